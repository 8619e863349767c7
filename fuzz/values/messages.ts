import fc from "fast-check";
import type { AnyMessage } from "../../runtime/codec.ts";
import {
  type Field,
  memberValue,
  type SwitchArm,
  type SwitchField,
} from "../../runtime/table/fields/field.ts";
import { isGiven, presenceBy } from "../../runtime/table/fields/presence.ts";
import { type Layout, layoutOf, type MessageTable } from "../../runtime/table/messages.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import type { StructType } from "../../runtime/table/types/struct.ts";
import type { Table } from "../../runtime/table/table.ts";
import { takesAll } from "../../runtime/table/types/types.ts";
import { countRef } from "../../runtime/table/types/counts.ts";
import { resolveCount } from "../../runtime/table/types/count-ref.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { isStep, widthMember } from "../../runtime/table/facts/companions.ts";
import { mayBeMissing } from "../../runtime/table/facts/statements.ts";
import { sharedTies, type Tie } from "../../runtime/table/facts/bits.ts";
import { selectingFields, versionsOfAll } from "../../runtime/table/facts/selection.ts";
import { withoutAny } from "./absent.ts";
import { type AnyLayout, flag, inOrder, otherThan, stopped } from "./arbitrary.ts";
import { fieldValues } from "./fields/fields.ts";
import type { Made, Making } from "./making.ts";
import { withOuter, dependsOnOuter } from "./dependent/outer.ts";
import { deeperOnes, ending } from "./depth.ts";
import { besideEnds } from "./list-ends.ts";
import { short } from "./dependent/short.ts";
import { withRightCounts } from "./dependent/counts.ts";

/** An arbitrary for each message of a table in each of its layouts. */
export function arbitrariesOf(table: Table): AnyLayout<AnyMessage>[] {
  return table.messages.flatMap((message) =>
    message.layouts.map((layout) => {
      const { from, to } = layout;
      const any = (hints: boolean) => anyMessage(table, message, layout, hints);
      const ways = () => waysOf(table, message, layout);
      return { message: message.name, from, to, any, ways };
    }),
  );
}

/** Any message of a layout; with `hints`, also ones that are not canonical. */
export function anyMessage(
  table: Table,
  message: MessageTable,
  layout: Layout,
  hints: boolean,
): fc.Arbitrary<AnyMessage> {
  return finished(table, layout, oneRecordOf(recordsIn(table, message, layout, hints)));
}

/** The same, with hints, by the way through the switches: each value of each arm has its own. */
function waysOf(table: Table, message: MessageTable, layout: Layout): fc.Arbitrary<AnyMessage>[] {
  const ways = recordsIn(table, message, layout, true, true);
  return ways.map(({ arbitrary }) => finished(table, layout, arbitrary));
}

function recordsIn(
  table: Table,
  message: MessageTable,
  layout: Layout,
  hints: boolean,
  isEach = false,
): Way[] {
  const struct = structsOf(table, layout.from, hints);
  const { from: version, fields } = layout;
  const isDeeper = deeperOnes(table, version, 0);
  const making = { table, version, hints, fields, struct, isDeeper, isEach };
  return recordsOf(making, layout.fields, [["type", fc.constant(message.name)]]);
}

function finished(table: Table, layout: Layout, record: fc.Arbitrary<object>) {
  const any = withOuter(table, layout.from, layout.fields, record as fc.Arbitrary<AnyMessage>);
  return short(table, layout, any);
}

/** This many structs that may have themselves inside are nested here. */
const DEEP = 2;

/** What makes the structs of a version, each once for each depth. */
export function structsOf(
  table: Table,
  version: number,
  hints: boolean,
  deep = DEEP,
): Making["struct"] {
  const known = new Map<number, fc.Arbitrary<object>>();
  let deeper: Making["struct"] | undefined;
  const struct = (index: number): fc.Arbitrary<object> => {
    const found = known.get(index);
    if (found !== undefined) return found;
    const { maxDepth, ...own } = table.structs[index]!;
    const { fields } = layoutOf(own, version)!;
    const inner =
      maxDepth === undefined ? struct : (deeper ??= structsOf(table, version, hints, deep - 1));
    const depth = DEEP - deep + (maxDepth === undefined ? 0 : 1);
    const isDeeper = deeperOnes(table, version, depth, deep <= 0);
    const making = { table, version, hints, fields, struct: inner, isDeeper };
    const made = oneRecordOf(recordsOf(making, fields, []));
    known.set(index, made);
    return made;
  };
  return struct;
}

/** A record, and by how many values it is chosen. */
interface Way {
  readonly arbitrary: fc.Arbitrary<Record<string, unknown>>;
  readonly weight: number;
}

/** Any of the records: one that more values choose more often. */
function oneRecordOf(ways: readonly Way[]): fc.Arbitrary<Record<string, unknown>> {
  return ways.length === 1 ? ways[0]!.arbitrary : fc.oneof(...ways);
}

/** The records of fields: one, or one for each way through their switches. */
function recordsOf(
  making: Making,
  fields: readonly Field[],
  before: readonly Made[],
  weight = 1,
  outer: readonly Field[] = [],
  front: readonly SwitchField[] = [],
): Way[] {
  const own = fields.flatMap((field) => fieldValues(field).made({ ...making, fields }, field));
  const members = [...before, ...own];
  const last = fields.at(-1);
  if (last?.kind !== "switch") {
    const all = [...outer, ...fields];
    const chosen = new Set([
      ...front.map(({ on }) => on),
      ...selectingFields(all).map(({ name }) => name),
    ]);
    const own = besideEnds(all, chosen, tied(making, members, sharedTies(all)));
    const record = limited(fields, own);
    // Counts are right before conditions take away what is counted.
    const right = withRightCounts(all, chosen, sometimesBare(all, record));
    const ref = ending(making, all, asGiven(all, right));
    return [{ arbitrary: withoutWidths(all, agreeing(all, ref)), weight }];
  }
  const whole = endingArms(making, last);
  const each = (arm: SwitchArm) => arm.values.map((value) => ({ ...arm, values: [value] }));
  const isSplit = (arm: SwitchArm) => making.isEach === true && arm.otherwise !== true;
  const arms = whole.flatMap((arm) => (isSplit(arm) ? each(arm) : [arm]));
  return arms.flatMap((arm) => {
    const chosen = members.map(([name, any]): Made => {
      if (name !== last.on) return [name, any];
      return [
        name,
        arm.otherwise ? noneOf(last, any) : fc.constantFrom(...arm.values.map(memberValue)),
      ];
    });
    const weighs = Math.max(1, arm.values.length);
    return recordsOf(making, arm.fields, chosen, weighs, [...outer, ...fields], [...front, last]);
  });
}

/** The arms, with those of their values, in which no struct is there that would be one too many. */
function endingArms({ isDeeper }: Making, { on, arms }: SwitchField): readonly SwitchArm[] {
  const isNested = (type: StructType | ListType) => isDeeper(type.struct);
  const ending = arms.flatMap((arm) => {
    let { values } = arm;
    for (const field of arm.fields) {
      if (field.kind !== "value") continue;
      const { type } = field;
      if (type.kind === "struct" && isNested(type) && !mayBeMissing(field)) return [];
      const ref = type.kind === "list" && isNested(type) ? countRef(type) : undefined;
      if (ref?.by === on) values = values.filter((value) => resolveCount(ref, Number(value)) === 0);
    }
    return values.length > 0 || arm.otherwise ? [{ ...arm, values }] : [];
  });
  return ending.length > 0 ? ending : arms;
}

/** A record, of which a bit chooses for all members that it tells of which of them are there. */
function tied(
  { isDeeper }: Making,
  members: readonly Made[],
  ties: readonly Tie[],
): fc.Arbitrary<Record<string, unknown>> {
  const record = fc.record<Record<string, unknown>>(Object.fromEntries(members));
  if (ties.length === 0) return record;
  const isGone = ({ type }: ValueField) => type.kind === "struct" && isDeeper(type.struct);
  const bits = fc.tuple(
    ...ties.map(({ set, clear }) =>
      set.some(isGone) || clear.some(isGone) ? fc.constant(!set.some(isGone)) : flag(),
    ),
  );
  return fc.tuple(record, bits).map(([all, isSet]) => {
    const gone = ties.flatMap(({ set, clear }, i) => (isSet[i] ? clear : set));
    return { ...all, ...Object.fromEntries(gone.map(({ name }) => [name, undefined])) };
  });
}

/**
 * A record that now and then has nothing that it can do without: where a mask has many parts, hardly any other record
 * has none that asks for the last of them.
 */
function sometimesBare<M extends Record<string, unknown>>(
  fields: readonly Field[],
  record: fc.Arbitrary<M>,
): fc.Arbitrary<M> {
  const masks = fields.filter((field) => field.kind === "mask");
  const numbers = fields.filter((field) => field.kind === "number");
  if (numbers.length === 0 || masks.every(({ parts }) => parts.length < MANY_PARTS)) return record;
  const none = Object.fromEntries(masks.map(({ name }) => [name, undefined]));
  const zero = Object.fromEntries(numbers.map(({ name }) => [name, 0]));
  const bare = { ...withoutAny(fields), ...none, ...zero };
  return fc.tuple(record, fc.nat(7)).map(([all, n]) => (n === 0 ? { ...all, ...bare } : all));
}

const MANY_PARTS = 3;

/** Any value that chooses no arm. */
function noneOf({ arms }: SwitchField, any: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return otherThan(
    any,
    arms.flatMap((arm) => arm.values.map(memberValue)),
  );
}

/** A record without the members that are not there, as others of its members say. */
function asGiven<M extends Record<string, unknown>>(
  fields: readonly Field[],
  record: fc.Arbitrary<M>,
): fc.Arbitrary<M> {
  const hanging = fields.flatMap((f) => {
    const given = f.kind === "value" ? presenceBy(f, "given")?.tests : undefined;
    return given === undefined || dependsOnOuter(given)
      ? []
      : [{ name: (f as ValueField).name, given }];
  });
  if (hanging.length === 0) return record;
  return record.map((members) => {
    const there: Record<string, unknown> = { ...members };
    // In their order, since one may depend on another.
    for (const { name, given } of hanging) if (!isGiven(given, there)) there[name] = undefined;
    return there as M;
  });
}

/** A record without the widths of steps that are not there. */
function withoutWidths<M extends Record<string, unknown>>(
  fields: readonly Field[],
  record: fc.Arbitrary<M>,
): fc.Arbitrary<M> {
  const names = fields.flatMap((f) =>
    f.kind === "value" && isStep(f.type) && mayBeMissing(f) ? [f.name] : [],
  );
  if (names.length === 0) return record;
  return record.map((members) => {
    const gone = names.filter((name) => members[name] === undefined);
    return {
      ...members,
      ...Object.fromEntries(gone.map((name) => [widthMember(name), undefined])),
    };
  });
}

/** A record of which those members that tell of versions tell of the same. */
function agreeing<M extends Record<string, unknown>>(
  fields: readonly Field[],
  record: fc.Arbitrary<M>,
): fc.Arbitrary<M> {
  const selecting = selectingFields(fields);
  if (selecting.length < 2) return record;
  return record.filter((members) => versionsOfAll(selecting, members).length > 0);
}

/** A record of which some members leave no room for others. */
function limited<M extends object>(fields: readonly Field[], record: fc.Arbitrary<M>) {
  const stop = fields.findIndex((field) => field.kind === "terminator");
  if (stop >= 0) {
    const bit = fields.slice(0, stop).findLast((field) => field.kind === "bit")!;
    const gone = fields.slice(stop).flatMap((f): [string, unknown][] => {
      if (f.kind === "bit") return [[f.name, false]];
      return f.kind === "value" ? [[f.name, undefined]] : [];
    });
    return stopped(record, bit.name as keyof M, Object.fromEntries(gone) as Partial<M>);
  }
  const names = fields.flatMap((f) =>
    f.kind === "value" && presenceBy(f, "more") ? [f.name as keyof M] : [],
  );
  if (names.length === 0) return record;
  return inOrder(record, names, nothingAfter(fields.at(-1)!) as Partial<M>);
}

/** What goes to the end, and finds nothing there. */
function nothingAfter(last: Field): Record<string, unknown> {
  if (last.kind !== "value" || !takesAll(last.type)) return {};
  return { [last.name]: last.type.kind === "bytes" ? new Uint8Array() : [] };
}
