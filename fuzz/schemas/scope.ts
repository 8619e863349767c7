import { Chance } from "./chance.ts";

/** What fields further on may refer to. */
export interface Scope {
  /** Masks, with how many bits of each are in use. */
  readonly masks: Map<string, number>;
  /** Members so far; the integers among them are in `integers`, too. */
  readonly members: string[];
  readonly integers: string[];
  /** Names that preceding fields refer to, which a field further on should have. */
  readonly wished: { readonly name: string; readonly by: string }[];
  /** The values that arms have. */
  readonly chosen: Set<string>;
  /** Fields are packed bit by bit. */
  bitwise?: true;
}

export function newScope(): Scope {
  return { masks: new Map(), members: [], integers: [], wished: [], chosen: new Set() };
}

/** The scope of an arm: what is outside is known in it, and what it adds is not known outside. */
export function innerScope({ masks, members, integers, bitwise }: Scope): Scope {
  return {
    ...(bitwise && { bitwise }),
    masks: new Map(masks),
    members: [...members],
    integers: [...integers],
    wished: [],
    chosen: new Set(),
  };
}

/** All names are of small pools, by the key that they follow, so that what refers to a name often finds it. */
export const POOLS: Readonly<Record<string, readonly string[]>> = {
  types: ["coord", "short", "string", "tail"],
  enums: ["kind", "sort"],
  vectors: ["dirs"],
  groups: ["common", "extra"],
  structs: ["item", "point", "node"],
  messages: ["ping", "sound", "update", "entity", "baseline"],
  flavors: ["client", "server"],
  dialects: ["fork"],
  readings: ["line", "number"],
  header: ["track"],
  foreign: ["other"],
  masks: ["flags", "bits", "bytes"],
  // Some are what generated code has as names of its own.
  fields: ["a", "b", "c", "d", "bytes", "view", "raw", "at", "size", "number"],
  arms: ["one", "two", "three", "others"],
  constants: ["NONE", "ONE", "TWO", "THREE"],
  sets: ["baseline"],
  outer: ["version", "is_long"],
};

/** A mask's bit, mostly the first that is not in use yet. */
export function bitIn(chance: Chance, { masks }: Scope): string {
  const names = [...masks.keys()];
  if (names.length === 0) return `flags.${chance.from(0, 7)}`;
  const mask = chance.of(names);
  const used = masks.get(mask)!;
  if (used > 0 && chance.is(0.25)) return `${mask}.${chance.from(0, used - 1)}`;
  const bit = chance.is(0.08) ? chance.from(8, 31) : used;
  if (bit === used) masks.set(mask, used + 1);
  return `${mask}.${bit}`;
}
