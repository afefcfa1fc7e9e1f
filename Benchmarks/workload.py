#!/usr/bin/env python3
"""Makes a workload for the benchmark: workload.py FOLDER ROWS {lean|rich}

FOLDER/template/        a loyalty card as passforge builds it: pass.json, template.json, images, two languages
FOLDER/rows.csv         ROWS rows of data
FOLDER/rows.tsv         the same for the floor program, which reads no CSV
FOLDER/fixed/           the files that no row changes, for the floor program
FOLDER/pass.marked      pass.json with @name@ where a row's values go, for the floor program

lean: icons and logos, about 55 KB a pass. rich: strips as well, about 410 KB. Only the standard library is used, and
the same arguments give the same bytes.
"""
import csv, json, os, random, struct, sys, zlib

IMAGES = {
    "icon.png": (38, 38, 2_100), "icon@2x.png": (76, 76, 5_200), "icon@3x.png": (114, 114, 9_800),
    "logo.png": (160, 50, 5_200), "logo@2x.png": (320, 100, 12_000), "logo@3x.png": (480, 150, 19_500),
    "strip.png": (375, 144, 42_000), "strip@2x.png": (750, 288, 110_000), "strip@3x.png": (1125, 432, 195_000),
}
COLUMNS = ("serial", "name", "balance", "message")
GIVEN = ("Ada", "Bo", "Chiara", "Dmitri", "Eşe", "Färida", "Goro", "Hélène", "Ines", "Jürgen")
FAMILY = ("Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel", "Ivy", "Juniper")


def picture(width, height, weight, seed):
    """A valid opaque PNG of about `weight` bytes: bands of colour with as much noise as the weight asks for."""
    def compressed(share):
        noise = random.Random(seed)
        rows = bytearray()
        for y in range(height):
            rows.append(1)
            for _ in range(width * 3):
                rows.append(noise.randrange(256) if noise.random() < share else (y >> 3) & 3)
        return zlib.compress(bytes(rows), 9)
    low, high, data = 0.0, 1.0, b""
    for _ in range(9):
        share = (low + high) / 2
        data = compressed(share)
        if abs(len(data) - weight) < weight * 0.02:
            break
        low, high = (low, share) if len(data) > weight else (share, high)
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def card(serial, name, balance, message):
    """pass.json of one card, about 2.5 KB, with four places that a row fills."""
    places = ((52.520008, 13.404954, "Mitte"), (48.137154, 11.576124, "Marienplatz"), (53.551086, 9.993682, "Hafen"))
    return {
        "formatVersion": 1, "passTypeIdentifier": "pass.example.bench.card", "teamIdentifier": "EXAMPLE234",
        "serialNumber": serial, "organizationName": "Example Coffee", "description": "Example Coffee loyalty card",
        "logoText": "Example Coffee", "foregroundColor": "rgb(255, 255, 255)", "backgroundColor": "rgb(60, 40, 30)",
        "labelColor": "rgb(230, 210, 190)", "expirationDate": "2049-12-31T23:59:00+00:00",
        "webServiceURL": "https://wallet.example/passes/", "authenticationToken": "an-invented-token-of-32-letters-",
        "locations": [{"latitude": la, "longitude": lo, "relevantText": f"Example Coffee {at} is near you."}
                      for la, lo, at in places],
        "barcodes": [{"format": "PKBarcodeFormatQR", "message": message, "messageEncoding": "iso-8859-1",
                      "altText": serial}],
        "storeCard": {
            "headerFields": [{"key": "tier", "label": "tier_label", "value": "Gold"}],
            "primaryFields": [{"key": "balance", "label": "balance_label", "value": balance, "currencyCode": "EUR",
                               "changeMessage": "balance_change"}],
            "secondaryFields": [{"key": "name", "label": "name_label", "value": name}],
            "auxiliaryFields": [{"key": "number", "label": "number_label", "value": serial}],
            "backFields": [{"key": f"back{i}", "label": f"Question {i}",
                            "value": f"Answer {i}: beans are roasted in small batches and sent out within the week."}
                           for i in range(1, 9)],
        },
    }


STRINGS = {
    "en": {"tier_label": "Tier", "balance_label": "Balance", "name_label": "Member", "number_label": "Number",
           "balance_change": "Your balance is now %@"},
    "de": {"tier_label": "Stufe", "balance_label": "Guthaben", "name_label": "Mitglied", "number_label": "Nummer",
           "balance_change": "Dein Guthaben ist jetzt %@"},
}


def main():
    folder, rows, kind = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    wanted = {name: shape for name, shape in IMAGES.items() if kind == "rich" or not name.startswith("strip")}
    files = {name: picture(*shape, seed) for seed, (name, shape) in enumerate(wanted.items())}
    for language, texts in STRINGS.items():
        lines = "".join(f'"{key}" = "{text}";\n' for key, text in texts.items())
        files[f"{language}.lproj/pass.strings"] = lines.encode()
    for base in ("template", "fixed"):
        for name, data in files.items():
            path = os.path.join(folder, base, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(data)
    template = card("${serial}", "${name}", {"$eval": "balance"}, "${message}")
    inputs = {"output": "${serial}.pkpass",
              "row": {"type": "object", "required": ["serial", "name", "balance", "message"], "properties": {
                  "serial": {"type": "string", "unique": True, "examples": ["S-0"]},
                  "name": {"type": "string", "examples": ["Ada Alder"]},
                  "balance": {"type": "number", "examples": [12.50]},
                  "message": {"type": "string", "examples": ["member:0"]}}}}
    with open(os.path.join(folder, "template", "pass.json"), "w", encoding="utf-8") as file:
        json.dump(template, file, ensure_ascii=False, indent=2)
    with open(os.path.join(folder, "template", "template.json"), "w", encoding="utf-8") as file:
        json.dump(inputs, file, indent=2)
    marked = json.dumps(card("@serial@", "@name@", "@balance@", "@message@"), ensure_ascii=False,
                        separators=(",", ":")).replace('"@balance@"', "@balance@") + "\n"
    with open(os.path.join(folder, "pass.marked"), "w", encoding="utf-8") as file:
        file.write(marked)
    choice = random.Random(7)
    with open(os.path.join(folder, "rows.csv"), "w", encoding="utf-8", newline="") as table, \
            open(os.path.join(folder, "rows.tsv"), "w", encoding="utf-8") as plain:
        writer = csv.writer(table)
        writer.writerow(COLUMNS)
        for number in range(rows):
            serial = f"S-{number:07d}"
            row = (serial, f"{choice.choice(GIVEN)} {choice.choice(FAMILY)}",
                   f"{choice.randrange(100_000) / 100:.2f}", f"member:{serial}:{choice.randrange(10**9):09d}")
            writer.writerow(row)
            plain.write("\t".join(row) + "\n")


if __name__ == "__main__":
    main()
