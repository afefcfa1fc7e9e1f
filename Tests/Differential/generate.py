"""Makes random JSON-e templates and contexts and prints what the reference makes of them, one JSON line each.

usage: generate.py COUNT SEED

A line has `template` and `context` as JSON texts (so that the spelling of numbers survives), `plain`, the outcome of
the reference as it is, and `explained`, the outcome with the differences that reference.py explains.
"""

import json
import random
import sys

import reference

WORDS = ["a", "b", "n", "s", "list", "obj", "deep", "flag", "x", "y", "acc", "unknown", "now", "nothing", "k", "v"]
TEXTS = [
    "", "abc", "Hello World", " padded\t", "é", "e\u0301", "straße", "ΑΣ", "İ", "日本語", "🎟️", "a,b,,c", "\r\n",
    "12", "-3.50", "1e3", "x1", "${a}", "$", "$$", "quote\" \\ back", "\u0001\u001f", "\u2028", "2 days", "key",
]
NUMBERS = [
    "0", "1", "2", "3", "-1", "-7", "10", "12.50", "0.1", "1e3", "2.0", "-0.5", "100000000000000000000",
    "9007199254740993", "9223372036854775807", "1.5E-7", "3.25", "0.2",
]
BUILTINS = [
    "min", "max", "sqrt", "ceil", "floor", "abs", "lowercase", "uppercase", "strip", "rstrip", "lstrip", "str",
    "number", "len", "range", "join", "split", "fromNow", "typeof", "defined",
]
BINARY = ["+", "-", "*", "/", "**", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "in"]
OFFSETS = ["", "1 day", "-2 weeks 3 days", "1y2mo3w4d5h6m7s", "3 fortnights", "10 minutes", " + 5 hours", "1 mo 1 d", "9999 years"]
NOISE = ["", " ", "  ", "\t", "\n", "\u00a0"]


class Raw:
    """A JSON text to be written as it is."""

    def __init__(self, text):
        self.text = text


def write(value):
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, dict):
        return "{%s}" % ",".join(json.dumps(k) + ":" + write(v) for k, v in value.items())
    if isinstance(value, list):
        return "[%s]" % ",".join(map(write, value))
    return json.dumps(value, ensure_ascii=random.random() < 0.5)


class Generator:
    def __init__(self, rng):
        self.rng = rng

    def pick(self, *options):
        return self.rng.choice(options)

    def chance(self, probability):
        return self.rng.random() < probability

    # --- data

    def number_data(self):
        return Raw(self.rng.choice(NUMBERS) if self.chance(0.5) else str(self.rng.randrange(-20, 20)))

    def data(self, depth=3):
        kind = self.rng.randrange(10 if depth else 6)
        if kind <= 1:
            return self.rng.choice(TEXTS)
        if kind <= 3:
            return self.number_data()
        if kind <= 5:
            return self.pick(True, False, None)
        if kind <= 7:
            return [self.data(depth - 1) for _ in range(self.rng.randrange(5))]
        return {self.rng.choice(WORDS + TEXTS[:8]): self.data(depth - 1) for _ in range(self.rng.randrange(5))}

    def some(self, make, most=6):
        return [make() for _ in range(self.rng.randrange(most))]

    def context(self):
        values = {
            "a": self.data(), "b": self.data(1), "n": self.number_data(), "m": self.number_data(),
            "s": self.rng.choice(TEXTS), "t": self.rng.choice(TEXTS), "list": self.some(self.number_data),
            "words": self.some(lambda: self.rng.choice(TEXTS)), "mixed": self.some(lambda: self.data(1)),
            "objs": self.some(self.pair), "obj": self.pair(), "deep": {"x": self.pair(), "y": self.some(self.pair, 3)},
            "flag": self.chance(0.5), "nothing": None,
        }
        for name in list(values):
            if self.chance(0.02):
                del values[name]
        if self.chance(0.03):
            values["now"] = self.pick("2019-01-01T01:00:00.123Z", "2020-02-29T23:59:59.999Z", "not a date")
        if self.chance(0.02):
            values["len"] = self.data(0)
        if self.chance(0.005):
            values["a b"] = 1
        return values

    def pair(self):
        return {"k": self.rng.choice(TEXTS), "v": self.number_data(), **({"e\u0301": self.data(1)} if self.chance(0.2) else {})}

    # --- expressions, by the kind of value that they are meant to give

    def quoted(self, text):
        quote = "'" if '"' in text else self.pick("'", '"')
        return quote + text.replace(quote, "") + quote

    def gap(self):
        return self.rng.choice(NOISE) if self.chance(0.15) else ""

    def expression(self, kind, depth):
        if self.chance(0.04):
            kind = self.pick("number", "text", "truth", "list", "object", "any")
        if kind == "any":
            kind = self.pick("number", "number", "text", "text", "truth", "list", "object", "odd")
        made = getattr(self, kind)(depth - 1) if depth > 0 else getattr(self, kind + "_atom")()
        return self.gap() + made + self.gap()

    def number_atom(self):
        return self.pick("n", "m", "n", "obj.v", "0", "1", "2", "3", "10", "1.5", "2.0", "12.50", "007", "0.1", "x", "y",
                         "9223372036854775807", "99999999999999999999")

    def text_atom(self):
        return self.pick("s", "t", "s", "obj.k", "now", "words[0]") if self.chance(0.5) else self.quoted(self.rng.choice(TEXTS))

    def truth_atom(self):
        return self.pick("flag", "true", "false", "nothing", "null")

    def list_atom(self):
        return self.pick("list", "words", "mixed", "objs", "[]", "deep.y")

    def object_atom(self):
        return self.pick("obj", "deep.x", "{}", "deep", "objs[0]", "{k: 1, 'e\u0301': 2}", "{'k': s}")

    def odd_atom(self):
        return self.pick("a", "b", "x", "y", "acc", "unknown", "min", "nothing")

    def of(self, kind, depth):
        return self.expression(kind, depth)

    def number(self, depth):
        one = lambda: self.of("number", depth)
        return self.pick(
            lambda: one() + self.pick(" + ", " - ", "*", " / ", " * ", "-", "+") + one(),
            lambda: one() + self.pick("**", " ** ") + self.pick("2", "3", "0.5", "-1", one()),
            lambda: self.pick("-", "+", "- ") + one(),
            lambda: "(" + one() + ")",
            lambda: self.pick("abs", "ceil", "floor", "sqrt", "abs") + "(" + one() + ")",
            lambda: self.pick("min", "max") + "(" + ", ".join(one() for _ in range(self.rng.randrange(4))) + ")",
            lambda: "len(" + self.of(self.pick("text", "list"), depth) + ")",
            lambda: "number(" + self.quoted(self.pick("12", "-3.5", " 7 ", "1e2", ".5", "5.", "x", "", "007", "1e400", "-0")) + ")",
            lambda: self.of("list", depth) + "[" + self.pick("0", "-1", "1", one()) + "]",
            lambda: self.of("object", depth) + self.pick(".v", "['v']", "[s]", ".k"),
        )()

    def text(self, depth):
        one, number = (lambda: self.of("text", depth)), (lambda: self.pick("0", "1", "2", "-1", "-2", "n", self.of("number", depth)))
        return self.pick(
            lambda: one() + " + " + one(),
            lambda: self.pick("lowercase", "uppercase", "strip", "lstrip", "rstrip") + "(" + one() + ")",
            lambda: "str(" + self.of(self.pick("number", "truth", "text"), depth) + ")",
            lambda: one() + "[" + number() + "]",
            lambda: one() + "[" + self.pick("", number()) + ":" + self.pick("", number()) + "]",
            lambda: "join(" + self.of("list", depth) + ", " + self.pick("', '", "1", "2.50", one()) + ")",
            lambda: "split(" + one() + ", " + self.pick("','", "''", "' '", "'a'", "0") + ")[" + self.pick("0", "1") + "]",
            lambda: "typeof(" + self.of("any", depth) + ")",
            lambda: "fromNow(" + self.quoted(self.rng.choice(OFFSETS)) + self.pick("", "", ", '2017-01-01T01:00:00.123Z'", ", s") + ")",
            lambda: self.of("object", depth) + self.pick(".k", "['k']", "['e\u0301']"),
        )()

    def truth(self, depth):
        kind = self.pick("number", "text", "any")
        one = lambda: self.of(kind, depth)
        return self.pick(
            lambda: one() + self.pick(" < ", " > ", "<=", ">=", " == ", " != ", "==") + one(),
            lambda: self.of("any", depth) + self.pick("==", " != ") + self.of("any", depth),
            lambda: self.of("truth", depth) + self.pick(" && ", " || ") + self.of(self.pick("truth", "any"), depth),
            lambda: self.pick("!", "!", "!!") + self.of("any", depth),
            lambda: one() + " in " + self.of(self.pick("list", "text", "object") if kind == "text" else "list", depth),
            lambda: "defined(" + self.quoted(self.rng.choice(WORDS)) + ")",
            lambda: "(" + self.of("truth", depth) + ")",
        )()

    def list(self, depth):
        number = lambda: self.pick("0", "1", "2", "-1", "-2", "2.0", self.of("number", depth))
        return self.pick(
            lambda: "[" + ", ".join(self.of("any", depth) for _ in range(self.rng.randrange(4))) + "]",
            lambda: self.of("list", depth) + "[" + self.pick("", number()) + ":" + self.pick("", number()) + "]",
            lambda: "range(" + ", ".join(str(self.rng.randrange(-6, 12)) for _ in range(self.rng.randrange(2, 4))) + ")",
            lambda: "split(" + self.of("text", depth) + ", " + self.pick("','", "''", "' '", "'a'") + ")",
            lambda: self.of("object", depth) + self.pick(".y", "['y']"),
        )()

    def object(self, depth):
        keys = lambda: self.rng.choice(WORDS) if self.chance(0.7) else self.quoted(self.rng.choice(TEXTS))
        return self.pick(
            lambda: "{" + ", ".join(keys() + ": " + self.of("any", depth) for _ in range(self.rng.randrange(4))) + "}",
            lambda: self.of("list", depth) + "[" + self.pick("0", "-1", "1") + "]",
            lambda: self.of("object", depth) + self.pick(".x", "['x']", "[s]"),
        )()

    def odd(self, depth):
        return self.pick(
            lambda: self.rng.choice(BUILTINS) + "(" + ", ".join(self.of("any", depth) for _ in range(self.pick(0, 1, 1, 2, 3))) + ")",
            lambda: self.of("any", depth) + "." + self.rng.choice(WORDS),
            lambda: self.of("any", depth) + "[" + self.of("any", depth) + "]",
            lambda: "[min, max, len][" + self.pick("0", "1", "2") + "](" + self.of("number", depth) + ")",
            lambda: self.odd_atom(),
            lambda: self.of("any", depth) + " " + self.rng.choice(BINARY) + " " + self.of("any", depth),
        )()

    def code(self, kind="any", depth=3):
        text = self.expression(kind, self.rng.randrange(depth + 1))
        return self.mutated(text) if self.chance(0.05) else text

    def mutated(self, text):
        for _ in range(self.pick(1, 1, 2)):
            position = self.rng.randrange(len(text) + 1)
            kind = self.rng.randrange(3)
            if kind == 0:
                text = text[:position] + text[position + 1 :]
            elif kind == 1:
                text = text[:position] + self.pick(*"()[]{}.,:+-*/!=<>&|'\"$#%^ 19ax") + text[position:]
            else:
                other = self.rng.randrange(len(text) + 1)
                text = text[: min(position, other)] + text[max(position, other) :]
        return text

    # --- templates

    def interpolated(self):
        pieces = []
        for _ in range(self.rng.randrange(1, 4)):
            pieces.append(self.pick("", "plain ", "$", "$${", "}", "\u00fc", "\n", "$$"))
            pieces.append("${" + self.code(self.pick("number", "text", "truth", "text"), 2) + "}")
        text = "".join(pieces)
        return self.mutated(text) if self.chance(0.04) else text

    def key(self):
        if self.chance(0.04):
            return self.pick("$$a", "$$${a}", "$a", "$eval", "$ ", "${s}", "x-${n}", "$${a}", "$default")
        return self.pick("k1", "k2", "key", "value", "other key", "\u00fc", "each(x)", "then", "e\u0301")

    def template(self, depth=3):
        kind = self.rng.randrange(26 if depth else 6)
        inner = lambda: self.template(depth - 1)
        if kind == 0:
            return self.data(2)
        if kind <= 2:
            return self.interpolated()
        if kind <= 5:
            return {"$eval": self.code()}
        if kind <= 7:
            return [inner() for _ in range(self.rng.randrange(4))]
        if kind <= 9:
            return {self.key(): inner() for _ in range(self.rng.randrange(5))}
        made = self.operation(kind, inner)
        if self.chance(0.03):
            made[self.pick("then", "else", "foo", "in", "each(x)", "each(x,y)", "by(x)", "from", "initial", "$eval", "thenceforth")] = inner()
        if self.chance(0.02) and made:
            del made[self.rng.choice(list(made))]
        return made

    def each(self, names):
        return "each(" + self.pick(",", ", ").join(names) + ")"

    def array(self, inner):
        return self.pick(
            {"$eval": self.pick("list", "words", "objs", "mixed")}, {"$eval": self.code("list")}, [inner(), inner()],
            self.some(lambda: self.data(1)), self.some(self.number_data), *([inner()] if self.chance(0.2) else []))

    def object_template(self, inner):
        return self.pick({"$eval": self.code("object", 2)}, {"$eval": "obj"}, {self.key(): inner(), "k2": inner()})

    def operation(self, kind, inner):
        if kind <= 11:
            made = {"$if": self.code("truth")}
            if self.chance(0.85):
                made["then"] = inner()
            if self.chance(0.6):
                made["else"] = inner()
            return made
        if kind == 12:
            names = {self.rng.choice(WORDS): inner() for _ in range(self.rng.randrange(1, 4))}
            return {"$let": names if self.chance(0.9) else inner(), "in": inner()}
        if kind == 13:
            return {"$map": self.array(inner), self.each(self.pick(["x"], ["x", "y"])): inner()}
        if kind == 14:
            body = self.pick({"${x.key}": {"$eval": "x.val"}}, {"${x.key}!": inner()}, {"k": inner()})
            return {"$map": self.object_template(inner), "each(x)": body}
        if kind == 15:
            return {"$map": self.object_template(inner), "each(x,y)": {"${y}": {"$eval": "x"}, "${y}-": inner()}}
        if kind == 16:
            each = self.each(self.pick(["acc", "x"], ["acc", "x", "y"]))
            array, initial, step = self.pick(
                ({"$eval": "list"}, Raw("0"), "acc + x"), ({"$eval": "words"}, "", "acc + x"),
                (self.array(inner), Raw("1"), "[acc, x]"), (self.array(inner), [], self.code()))
            return {"$reduce": array, each: self.pick({"$eval": step}, {"$eval": step}, inner()), "initial": initial}
        if kind == 17:
            array, test = self.pick(
                ({"$eval": "list"}, "x > n"), ({"$eval": "words"}, "len(x) > 2"), ({"$eval": "objs"}, "x.v < 3"),
                (self.array(inner), self.code("truth")))
            return {"$find": array, self.each(self.pick(["x"], ["x", "y"])): test}
        if kind == 18:
            return {"$match": {self.code("truth", 2): inner() for _ in range(self.rng.randrange(4))}}
        if kind == 19:
            cases = {self.code("truth", 2): inner() for _ in range(self.rng.randrange(3))}
            if self.chance(0.4):
                cases["$default"] = inner()
            return {"$switch": cases}
        if kind == 20:
            objects = [self.object_template(inner) for _ in range(self.rng.randrange(4))]
            nested = [{"a": {"b": [1]}}, {"a": {"b": [2], "c": inner()}}, {"a": self.object_template(inner)}]
            return {self.pick("$merge", "$mergeDeep", "$mergeDeep"): self.pick(objects, nested)}
        if kind == 21:
            return {self.pick("$flatten", "$flattenDeep"): [self.array(inner), [self.array(inner)], inner()]}
        if kind == 22:
            array, key = self.pick(
                ({"$eval": "list"}, "x"), ({"$eval": "words"}, "x"), ({"$eval": "objs"}, "x.v"), ({"$eval": "objs"}, "x.k"),
                (self.some(self.number_data), "-x"), ({"$eval": "mixed"}, "str(x)"), (self.array(inner), self.code()))
            return {"$sort": array, "by(x)": key} if key not in ("x",) or self.chance(0.5) else {"$sort": array}
        if kind == 23:
            return {"$reverse": self.array(inner)}
        if kind == 24:
            return {"$json": inner()}
        made = {"$fromNow": self.rng.choice(OFFSETS)}
        if self.chance(0.3):
            made["from"] = self.pick("2017-01-01T01:00:00.123Z", {"$eval": "now"})
        return made


def result_text(found):
    """The outcome as JSON that any reader takes: no infinities, no objects of Python's."""
    try:
        return json.dumps(found, allow_nan=False)
    except (TypeError, ValueError):
        return json.dumps({"error": None})


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    sys.setrecursionlimit(20_000)
    packages = {"plain": reference.pristine(), "explained": reference.explained()}
    for index in range(count):
        rng = random.Random(seed * 1_000_003 + index)
        random.seed(seed + index)
        generator = Generator(rng)
        template, context = write(generator.template()), write(generator.context())
        line = {"template": template, "context": context}
        for name, (package, error) in packages.items():
            outcome = reference.outcome(package, error, reference.loads(template), reference.loads(context))
            line[name] = json.loads(result_text(outcome))
        print(json.dumps(line))


main()
