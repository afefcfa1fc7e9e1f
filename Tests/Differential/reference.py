"""The reference implementation of JSON-e, twice: as it is, and with the differences that are explained.

A difference is explained here and nowhere else. Each numbered note says what the reference does, what passforge does
instead, and why; docs/template-language.md tells users about those that they can meet.
"""

import datetime
import importlib
import json
import math
import operator
import re
import sys

CLOCK = datetime.datetime(2017, 1, 19, 16, 27, 20, 974000, tzinfo=datetime.timezone.utc)
INT64 = 1 << 63
WHOLE = 1 << 53


# --- loading ---------------------------------------------------------------------------------------------------


class Spelled(float):
    """1. An untouched number keeps its spelling, in texts and in $json (`12.50`, `1e3`); the reference forgets it."""

    def __new__(cls, text):
        value = float.__new__(cls, text)
        value.text = text
        return value

    def __str__(self):
        return self.text

    __repr__ = __str__


def loads(text):
    return json.loads(text, parse_float=Spelled)


class FrozenDatetime(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return CLOCK


class FrozenModule:
    timedelta = datetime.timedelta
    timezone = datetime.timezone
    datetime = FrozenDatetime


def load():
    """A fresh copy of the package, independent of any loaded before; its clock stands still."""
    for name in [n for n in sys.modules if n == "jsone" or n.startswith("jsone.")]:
        del sys.modules[name]
    package = importlib.import_module("jsone")
    modules = {n: sys.modules["jsone." + n] for n in ("render", "interpreter", "builtins", "shared", "parser")}
    modules["shared"].datetime = FrozenModule
    return package, modules


def pristine():
    package, modules = load()
    Interpreter = modules["interpreter"].Interpreter
    plain_binary = Interpreter.visit_BinOp

    def binary(self, node):
        # Only against hanging, see 4.
        if node.token.kind == "**":
            left, right = self.visit(node.left), self.visit(node.right)
            if isinstance(left, int) and isinstance(right, int) and abs(left) * math.log2(abs(right) + 2) > 10_000:
                raise ArithmeticError("too large")
            return plain_binary(Known(), Operation(node.token, left, right))
        return plain_binary(self, node)

    Interpreter.visit_BinOp = binary
    return package, modules["shared"].JSONTemplateError


def outcome(package, template_error, template, context):
    """The result; or the text of one of JSON-e's errors; or an error without text, where one of Python's leaked."""
    try:
        return {"result": package.render(template, context)}
    except template_error as error:
        return {"error": str(error)}
    except Exception:
        return {"error": None}


# --- numbers ---------------------------------------------------------------------------------------------------


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def plain(value):
    """2. A whole number is one number however it is spelled: 2.0 is 2, also as a position in an array."""
    if isinstance(value, float) and abs(value) < INT64 and value == math.floor(value):
        return int(value)
    return value


def calculated(value):
    """3. Whole numbers are exact within 64 bits and doubles beyond; a result below 2^53 has no `.0`; no infinities."""
    if isinstance(value, int) and not -INT64 <= value < INT64:
        value = float(value)
    if isinstance(value, complex) or math.isinf(value) or math.isnan(value):
        raise ArithmeticError("no number that JSON can hold")
    return int(value) if abs(value) < WHOLE and value == math.floor(value) else value


def divide(left, right):
    left, right = plain(left), plain(right)
    if isinstance(left, int) and isinstance(right, int) and left % right == 0:
        return calculated(left // right)
    return calculated(float(left) / float(right))


def power(base, exponent):
    base, exponent = plain(base), plain(exponent)
    if isinstance(base, int) and isinstance(exponent, int) and exponent >= 0:
        # 4. A power beyond 64 bits is a double at once; the reference computes all its digits, for hours if need be.
        if abs(base) < 2 or exponent * math.log2(abs(base)) < 80:
            return calculated(base**exponent)
    return calculated(float(base) ** float(exponent))


CALCULATE = {
    "+": lambda left, right: calculated(plain(left) + plain(right)),
    "-": lambda left, right: calculated(plain(left) - plain(right)),
    "*": lambda left, right: calculated(plain(left) * plain(right)),
    "/": divide,
    "**": lambda exponent, base: power(base, exponent),
}

COMPARE = {"<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge}


def same(left, right):
    """5. A boolean is no number: true is not 1, and no position either. The reference inherits Python's idea."""
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    return left == right


# --- expressions -----------------------------------------------------------------------------------------------


class Known:
    """An interpreter for operands that are evaluated already."""

    def visit(self, value):
        return value


class Operation:
    def __init__(self, token, left, right):
        self.token, self.left, self.right = token, left, right


def lacks_operand(node):
    if node is None:
        return True
    kind = type(node).__name__
    if kind == "UnaryOp":
        return lacks_operand(node.expr)
    if kind == "BinOp":
        return lacks_operand(node.left) or lacks_operand(node.right)
    if kind == "FunctionCall":
        return lacks_operand(node.name) or any(map(lacks_operand, node.args))
    if kind == "ValueAccess":
        return lacks_operand(node.arr) or any(lacks_operand(n) for n in (node.left, node.right) if n is not None)
    if kind == "List":
        return node.list[0] is not None and any(map(lacks_operand, node.list))
    return kind == "Object" and any(map(lacks_operand, node.obj.values()))


def shown(value):
    if isinstance(value, list):
        return "an array"
    if isinstance(value, dict):
        return "an object"
    return {None: "null", True: "true", False: "false"}[value] if value is None or value is True or value is False else str(value)


def explain_interpreter(interpreter, parser, render):
    Interpreter = interpreter.Interpreter
    plain_binary, plain_primitive = Interpreter.visit_BinOp, Interpreter.visit_ASTNode
    plain_access = Interpreter.visit_ValueAccess

    def binary(self, node):
        symbol = node.token.kind
        if symbol in ("||", "&&", "."):
            return plain_binary(self, node)
        left, right = self.visit(node.left), self.visit(node.right)
        if is_number(left) and is_number(right):
            if symbol in CALCULATE and not (symbol == "/" and right == 0):
                return CALCULATE[symbol](left, right)
            if symbol in COMPARE:
                # 6. Whole and fractional numbers can be compared; the reference refuses 1 < 1.5.
                return COMPARE[symbol](left, right)
        if symbol in ("==", "!="):
            return same(left, right) == (symbol == "==")
        if symbol == "in" and isinstance(right, list):
            return any(same(left, element) for element in right)
        return plain_binary(Known(), Operation(node.token, left, right))

    def unary(self, node):
        value = self.visit(node.expr)
        if node.token.kind == "!":
            return not value
        if not is_number(value):
            raise interpreter.InterpreterError("unary {} expects number".format(node.token.kind))
        return value if node.token.kind == "+" else calculated(-plain(value))

    def primitive(self, node):
        if node.token.kind == "number" and "." in node.token.value:
            text = node.token.value.lstrip("0")
            return Spelled("0" + text if text.startswith(".") else text)
        return plain_primitive(self, node)

    def access(self, node):
        class Bounds(Known):
            def visit(_, part):
                value = self.visit(part)
                if part is node.arr:
                    return value
                if isinstance(value, bool):
                    return {}
                return int(value) if isinstance(value, float) and value == math.floor(value) else value

        return plain_access(Bounds(), node)

    plain_interpret, plain_call = Interpreter.interpret, Interpreter.visit_FunctionCall

    def interpret(self, tree):
        # 17. `-)` and the like lack an operand: a fault at once, which the reference meets only when it evaluates it.
        if lacks_operand(tree):
            raise ValueError("an operand is missing")
        return plain_interpret(self, tree)

    def call(self, node):
        # 18. What cannot be called is shown as JSON (`true`), not as Python (`True`).
        function = self.visit(node.name)
        if not callable(function):
            raise interpreter.InterpreterError("{} is not callable".format(shown(function)))
        return plain_call(self, node)

    Interpreter.interpret = interpret
    Interpreter.visit_FunctionCall = call
    Interpreter.visit_BinOp = binary
    Interpreter.visit_UnaryOp = unary
    Interpreter.visit_ASTNode = primitive
    Interpreter.visit_ValueAccess = access

    def brackets(self, node):
        # 7. `a[1 2]` is a fault at the 2; the reference forgets the 2.
        def unexpected():
            # Without a token Python fails here, with an error of its own.
            return parser.SyntaxError.unexpected(self.current_token, parser.expectedTokens)

        left = right = None
        token = self.current_token
        self.take_token("[")
        if self.current_token.kind == "]":
            raise unexpected()
        if self.current_token.kind != ":":
            left = self.parse()
        is_interval = self.current_token.kind == ":"
        if is_interval:
            self.take_token(":")
            if self.current_token.kind != "]":
                right = self.parse()
                if right is None:
                    raise unexpected()
        self.take_token("]")
        return parser.ValueAccess(token, node, is_interval, left, right)

    parser.Parser.parse_access_with_brackets = brackets
    plain_until = render.parse_until_terminator

    def until(source, context, terminator):
        # 8. A function has no text; the reference writes Python's <function …>.
        result, offset = plain_until(source, context, terminator)
        return ([] if callable(result) else result), offset

    render.parse_until_terminator = until


# --- functions -------------------------------------------------------------------------------------------------


def explain_builtins(builtins, shared):
    BuiltinError = builtins.BuiltinError
    plain_build = builtins.build

    def is_text(value):
        return isinstance(value, str)

    def is_list(value):
        return isinstance(value, list)

    def is_text_or_number(value):
        return is_text(value) or is_number(value)

    def build():
        functions = plain_build()

        def define(name, body, *tests, least=None, hint=False):
            def invoke(context, *args):
                if hint and not args:
                    raise BuiltinError(
                        "invalid arguments to builtin: {}: expected at least 1 arguments".format(name)
                    )
                fits = (len(tests) if least is None else least) <= len(args) <= len(tests)
                if not fits or not all(test(arg) for test, arg in zip(tests, args)):
                    raise BuiltinError("invalid arguments to builtin: " + name)
                return body(*args)

            invoke._jsone_builtin = True
            functions[name] = invoke

        def whole(rounding):
            def body(value):
                value = plain(value)
                return calculated(value if isinstance(value, int) else rounding(value))

            return body

        define("sqrt", lambda value: calculated(math.sqrt(value)), is_number)
        define("ceil", whole(math.ceil), is_number)
        define("floor", whole(math.floor), is_number)
        define("abs", lambda value: calculated(-plain(value)) if value < 0 else value, is_number)

        def accept_one(name):
            plain_function = functions[name]

            def body(context, *args):
                # 19. min(1) and max(1) are 1; the reference cannot take one argument.
                return args[0] if len(args) == 1 and is_number(args[0]) else plain_function(context, *args)

            body._jsone_builtin = True
            functions[name] = body

        accept_one("min")
        accept_one("max")
        shape = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?$")

        def number(text):
            # 9. number() reads no inf, nan or 1_000.
            text = text.strip()
            if not shape.match(text):
                raise ValueError("no number")
            return calculated(plain(float(text)) if re.search("[.eE]", text) else int(text))

        define("number", number, is_text, hint=True)

        def between(*bounds):
            return list(range(*map(plain, bounds)))

        def is_whole(value):
            return is_number(value) and isinstance(plain(value), int)

        def is_step(value):
            return is_whole(value) and value != 0

        define("range", between, is_whole, is_whole, is_step, least=2)

        def has_text(value):
            return not isinstance(value, (list, dict)) and not callable(value)

        def is_list_of_texts(value):
            # 10. join() writes elements as str() does (`true`, `null`) and refuses arrays, objects and functions; the
            # reference writes Python's True, None and [1, 2].
            return is_list(value) and all(map(has_text, value))

        define(
            "join",
            lambda elements, separator: str(separator).join(map(shared.to_str, elements)),
            is_list_of_texts,
            is_text_or_number,
        )

        def split(text, separator):
            # 11. A separator of 0 is the text '0'; the reference takes it for no separator.
            separator = shared.to_str(separator)
            return list(text) if separator == "" else text.split(separator)

        define("split", split, is_text, is_text_or_number)
        return functions

    builtins.build = build
    plain_date = shared.stringDate

    def date(value):
        # 12. A whole second has no `.000`, because Wallet reads no fractions of seconds.
        return plain_date(value).replace(".000Z", "Z")

    shared.stringDate = date


# --- operators -------------------------------------------------------------------------------------------------


def explain_operators(render, shared):
    operators, DeleteMarker, TemplateError = render.operators, shared.DeleteMarker, shared.TemplateError

    def check(template, allowed):
        # 13. A key beside an operator must be one that it takes; the reference lets `thenceforth` pass for `then`.
        unknown = [key for key in sorted(template) if not re.match("(?:%s)$" % "|".join(allowed), key)]
        if unknown:
            raise TemplateError(
                allowed[0].replace("\\", "") + " has undefined properties: " + " ".join(unknown)
            )

    render.checkUndefinedProperties = check
    plain_if, plain_match = operators["$if"], operators["$match"]

    def condition(template, context):
        check(template, [r"\$if", "then", "else"])
        if not isinstance(template["$if"], str):
            raise TemplateError("$if can evaluate string expressions only")
        return plain_if(template, context)

    def match(template, context):
        # 14. A branch of $match that leaves nothing adds nothing; the reference leaves an object of its own behind.
        return [element for element in plain_match(template, context) if element is not DeleteMarker]

    def find(template, context):
        # 15. What $find finds is data; the reference reads it as a template once more.
        each = r"each\([a-zA-Z_][a-zA-Z0-9_]*(,\s*([a-zA-Z_][a-zA-Z0-9_]*))?\)"
        check(template, [r"\$find", each])
        value = render.renderValue(template["$find"], context)
        if not isinstance(value, list):
            raise TemplateError("$find value must evaluate to an array")
        keys = [key for key in template if key.startswith("each(")]
        if len(keys) != 1:
            raise TemplateError("$find requires exactly one other property, each(..)")
        if not isinstance(template[keys[0]], str):
            raise TemplateError("each can evaluate string expressions only")
        names = [name.strip() for name in keys[0][5:-1].split(",")]
        inner = context.copy()
        for position, element in enumerate(value):
            inner.update(zip(names, (element, position)))
            if render.parse(template[keys[0]], inner):
                return element
        return DeleteMarker

    def sort(template, context):
        # 16. Whole and fractional numbers can be sorted together, booleans never.
        check(template, [r"\$sort", r"by\([a-zA-Z_][a-zA-Z0-9_]*\)"])
        value = render.renderValue(template["$sort"], context)
        unsortable = TemplateError("$sorted values to be sorted must have the same type")
        if not isinstance(value, list):
            raise unsortable
        by = [key for key in template if key.startswith("by(")]
        if len(by) > 1:
            raise TemplateError("only one by(..) is allowed")
        keys, inner = value, context.copy()
        if by:
            keys = []
            for element in value:
                if not isinstance(template[by[0]], str):
                    raise TemplateError("by(..) can evaluate string expressions only")
                inner[by[0][3:-1]] = element
                keys.append(render.parse(template[by[0]], inner))
        if not all(map(is_number, keys)) and not all(isinstance(key, str) for key in keys):
            raise unsortable
        return [value[i] for i in sorted(range(len(value)), key=keys.__getitem__)]

    def dumps(value):
        if isinstance(value, dict):
            return "{%s}" % ",".join(dumps(key) + ":" + dumps(value[key]) for key in sorted(value))
        if isinstance(value, list):
            return "[%s]" % ",".join(map(dumps, value))
        return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else shared.to_str(value)

    def as_json(template, context):
        check(template, [r"\$json"])
        value = render.renderValue(template["$json"], context)
        if render.containsFunctions(value):
            raise TemplateError("evaluated template contained uncalled functions")
        return dumps(value)

    plain_from_now = operators["$fromNow"]

    def from_now(template, context):
        # 20. A `from` that leaves nothing is none, so the time counts from now; the reference breaks down.
        if "from" in template and render.renderValue(template["from"], context) is DeleteMarker:
            template = {key: template[key] for key in template if key != "from"}
        return plain_from_now(template, context)

    operators.update({"$fromNow": from_now, "$if": condition, "$match": match, "$find": find, "$sort": sort, "$json": as_json})


def explained():
    package, modules = load()
    explain_interpreter(modules["interpreter"], modules["parser"], modules["render"])
    explain_builtins(modules["builtins"], modules["shared"])
    explain_operators(modules["render"], modules["shared"])
    return package, modules["shared"].JSONTemplateError
