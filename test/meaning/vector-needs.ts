import { isDeepStrictEqual } from "node:util";
import { unsignedOf } from "../../runtime/interpret/wire/int.ts";
import { fits, rawOf } from "../../runtime/table/facts/ints.ts";
import { armOf, maskName, type Members, setBits } from "../../runtime/interpret/wire/mask.ts";
import type { Field, SwitchField } from "../../runtime/table/fields/field.ts";
import { type Given, type ValueTest, presenceBy } from "../../runtime/table/fields/presence.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { MaskField } from "../../runtime/table/fields/masks.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";

/** Something that vectors must show of a message or a struct, and whether a value shows it. */
export interface Need {
  readonly what: string;
  isSeen(members: Members): boolean;
}

/** A member that a number, a text or the like is read for. */
interface Member {
  readonly name: string;
  /** Members of one kind could be swapped, and only their values would tell. */
  readonly kind: string;
  /** What it depends on. */
  readonly given?: Given | undefined;
  /** The member that it gives in another way: they are not there together. */
  readonly sameAs?: string | undefined;
}

/**
 * What must be seen of fields beside the branches that they take: of each number a value whose bytes, scale and sign
 * cannot be mistaken, and of each two members and bits that could be swapped a value where they differ.
 *
 * @param name what they are fields of
 */
export function needsOf(name: string, fields: readonly Field[]): Need[] {
  return armNeeds({ name, outer: [], chosen: fields, isHere: () => true });
}

interface Arm {
  readonly name: string;
  /** The members before a switch. */
  readonly outer: readonly Member[];
  readonly chosen: readonly Field[];
  isHere(members: Members): boolean;
}

function armNeeds({ name, outer, chosen, isHere }: Arm): Need[] {
  const own = chosen.flatMap(membersIn);
  const switches = chosen.filter((field) => field.kind === "switch");
  const needs = [
    ...chosen.flatMap((field) => fieldNeeds(name, field, chosen)),
    ...pairNeeds(name, own, outer),
  ];
  const here = needs.map(({ what, isSeen }) => ({
    what,
    isSeen: (members: Members) => isHere(members) && isSeen(members),
  }));
  const inner = switches.flatMap((field) => {
    const all = [...outer, ...own];
    return field.arms.flatMap((arm) =>
      armNeeds({
        name: `${name}/${arm.name}`,
        outer: all,
        chosen: arm.fields,
        isHere: (members) => isHere(members) && isArm(field, arm.name, members),
      }),
    );
  });
  return [...here, ...inner];
}

function isArm(field: SwitchField, name: string, members: Members): boolean {
  return armOf(field, members[field.on])?.name === name;
}

// ---- members

function membersIn(field: Field): Member[] {
  if (field.kind === "value")
    return [
      {
        name: field.name,
        kind: kindOf(field.type),
        given: presenceBy(field, "given")?.tests,
        sameAs: field.sameAs,
      },
    ];
  if (field.kind === "split")
    return field.parts.flatMap(({ name, type, isMask }) =>
      isMask ? [] : [{ name, kind: kindOf(type) }],
    );
  if (field.kind === "interleave")
    return field.fields.map(({ name, type }) => ({ name, kind: `${kindOf(type)} in turns` }));
  return [];
}

function kindOf(type: ValueType): string {
  if (type.kind === "int") return `int ${type.bits}`;
  if (type.kind === "array") return `${kindOf(type.of)}[${type.count}]`;
  return type.kind;
}

function pairNeeds(name: string, own: readonly Member[], outer: readonly Member[]): Need[] {
  return own.flatMap((one, i) =>
    [...outer, ...own.slice(0, i)]
      .filter((other) => other.kind === one.kind && one.sameAs !== other.name)
      .filter((other) => !areApart(one.given, other.given))
      .map((other) => ({
        what: `${name}: ${other.name} and ${one.name} that differ`,
        isSeen: (members) => {
          const [a, b] = [members[other.name], members[one.name]];
          return a !== undefined && b !== undefined && !isDeepStrictEqual(a, b);
        },
      })),
  );
}

/** Whether two members are never there together: an integer says of each that it is something else. */
function areApart(a: Given = [], b: Given = []): boolean {
  if (a.length === 0 || b.length === 0) return false;
  return a.every((left) => b.every((right) => left.some((l) => right.some((r) => isOther(l, r)))));
}

function isOther(a: ValueTest, b: ValueTest): boolean {
  if (a.member !== b.member || a.not === true || b.not === true) return false;
  return a.ranges.every(([low, high]) => b.ranges.every(([from, to]) => to < low || high < from));
}

// ---- values

function fieldNeeds(name: string, field: Field, fields: readonly Field[]): Need[] {
  switch (field.kind) {
    case "mask":
      return bitNeeds(name, field, fields);
    case "value":
      return valueNeeds(name, field, fields);
    case "split":
      return field.parts
        .filter(({ isMask, name: part }) => !isMask && !isSwitched(part, fields))
        .flatMap((part) => intNeeds(`${name}.${part.name}`, part.name, part.type));
    case "interleave":
      return field.fields.flatMap((one) => arrayNeeds(`${name}.${one.name}`, one.name, one.type));
    default:
      return [];
  }
}

function valueNeeds(name: string, field: ValueField, fields: readonly Field[]): Need[] {
  const { type, wide, selects, selectsFlavor } = field;
  const widths = presenceBy(field, "widths");
  const where = `${name}.${field.name}`;
  switch (type.kind) {
    case "int": {
      if (selects ?? selectsFlavor ?? isSwitched(field.name, fields)) return [];
      const others = widths ? [widths.narrow.type, widths.wide.type, widths.both] : [wide?.type];
      const types = [type, ...others.filter((each) => each !== undefined)];
      return types.flatMap((each) => intNeeds(where, field.name, each));
    }
    case "big":
      return [seen(`${where}: a number of more than 53 bits`, field.name, isLong)];
    case "float":
      return [seen(`${where}: a number that is not 0`, field.name, isFloat)];
    case "array":
      return arrayNeeds(where, field.name, type.of);
    case "string":
      return [seen(`${where}: text`, field.name, (text) => String(text).length > 1)];
    case "strings":
    case "list":
      return [seen(`${where}: elements that differ`, field.name, isVaried)];
    case "sparse":
      return sparseNeeds(where, field.name, type.of);
    case "delimited":
    case "sequence":
    case "bytes":
    case "struct":
      return [];
  }
}

function isSwitched(name: string, fields: readonly Field[]): boolean {
  return fields.some((field) => field.kind === "switch" && field.on === name);
}

function seen(what: string, member: string, isIt: (value: unknown) => boolean): Need {
  return {
    what,
    isSeen: ({ [member]: value }) =>
      value !== undefined && (Array.isArray(value) ? value.some(isIt) : isIt(value)),
  };
}

const isFloat = (value: unknown) => Number.isFinite(value) && value !== 0;
const isLong = (value: unknown) => typeof value === "bigint" && value > 2n ** 53n;
const isVaried = (value: unknown) => value !== undefined;

function arrayNeeds(where: string, member: string, of: ValueType): Need[] {
  const most = of.kind === "int" ? 2 ** of.bits : Infinity;
  const isApart = ({ [member]: list }: Members) =>
    Array.isArray(list) && list.length > 1 && new Set(list).size === Math.min(list.length, most);
  const element =
    of.kind === "int"
      ? intNeeds(where, member, of)
      : of.kind === "big"
        ? [seen(`${where}: a number of more than 53 bits`, member, isLong)]
        : [seen(`${where}: numbers that are not 0`, member, isFloat)];
  return [
    ...element,
    { what: `${where}: elements that differ, as far as there are enough`, isSeen: isApart },
  ];
}

function sparseNeeds(where: string, member: string, of: IntType): Need[] {
  const isIt = (value: unknown) => Object.values(value as object).some((one) => isTelling(of, one));
  return [seen(`${where}: ${meaning(of)}`, member, isIt)];
}

/** Of a number that an enum names, each name is seen: of all others one whose bytes cannot be mistaken. */
function intNeeds(where: string, member: string, type: IntType): Need[] {
  if (type.enum !== undefined && type.bits <= 8) return [];
  return [seen(`${where}: ${meaning(type)}`, member, (value) => isTelling(type, value))];
}

function meaning({ name, bits }: IntType): string {
  return bits === 1
    ? "1"
    : bits % 8 !== 0 || bits === 8
      ? `a ${name} whose highest bit is set`
      : `a ${name} whose highest bit is set, and whose bytes differ and are not 0`;
}

/** Whether a value shows a type's sign and scale, and the order of its bytes. */
function isTelling(type: IntType, value: unknown): boolean {
  if (!fits(type, value)) return false;
  const raw = unsignedOf(type, rawOf(type, value));
  if (raw < 2 ** (type.bits - 1)) return false;
  if (type.bits === 8 || type.bits % 8 !== 0) return true;
  const bytes = Array.from({ length: type.bits / 8 }, (_, i) => Math.floor(raw / 256 ** i) % 256);
  return !bytes.includes(0) && new Set(bytes).size === bytes.length;
}

// ---- bits

/** Each two bits that mean something could be swapped: once they differ. */
function bitNeeds(name: string, mask: MaskField, fields: readonly Field[]): Need[] {
  if (mask.hidden) return [];
  const bits = [...meaningfulBits(mask, fields)].toSorted((a, b) => a - b);
  return bits.flatMap((bit, i) =>
    bits.slice(0, i).map((other) => ({
      what: `${name}.${mask.name}: bits ${other} and ${bit} that differ`,
      isSeen: ({ [mask.name]: value }) => {
        const set = typeof value === "number" ? setBits(value >>> 0) : [];
        return value !== undefined && set.includes(bit) !== set.includes(other);
      },
    })),
  );
}

function meaningfulBits(mask: MaskField, fields: readonly Field[]): Set<number> {
  const bits = new Set<number>();
  const add = (name: string | undefined, bit: number | undefined) => {
    if (name !== undefined && bit !== undefined && maskName(name, fields) === mask.name)
      bits.add(bit);
  };
  for (const field of fields.flatMap(throughArms)) {
    if (field.kind === "bit" || field.kind === "terminator") add(field.bit.mask, field.bit.bit);
    if (field.kind !== "value") continue;
    const { wide } = field;
    const when = presenceBy(field, "bit");
    const widths = presenceBy(field, "widths");
    add(when?.mask, when?.bit);
    add(wide?.when.mask, wide?.when.bit);
    add(widths?.mask, widths?.narrow.bit);
    add(widths?.mask, widths?.wide.bit);
  }
  for (const { when, unless } of mask.parts) {
    add(mask.name, when);
    add(mask.name, unless);
  }
  return bits;
}

function throughArms(field: Field): Field[] {
  if (field.kind !== "switch") return [field];
  return field.arms.flatMap((arm) => arm.fields.flatMap(throughArms));
}
