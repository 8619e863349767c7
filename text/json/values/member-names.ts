import type { Kind, Plan } from "../types/kind.ts";

export type Members = Record<string, unknown>;

/** A member's name as it is written, with what is after it. */
interface Known {
  readonly name: string;
  /** `"name":` */
  readonly bytes: Uint8Array;
  readonly kind: Kind;
}

/** What is known of a plan. */
interface Shape {
  /** The members in their order. */
  readonly known: readonly Known[];
  /**
   * The object that messages of the plan are read into, one after the other: an object that has always the same members
   * is written several times as fast as one that has just those which are there.
   */
  readonly reused: Members & { type: string };
  /** The members that the last message had. */
  readonly filled: string[];
}

const shapes = /* @__PURE__ */ new WeakMap<Plan, Shape>();

/** What is known of a plan, found out once. */
export function shapeOf(plan: Plan): Shape {
  let shape = shapes.get(plan);
  if (shape === undefined) {
    const known = [...plan.members].map(([name, kind]) => ({
      name,
      bytes: Uint8Array.from(`"${name}":`, (character) => character.charCodeAt(0)),
      kind,
    }));
    const empty = Object.fromEntries(known.map(({ name }) => [name, undefined]));
    shape = { known, reused: { type: plan.name, ...empty }, filled: [] };
    shapes.set(plan, shape);
  }
  return shape;
}

/** Whether bytes `[start, end)` are those. */
export function isThere(bytes: Uint8Array, start: number, end: number, those: Uint8Array): boolean {
  if (end - start !== those.length) return false;
  for (let i = 0; i < those.length; i++) if (bytes[start + i] !== those[i]) return false;
  return true;
}
