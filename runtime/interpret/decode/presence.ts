import { byKind } from "../../table/by-kind.ts";
import { presenceKey } from "../../branches/branch-keys.ts";
import { isGiven, type Presence } from "../../table/fields/presence.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { readMarker } from "./markers.ts";
import { isPresent, isSet } from "./masks.ts";
import { reach, type Scope } from "./places.ts";

/** Whether a field is there; a marker is read. */
export const readPresence = /* @__PURE__ */ byKind<
  Exclude<Presence, { kind: "widths" }>,
  [Scope, ValueField],
  boolean
>({
  bit: (s, _, presence) => {
    reach(s, (prefix) => presenceKey(prefix, presence, isSet(s, presence)));
    return isPresent(s, presence);
  },
  more: ({ input }) => input.offset < input.end,
  given: (s, _, { tests }) => isGiven(tests, s.value, s.outer),
  marker: (s, { name }, { number }) => readMarker(s, name, number),
});
