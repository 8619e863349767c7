import type { Assigning, Block, Declared, Expr, Operator, Stmt, WireNumber } from "./model.ts";

/*
 * Makes trees of code. Numbers are added up where they are known, so that places need no care: `plus(plus(at, 2), 3)`
 * is `at + 5`.
 */

// ---- values

export function number(value: number): Expr {
  return { kind: "number", value };
}

/** A number that is shown in hex: bits, ids. */
export function hex(value: number): Expr {
  return { kind: "number", value, hex: true };
}

export function string(value: string): Expr {
  return { kind: "string", value };
}

export function name(of: string): Expr {
  return { kind: "name", name: of };
}

/** What the library exports under this name. */
export function library(of: string): Expr {
  return { kind: "library", name: of };
}

export const UNDEFINED: Expr = name("undefined");
/** The parameters of functions that read and write, and what both keep of them. */
export const READER = name("r");
export const WRITER = name("w");
export const VIEW = name("view");
export const AT = name("at");
/** The message or struct that is written. */
export const MESSAGE = name("m");

export const isMessage = (of: Expr): boolean => of.kind === "name" && of.name === "m";

export function member(of: Expr, named: string): Expr {
  return { kind: "member", of, name: named };
}

export function item(of: Expr, index: Expr | number): Expr {
  return { kind: "item", of, index: expr(index) };
}

/** The item, where there is a list. */
export function itemOfAny(of: Expr, index: Expr | number): Expr {
  return { kind: "item", of, index: expr(index), optional: true };
}

/** An item that is there. */
export const itemThere = (of: Expr, index: Expr | number): Expr => present(item(of, index));

export function present(of: Expr): Expr {
  return { kind: "present", of };
}

export function as(of: Expr, type: string): Expr {
  return { kind: "as", of, type };
}

export function list(items: readonly Expr[]): Expr {
  return { kind: "list", items };
}

export function record(entries: readonly { readonly name: string; readonly value: Expr }[]): Expr {
  return { kind: "record", entries };
}

/** A record of these members, in their order. */
export function recordOf(members: Readonly<Record<string, Expr>>): Expr {
  return record(Object.entries(members).map(([of, value]) => ({ name: of, value })));
}

/** Bytes that code is held against. */
export function bytes(of: readonly number[]): Expr {
  return { kind: "bytes", bytes: of };
}

/** An object that a constructor makes. */
export function made(callee: Expr, args: readonly Expr[] = []): Expr {
  return { kind: "new", callee, args };
}

/** Plain data as a literal. */
export function plain(value: unknown): Expr {
  if (typeof value === "number") return number(value);
  if (typeof value === "string") return string(value);
  if (typeof value === "boolean") return name(String(value));
  if (Array.isArray(value)) return list(value.map(plain));
  const entries = Object.entries(value as object).map(([key, of]) => [key, plain(of)]);
  return recordOf(Object.fromEntries(entries));
}

/** A call of what the library exports. */
export function use(of: string, ...args: readonly (Expr | number)[]): Expr {
  return call(library(of), ...args);
}

export function call(callee: Expr | string, ...args: readonly (Expr | number)[]): Expr {
  const called = typeof callee === "string" ? name(callee) : callee;
  return { kind: "call", callee: called, args: args.map(expr) };
}

/** `of.named(…)` */
export function method(of: Expr, named: string, ...args: readonly (Expr | number)[]): Expr {
  return call(member(of, named), ...args);
}

export function lambda(parameters: readonly string[], body: Expr | Block): Expr {
  return { kind: "lambda", parameters: parameters.map((one) => ({ name: one })), body };
}

function expr(value: Expr | number): Expr {
  return typeof value === "number" ? number(value) : value;
}

// ---- bytes

export function read(wire: WireNumber, at: Expr, view: Expr = VIEW): Expr {
  return { kind: "read", wire, view, at };
}

export function write(wire: WireNumber, at: Expr, value: Expr, view: Expr = VIEW): Expr {
  return { kind: "write", wire, view, at, value };
}

// ---- operations

export function operation(left: Expr, operator: Operator, right: Expr | number): Expr {
  return { kind: "operation", operator, left, right: expr(right) };
}

export function plus(left: Expr, right: Expr | number): Expr {
  const added = expr(right);
  if (added.kind !== "number") return isZero(left) ? added : operation(left, "+", added);
  if (added.value === 0) return left;
  if (left.kind === "number") return number(left.value + added.value);
  if (left.kind === "operation" && left.operator === "+" && left.right.kind === "number")
    return plus(left.left, left.right.value + added.value);
  return operation(left, "+", added);
}

function isZero(of: Expr): boolean {
  return of.kind === "number" && of.value === 0;
}

/** This much more, or less. */
export function moved(left: Expr, by: number): Expr {
  return by < 0 ? operation(left, "-", -by) : plus(left, by);
}

export function and(left: Expr, mask: number): Expr {
  return operation(left, "&", hex(mask));
}

/** Bits together. Nothing is no bits. */
export function or(parts: readonly Expr[]): Expr {
  return joined(parts, "|");
}

export function joined(parts: readonly Expr[], operator: Operator): Expr {
  const [first, ...others] = parts;
  return others.reduce((left, right) => operation(left, operator, right), first!);
}

export function shiftedLeft(of: Expr, by: number): Expr {
  return by === 0 ? of : operation(of, "<<", by);
}

export function shiftedRight(of: Expr, by: number): Expr {
  return by === 0 ? of : operation(of, ">>>", by);
}

export function equals(left: Expr, right: Expr | number): Expr {
  return operation(left, "===", right);
}

export function differs(left: Expr, right: Expr | number): Expr {
  return operation(left, "!==", right);
}

export function isAbsent(of: Expr): Expr {
  return equals(of, UNDEFINED);
}

export function isPresent(of: Expr): Expr {
  return differs(of, UNDEFINED);
}

export function not(of: Expr): Expr {
  return { kind: "unary", operator: "!", of };
}

export function unary(operator: "~" | "-" | "typeof ", of: Expr): Expr {
  return { kind: "unary", operator, of };
}

export function choice(test: Expr, yes: Expr, no: Expr | number): Expr {
  return { kind: "choice", test, yes, no: expr(no) };
}

/** An assignment as a value. */
export function assigning(target: Expr, operator: Assigning, value: Expr | number): Expr {
  return { kind: "assign", target, operator, value: expr(value) };
}

export function increment(target: Expr): Expr {
  return { kind: "step", target, by: 1 };
}

export function decrement(target: Expr): Expr {
  return { kind: "step", target, by: -1 };
}

// ---- statements

export function run(of: Expr): Stmt {
  return { kind: "do", expr: of };
}

export function set(target: Expr | string, value: Expr | number, operator: Assigning = "="): Stmt {
  return run(assigning(typeof target === "string" ? name(target) : target, operator, value));
}

export function constant(names: Declared, value: Expr, type?: string): Stmt {
  return { kind: "declare", word: "const", names, value, ...typed(type) };
}

export function variable(names: Declared, value?: Expr, type?: string): Stmt {
  const own = value === undefined ? {} : { value };
  return { kind: "declare", word: "let", names, ...own, ...typed(type) };
}

/** A constant, or a variable where it changes later. */
export function declaration(changes: boolean, names: Declared, value: Expr): Stmt {
  return changes ? variable(names, value) : constant(names, value);
}

function typed(type: string | undefined): { readonly type?: string } {
  return type === undefined ? {} : { type };
}

export function when(test: Expr, body: Block, otherwise?: Block): Stmt {
  return { kind: "if", test, body, ...(otherwise === undefined ? {} : { else: otherwise }) };
}

/** What is done by a test, in braces however short it is. */
export function whenBraced(test: Expr, body: Block): Stmt {
  return { kind: "if", test, body, braced: true };
}

/** A chain of tests whose branches are without braces. */
export function whenBrief(test: Expr, body: Block, otherwise: Block): Stmt {
  return { kind: "if", test, body, else: otherwise, brief: true };
}

export function block(body: Block, label?: string): Stmt {
  return { kind: "block", body, ...(label === undefined ? {} : { label }) };
}

/** Goes from 0 to the number before `end`. */
export function upTo(end: Expr | number, body: Block, of = "i"): Stmt {
  const at = name(of);
  const test = operation(at, "<", end);
  return { kind: "for", name: of, from: number(0), test, step: increment(at), body };
}

/** Goes that many times, down to 1. */
export function times(count: Expr, body: Block): Stmt {
  const at = name("i");
  const test = operation(at, ">", 0);
  return { kind: "for", name: "i", from: count, test, step: decrement(at), body };
}

export function each(named: string, of: Expr, body: Block): Stmt {
  return { kind: "each", name: named, of, body };
}

export function loopWhile(test: Expr, body: Block): Stmt {
  return { kind: "while", test, body };
}

export function leave(value?: Expr): Stmt {
  return { kind: "return", ...(value === undefined ? {} : { value }) };
}

export function fail(value: Expr): Stmt {
  return { kind: "throw", value };
}

export function stop(label?: string): Stmt {
  return { kind: "break", ...(label === undefined ? {} : { label }) };
}
