import { byKind } from "../../../runtime/table/by-kind.ts";
import type {
  Block,
  Case,
  Declared,
  Expr,
  Operator,
  Stmt,
  WireNumber,
} from "../../plan/code/model.ts";
import { ASSIGNING, BINDING, bindingOf, CALLING, CASTING, CHOOSING, UNARY } from "./binding.ts";
import { bytesText, hexText, parametersText, stringText } from "./text.ts";

/*
 * Code as TypeScript. A formatter goes over all of it: line breaks are only where they are needed.
 */

// ---- expressions

export const printExpr: (expr: Expr) => string = byKind<Expr, [], string>({
  number: ({ hex, value }) => (hex ? hexText(value) : String(value)),
  big: ({ digits }) => `${digits}n`,
  string: ({ value }) => stringText(value),
  bytes: ({ bytes }) => bytesText(bytes),
  name: ({ name }) => name,
  library: ({ name }) => name,
  member: ({ of, name }) => `${inside(of, CALLING)}.${name}`,
  item: ({ of, optional, index }) =>
    `${inside(of, CALLING)}${optional ? "?." : ""}[${printExpr(index)}]`,
  call: ({ callee, optional, types, args }) =>
    `${inside(callee, CALLING)}${optional ? "?." : ""}${types === undefined ? "" : `<${types}>`}(${listed(args)})`,
  new: ({ callee, args }) => `new ${inside(callee, CALLING)}(${listed(args)})`,
  operation: operationText,
  // Two minus signs in a row would be another operator.
  unary: ({ operator, of }) => `${operator}${inside(of, operator === "-" ? UNARY + 1 : UNARY)}`,
  choice: ({ test, yes, no }) =>
    `${inside(test, CHOOSING + 1)} ? ${inside(yes, ASSIGNING)} : ${inside(no, ASSIGNING)}`,
  list: ({ items }) => `[${listed(items)}]`,
  record: recordText,
  lambda: lambdaText,
  assign: ({ target, operator, value }) =>
    `${printExpr(target)} ${operator} ${inside(value, ASSIGNING)}`,
  step: ({ target, by }) => `${printExpr(target)}${by > 0 ? "++" : "--"}`,
  read: ({ view, wire, at }) => `${inside(view, CALLING)}.get${accessText(wire, [at])}`,
  write: ({ view, wire, at, value }) =>
    `${inside(view, CALLING)}.set${accessText(wire, [at, value])}`,
  as: ({ of, type }) => `${inside(of, CASTING)} as ${type}`,
  sequence: ({ exprs }) => exprs.map((one) => inside(one, CHOOSING)).join(", "),
  satisfies: ({ of, type }) => `${inside(of, CASTING)} satisfies ${type}`,
  present: ({ of }) => `${inside(of, CALLING)}!`,
  template: ({ parts }) => `\`${parts.map(templatePart).join("")}\``,
});

function templatePart(part: Expr): string {
  return part.kind === "string" ? part.value : `\${${printExpr(part)}}`;
}

/** An expression as part of another one. */
function inside(expr: Expr, binding: number): string {
  const text = printExpr(expr);
  return bindingOf(expr) < binding ? `(${text})` : text;
}

function operationText({ left, operator, right }: Expr & { kind: "operation" }): string {
  const binding = BINDING[operator];
  // `a ?? b || c` is no TypeScript.
  const least = operator === "??" ? BINDING["|"] : binding;
  const first = inside(left, isSame(left, operator) ? binding : least);
  return `${first} ${operator} ${inside(right, least === binding ? binding + 1 : least)}`;
}

function isSame(expr: Expr, operator: Operator): boolean {
  return expr.kind === "operation" && expr.operator === operator;
}

function listed(exprs: readonly Expr[]): string {
  return exprs.map((expr) => inside(expr, ASSIGNING)).join(", ");
}

function recordText({ entries, rest }: Expr & { kind: "record" }): string {
  const own = entries.map(({ name, value }) =>
    value.kind === "name" && value.name === name ? name : `${name}: ${inside(value, ASSIGNING)}`,
  );
  const members = rest === undefined ? own : [`...${printExpr(rest)}`, ...own];
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function lambdaText({ parameters, returns, body, hasThis }: Expr & { kind: "lambda" }): string {
  const head = `(${parametersText(parameters)})${returns === undefined ? "" : `: ${returns}`}`;
  const front = hasThis ? `function ${head}` : `${head} =>`;
  if (!("kind" in body)) return `${front} {\n${printBlock(body)}\n}`;
  const text = inside(body, ASSIGNING);
  return `${front} ${body.kind === "record" ? `(${text})` : text}`;
}

/** `Uint16(at, value, true)`: a number of one byte has no order of bytes. */
function accessText({ form, bits, bigEndian }: WireNumber, args: readonly Expr[]): string {
  return `${form}${bits}(${listed(args)}${bits === 8 ? "" : `, ${bigEndian !== true}`})`;
}

// ---- statements

export function printBlock(block: Block): string {
  return block.map((stmt) => printStmt(stmt)).join("\n");
}

export const printStmt: (stmt: Stmt) => string = byKind<Stmt, [], string>({
  do: ({ expr }) => `${printExpr(expr)};`,
  declare: declareText,
  if: ifText,
  for: ({ name, from, test, step, body }) => {
    const head = `let ${name} = ${printExpr(from)}; ${printExpr(test)}; ${printExpr(step)}`;
    return `for (${head}) ${bodyText(body)}`;
  },
  each: ({ name, of, body }) => `for (const ${name} of ${printExpr(of)}) ${bodyText(body)}`,
  while: ({ test, body }) =>
    `while (${printExpr(test)})${body.length === 0 ? ";" : ` ${bodyText(body)}`}`,
  forever: ({ step, body }) =>
    `for (;;${step === undefined ? "" : ` ${printExpr(step)}`}) ${bodyText(body)}`,
  switch: ({ on, cases }) => `switch (${printExpr(on)}) {\n${cases.map(caseText).join("\n")}\n}`,
  return: ({ value }) => (value === undefined ? "return;" : `return ${printExpr(value)};`),
  throw: ({ value }) => `throw ${printExpr(value)};`,
  break: ({ label }) => (label === undefined ? "break;" : `break ${label};`),
  try: ({ body, catch: caught, finally: last }) =>
    [
      `try ${braced(body)}`,
      ...(caught === undefined ? [] : [`catch (error) ${braced(caught)}`]),
      ...(last === undefined ? [] : [`finally ${braced(last)}`]),
    ].join(" "),
  block: ({ label, body }) => `${label === undefined ? "" : `${label}: `}${braced(body)}`,
});

function declareText({ word, names, type, value }: Stmt & { kind: "declare" }): string {
  const typed = `${declaredText(names)}${type === undefined ? "" : `: ${type}`}`;
  return `${word} ${typed}${value === undefined ? "" : ` = ${printExpr(value)}`};`;
}

function declaredText(names: Declared): string {
  if (typeof names === "string") return names;
  if ("elements" in names) return `[${names.elements.join(", ")}]`;
  const members = names.members.map(({ name, as }) => (name === as ? name : `${name}: ${as}`));
  return `{ ${members.join(", ")} }`;
}

function ifText(stmt: Stmt & { kind: "if" }): string {
  const { test, body, else: otherwise, brief } = stmt;
  const head = `if (${printExpr(test)})`;
  if (otherwise === undefined) return `${head} ${stmt.braced ? braced(body) : bodyText(body)}`;
  const [next] = otherwise;
  const isChain = otherwise.length === 1 && next!.kind === "if";
  const rest = isChain ? printStmt(next!) : brief ? bodyText(otherwise) : braced(otherwise);
  return `${head} ${brief ? bodyText(body) : braced(body)}${brief ? "\n" : " "}else ${rest}`;
}

/** One statement is as it is, unless an `else` might be taken for its. */
function bodyText(body: Block): string {
  const [only] = body;
  return body.length === 1 && only!.kind !== "if" ? printStmt(only!) : braced(body);
}

function braced(body: Block): string {
  return `{\n${printBlock(body)}\n}`;
}

function caseText({ labels, body, scoped = true }: Case): string {
  const front =
    labels.length === 0 ? "default:" : labels.map((one) => `case ${printExpr(one)}:`).join("\n");
  return scoped ? `${front} ${braced(body)}` : `${front}\n${printBlock(body)}`;
}
