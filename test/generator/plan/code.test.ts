import fc from "fast-check";
import { expect, test } from "vitest";
import { unpacked } from "../../../generator/plan/encode/unpacked.ts";
import * as code from "../../../generator/plan/code/build.ts";
import type { Expr, Operator } from "../../../generator/plan/code/model.ts";
import { countOf, mentions, replaced } from "../../../generator/plan/code/walk.ts";
import { printExpr } from "../../../generator/print/code/code.ts";
import { printBlock } from "../../../generator/print/code/code.ts";

const OPERATORS = "+ - * / & | << >> >>> === !== < <= > >= && ||".split(" ") as Operator[];

/** What an expression of numbers is, worked out on its tree. */
function valueOf(expr: Expr): unknown {
  if (expr.kind === "number") return expr.value;
  if (expr.kind === "choice") return valueOf(expr.test) ? valueOf(expr.yes) : valueOf(expr.no);
  if (expr.kind === "unary") {
    const of = valueOf(expr.of) as number;
    return expr.operator === "!" ? !of : expr.operator === "~" ? ~of : -of;
  }
  if (expr.kind !== "operation") throw new Error(expr.kind);
  const [a, b] = [valueOf(expr.left), valueOf(expr.right)] as [number, number];
  const ways: Partial<Record<Operator, () => unknown>> = {
    "+": () => a + b,
    "-": () => a - b,
    "*": () => a * b,
    "/": () => a / b,
    "&": () => a & b,
    "|": () => a | b,
    "<<": () => a << b,
    ">>": () => a >> b,
    ">>>": () => a >>> b,
    "===": () => a === b,
    "!==": () => a !== b,
    "<": () => a < b,
    "<=": () => a <= b,
    ">": () => a > b,
    ">=": () => a >= b,
    "&&": () => a && b,
    "||": () => a || b,
  };
  return ways[expr.operator]!();
}

const { tree } = fc.letrec<{ tree: Expr }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.integer({ min: -9, max: 300 }).map(code.number),
    fc
      .tuple(tie("tree"), fc.constantFrom(...OPERATORS), tie("tree"))
      .map(([left, operator, right]) => code.operation(left, operator, right)),
    fc.tuple(tie("tree"), tie("tree"), tie("tree")).map(([a, b, c]) => code.choice(a, b, c)),
    fc.tuple(fc.constantFrom("~", "-"), tie("tree")).map(([o, of]) => code.unary(o as "~", of)),
    tie("tree").map(code.not),
  ),
}));

test("printed expressions have the parentheses that they need", () => {
  const evaluate = (text: string) => new Function(`return ${text};`)() as unknown;
  fc.assert(
    fc.property(tree, (expr) => {
      expect(evaluate(printExpr(expr))).toEqual(valueOf(expr));
    }),
  );
});

test("a name is what stands for a variable, and no member and no text", () => {
  const at = code.name("at");
  const body = [
    code.constant("other", code.member(code.READER, "at")),
    code.run(code.use("f", code.string("at"), code.plus(at, 2))),
  ];
  expect(countOf(body, "at")).toBe(1);
  expect(printBlock(replaced(body, "at", code.name("place")))).toBe(
    'const other = r.at;\nf("at", place + 2);',
  );
});

test("a block that declares a name has one of its own", () => {
  const own = code.block([code.constant("view", code.name("w")), code.run(code.name("view"))]);
  expect(mentions([own], "view")).toBe(false);
  expect(mentions([own, code.run(code.name("view"))], "view")).toBe(true);
});

test("members that are read several times are constants, of another name where the code has theirs", () => {
  const m = (name: string) => code.member(code.MESSAGE, name);
  const body = [
    code.variable("flags", code.operation(m("flags"), "&", m("flags"))),
    code.when(code.differs(m("a"), 1), [
      code.run(code.use("f", code.present(m("a")), code.string("b"))),
    ]),
    code.run(code.use("g", m("b"), m("b"), m("c"), m("at"), code.AT, m("at"))),
  ];
  expect(printBlock(unpacked(body))).toBe(
    [
      "const { flags: flagsGiven$, a, b, at: at$ } = m;",
      "let flags = flagsGiven$ & flagsGiven$;",
      'if (a !== 1) f(a!, "b");',
      "g(b, b, m.c, at$, at, at$);",
    ].join("\n"),
  );
  const once = [code.run(code.use("f", m("a"), m("b")))];
  expect(unpacked(once)).toBe(once);
});
