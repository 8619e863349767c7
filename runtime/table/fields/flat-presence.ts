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
export function flatPresence(presence: Presence): FlatPresence {
  switch (presence.kind) {
    case "bit": {
      const { kind: _, ...when } = presence;
      return { when };
    }
    case "more":
      return { whenMore: true };
    case "given":
      return { whenIs: presence.tests };
    case "marker":
      return { marker: presence.number };
    case "widths": {
      const { kind: _, ...widths } = presence;
      return { widths };
    }
  }
}
