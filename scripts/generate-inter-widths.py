#!/usr/bin/env python3
"""Writes Sources/PassLayout/Text/InterWidths+Table.swift from the fonts of Debian's package fonts-inter.

Reads the tables cmap, hmtx, hhea and head only, with nothing but the standard library, and writes the same
bytes for the same fonts:

    scripts/generate-inter-widths.py /usr/share/fonts/opentype/inter > Sources/PassLayout/Text/InterWidths+Table.swift

A width is written as two letters of a 64-letter alphabet: half its advance, rounded up, in units of the em
square, which is the same for all four fonts. Private-use code points are left out.
"""

import struct
import sys
from pathlib import Path

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
WEIGHTS = ["Light", "Regular", "Medium", "SemiBold"]
LINE = 104


def tables(data):
    count = struct.unpack(">H", data[4:6])[0]
    for index in range(count):
        tag, _, offset, length = struct.unpack(">4sIII", data[12 + 16 * index : 28 + 16 * index])
        yield tag.decode("ascii"), data[offset : offset + length]


def glyphs_by_scalar(cmap):
    """The mapping of the full-repertoire subtable (platform 0 or 3, format 12)."""
    for index in range(struct.unpack(">H", cmap[2:4])[0]):
        offset = struct.unpack(">I", cmap[8 + 8 * index : 12 + 8 * index])[0]
        if struct.unpack(">H", cmap[offset : offset + 2])[0] != 12:
            continue
        groups = struct.unpack(">I", cmap[offset + 12 : offset + 16])[0]
        result = {}
        for group in range(groups):
            start = offset + 16 + 12 * group
            first, last, glyph = struct.unpack(">III", cmap[start : start + 12])
            for scalar in range(first, last + 1):
                result[scalar] = glyph + scalar - first
        return result
    sys.exit("the font has no cmap subtable of format 12")


def advances(path):
    font = dict(tables(path.read_bytes()))
    units = struct.unpack(">H", font["head"][18:20])[0]
    metrics = struct.unpack(">H", font["hhea"][34:36])[0]
    widths = [(struct.unpack(">H", font["hmtx"][4 * i : 4 * i + 2])[0] + 1) // 2 for i in range(metrics)]
    scalars = glyphs_by_scalar(font["cmap"])
    return units, {s: widths[min(g, metrics - 1)] for s, g in scalars.items() if 0x20 <= s and not is_private(s)}


def is_private(scalar):
    return 0xE000 <= scalar <= 0xF8FF or scalar >= 0xF0000


def ranges(scalars):
    result = []
    for scalar in sorted(scalars):
        if result and result[-1][1] + 1 == scalar:
            result[-1][1] = scalar
        else:
            result.append([scalar, scalar])
    return result


def encoded(widths):
    if max(widths) >= len(ALPHABET) ** 2:
        sys.exit("a width does not fit into two letters")
    return "".join(ALPHABET[w // 64] + ALPHABET[w % 64] for w in widths)


def literal(text):
    lines = [text[i : i + LINE] for i in range(0, len(text), LINE)]
    return '"""\n' + "\\\n".join("      " + line for line in lines) + '\n      """'


def main():
    folder = Path(sys.argv[1])
    fonts = {weight: advances(folder / f"Inter-{weight}.otf") for weight in WEIGHTS}
    units = {fonts[weight][0] for weight in WEIGHTS}
    scalars = set.intersection(*(set(fonts[weight][1]) for weight in WEIGHTS))
    if len(units) != 1:
        sys.exit("the fonts differ in their units per em")
    spans = ranges(scalars)
    out = []
    out.append("// Written by scripts/generate-inter-widths.py from Debian's fonts-inter; do not edit.")
    out.append("// Inter is © The Inter Project Authors, SIL Open Font License 1.1. These are advance widths only.")
    out.append("")
    out.append("extension InterWidths {")
    out.append("  /// How many of the table's units make one em, for all four fonts.")
    out.append(f"  static let unitsPerEm = {units.pop() // 2}")
    out.append("")
    out.append("  /// First and last code point of each run that the fonts cover, ascending.")
    out.append("  static let covered: [(first: UInt32, last: UInt32)] = [")
    row = ""
    for first, last in spans:
        item = f"(0x{first:X}, 0x{last:X}), "
        if len(row) + len(item) > 100:
            out.append("    " + row.rstrip())
            row = ""
        row += item
    out.append("    " + row.rstrip())
    out.append("  ]")
    out.append("")
    out.append("  /// Two letters per covered code point, in the order of ``covered``.")
    out.append("  static func letters(of weight: FontWeight) -> StaticString {")
    out.append("    switch weight {")
    for weight in WEIGHTS:
        widths = [fonts[weight][1][s] for first, last in spans for s in range(first, last + 1)]
        name = weight[0].lower() + weight[1:].replace("Bold", "bold")
        out.append(f"    case .{name.lower()}:")
        out.append("      " + literal(encoded(widths)))
    out.append("    }")
    out.append("  }")
    out.append("}")
    print("\n".join(out))


main()
