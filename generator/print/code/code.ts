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

export function printExpr(expr: Expr): string {
  switch (expr.kind) {
    case "number":
      return expr.hex ? hexText(expr.value) : String(expr.value);
    case "big":
      return `${expr.digits}n`;
    case "string":
      return stringText(expr.value);
    case "bytes":
      return bytesText(expr.bytes);
    case "name":
    case "library":
      return expr.name;
    case "member":
      return `${inside(expr.of, CALLING)}.${expr.name}`;
    case "item":
      return `${inside(expr.of, CALLING)}${expr.optional ? "?." : ""}[${printExpr(expr.index)}]`;
    case "call":
      return `${inside(expr.callee, CALLING)}${expr.optional ? "?." : ""}${expr.types === undefined ? "" : `<${expr.types}>`}(${listed(expr.args)})`;
    case "new":
      return `new ${inside(expr.callee, CALLING)}(${listed(expr.args)})`;
    case "operation":
      return operationText(expr);
    case "unary":
      // Two minus signs in a row would be another operator.
      return `${expr.operator}${inside(expr.of, expr.operator === "-" ? UNARY + 1 : UNARY)}`;
    case "choice":
      return `${inside(expr.test, CHOOSING + 1)} ? ${inside(expr.yes, ASSIGNING)} : ${inside(expr.no, ASSIGNING)}`;
    case "list":
      return `[${listed(expr.items)}]`;
    case "record":
      return recordText(expr);
    case "lambda":
      return lambdaText(expr);
    case "assign":
      return `${printExpr(expr.target)} ${expr.operator} ${inside(expr.value, ASSIGNING)}`;
    case "step":
      return `${printExpr(expr.target)}${expr.by > 0 ? "++" : "--"}`;
    case "read":
      return `${inside(expr.view, CALLING)}.get${accessText(expr.wire, [expr.at])}`;
    case "write":
      return `${inside(expr.view, CALLING)}.set${accessText(expr.wire, [expr.at, expr.value])}`;
    case "as":
      return `${inside(expr.of, CASTING)} as ${expr.type}`;
    case "sequence":
      return expr.exprs.map((one) => inside(one, CHOOSING)).join(", ");
    case "satisfies":
      return `${inside(expr.of, CASTING)} satisfies ${expr.type}`;
    case "present":
      return `${inside(expr.of, CALLING)}!`;
    case "template":
      return `\`${expr.parts.map(templatePart).join("")}\``;
  }
}

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
  return block.map(printStmt).join("\n");
}

export function printStmt(stmt: Stmt): string {
  switch (stmt.kind) {
    case "do":
      return `${printExpr(stmt.expr)};`;
    case "declare":
      return declareText(stmt);
    case "if":
      return ifText(stmt);
    case "for": {
      const { name, from, test, step, body } = stmt;
      const head = `let ${name} = ${printExpr(from)}; ${printExpr(test)}; ${printExpr(step)}`;
      return `for (${head}) ${bodyText(body)}`;
    }
    case "each":
      return `for (const ${stmt.name} of ${printExpr(stmt.of)}) ${bodyText(stmt.body)}`;
    case "while":
      return `while (${printExpr(stmt.test)})${stmt.body.length === 0 ? ";" : ` ${bodyText(stmt.body)}`}`;
    case "forever":
      return `for (;;${stmt.step === undefined ? "" : ` ${printExpr(stmt.step)}`}) ${bodyText(stmt.body)}`;
    case "switch":
      return `switch (${printExpr(stmt.on)}) {\n${stmt.cases.map(caseText).join("\n")}\n}`;
    case "return":
      return stmt.value === undefined ? "return;" : `return ${printExpr(stmt.value)};`;
    case "throw":
      return `throw ${printExpr(stmt.value)};`;
    case "break":
      return stmt.label === undefined ? "break;" : `break ${stmt.label};`;
    case "try":
      return [
        `try ${braced(stmt.body)}`,
        ...(stmt.catch === undefined ? [] : [`catch (error) ${braced(stmt.catch)}`]),
        ...(stmt.finally === undefined ? [] : [`finally ${braced(stmt.finally)}`]),
      ].join(" ");
    case "block":
      return `${stmt.label === undefined ? "" : `${stmt.label}: `}${braced(stmt.body)}`;
  }
}

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
