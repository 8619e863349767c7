import type { ArmValue } from "../../../runtime/table/fields/field.ts";
import type { BigType, IntType } from "../../../runtime/table/types/integers.ts";
import type { ComputedField } from "../../../runtime/table/fields/computed.ts";
import type { BitRef } from "../../../runtime/table/terms/bit-ref.ts";
import type { EnumTable, FlavorTable, VectorTable } from "../../../runtime/table/table.ts";
import type { MaskField, MaskPart } from "../../../runtime/table/fields/masks.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { contains, type VersionRange } from "../../../runtime/table/versions.ts";
import type { Report } from "../../read/diagnostics.ts";
import type { Groups } from "./groups.ts";
import { type Entry, items, member, text } from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import type { Types } from "../types/types.ts";
import { type Versions, versionsOf } from "../types/versions.ts";

/** Which byte of a number comes first, the highest or the lowest. */
export type Order = "big" | "little";

/** What all messages of a schema share. */
export interface Schema {
  readonly name: string;
  readonly versions: Versions;
  readonly flavors: readonly FlavorTable[];
  /** Those of the oldest version; in a scope, those of its version. */
  readonly types: Types;
  /** By the index of a plain version. */
  readonly typesIn: (version: number) => Types;
  readonly enums: readonly EnumTable[];
  readonly vectors: readonly VectorTable[];
  readonly groups: Groups;
  /** Those that something uses. */
  readonly usedGroups: Set<string>;
  /** Structs by name, in the order of the table. */
  readonly structs: ReadonlyMap<string, Entry>;
  /** Those of them that are others in a byte order, as `entry_be`. */
  readonly orders: ReadonlyMap<string, Order>;
  /** The order of all numbers, where the fields are those of such a struct. */
  readonly order?: Order;
  /** What messages begin with, where that is no byte. */
  readonly ids?: IntType | "none";
  /** The length before each message. */
  readonly frame?: IntType;
  /** What comments in texts may look up. */
  readonly names: readonly string[];
  readonly report: Report;
}

/** An integer of a field that may choose the fields after it. */
export interface Chooser {
  readonly type: IntType;
  /** Always there, and of one width. */
  readonly chooses: boolean;
  /** Of one width, and there where members before it say so. */
  readonly isConditional?: boolean;
  /** It selects versions: only some of its values are read at all. */
  readonly selects?: boolean;
  /** The value that ends the list that it is in an element of. */
  readonly ends?: number;
  /** It is outside of the struct, which was given it. */
  readonly outer?: true;
  /** It is computed of others, and is no member. */
  readonly computed?: true;
  /** A switch that these fields are in was on it. */
  readonly hasChosen?: true;
  /** The values that it can have here: those that choose the arm. */
  readonly only?: readonly ArmValue[];
}

/** As a chooser, of 64 bits. */
export type BigChooser = Pick<Chooser, "hasChosen"> & { readonly type: BigType };

/** What a bit of a mask is for. `opens` makes the encoder take it from the hint. */
export interface Claim {
  /** It makes fields wider, any number of them. */
  readonly widens?: true;
  readonly what: string;
  readonly opens: boolean;
  /** It is after a bit of the mask that stops, or it announces a part. */
  readonly after?: boolean;
  /** It says whether a field is there, as it may of others, too: where it is set, or where it is clear. */
  readonly tells?: "set" | "clear";
  /** Of a bit that an arm sees: it is taken before the switch, or by an arm around this one. */
  readonly outside?: true;
}

/** A mask whose fields are still being read: its hint is known when they all are. */
export interface MaskDraft {
  readonly field: { -readonly [K in keyof MaskField]: MaskField[K] };
  readonly bits: number;
  /** The bits that a part carries: a part of the id leaves a hole up to the next byte. */
  readonly carried: number;
  readonly claims: Map<number, Claim>;
  /** What arms of the switch after it take: each bit, and of each arm its own claim. */
  readonly ofArms: Map<number, Claim[]>;
  readonly defaultValue: readonly Entry[];
  /** Where bits leave parts out. */
  readonly left: readonly { readonly part: MaskPart; readonly at: Entry }[];
  /** The bit that stops. */
  stop?: number;
}

/** What the fields of one message in one version have said so far. */
export interface Scope {
  readonly schema: Schema;
  /** The plain version. */
  readonly version: number;
  /** The kind's name, where the format comes in kinds. */
  readonly kind: string | undefined;
  /** Whether a bit of the id says that something precedes the fields. */
  readonly prefixed?: true;
  /** What the fields are of. */
  readonly of: "message" | "block" | "struct";
  /** They are packed bit by bit. */
  readonly bitwise?: true;
  /** The message's ids, for masks that begin in the id. A container's block has none. */
  readonly id: readonly [number, number] | undefined;
  /** The masks before the switch whose arm this is: other arms take bits of them, too. Without: this is no arm. */
  readonly outer?: ReadonlySet<string>;
  readonly masks: Map<string, MaskDraft>;
  /** The masks after whose stop the fields are, with the names that they have there. */
  readonly stopped: Map<string, string>;
  readonly values: Map<string, ValueField>;
  readonly choosers: Map<string, Chooser>;
  /** Integers of 64 bits, always there, which choose arms and nothing else. */
  readonly bigs: Map<string, BigChooser>;
  /** Bits that are members. */
  readonly flags: Map<string, BitRef>;
  readonly names: Set<string>;
  /** Length fields whose bytes have not come yet, by the bytes' name. */
  readonly lengths: Map<string, LengthDraft>;
  /** The names of what has a place in the bytes, for checksums. */
  readonly places: Set<string>;
  /** The checksums of the message, of arms as well. */
  readonly sums: Map<string, Entry>;
  /** The groups that are being used, so that none is used in itself. */
  readonly groups: ReadonlySet<string>;
  /** Numbers that the field which is being resolved asks for: they come before it. */
  readonly computed: ComputedField[];
  /** What resolves the fields of a struct that is looked into. */
  readonly resolve?: (list: Entry | undefined, scope: Scope) => unknown;
  /** In how many structs that are looked into it is. */
  readonly deep?: number;
}

/** A length field's name, where it says what it counts, and the length of what is not there. */
export interface LengthDraft {
  readonly field: string;
  readonly of: Entry;
  readonly none: number | undefined;
  /** It counts the elements of a list. */
  readonly elements?: true;
}

/** @param version an index into the table's versions, those of kinds included */
export function newScope(
  schema: Schema,
  version: number,
  of: Scope["of"],
  id?: readonly [number, number],
): Scope {
  const kind = schema.flavors.find((range) => contains(range, version));
  const plain = kind === undefined ? version : version - kind.from + kind.base;
  return {
    schema: { ...schema, types: schema.typesIn(plain) },
    version: plain,
    kind: kind?.name,
    of,
    id,
    masks: new Map(),
    stopped: new Map(),
    values: new Map(),
    choosers: new Map(),
    bigs: new Map(),
    flags: new Map(),
    names: new Set(),
    lengths: new Map(),
    places: new Set(),
    sums: new Map(),
    groups: new Set(),
    computed: [],
  };
}

/** A scope that sees all of `outer`, and keeps what it says to itself. */
export function innerScope(outer: Scope): Scope {
  return {
    ...outer,
    masks: new Map([...outer.masks].map(([name, draft]) => [name, seenByArm(draft)])),
    stopped: new Map(outer.stopped),
    values: new Map(outer.values),
    choosers: new Map(outer.choosers),
    bigs: new Map(outer.bigs),
    flags: new Map(outer.flags),
    names: new Set(outer.names),
    places: new Set(outer.places),
    // What counts all that follows counts the fields inside as well.
    lengths: new Map([...outer.lengths].filter(([name]) => name === "rest")),
    outer: new Set(outer.masks.keys()),
  };
}

/** A mask before a switch, as an arm sees it: what other arms take of it is nothing to this one. */
function seenByArm(draft: MaskDraft): MaskDraft {
  const taken = [...draft.claims].map(
    ([bit, claim]) => [bit, { ...claim, outside: true }] as const,
  );
  return { ...draft, claims: new Map(taken) };
}

/** `version 34`, or `version 34 of the kind "server"`. */
export function versionText({ schema, version, kind }: Scope): string {
  const plain = `version ${schema.versions.names[version]}`;
  return kind === undefined ? plain : `${plain} of the kind "${kind}"`;
}

/** Members that messages have beside their own. */
const OTHERS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  type: "the message's own type",
  constructor: "what every object has already",
  copy: "what keeps a message that is visited",
  retarget: "what finds a message that is visited",
});

/** Takes a name for a member. Reports one that is taken. */
export function claimName(scope: Scope, name: string, at: Entry): void {
  const span = at.key ?? at;
  const whose = OTHERS[name];
  if (whose !== undefined) {
    scope.schema.report.error(span, `"${name}" is the name of ${whose}`, "Choose another name.");
  } else if (scope.names.has(name)) {
    const apart = scope.kind === undefined ? "version ranges" : "versions or kinds";
    scope.schema.report.error(
      span,
      `"${name}" is there already in ${versionText(scope)}`,
      `Give them ${apart} that do not overlap, or other names.`,
      "taken",
    );
  }
  scope.names.add(name);
}

/** Whether a range of versions has the version that the scope is for. */
export function isThere(scope: Scope, range: VersionRange): boolean {
  return contains(range, scope.version);
}

/** Whether an entry is there in the scope's version and kind. */
export function isIn(scope: Scope, entry: Entry): boolean {
  const { versions, flavors, report } = scope.schema;
  const list = items(member(entry, "in"));
  for (const item of list) {
    const names = flavors.map(({ name }) => name);
    if (names.length === 0)
      report.error(item, "the schema has no kinds", "List them under `flavors`.");
    else if (!names.includes(text(item)))
      report.error(item, `there is no kind "${text(item)}"`, suggest(text(item), names));
  }
  const there = list.length === 0 || list.some((item) => text(item) === scope.kind);
  return versionsOf(entry, versions, report).includes(scope.version) && there;
}
