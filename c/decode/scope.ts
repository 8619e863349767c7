import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { countFields } from "../../runtime/table/fields/count-fields.ts";
import { computedNames } from "../../runtime/table/fields/computed.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { presenceBy, type ValueTest } from "../../runtime/table/fields/presence.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import { selectingFields } from "../../runtime/table/facts/selection.ts";
import { rangeTest, text } from "../code.ts";
import { type Asked, askedOf, numberCode, outerCode, outerHas, pathsOf } from "../computed.ts";
import type { Kind } from "../kinds.ts";
import type { Member } from "../members.ts";
import { identifier } from "../names.ts";
import { givenToStructs, outerNames, type Owner, typeName, type Unit } from "../unit.ts";

/** A function that reads or skips a layout, while it is made. */
export interface Scope {
  readonly unit: Unit;
  readonly owner: Owner;
  readonly layout: Layout;
  /** Nothing is kept but what is looked at further on. */
  readonly skips: boolean;
  /** Names of members that something further on looks at. */
  readonly looked: ReadonlySet<string>;
  /** Names of numbers that choose, whose places errors have. */
  readonly choosing: ReadonlySet<string>;
  /** The bytes of the field that is read were asked for before. */
  readonly inRun?: true;
  /** A name that no other variable has. */
  readonly temp: () => string;
}

export function openScope(unit: Unit, owner: Owner, layout: Layout, skips: boolean): Scope {
  let temps = 0;
  return {
    unit,
    owner,
    layout,
    skips,
    looked: lookedAt(unit, owner, layout),
    choosing: new Set(placesAsked(layout)),
    temp: () => `t${++temps}`,
  };
}

function lookedAt(unit: Unit, owner: Owner, layout: Layout): Set<string> {
  const fields = allFields(layout.fields);
  const given = fields.flatMap((field) =>
    field.kind === "value" ? (presenceBy(field, "given")?.tests.flat() ?? []) : [],
  );
  return new Set([
    ...given.filter(({ outer }) => !outer).map(({ member }) => member),
    ...switches(layout.fields),
    ...fields.flatMap((field) => countFields(field).map(({ by }) => by)),
    ...selectingFields(layout.fields).map(({ name }) => name),
    ...givenToStructs(layout),
    ...fields.flatMap((field) => (field.kind === "computed" ? computedNames(field) : [])),
    ...askedOf(unit, owner),
  ]);
}

/** Names of integers whose places errors have: those that choose, and that tell of versions. */
function placesAsked(layout: Layout): string[] {
  const asked = new Set([
    ...switches(layout.fields),
    ...selectingFields(layout.fields).map(({ name }) => name),
  ]);
  return allFields(layout.fields).flatMap((field) => {
    if (field.kind === "split")
      return field.parts.flatMap(({ name }) => (asked.has(name) ? [name] : []));
    return field.kind === "value" && field.type.kind === "int" && asked.has(field.name)
      ? [field.name]
      : [];
  });
}

function switches(fields: readonly Field[]): string[] {
  return fields.flatMap((field) =>
    field.kind === "switch" ? [field.on, ...field.arms.flatMap((a) => switches(a.fields))] : [],
  );
}

// ---- errors

/** A name and perhaps an index, of the path to what is wrong. */
export interface Step {
  readonly name: string;
  /** An expression. */
  readonly index?: string;
}

/** A step as arguments: a name, and an index or DS_NONE. */
export function stepCode({ name, index = "DS_NONE" }: Step): string {
  return `${text(name)}, ${index}`;
}

/** The place where the message begins. */
export function startCode({ owner }: Scope): string {
  return owner.isStruct ? "r->start" : "own";
}

/** The place after all bytes. */
export const END = "end";

/**
 * What a function returns where something is wrong.
 *
 * @param path the innermost step first
 */
export function failure(code: string, at: string, path: readonly Step[], bit?: string): string {
  const [first, ...others] = path;
  const own = first === undefined ? "NULL, DS_NONE" : stepCode(first);
  const call =
    bit === undefined
      ? `ds_fail(r, ${code}, ${at}, ${own})`
      : `ds_fail_bit(r, ${code}, ${at}, ${bit}, ${own})`;
  return within(call, others);
}

/** A failure inside of those steps. */
export function within(failed: string, path: readonly Step[]): string {
  return path.reduce((inner, step) => `ds_in(r, ${inner}, ${stepCode(step)})`, failed);
}

/** Returns where what reads at `at` failed. */
export function passFailure(path: readonly Step[]): string {
  return path.length === 0
    ? "if (at == NULL) return NULL;"
    : `if (at == NULL) return ${within("NULL", path)};`;
}

/** Returns where that many bytes are not left, if that was not asked before. */
export function need(s: Scope, bytes: number | string, path: readonly Step[]): string[] {
  if (s.inRun) return [];
  const test = bytes === 1 ? "at == end" : `(size_t)(end - at) < ${bytes}`;
  return [`if (${test}) return ${failure("DS_ERROR_END", END, path)};`];
}

// ---- members

/** A member by its name, as code reads it: `m->origin`. */
export function memberCode(s: Pick<Scope, "skips">, { id }: Member): string {
  return s.skips ? `v_${id}` : `m->${id}`;
}

/** Says that a member is there. */
export function markCode(s: Scope, { id, isOptional }: Member): string[] {
  if (!isOptional) return [];
  return [s.skips ? `h_${id} = true;` : `m->has.${id} = true;`];
}

/** Whether a member is there; undefined where it always is. */
export function hasCode(s: Pick<Scope, "skips">, { id, isOptional }: Member): string | undefined {
  if (!isOptional) return undefined;
  return s.skips ? `h_${id}` : `m->has.${id}`;
}

/** Whether a field's value is kept. */
export function isKept(s: Scope, name: string): boolean {
  return !s.skips || s.looked.has(name);
}

/** Keeps a value, where somebody asks for it. */
export function store(s: Scope, name: string, kind: Kind, value: string): string[] {
  if (!isKept(s, name)) return [];
  const member = s.owner.members.of(name, kind);
  const type = typeName(s.unit, member.kind);
  return [`${memberCode(s, member)} = ${cast(type, value)};`, ...markCode(s, member)];
}

/** A value as one of a type. */
export function cast(type: string, value: string): string {
  return type === "bool" || type === "ds_bytes" ? value : `(${type})(${value})`;
}

/** The variables of what is looked at where nothing is kept. */
export function skippedMembers(s: Scope): string[] {
  if (!s.skips) return [];
  return s.owner.members.all
    .filter(({ name, kind }) => s.looked.has(name) && "number big flag".includes(kind.kind))
    .flatMap((member) => {
      const own = `${typeName(s.unit, member.kind)} v_${member.id} = 0;`;
      if (!member.isOptional) return [own, `(void)v_${member.id};`];
      return [own, `bool h_${member.id} = false;`, `(void)v_${member.id}, (void)h_${member.id};`];
    });
}

/** Members of structs that are passed over, of which something further on, or what the struct is in, asks. */
export function foundPaths({ unit, owner, layout }: Scope): string[] {
  const nested = askedOf(unit, owner).filter((path) => path.includes("."));
  return [...new Set([...pathsOf(layout), ...nested])];
}

/** Where such a member is put: `NULL` where nothing asks. */
export function foundIn(s: Scope, path: string): string {
  const index = foundPaths(s).indexOf(path);
  return index < 0 ? "NULL" : `&found_${index}`;
}

// ---- what fields depend on

/** The variable of a mask, or of what a terminator leaves of it. */
export function maskCode(name: string): string {
  return `mask_${identifier(name)}`;
}

export function bitCode({ mask, bit }: { readonly mask: string; readonly bit: number }): string {
  return `ds_given(${maskCode(mask)}, ${bit})`;
}

/** A number or a flag that something depends on, as expressions, and its type. */
export interface Looked {
  readonly value: string;
  /** Whether it is there; always without. */
  readonly has?: string | undefined;
  readonly type: string;
}

/** Whether tests of members hold, as an expression. */
export function givenCode(
  member: (name: string) => Looked,
  tests: readonly (readonly ValueTest[])[],
): string {
  const all = tests.map((some) => some.map((test) => testCode(member, test)).join(" && "));
  return all.length === 1 ? all[0]! : all.map((one) => `(${one})`).join(" || ");
}

function testCode(member: (name: string) => Looked, test: ValueTest): string {
  const { member: name, outer, ranges, not, bit } = test;
  const { value, has, type } = outer ? outerLooked(name) : member(name);
  // A flag that is not there is not set.
  const own = bit !== undefined && has !== undefined ? `(${has} && ${value} != 0)` : value;
  const all = ranges.map(([low, high]) => rangeTest(own, type, low, high));
  const any = all.length === 1 ? all[0]! : `(${all.join(" || ")})`;
  const holds = not ? `!(${any})` : any;
  return bit !== undefined || has === undefined ? holds : `(${has} && ${holds})`;
}

/** What a computed number asks of members that are looked at, and of structs. */
export function askedOfMembers(looked: (name: string) => Looked, path: Asked["path"]): Asked {
  return {
    flag: bitCode,
    member: (name, missing) => {
      const { value, has } = looked(name);
      return numberCode(value, has, missing);
    },
    path,
  };
}

/** What a struct is given of what it is in, or a number that is computed here. */
export function outerLooked(name: string): Looked {
  return { value: outerCode(name), has: outerHas(name), type: "int64_t" };
}

/** The parameters of a struct's functions for what it is given. */
export function outerParameters(owner: Owner): string[] {
  return outerNames(owner).flatMap((name) => [
    `int64_t ${outerCode(name)}`,
    `bool ${outerHas(name)}`,
  ]);
}
