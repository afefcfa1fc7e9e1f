#!/usr/bin/env python3
"""Opens a page in headless Chromium and tells what it did: one JSON object on standard output.

    browser.py chromium PAGE.html [SCREENSHOT.png]

The browser is driven over its debugging pipe (descriptors 3 and 4, messages end in NUL), so no port is opened and only
the standard library is used. Ends with status 3 where the browser does not answer for two minutes.
"""
import base64, json, os, signal, subprocess, sys, tempfile

program, page = sys.argv[1:3]
to_browser, from_us = os.pipe()
from_browser, to_us = os.pipe()


def wire():
    for pair in ((to_browser, 3), (to_us, 4)):
        os.dup2(pair[0], pair[1] + 10)
    os.dup2(13, 3)
    os.dup2(14, 4)


profile = tempfile.TemporaryDirectory()
browser = subprocess.Popen(
    [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
     "--no-first-run", "--disable-background-networking", f"--user-data-dir={profile.name}", "about:blank"],
    preexec_fn=wire, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
os.close(to_browser)
os.close(to_us)


def give_up(*_):
    browser.kill()
    os._exit(3)


signal.signal(signal.SIGALRM, give_up)
signal.alarm(120)
stream = os.fdopen(from_browser, "rb")
buffer, number = b"", 0
console, requests = [], []


def receive():
    global buffer
    while b"\0" not in buffer:
        piece = os.read(stream.fileno(), 1 << 16)
        if not piece:
            os._exit(3)
        buffer += piece
    message, buffer = buffer.split(b"\0", 1)
    message = json.loads(message)
    method, values = message.get("method"), message.get("params", {})
    if method == "Runtime.consoleAPICalled":
        console.append(str(values["args"]))
    elif method == "Runtime.exceptionThrown":
        console.append(values["exceptionDetails"]["text"])
    elif method == "Log.entryAdded":
        console.append(values["entry"]["text"])
    elif method == "Network.requestWillBeSent":
        requests.append(values["request"]["url"])
    return message


def ask(method, session=None, **values):
    global number
    number += 1
    question = {"id": number, "method": method, "params": values}
    if session:
        question["sessionId"] = session
    try:
        os.write(from_us, json.dumps(question).encode() + b"\0")
    except BrokenPipeError:
        os._exit(3)
    while True:
        message = receive()
        if message.get("id") == number:
            if "error" in message:
                sys.exit(f"{method}: {message['error']}")
            return message["result"]


target = ask("Target.createTarget", url="about:blank")["targetId"]
session = ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
for domain in ("Page", "Runtime", "Log", "Network"):
    ask(domain + ".enable", session)
ask("Emulation.setDeviceMetricsOverride", session, width=1000, height=1400, deviceScaleFactor=1, mobile=False)
ask("Page.navigate", session, url="file://" + os.path.abspath(page))
while receive().get("method") != "Page.loadEventFired":
    pass


def value(expression):
    return ask("Runtime.evaluate", session, expression=expression, returnByValue=True)["result"].get("value")


report = {}
backgrounds = []
for scheme in ("light", "dark"):
    ask("Emulation.setEmulatedMedia", session, features=[{"name": "prefers-color-scheme", "value": scheme}])
    backgrounds.append(value("getComputedStyle(document.body).backgroundColor"))
report["backgrounds"] = backgrounds
visible = "[...document.querySelectorAll('.tip')].filter(t => getComputedStyle(t).visibility == 'visible').map(t => t.textContent)"
report["tipsBefore"] = value(visible)
box = value("(() => { const b = document.querySelector('.h > rect').getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] })()")
ask("Input.dispatchMouseEvent", session, type="mouseMoved", x=box[0], y=box[1])
report["tipsUnderPointer"] = value(visible)
if len(sys.argv) > 3:
    picture = ask("Page.captureScreenshot", session, format="png")["data"]
    with open(sys.argv[3], "wb") as file:
        file.write(base64.b64decode(picture))
report["console"] = console
report["requests"] = [url for url in requests if not url.startswith(("data:", "about:"))]
print(json.dumps(report))
browser.kill()
browser.wait()
