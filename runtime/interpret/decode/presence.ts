import { presenceKey } from "../../branches/branch-keys.ts";
import { isGiven, type Presence } from "../../table/fields/presence.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { readMarker } from "./markers.ts";
import { isPresent, isSet } from "./masks.ts";
import { reach, type Scope } from "./places.ts";

/** Whether a field is there; a marker is read. */
export function readPresence(
  s: Scope,
  { name }: ValueField,
  presence: Exclude<Presence, { kind: "widths" }>,
): boolean {
  switch (presence.kind) {
    case "bit":
      reach(s, (prefix) => presenceKey(prefix, presence, isSet(s, presence)));
      return isPresent(s, presence);
    case "more":
      return s.input.offset < s.input.end;
    case "given":
      return isGiven(presence.tests, s.value, s.outer);
    case "marker":
      return readMarker(s, name, presence.number);
  }
}
