import { allFields } from "../runtime/table/fields/all-fields.ts";
import type { Field } from "../runtime/table/fields/field.ts";
import { presenceBy } from "../runtime/table/fields/presence.ts";
import { byKind } from "../runtime/table/by-kind.ts";
import type { MessageTable } from "../runtime/table/messages.ts";
import type { Table } from "../runtime/table/table.ts";
import type { IntType } from "../runtime/table/types/integers.ts";
import type { ValueType } from "../runtime/table/types/types.ts";

/** The type of one of Wireshark's fields. */
type Kind =
  | "double"
  | "uint32"
  | "int32"
  | "uint64"
  | "int64"
  | "boolean"
  | "string"
  | "bytes"
  | "none";

/** A member of a message or a struct as a field of Wireshark, by which packets are filtered. */
export interface MemberField {
  /** `updateentity.origin1` */
  readonly member: string;
  readonly name: string;
  readonly kind: Kind;
  readonly doc?: string;
  /** It is shown in hex. */
  readonly hex?: true;
  /** The names of its values, where each has the same in all versions. */
  readonly names?: ReadonlyMap<number, string>;
}

interface Found {
  readonly name: string;
  readonly kind: Kind;
  readonly doc?: string | undefined;
  readonly hex?: true;
  readonly type?: IntType;
}

/** The fields of a table: each member once, with what it is in any version. */
export function memberFields(table: Table): MemberField[] {
  const found = new Map<string, Found[]>();
  const add = (owner: string, one: Found) => {
    const member = owner === "" ? one.name : `${owner}.${one.name}`;
    found.set(member, [...(found.get(member) ?? []), one]);
  };
  add("", { name: "id", kind: "uint32" });
  add("", { name: "frame", kind: "int64" });
  for (const message of [...table.messages, ...table.structs]) {
    const { name, doc } = message;
    if (ownerOf(table, message) !== "") add("", { name, kind: "none", doc });
    for (const one of membersOf(message)) add(ownerOf(table, message), one);
  }
  // What has no name in the schema has one that nobody else's could be, which is no filter.
  return [...found]
    .filter(([member]) => /^[a-z0-9_.]+$/.test(member))
    .map(([member, all]) => merged(table, member, all));
}

function ownerOf({ kind, messages }: Table, message: MessageTable): string {
  return kind === "container" && messages.includes(message) ? "" : message.name;
}

function membersOf({ layouts }: MessageTable): Found[] {
  return layouts.flatMap(({ fields }) => allFields(fields)).flatMap((field) => foundIn(field));
}

const nothing = (): Found[] => [];

const foundIn = byKind<Field, [], Found[]>({
  mask: ({ name, doc }) => [{ name, kind: "uint32", doc, hex: true }],
  bit: ({ name, doc }) => [{ name, kind: "boolean", doc }],
  number: ({ name, doc, type }) => [integer(name, type, doc)],
  terminator: nothing,
  reserved: nothing,
  switch: nothing,
  computed: nothing,
  value: ({ name, doc, type, wide, presence }) => {
    const widths = presenceBy({ presence }, "widths");
    const further = [wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both];
    const integers = further.flatMap((one) => (one === undefined ? [] : [integer(name, one, doc)]));
    return [valueOf(name, type, doc), ...integers];
  },
  split: ({ parts, wide }) =>
    [...parts, ...(wide?.parts ?? [])]
      .filter(({ isMask }) => !isMask)
      .map(({ name, type, doc }) => integer(name, type, doc)),
  interleave: ({ fields }) => fields.map(({ name, type, doc }) => valueOf(name, type, doc)),
  constant: ({ doc }) => [{ name: "constant", kind: "bytes", doc }],
  checksum: ({ name, doc, type }) => [{ ...integer(name, type, doc), hex: true }],
  gap: ({ name, doc }) => [{ name, kind: "bytes", doc }],
  length: ({ name, doc, type }) => [integer(name, type, doc)],
});

function integer(name: string, type: IntType, doc: string | undefined): Found {
  return { name, doc, ...integerKind(type) };
}

function integerKind(type: IntType): Pick<Found, "kind" | "type"> {
  const { scale, bits, signed } = type;
  if (scale !== undefined && !(scale.num % scale.den === 0 && Number.isInteger(scale.plus)))
    return { kind: "double" };
  const isLong = bits > 32 || scale !== undefined;
  return { kind: isLong ? "int64" : signed ? "int32" : "uint32", type };
}

function valueOf(name: string, type: ValueType, doc: string | undefined): Found {
  return { name, doc, ...kindOf(type) };
}

const kindOf: (type: ValueType) => Pick<Found, "kind" | "type"> = byKind<
  ValueType,
  [],
  Pick<Found, "kind" | "type">
>({
  int: integerKind,
  big: ({ signed }) => ({ kind: signed ? "int64" : "uint64" }),
  float: () => ({ kind: "double" }),
  array: ({ of }) => kindOf(of),
  string: () => ({ kind: "string" }),
  strings: () => ({ kind: "string" }),
  delimited: ({ as }) => ({ kind: as === "bytes" ? "bytes" : "string" }),
  sequence: ({ of }) => kindOf(of),
  bytes: ({ as }) => ({ kind: as === undefined ? "bytes" : "string" }),
  struct: () => ({ kind: "none" }),
  list: () => ({ kind: "none" }),
  sparse: ({ of }) => kindOf(of),
});

/** A member that is of several types is of one that holds them. */
function merged(table: Table, member: string, all: readonly Found[]): MemberField {
  const [{ name }] = all as [Found];
  const kind = all.map((one) => one.kind).reduce(widest);
  const doc = all.find((one) => one.doc !== undefined)?.doc;
  const names = namesOf(table, all);
  return {
    member,
    name,
    kind,
    ...(doc === undefined ? {} : { doc }),
    ...(all.every(({ hex }) => hex) ? { hex: true } : {}),
    ...(names === undefined ? {} : { names }),
  };
}

const INTEGERS: readonly Kind[] = ["uint32", "int32", "uint64", "int64"];

function widest(a: Kind, b: Kind): Kind {
  if (a === b) return a;
  const numbers = [a, b].filter((kind) => kind === "double" || INTEGERS.includes(kind));
  if (numbers.length < 2) return "string";
  return numbers.includes("double") ? "double" : "int64";
}

/** The names of values, where no two versions differ. */
function namesOf(table: Table, all: readonly Found[]): Map<number, string> | undefined {
  const enums = new Set(all.map(({ type }) => type?.enum));
  const [only] = enums;
  if (enums.size !== 1 || only === undefined) return undefined;
  const names = new Map<number, string>();
  for (const { value, name } of table.enums[only]!.values) {
    if ((names.get(value) ?? name) !== name) return undefined;
    names.set(value, name);
  }
  return names;
}
