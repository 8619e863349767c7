import { pathOf, type ComputedField } from "../runtime/table/fields/computed.ts";
import { type Expression, partsOf } from "../runtime/table/terms/expressions.ts";
import type { Calculation } from "../runtime/table/terms/calculation.ts";
import { untilOf } from "../runtime/table/types/counts.ts";
import type { ListType } from "../runtime/table/types/list.ts";
import { allFields } from "../runtime/table/fields/all-fields.ts";
import type { Layout } from "../runtime/table/messages.ts";
import { double } from "./code.ts";
import type { Member } from "./members.ts";
import { identifier } from "./names.ts";
import type { Owner, Unit } from "./unit.ts";

/*
 * Computed numbers: expressions of doubles, as they are in JavaScript, and a test whether the result is exact. What comes
 * after one knows it as it knows what a struct is given.
 */

/** The code of what a computed number asks for: a double, NAN where it is not there. */
export interface Asked {
  member(name: string, missing?: string): string;
  flag(bit: { readonly mask: string; readonly bit: number }): string;
  /** Of a member of a struct: `header.size`. */
  path(path: string): string;
}

/** The variable of a computed number, or of what a struct is given. */
export function outerCode(name: string): string {
  return `${name.includes("$") ? "computed" : "outer"}_${identifier(name)}`;
}

/** The variable that says whether it is there. */
export function outerHas(name: string): string {
  return `has_${outerCode(name)}`;
}

/** The variables of a layout's computed numbers. */
export function computedVariables({ fields }: Layout): string[] {
  const computed = allFields(fields).filter((field) => field.kind === "computed");
  return [...new Set(computed.map(({ name }) => name))].flatMap((name) => [
    `int64_t ${outerCode(name)} = 0;`,
    `const bool ${outerHas(name)} = true;`,
    `(void)${outerCode(name)}, (void)${outerHas(name)};`,
  ]);
}

/**
 * Computes a number.
 *
 * @param failed what is returned where it is not exact
 */
export function computedLines(field: ComputedField, asked: Asked, failed: string): string[] {
  const own = outerCode(field.name);
  const exact = `exact_${own}`;
  return [...exactLines(exact, field, asked, failed), `${own} = (int64_t)${exact};`];
}

/** Keeps a number in a variable, and returns where it is not exact. */
export function exactLines(
  variable: string,
  calculation: Calculation,
  asked: Asked,
  failed: string,
): string[] {
  const making = { calculation, asked, lost: `${variable}_lost` };
  return [
    `bool ${making.lost} = false;`,
    `(void)${making.lost};`,
    `const double ${variable} = ${valueCode(making, calculation.value)};`,
    `if (${making.lost} || !ds_is_exact(${variable})) return ${failed};`,
  ];
}

/** What the code of a number is made with. */
interface Making {
  readonly calculation: Calculation;
  readonly asked: Asked;
  /** The variable that says that a number of 64 bits is no exact one: nothing follows from it. */
  readonly lost: string;
}

function valueCode(making: Making, expression: Expression): string {
  const { calculation, asked, lost } = making;
  const inner = (each: Expression) => valueCode(making, each);
  switch (expression.kind) {
    case "number":
      return double(Number(expression.value));
    case "name": {
      const { name } = expression;
      const { outer, bit, isOptional } = calculation.names?.[name] ?? {};
      if (bit !== undefined) return `(double)${asked.flag(bit)}`;
      if (outer) return numberCode(outerCode(name), outerHas(name));
      return `ds_safe(&${lost}, ${asked.member(name, isOptional ? "0.0" : undefined)})`;
    }
    case "member":
      return `ds_safe(&${lost}, ${asked.path(pathOf(expression))})`;
    case "one": {
      const of = inner(expression.of);
      if (expression.operator === "not") return testCode(`${of} == 0`);
      return `(${expression.operator === "-" ? "0.0" : "-1.0"} - ${of})`;
    }
    case "choice":
      return `(${inner(expression.of)} != 0 ? ${inner(expression.yes)} : ${inner(expression.no)})`;
    case "two":
      return operationCode(expression.operator, inner(expression.left), inner(expression.right));
    default:
      throw new Error(`a computed number has no ${expression.kind}`);
  }
}

/** A number that may not be there as a double. */
export function numberCode(
  value: string,
  has: string | undefined,
  missing = "(double)NAN",
): string {
  const number = `(double)${value}`;
  return has === undefined ? number : `(${has} ? ${number} : ${missing})`;
}

function testCode(test: string): string {
  return `(${test} ? 1.0 : 0.0)`;
}

function operationCode(operator: string, left: string, right: string): string {
  if (operator === "and") return testCode(`${left} != 0 && ${right} != 0`);
  if (operator === "or") return testCode(`${left} != 0 || ${right} != 0`);
  if (/^([=!<>]=|[<>])$/.test(operator)) return testCode(`${left} ${operator} ${right}`);
  if ("+-*".includes(operator)) return `(${left} ${operator} ${right})`;
  if (operator === "%") return `ds_modulo(${left}, ${right})`;
  if (operator === "/") return `ds_floor(${left} / ${right})`;
  if (operator === "<<") return `(${left} * ds_power(${right}))`;
  if (operator === ">>") return `ds_floor(${left} / ds_power(${right}))`;
  return `(double)(ds_word(${left}) ${operator} ds_word(${right}))`;
}

/**
 * A member of a struct that has been read: NAN without the struct, 0 without the member, which is a flag.
 *
 * @param from the code of what the path begins in
 */
export function structMemberCode(unit: Unit, owner: Owner, path: string, from = "m->"): string {
  const names = path.split(".");
  const tests: string[] = [];
  let [of, inner] = [from, owner];
  for (const name of names.slice(0, -1)) {
    const member = structMember(inner, name)!;
    const { id, kind, isOptional } = member;
    if (isOptional) tests.push(`${of}has.${id}`);
    if (kind.isPointer) tests.push(`${of}${id} != NULL`);
    of = `${of}${id}${kind.isPointer ? "->" : "."}`;
    inner = unit.structs[kind.struct]!;
  }
  const { id, isOptional } = inner.members.named(names.at(-1)!);
  const value = numberCode(of + id, isOptional ? `${of}has.${id}` : undefined, "0.0");
  return tests.length === 0 ? value : `(${tests.join(" && ")} ? ${value} : (double)NAN)`;
}

type StructMember = Member & { readonly kind: { readonly kind: "struct" } };

function structMember({ members }: Owner, name: string): StructMember | undefined {
  const isIt = (one: Member): one is StructMember =>
    one.name === name && one.kind.kind === "struct";
  return members.all.find(isIt);
}

// ---- members of structs that are passed over

/** The members of structs that the computed numbers of a layout ask for: `header.size`. */
export function pathsOf({ fields }: Layout): string[] {
  const all = allFields(fields).flatMap((field) =>
    field.kind === "computed" ? pathsIn(field.value) : [],
  );
  return [...new Set(all)];
}

function pathsIn(expression: Expression): string[] {
  return expression.kind === "member" ? [pathOf(expression)] : partsOf(expression).flatMap(pathsIn);
}

/** What ends a list of structs, and the members of its last element, `_`, that it is of: `kind`. */
export interface LastElement {
  readonly until: Calculation;
  readonly paths: readonly string[];
}

export function lastElement({ ends }: Pick<ListType, "ends">): LastElement | undefined {
  const until = untilOf({ ends });
  if (until === undefined) return undefined;
  return { until, paths: [...new Set(pathsIn(until.value).map(elementPath))] };
}

/** `_.head.kind` as a path in the element. */
export function elementPath(path: string): string {
  return path.slice("_.".length);
}

/** What ends a list asks for the element, and for numbers that are computed before the list. */
export function elementAsked(path: Asked["path"]): Asked {
  const none = () => {
    throw new Error("what ends a list is of its elements");
  };
  return { path, member: none, flag: none };
}

const askedIn = new WeakMap<Unit, ReadonlyMap<Owner, readonly string[]>>();

/** The members of a struct that computed numbers of others ask for. What passes over one is given a place for each. */
export function askedOf(unit: Unit, owner: Owner): readonly string[] {
  let all = askedIn.get(unit);
  if (all === undefined) {
    all = allAsked(unit);
    askedIn.set(unit, all);
  }
  return all.get(owner) ?? [];
}

function allAsked(unit: Unit): Map<Owner, string[]> {
  const all = new Map<Owner, string[]>();
  const add = (owner: Owner, path: string): void => {
    const known = all.get(owner) ?? [];
    if (known.includes(path)) return;
    all.set(owner, [...known, path]);
    follow(owner, path);
  };
  const follow = (owner: Owner, path: string): void => {
    const [first, ...rest] = path.split(".");
    const member = structMember(owner, first!);
    if (member !== undefined) add(unit.structs[member.kind.struct]!, rest.join("."));
  };
  for (const owner of [...unit.messages, ...unit.structs])
    for (const layout of owner.message.layouts) {
      for (const path of pathsOf(layout)) follow(owner, path);
      for (const field of allFields(layout.fields)) {
        if (field.kind !== "value" || field.type.kind !== "list") continue;
        for (const path of lastElement(field.type)?.paths ?? [])
          add(unit.structs[field.type.struct]!, path);
      }
    }
  return all;
}
