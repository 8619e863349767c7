import fc from "fast-check";
import { absentMembers } from "../../fuzz/values/absent.ts";
import { anyMessage } from "../../fuzz/values/messages.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { idBytes, type Table } from "../../runtime/table/table.ts";
import { idsOf, type Layout, layoutOf, type MessageTable } from "../../runtime/table/messages.ts";
import {
  combinationsOf,
  selectingFields,
  versionsOfRow,
} from "../../runtime/table/facts/selection.ts";
import { type At, hexText } from "../parts/describe.ts";
import type { IsSame } from "./outcome.ts";

/** A message that is looked for on both sides; where only one of them has it, in that one's layout. */
export interface Searched {
  readonly before: At & { readonly message?: MessageTable; readonly layout?: Layout };
  readonly after: At & { readonly message?: MessageTable; readonly layout?: Layout };
  readonly isSame: IsSame;
}

/** Inputs that are tried, and what they begin with depends on it alone. */
export interface Effort {
  /** Messages that are made for each side. */
  readonly runs: number;
  readonly seed: number;
}

/** What is tried: what is shortest of all, and messages of both sides. */
export function candidatesOf({ before, after }: Searched, { runs, seed }: Effort): Uint8Array[] {
  const known = new Map<string, Uint8Array>();
  const add = (bytes: Uint8Array) => known.set(hexText(bytes), bytes);
  for (const side of [before, after]) {
    const { table, message, layout } = side;
    if (message === undefined || layout === undefined || runs === 0) continue;
    for (const id of prefixOf(table, layout) === 1 ? idsOf(layout).slice(0, FEW) : []) {
      add(Uint8Array.of(id));
      for (let byte = 0; byte < 256; byte++) add(Uint8Array.of(id, byte));
    }
    const make = (own: Layout, numRuns: number) => {
      for (const hints of [false, true])
        for (const made of fc.sample(messagesOf(side, message, own, hints), { numRuns, seed }))
          for (const one of hints ? [made, withAllBits(side, own, made)] : [made])
            for (const bytes of written(side, one)) add(bytes);
    };
    make(layout, runs);
    for (const bytes of announcingMessages(side, message, layout, seed)) add(bytes);
    const ways = waysThrough(layout.fields);
    if (ways.length > 1)
      for (const fields of ways) make({ ...layout, fields }, Math.ceil(runs / SHARE));
  }
  return [...known.values()];
}

/**
 * A message with each combination of numbers that tell versions, as those versions write it: chance seldom has one that
 * is described.
 */
function announcingMessages(
  at: At,
  message: MessageTable,
  layout: Layout,
  seed: number,
): Uint8Array[] {
  const meaning = selectingFields(layout.fields);
  if (meaning.length === 0) return [];
  const [made] = fc.sample(anyMessage(at.table, message, layout, false), { numRuns: 1, seed });
  return combinationsOf(meaning).flatMap((numbers) => {
    const members = numbers.map((number, i) => ({ [meaning[i]!.name]: number }));
    const one = Object.assign({ ...made }, ...members) as object;
    const announced = versionsOfRow(meaning, numbers).filter(
      ({ from }) => from in at.table.versions,
    );
    return announced.flatMap(({ from }) => written({ table: at.table, version: from }, one));
  });
}

/** Of the messages that are made of all arms together, each arm has this share by itself. */
const SHARE = 20;

/**
 * The fields with one value each that chooses an arm: whether it is tried must not depend on how many others there are.
 * What no value chooses is among the messages of all arms.
 */
function waysThrough(fields: readonly Field[]): (readonly Field[])[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return [fields];
  return last.arms.flatMap((arm) =>
    arm.values.flatMap((value) =>
      waysThrough(arm.fields).map((inner) => [
        ...fields.slice(0, -1),
        { ...last, arms: [{ ...arm, values: [value], fields: inner }] },
      ]),
    ),
  );
}

/** The bytes that stay as they are: those of the id, which follows a length where messages have one. */
export function prefixOf(table: Table, layout: Layout): number {
  return table.frame === undefined ? idBytes(table, layout) : 0;
}

/** This many ids are tried with each byte after them. */
const FEW = 4;

/** Messages, of which many have hardly any of their optional members. */
function messagesOf(
  { table }: At,
  message: MessageTable,
  layout: Layout,
  hints: boolean,
): fc.Arbitrary<object> {
  const any = anyMessage(table, message, layout, hints);
  const absent = absentMembers(layout.fields);
  if (absent.length === 0) return any;
  const gone = fc.subarray([...absent], { minLength: Math.max(0, absent.length - 1) });
  const sparse = fc
    .tuple(any, gone)
    .map(([made, without]) => Object.assign({ ...made }, ...without) as object);
  return fc.oneof(any, sparse);
}

function written({ table, version }: At, message: object): Uint8Array[] {
  try {
    return [interpretEncode(table, version, message)];
  } catch (error) {
    if (error instanceof EncodeError) return [];
    throw error;
  }
}

/** A message of which all masks came with each bit that its other members leave open: it may be one that says something. */
function withAllBits(
  { table, version }: At,
  { fields }: Pick<Layout, "fields">,
  made: object,
): object {
  const members: Record<string, unknown> = { ...made };
  for (const field of fields) {
    if (field.kind === "mask" && !field.hidden) members[field.name] = ALL_BITS;
    if (field.kind !== "value") continue;
    const { name, type } = field;
    const value = members[name];
    if ((type.kind !== "struct" && type.kind !== "list") || typeof value !== "object") continue;
    const inner = layoutOf(table.structs[type.struct]!, version);
    const filled = (one: object) => (inner ? withAllBits({ table, version }, inner, one) : one);
    members[name] = Array.isArray(value) ? value.map(filled) : value && filled(value);
  }
  return members;
}

const ALL_BITS = 0xffffffff;
