import { valueKey } from "../../branches/branch-keys.ts";
import { UnknownProtocolError } from "../../errors/errors.ts";
import { notSelectedReason } from "../../errors/reasons.ts";
import {
  numberPlace,
  selectingFields,
  selectingNumber,
  upToUnknown,
  versionsOfAll,
} from "../../table/facts/selection.ts";
import type { ValueField } from "../../table/fields/value.ts";
import type { Node } from "../node.ts";
import { placeOf, reach, type Scope } from "./places.ts";
import { presenceBy } from "../../table/fields/presence.ts";

/** Asks whether what a number tells of versions is described, together with what precedes it. Throws UnknownProtocolError. */
export function checkSelects(s: Scope, field: ValueField, node: Node): void {
  if (field.selects === undefined) return;
  const number = selectingNumber(field, node.value as number);
  const isKnown = field.selects.some(({ value }) => value === number);
  // What a mark announces is judged with the number after it.
  if (presenceBy(field, "marker")?.number !== undefined) {
    if (isKnown) reach(s, (prefix) => valueKey(prefix, field.name, number));
    return;
  }
  const fields = selectingFields(s.layout.fields);
  const selecting = fields.slice(0, fields.findIndex(({ name }) => name === field.name) + 1);
  if (versionsOfAll(selecting, s.value).length > 0)
    return reach(s, (prefix) => valueKey(prefix, field.name, number));
  const unknown = upToUnknown(selecting, s.value);
  const reason = notSelectedReason(s.input.table, unknown, s.value);
  const at = s.numbers.get(unknown.at(-1)!.name) ?? node;
  const named = selecting[numberPlace(selecting)]!;
  throw new UnknownProtocolError(reason, placeOf(s, at, "version"), s.value[named.name] as number);
}
