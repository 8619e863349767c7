import { byKind } from "../by-kind.ts";
import type { Condition, Given, Presence, Widths } from "./presence.ts";

/** A presence as generated tables have it: a key for each kind, of which one is there. */
export interface FlatPresence {
  readonly when?: Condition | undefined;
  readonly whenMore?: true | undefined;
  readonly whenIs?: Given | undefined;
  readonly marker?: number | undefined;
  readonly widths?: Widths | undefined;
}

/** The presence that flat keys tell. */
export function presenceOf(flat: FlatPresence): Presence | undefined {
  const { when, whenMore, whenIs, marker, widths } = flat;
  if (when !== undefined) return { kind: "bit", ...when };
  if (whenMore !== undefined) return { kind: "more" };
  if (whenIs !== undefined) return { kind: "given", tests: whenIs };
  if (marker !== undefined) return { kind: "marker", number: marker };
  return widths && { kind: "widths", ...widths };
}

/** The flat keys of a presence. */
export const flatPresence = /* @__PURE__ */ byKind<Presence, [], FlatPresence>({
  bit: (presence) => ({ when: withoutKind(presence) }),
  more: () => ({ whenMore: true }),
  given: ({ tests }) => ({ whenIs: tests }),
  marker: ({ number }) => ({ marker: number }),
  widths: (presence) => ({ widths: withoutKind(presence) }),
});

function withoutKind<P extends Presence>(presence: P): Omit<P, "kind"> {
  const { kind: _, ...rest } = presence;
  return rest;
}
