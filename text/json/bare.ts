import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { writeBare } from "../../runtime/canonical/canonical-form.ts";
import { hasHints, companionFields, isHintField } from "../../runtime/table/facts/hints.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { type Layout, layoutOf, type MessageTable } from "../../runtime/table/messages.ts";
import type { MaskField } from "../../runtime/table/fields/masks.ts";
import type { Table } from "../../runtime/table/table.ts";
import { Writer } from "../../runtime/bytes/writer.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";

/** What of a layout's members tells how it came. */
export interface Hints {
  readonly members: readonly string[];
  /** Masks of which it can be seen that they are needless. */
  readonly masks: ReadonlyMap<string, MaskField>;
  /** Structs and lists of structs that have such members. */
  readonly inner: readonly { readonly member: string; readonly hints: Hints }[];
}

/** By versions: each recording asks for the same. */
const KNOWN = new WeakMap<readonly MessageTable[], Map<number, ReadonlyMap<string, Hints>>>();

/** The messages of a version that have hints, with theirs. `version` is an index into the table's versions. */
export function hintsByType(table: Table, version: number): ReadonlyMap<string, Hints> {
  let versions = KNOWN.get(table.messages);
  if (versions === undefined) KNOWN.set(table.messages, (versions = new Map()));
  let byType = versions.get(version);
  if (byType === undefined) versions.set(version, (byType = hintsIn(table, version)));
  return byType;
}

function hintsIn(table: Table, version: number): Map<string, Hints> {
  const byType = new Map<string, Hints>();
  const known = new Map<Layout, Hints>();
  for (const message of table.messages) {
    const layout = layoutOf(message, version);
    if (layout !== undefined && hasHints(table, layout))
      byType.set(message.name, hintsOf(table, version, layout, known));
  }
  return byType;
}

/** @param known those that were found so far: a struct may have itself inside */
function hintsOf(table: Table, version: number, layout: Layout, known: Map<Layout, Hints>): Hints {
  const found = known.get(layout);
  if (found !== undefined) return found;
  const inner: { member: string; hints: Hints }[] = [];
  const hints = { members: companionFields(table, layout), masks: plainMasks(layout), inner };
  known.set(layout, hints);
  for (const field of allFields(layout.fields)) {
    if (field.kind !== "value") continue;
    const { name: member, type } = field;
    if (type.kind !== "struct" && type.kind !== "list") continue;
    const own = layoutOf(table.structs[type.struct]!, version);
    if (own !== undefined && hasHints(table, own))
      inner.push({ member, hints: hintsOf(table, version, own, known) });
  }
  return hints;
}

/** The masks whose bits mean the same in every message: none where a stop changes what they mean. */
function plainMasks(layout: Layout): Map<string, MaskField> {
  const fields = allFields(layout.fields);
  const masks = fields.filter((field) => field.kind === "mask");
  if (fields.some(({ kind }) => kind === "terminator")) return new Map();
  const plain = masks.filter(
    ({ name, parts, inArms }) =>
      fields.every(
        (other) =>
          !(isHintField(other) && other.name === name) ||
          (other.kind === "mask" && other.parts === parts),
      ) &&
      parts.every(({ unless }) => unless === undefined) &&
      inArms === undefined &&
      // Which of two widths is needed, the value tells.
      fields.every((field) => field.kind !== "value" || presenceBy(field, "widths")?.mask !== name),
  );
  return new Map(plain.map((mask) => [mask.name, mask]));
}

/** Asks of messages whether what tells how they came is needed to write them again. One writer serves all questions. */
export class HintCheck {
  readonly #writer = new Writer(8192);

  /** Whether the message is written as bytes `[start, end)` of its block without its hints, too. */
  isNeedless(
    hints: Hints,
    codec: Codec,
    message: AnyMessage,
    body: Uint8Array,
    start: number,
    end: number,
  ): boolean {
    if (areSeenNeedless(hints, message)) return true;
    const w = this.#writer;
    w.offset = 0;
    return writeBare(codec, w, message) && isWrittenAs(w, body, start, end);
  }
}

/** Whether it can be seen without writing it: most messages are as they would be. */
function areSeenNeedless({ members, masks, inner }: Hints, value: object): boolean {
  const found = value as Readonly<Record<string, unknown>>;
  for (let i = 0; i < members.length; i++) {
    const hint = found[members[i]!];
    if (hint === undefined) continue;
    const mask = masks.get(members[i]!);
    if (mask === undefined || !isDerived(mask, hint as number)) return false;
  }
  for (const { member, hints } of inner) {
    const structs = found[member];
    if (structs === undefined) continue;
    if (!Array.isArray(structs)) {
      if (!areSeenNeedless(hints, structs as object)) return false;
    } else {
      for (const each of structs) if (!areSeenNeedless(hints, each as object)) return false;
    }
  }
  return true;
}

/**
 * Whether a mask as it came has no bit that fields leave open, but for the usual ones, and those that announce a
 * part which is not zero: all of these are set without a hint.
 */
function isDerived({ parts, hint, defaultValue }: MaskField, bits: number): boolean {
  let open = (bits & hint) >>> 0;
  for (const { when, at, bits: count } of parts) {
    if (when === undefined || ((bits >>> when) & 1) === 0) continue;
    const own = (bits >>> at) & (count === 32 ? -1 : (1 << count) - 1);
    if (own !== 0) open = (open & ~(1 << when)) >>> 0;
  }
  return open === (defaultValue & hint) >>> 0;
}

/** Whether the writer has just the bytes `[start, end)` of others. */
export function isWrittenAs(w: Writer, body: Uint8Array, start: number, end: number): boolean {
  if (w.offset !== end - start) return false;
  const { bytes } = w;
  for (let i = 0; i < w.offset; i++) if (bytes[i] !== body[start + i]) return false;
  return true;
}
