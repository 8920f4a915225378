"""What is written about the package is true: the examples of its docstrings and of the pages, the stubs, and that nothing
in it is without a docstring. documents_test.py FOLDER SOURCES
"""

import ast
import doctest
import inspect
import pkgutil
import re
import sys
import unittest
from pathlib import Path

sys.path.insert(0, sys.argv.pop(1))
SOURCES = Path(sys.argv.pop(1))

import ouverte  # noqa: E402
from ouverte import _ouverte  # noqa: E402

MODULES = [ouverte] + [
    __import__(f"ouverte.{found.name}", fromlist=["_"]) for found in pkgutil.iter_modules(ouverte.__path__) if found.name != "_ouverte"
]


def blocks(page, language):
    text = (SOURCES / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


def members(owner):
    """The functions and classes of the package itself that an owner has, by name, and the functions of its properties."""
    for name, member in vars(owner).items():
        member = getattr(member, "__func__", member)  # of a static method
        member = member.fget if isinstance(member, property) else member
        if (inspect.isfunction(member) or inspect.isclass(member)) and member.__module__.startswith("ouverte"):
            yield name, member


class Pages(unittest.TestCase):
    maxDiff = None

    def run_examples(self, name, text, names):
        """In the course of which the names get what the examples give them."""
        test = doctest.DocTestParser().get_doctest(text, names, name, None, 0)
        self.assertTrue(test.examples, name)
        said = []
        doctest.DocTestRunner().run(test, out=said.append, clear_globs=False)
        self.assertEqual("".join(said), "")
        names.update(test.globs)

    def test_the_examples_of_docstrings(self):
        count = 0
        for module in MODULES:
            for test in doctest.DocTestFinder(exclude_empty=True).find(module, globs={**vars(module), **vars(ouverte)}):
                said = []
                doctest.DocTestRunner().run(test, out=said.append)
                self.assertEqual("".join(said), "")
                count += len(test.examples)
        self.assertGreaterEqual(count, 8)

    def test_the_page_for_those_who_know_others(self):
        names = {}
        for at, block in enumerate(blocks("docs/python.md", "python")):
            self.run_examples(f"docs/python.md, block {at}", block, names)
        names |= {"deals": [names["pbn"]] * 2, "Path": Path, "name": SOURCES / "examples" / "bridge.pbn"}
        page = (SOURCES / "docs" / "python.md").read_text(encoding="utf-8")
        calls = []
        for row in re.findall(r"^\| (.*) \|$", page, re.M)[1:]:
            calls += [code for code in re.findall(r"`([^`]+)`", row.split(" | ")[-1]) if "(" in code]
        self.assertGreaterEqual(len(calls), 10)
        for call in calls:
            with self.subTest(call):
                found = eval(call, names)
                self.assertIsNotNone(list(found) if inspect.isgenerator(found) else found)

    def test_the_first_example(self):  # that of the package's own page is run by install_test.sh
        for block in blocks("README.md", "python"):
            exec(block, {})

    def test_what_is_said_of_batches_is_python(self):
        for block in blocks("docs/batch.md", "python"):
            ast.parse(block)


class Documented(unittest.TestCase):
    def test_nothing_is_without_a_docstring(self):
        for module in MODULES:
            if "._" in module.__name__:
                continue
            self.assertTrue(module.__doc__, module)
            for name, member in members(module):
                if name.startswith("_"):
                    continue
                self.assertTrue(member.__doc__, f"{module.__name__}.{name}")
                for method, function in members(member) if inspect.isclass(member) else ():
                    if not method.startswith("_"):
                        self.assertTrue(function.__doc__, f"{module.__name__}.{name}.{method}")

    def test_every_parameter_has_a_type(self):
        for module in MODULES:
            found = dict(members(module))
            for name, member in list(found.items()):
                if inspect.isclass(member):
                    found |= {f"{name}.{method}": function for method, function in members(member)}
            for name, function in found.items():
                if inspect.isclass(function):
                    continue
                signature = inspect.signature(function)
                untyped = [each for each in signature.parameters.values() if each.annotation is each.empty and each.name != "self"]
                self.assertFalse(untyped, f"{module.__name__}.{name}")
                self.assertIsNot(signature.return_annotation, signature.empty, f"{module.__name__}.{name}")

    def test_all_that_is_named_is_there(self):
        for name in ouverte.__all__:
            self.assertTrue(hasattr(ouverte, name), name)


def signature_of(function):
    """Names of the parameters of a function in C++, and which have defaults: the first line of what pybind11 says of it."""
    text = re.sub(r"<[^>]*>", "…", function.__doc__.splitlines()[0])
    inside = re.search(r"\((.*)\) -> ", text).group(1)
    parts = [part for part in re.split(r", (?![^\[]*\])", inside) if part]
    return [(re.match(r"\*|\w+", part).group(0), " = " in part) for part in parts]


def stubbed(function):
    """The same of a function in the stubs."""
    arguments = function.args
    plain = arguments.posonlyargs + arguments.args
    without = len(plain) - len(arguments.defaults)
    found = [(each.arg, at >= without) for at, each in enumerate(plain)]
    if arguments.kwonlyargs:
        found += [("*", False)]
        found += [(each.arg, default is not None) for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults)]
    return found


class Stubs(unittest.TestCase):
    """`_ouverte.pyi` against the module that it describes."""

    def setUp(self):
        stubs = ast.parse((Path(ouverte.__file__).parent / "_ouverte.pyi").read_text(encoding="utf-8"))
        self.stubs = {node.name: node for node in stubs.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}

    def compare(self, name, function, stub):
        self.assertEqual(stubbed(stub), signature_of(function), name)
        self.assertTrue(stub.returns is not None or name.endswith("__init__"), name)
        self.assertGreater(len(function.__doc__.strip().splitlines()), 1, f"{name} has no docstring")

    def test_the_module_has_what_they_say(self):
        there = {name for name in vars(_ouverte) if not name.startswith("_")}
        self.assertEqual(set(self.stubs), there)
        for name, stub in self.stubs.items():
            member = getattr(_ouverte, name)
            if isinstance(stub, ast.FunctionDef):
                self.compare(name, member, stub)
                continue
            self.assertTrue(member.__doc__, name)
            methods = {node.name: node for node in stub.body if isinstance(node, ast.FunctionDef)}
            own = {method for method in vars(member) if method == "__init__" or not method.startswith("_")}
            self.assertEqual(set(methods), own, name)
            for method, node in methods.items():
                self.compare(f"{name}.{method}", getattr(member, method), node)


if __name__ == "__main__":
    unittest.main()
