#!/usr/bin/env python3
"""The figures of passforge, each as a ratio to a limit that is taken in the same run: see docs/performance.md.

    scripts/bench.sh [PART …] [--runs 5]      PART: start, build, steps, verify, preview, lean,
                                              folder, rich, memory, scaling

Medians of `--runs` pairs: limit and job are run in turn, so a machine that slows down slows both. Only the standard
library is used; `openssl` gives the limits.
"""
import argparse, json, os, re, resource, shutil, statistics, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
CORES = len(os.sched_getaffinity(0))


def run(words, **more):
    """Runs a command, which must succeed; gives wall seconds and peak memory in MB."""
    start = time.monotonic()
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **more)
    errors = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"failed: {' '.join(words)}\n{errors.decode()}")
    return seconds, usage.ru_maxrss / 1024


def rsa_rate(processes=1):
    """RSA-2048 signatures a second by wall clock: openssl's own measure."""
    words = ["openssl", "speed", "-elapsed", "-seconds", "2"]
    if processes > 1:
        words += ["-multi", str(processes)]
    text = subprocess.run(words + ["rsa2048"], capture_output=True, text=True, check=True).stdout
    return float(re.search(r"rsa\s+2048 bits\s+\S+\s+\S+\s+([\d.]+)", text).group(1))


class Bench:
    def __init__(self, options):
        self.options = options
        self.folder = tempfile.mkdtemp(prefix="passforge-bench-")
        self.memory = tempfile.mkdtemp(prefix="passforge-bench-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
        self.environment = dict(os.environ, XDG_DATA_HOME=os.path.join(self.folder, "data"))
        self.failed = False
        self.identity = os.path.join(self.folder, "identity", "identity.pem")
        self.forge("identity", "new", "--development", os.path.dirname(self.identity),
                   "--pass-type", "pass.example.bench.card", "--team", "EXAMPLE234")

    def forge(self, *words):
        return run([self.options.passforge, *words], env=self.environment)

    def workload(self, kind, rows):
        folder = os.path.join(self.folder, f"{kind}-{rows}")
        if not os.path.isdir(folder):
            run([sys.executable, os.path.join(HERE, "workload.py"), folder, str(rows), kind])
        return folder

    def tell(self, what, ratio, goal, at_least, limit, job):
        good = ratio >= goal if at_least else ratio <= goal
        self.failed |= not good
        sign = ">=" if at_least else "<="
        print(f"{'ok ' if good else 'LOW' if at_least else 'OVER'} {what:<44} {ratio:6.3f}  wanted {sign} {goal:<5}"
              f"  limit {limit}  job {job}", flush=True)

    def fresh(self, place, name):
        path = os.path.join(place, name)
        shutil.rmtree(path, ignore_errors=True)
        return path

    # Parts

    def start(self):
        pairs = [(run(["openssl", "version"])[0], self.forge("version")[0]) for _ in range(8 * self.options.runs)]
        limit, job = (statistics.median(side) for side in zip(*pairs))
        self.tell("start: passforge version / openssl version", job / limit, 1.5, False,
                  f"{limit * 1e3:.1f} ms", f"{job * 1e3:.1f} ms")

    def build(self):
        work = self.workload("rich", 1000)
        row = os.path.join(self.folder, "row.json")
        with open(row, "w") as file:
            file.write('[{"serial":"S-1","name":"Ada Alder","balance":12.50,"message":"member:1"}]')
        # In memory: waiting for a disk to say that it has the pass is no work of ours, and openssl does not ask for it.
        out = os.path.join(self.memory, "one.pkpass")
        build = ["build", os.path.join(work, "template"), "--data", row, "--identity", self.identity, "-o", out, "--force"]
        self.forge(*build)
        manifest = os.path.join(self.folder, "manifest.json")
        with open(manifest, "wb") as file:
            subprocess.run(["unzip", "-p", out, "manifest.json"], stdout=file, check=True)
        with open(self.identity) as file:
            certificates = re.findall(r"-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----\n", file.read(), re.S)
        intermediate = os.path.join(self.folder, "intermediate.pem")
        with open(intermediate, "w") as file:
            file.write(certificates[1])
        sign = ["openssl", "cms", "-sign", "-binary", "-in", manifest, "-signer", self.identity, "-inkey", self.identity,
                "-certfile", intermediate, "-outform", "DER", "-out", os.path.join(self.memory, "signature")]
        pairs = [(run(sign)[0], self.forge(*build)[0]) for _ in range(4 * self.options.runs)]
        limit, job = (statistics.median(side) for side in zip(*pairs))
        images = statistics.median(self.steps_of("rich")["decode-images-first"] for _ in range(self.options.runs)) / 1e6
        self.tell("build of 400 KB / openssl cms -sign", (job - images) / limit, 2.0, False,
                  f"{limit * 1e3:.1f} ms", f"{job * 1e3:.1f} ms, {images * 1e3:.1f} ms of it libpng")

    def steps_of(self, kind):
        work = self.workload(kind, 1000)
        text = subprocess.run([self.options.measure, "steps", os.path.join(work, "template"), self.identity],
                              capture_output=True, text=True, check=True, env=self.environment).stdout
        return json.loads(text)

    def steps(self):
        steps = self.steps_of("lean")
        self.tell("sign in process / raw RSA, one core", steps["sign-to-raw"], 0.97, True,
                  f"{steps['raw']:.0f} us", f"{steps['sign']:.0f} us")
        self.tell("render / signature", steps["render"] / steps["raw"], 0.1, False,
                  f"{steps['raw']:.0f} us", f"{steps['render']:.1f} us")
        lint = steps["prepare"] - steps["prepare-without-lint"]
        self.tell("lint of a row / signature", lint / steps["raw"], 0.1, False, f"{steps['raw']:.0f} us", f"{lint:.1f} us")
        print("    microseconds a pass:", ", ".join(f"{name} {value}" for name, value in steps.items()))

    def batch(self, work, rows, jobs, output):
        seconds, memory = self.forge("batch", os.path.join(work, "template"), "--data", os.path.join(work, "rows.csv"),
                                     "--identity", self.identity, "--jobs", str(jobs), "--quiet", "--stream", *output)
        return rows / seconds, memory

    def lean(self):
        rows = self.options.rows
        work = self.workload("lean", rows)
        for jobs, goal in ((1, 0.94), (CORES, 0.87)):
            pairs = []
            for _ in range(self.options.runs):
                before = rsa_rate(jobs)
                archive = os.path.join(self.fresh(self.memory, "archive"), "out.tar")
                os.makedirs(os.path.dirname(archive))
                rate, _ = self.batch(work, rows, jobs, ("--archive", archive))
                pairs.append(((before + rsa_rate(jobs)) / 2, rate))
            shutil.rmtree(os.path.join(self.memory, "archive"), ignore_errors=True)
            self.against(f"lean, --archive in memory, {jobs} signing / RSA", goal, pairs)

    def against(self, what, goal, pairs):
        ratio = statistics.median(job / limit for limit, job in pairs)
        limit, job = (statistics.median(side) for side in zip(*pairs))
        self.tell(what, ratio, goal, True, f"{limit:.0f}/s", f"{job:.0f}/s")

    def floored(self, kind, rows, jobs, goal):
        work = self.workload(kind, rows)
        pairs = []
        for _ in range(self.options.runs):
            floor = self.fresh(self.folder, "floor")
            os.makedirs(floor)
            text = subprocess.run([self.options.floor, work, self.identity, floor, str(rows), str(jobs)],
                                  capture_output=True, text=True, check=True).stdout
            shutil.rmtree(floor)
            os.sync()
            out = self.fresh(self.folder, "out")
            rate, _ = self.batch(work, rows, jobs, ("-o", out))
            shutil.rmtree(out)
            os.sync()
            pairs.append((rows / float(text), rate))
        self.against(f"{kind}, a folder on disk, {jobs} signing / floor", goal, pairs)

    def folder_part(self):
        for jobs in (1, CORES):
            self.floored("lean", self.options.rows, jobs, 1.0)

    def rich(self):
        self.floored("rich", max(500, self.options.rows // 5), CORES, 0.95)

    def peak(self, rows):
        work = self.workload("lean", rows)
        archive = os.path.join(self.fresh(self.memory, "archive"), "out.tar")
        os.makedirs(os.path.dirname(archive))
        rate, memory = self.batch(work, rows, CORES, ("--archive", archive))
        shutil.rmtree(os.path.dirname(archive))
        return rows / rate, memory

    def memory_part(self):
        small = self.peak(1_000)[1]
        large = self.peak(100_000)[1]
        self.tell("memory of 100,000 rows, MB", large, 64, False, f"{small:.1f} MB for 1,000", f"{large:.1f} MB")
        self.tell("memory above that of 1,000 rows, MB", large - small, 8, False, f"{small:.1f} MB", f"{large:.1f} MB")

    def scaling(self):
        pairs = [(self.peak(10_000)[0], self.peak(100_000)[0]) for _ in range(max(1, self.options.runs // 2))]
        ratio = statistics.median(large / small for small, large in pairs)
        self.tell("time of 100,000 rows / 10,000 rows", ratio, 10.5, False, f"{pairs[0][0]:.1f} s", f"{pairs[0][1]:.1f} s")

    def verify(self):
        work = self.workload("rich", 1000)
        out = self.fresh(self.memory, "verify")
        self.batch(work, 1000, CORES, ("-o", out, "--flat"))
        words = ["taskset", "-c", "0"] if shutil.which("taskset") else []
        text = subprocess.run([*words, self.options.measure, "verify", out, str(self.options.runs)],
                              capture_output=True, text=True, check=True, env=self.environment).stdout
        found = json.loads(text)
        shutil.rmtree(out)
        self.tell(f"verify {found['passes']} passes of {found['bytes'] / found['passes'] / 1000:.0f} KB / SHA-1 of them, one core",
                  found["verify-to-sha1"], 4.0, False, f"{found['sha1'] / 1e6:.2f} s", f"{found['verify'] / 1e6:.2f} s")

    def preview(self):
        template = os.path.join(os.path.dirname(HERE), "Templates", "store-card")
        picture = os.path.join(self.folder, "one.png")
        seconds = [self.forge("preview", template, "-o", picture, "--force")[0] for _ in range(4 * self.options.runs)]
        self.tell("preview, one PNG at 2x as a process, ms", statistics.median(seconds) * 1e3, 150, False, "-", "-")
        rows = os.path.join(self.folder, "sheet.csv")
        with open(rows, "w") as file:
            file.write("serial,name,balance,stamps,level\n")
            for number in range(100):
                file.write(f"BOHNE-{10000 + number},Guest {number},{number}.5,{number % 10},Fledgling\n")
        sheet = ["preview", template, "--contact-sheet", rows, "--sample", "100", "-o", picture, "--force"]
        seconds = [self.forge(*sheet)[0] for _ in range(self.options.runs)]
        self.tell("preview, a sheet of 100 passes, s", statistics.median(seconds), 3, False, "-", "-")

    PARTS = {"start": start, "build": build, "steps": steps, "verify": verify, "preview": preview, "lean": lean,
             "folder": folder_part, "rich": rich, "memory": memory_part, "scaling": scaling}


def main():
    parser = argparse.ArgumentParser(description="Ratios of passforge to the limits of this machine.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(Bench.PARTS))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--rows", type=int, default=10_000, help="rows of the lean workload")
    for tool in ("passforge", "measure", "floor"):
        parser.add_argument("--" + tool, required=True)
    options = parser.parse_args()
    for tool in ("passforge", "measure", "floor"):
        setattr(options, tool, os.path.abspath(getattr(options, tool)))
    unknown = [part for part in options.parts if part not in Bench.PARTS]
    if unknown:
        parser.error(f"no such part: {unknown[0]}; there are {', '.join(Bench.PARTS)}")
    bench = Bench(options)
    try:
        print(f"{CORES} cores, medians of {options.runs}")
        for name in options.parts or Bench.PARTS:
            Bench.PARTS[name](bench)
    finally:
        shutil.rmtree(bench.folder, ignore_errors=True)
        shutil.rmtree(bench.memory, ignore_errors=True)
    sys.exit(1 if bench.failed else 0)


if __name__ == "__main__":
    main()
