import { Unsayable } from "../ksy/fields/expression.ts";
import { mapOf } from "../located.ts";
import type { Scope, Type } from "./description.ts";
import type { Frame } from "./frame.ts";
import { kindOf } from "./kinds.ts";
import { NBT_NATIVES } from "./nbt.ts";
import { scalarOf } from "./scalars.ts";

export type Field = Record<string, unknown>;

/** How elements of a list say that it ends: by the value of the first member, or by its top bit, which is clear. */
export type Ends = number | "top bit";

/** What fields ask of the schema that they become a part of. */
export interface Asks {
  /**
   * The name of a struct of a type. Throws Unsayable.
   *
   * @param ends how its first member ends lists of it
   */
  struct(name: string, type: Type, scope: Scope, frame: Frame, ends?: Ends): string;
  /** The name of a type of texts or bytes after their number. */
  counted(as: "utf8" | "bytes", count: string): string;
  /** The name of an enum with these names of numbers, for a member. */
  enumOf(member: string, numbers: ReadonlyMap<string, number>): string;
  /** The name of a struct of NBT. */
  nbt(struct: string): string;
}

/** 0 or 1. */
export const BOOLEAN: Field = { type: "u8", max: 1 };

/** A type that is one field whatever comes before it. Throws Unsayable. */
export function plainOf(known: string, type: Type, scope: Scope, frame: Frame, asks: Asks): Field {
  const { kind, given, scope: own, name } = kindOf(type, scope);
  const scalar = scalarOf(kind);
  if (scalar !== undefined && given === undefined)
    return kind === "bool" ? { ...BOOLEAN } : { type: scalar };
  const nbt = Object.hasOwn(NBT_NATIVES, kind) ? NBT_NATIVES[kind] : undefined;
  if (nbt !== undefined) return { type: asks.nbt(nbt) };
  switch (kind) {
    case "restBuffer":
      return { type: "bytes", to: "end" };
    case "pstring":
    case "buffer":
      return bytesOf(kind === "pstring" ? "utf8" : "bytes", mapOf(given), own, frame, asks);
    case "array":
      return arrayOf(known, mapOf(given), own, frame, asks);
    case "entityMetadataLoop": {
      const { endVal, type: of } = mapOf(given);
      return { list: asks.struct(`${known}_item`, of, own, frame, Number(endVal)) };
    }
    case "topBitSetTerminatedArray": {
      const element = asks.struct(`${known}_item`, mapOf(given)["type"], own, frame, "top bit");
      return { list: element, "ends-after": "not _.another_follows" };
    }
    case "container":
    case "bitfield":
    case "bitflags":
      return { type: asks.struct(name ?? known, type, scope, frame) };
    default:
      throw new Unsayable(`\`${kind}\``);
  }
}

function bytesOf(
  as: "utf8" | "bytes",
  { count, countType }: Readonly<Record<string, unknown>>,
  scope: Scope,
  frame: Frame,
  asks: Asks,
): Field {
  if (typeof count === "number") return { type: `${as}[${count}]` };
  if (count !== undefined) return { type: as, "length-by": frame.count(String(count)) };
  return { type: asks.counted(as, countOf(countType, scope)) };
}

function arrayOf(
  known: string,
  { type, count, countType }: Readonly<Record<string, unknown>>,
  scope: Scope,
  frame: Frame,
  asks: Asks,
): Field {
  const element = elementOf(known, type, scope, frame, asks);
  if (typeof count === "number") return { type: `${element}[${count}]` };
  if (count !== undefined) return { list: element, "count-by": frame.count(String(count)) };
  return { list: element, count: countOf(countType, scope) };
}

/** Kinds of which an element is a member of a struct. */
export const NO_ELEMENTS: ReadonlySet<string> = new Set([
  "array",
  "option",
  "switch",
  "mapper",
  "registryEntryHolder",
  "registryEntryHolderSet",
  "restBuffer",
  "UUID",
]);

/** The schema's type of an element: what takes more than a type to say is a struct of its own. */
export function elementOf(
  known: string,
  type: Type,
  scope: Scope,
  frame: Frame,
  asks: Asks,
): string {
  const { kind, given, name } = kindOf(type, scope);
  if (!NO_ELEMENTS.has(kind)) {
    const { type: own } = plainOf(name ?? `${known}_item`, type, scope, frame, asks);
    if (typeof own === "string") return own;
  }
  if (kind === "void" || (given === undefined && kind !== "UUID"))
    throw new Unsayable(`elements that are \`${kind}\``);
  return asks.struct(`${known}_item`, type, scope, frame);
}

function countOf(type: Type, scope: Scope): string {
  const { kind } = kindOf(type, scope);
  const scalar = scalarOf(kind);
  if (scalar === undefined || !/^(?:u|i|varu)/.test(scalar))
    throw new Unsayable(`a count that is \`${kind}\``);
  // No list has fewer than no elements.
  return scalar.replace(/^i/, "u");
}
