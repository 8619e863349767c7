import { byKind } from "../../../runtime/table/by-kind.ts";
import { idBytes, type Table } from "../../../runtime/table/table.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { type Layout, listEnd, type MessageTable } from "../../../runtime/table/messages.ts";
import * as code from "../code/build.ts";
import { further } from "../code/count.ts";
import type { Block, ClassCode, ClassMember, Expr } from "../code/model.ts";
import { hasNode } from "../code/walk.ts";
import { type Emitting, nameIn } from "../parts/emitting.ts";
import { typeName } from "../../facts/names.ts";
import { bitTest, held } from "../parts/tests.ts";
import { isStruct } from "../../facts/layouts.ts";
import { beforeRest, tailOf } from "../layouts/tail.ts";
import { offsetCode } from "../size/size-code.ts";
import { valueSize } from "../size/fields.ts";
import { add, fixedBytes, NOTHING, type Size } from "../size/size.ts";
import { passCode, withoutIdle } from "../skip/fields.ts";
import type { Notes } from "../skip/notes.ts";
import { passage, type Stretch } from "../skip/passage.ts";
import { visitRun } from "../skip/runs.ts";
import { memberType } from "../../members/members.ts";
import {
  COUNTED,
  getter,
  optionalGetter,
  own,
  OWN_READER,
  ownName,
  type OffsetCode,
  shown,
  type Viewing,
} from "./getters.ts";
import { retargetName, elementGetters, listGetters, selfCounting } from "./lists.ts";
import { interleaveGetters, splitGetters } from "./splits.ts";
import { valueGetters } from "./values.ts";
import { isDialects, isViewed, type ListField } from "../../facts/viewed.ts";

const READER = { name: "r", type: "Reader" };

/** The class whose objects show a message where it is: `aim` finds it, and getters read it. */
export function viewClass(emitting: Emitting, message: MessageTable, layout: Layout): ClassCode {
  const { table } = emitting;
  const name = nameIn(emitting, message, layout);
  const tail = tailOf(table, message, layout);
  const fields = tail?.front ?? layout.fields;
  const stretches = passage(fields, true);
  const places = stretches.filter((stretch) => hasPlace(table, stretch));
  const notes = keepingNotes(table, places);
  const passing = passCode(emitting, name, stretches, notes, idBytes(table, layout));
  const masks = fields.flatMap((f) =>
    f.kind === "mask" ? [f.name] : f.kind === "terminator" ? [f.live] : [],
  );
  const getters = stretches.flatMap((stretch) =>
    stretchGetters({ ...emitting, masks }, name, stretch, places.indexOf(stretch)),
  );
  const lengths = fields.flatMap((f) => (f.kind === "length" ? [f.name] : []));
  // What is known of bits alone, or of what finds its own end, nobody asks for later.
  const isRead = (field: string) => keeps(getters, ownName(field));
  const read = [...masks, ...lengths].filter(isRead);
  const idle = [...masks, ...lengths].filter((field) => !isRead(field));
  const keep = (mask: Expr, at: Expr): Block => [
    ...read.map((field) => code.set(own(field), mask)),
    ...places.map((_, i) => code.set(shown(`#at${i}`), at)),
  ];
  const run = isDialects(table, layout) ? undefined : visitRun(emitting, message, layout, keep);
  const retarget = withoutIdle(withoutKeeping(passing, idle), fields);
  const struct = isStruct(table, message);
  const readsLater = keeps(getters, "#r");
  const front = readsLater ? [TAKE_READER] : [];
  return {
    name: `${name}View`,
    base:
      tail === undefined
        ? { class: code.library(struct ? "StructView" : "View"), of: typeName(table, message) }
        : { class: code.name(`${tail.rest}View`) },
    doc: `A \`${message.name}\` where it is in the bytes.`,
    members: [
      ...(tail !== undefined || struct ? [] : [typeProperty(message)]),
      ...(readsLater ? [{ kind: "property", name: "#r", type: "Reader" } as const] : []),
      ...read.map((field) => zero(ownName(field))),
      ...places.map((_, i) => zero(`#at${i}`)),
      retargetMethod(table, message, layout, [...front, ...retarget]),
      ...(run === undefined ? [] : [runMethod(message, run)]),
      ...getters,
    ],
  };
}

/** What is kept while a message is passed over: places, masks and lengths. */
function keepingNotes(table: Table, places: readonly Stretch[]): Notes {
  return {
    place: (stretch) =>
      places.includes(stretch)
        ? code.set(shown(`#at${places.indexOf(stretch)}`), code.AT)
        : undefined,
    list: (field) =>
      isViewed(table, field)
        ? code.run(code.method(code.name("this"), retargetName(field), code.READER))
        : undefined,
    known: (field) => code.set(own(field), held(field)),
  };
}

/** Leaves out what keeps masks and lengths that no getter reads. */
function withoutKeeping(lines: Block, idle: readonly string[]): Block {
  const names = new Set(idle.map(ownName));
  return lines.filter((line) => {
    const target = line.kind === "do" && line.expr.kind === "assign" ? line.expr.target : undefined;
    return target?.kind !== "member" || !names.has(target.name);
  });
}

/** The method that finds a message, and passes over it. */
function retargetMethod(
  table: Table,
  message: MessageTable,
  layout: Layout,
  passing: Block,
): ClassMember {
  const tail = tailOf(table, message, layout);
  const ends = listEnd(layout) !== undefined;
  const what = isStruct(table, message) ? "struct" : "message";
  const isEnd = ends ? " Returns whether it ends its list." : "";
  const last = ends ? code.plain(false) : code.name("this");
  const rest = [
    beforeRest(table, layout),
    code.leave(code.method(code.name("super"), "retarget", code.READER)),
  ];
  return {
    kind: "method",
    name: "retarget",
    parameters: [READER],
    returns: ends ? "boolean" : "this",
    doc: `Takes the ${what} at the cursor, and passes over it.${isEnd} Throws DecodeError.`,
    ...(tail === undefined ? {} : { overrides: true }),
    body: [...passing, ...(tail === undefined ? [code.leave(last)] : rest)],
  };
}

function typeProperty({ name }: MessageTable): ClassMember {
  const value = code.string(name);
  return { kind: "property", name: "type", value, isReadonly: true, overrides: true };
}

function zero(name: string): ClassMember {
  return { kind: "property", name, value: code.number(0) };
}

/** Keeps the reader, if it is another one: a write costs more than a test. */
const TAKE_READER = code.when(code.differs(OWN_READER, code.READER), [
  code.set(OWN_READER, code.READER),
]);

/** The method that hands over messages in runs. */
function runMethod({ name }: MessageTable, body: Block): ClassMember {
  return {
    kind: "method",
    name: "visitRun",
    parameters: [READER, { name: "handlers", type: "Handlers" }],
    returns: "void",
    body: [TAKE_READER, ...body],
    doc: `Hands over \`${name}\`s as long as one follows another, and its first two bytes tell how long it is. What the handler throws goes through.`,
  };
}

/** Whether getters read what a view keeps under a name. */
function keeps(getters: readonly ClassMember[], name: string): boolean {
  const bodies = getters.flatMap((one) => (one.kind === "property" ? [] : one.body));
  return hasNode(bodies, (node) => node.kind === "member" && node.name === name);
}

/** Whether something is read from a stretch later. */
function hasPlace(table: Table, stretch: Stretch): boolean {
  if (stretch.kind === "run") return stretch.fields.some((field) => field.kind !== "bit");
  const { field } = stretch;
  return field.kind === "split" || (field.kind === "value" && !isViewed(table, field));
}

function stretchGetters(
  emitting: Viewing,
  layout: string,
  stretch: Stretch,
  index: number,
): ClassMember[] {
  const start = shown(`#at${index}`);
  if (stretch.kind === "one") return oneGetters(emitting, stretch.field, start);
  const getters: ClassMember[] = [];
  let before: Size = NOTHING;
  for (const field of stretch.fields) {
    const offset = offsetCode(before, stretch.size, layout, emitting.constants);
    const isStart = offset.length === 0;
    const place: OffsetCode = (more) => further(isStart ? start : COUNTED, more);
    const inside = isStart
      ? emitting
      : { ...emitting, counted: code.joined([start, ...offset], "+") };
    getters.push(...fieldGetters(inside, place, field));
    before = add(before, valueSize(field) ?? NOTHING);
  }
  return getters;
}

/** The getters of each kind of field that has any. */
const fieldGetters = byKind<Field, [Viewing, OffsetCode], ClassMember[]>(
  {
    bit: (emitting, _, { name, bit }) => [
      getter(emitting, name, "boolean", [code.leave(bitTest(bit.mask, bit.bit))]),
    ],
    value: (emitting, place, field) => valueGetters(emitting, field, place),
    split: (emitting, place, field) => splitGetters(emitting, field, place),
    interleave: (emitting, place, field) => interleaveGetters(emitting, field, place),
  },
  () => [],
);

function oneGetters(emitting: Viewing, field: Field, start: Expr): ClassMember[] {
  if (field.kind === "mask") {
    const body = [code.leave(own(field.name))];
    return field.hidden ? [] : [{ kind: "getter", name: field.name, returns: "number", body }];
  }
  const place: OffsetCode = (more) => further(start, more);
  if (field.kind === "split") return splitGetters(emitting, field, place);
  if (field.kind !== "value") return [];
  if (fixedBytes(field.type) !== undefined) return valueGetters(emitting, field, place);
  if (isViewed(emitting.table, field)) return elementGetters(emitting, field as ListField);
  if (field.type.kind === "list") return listGetters(emitting, field, field.type, start);
  const value = selfCounting(emitting, field.type, start);
  const none = field.type.kind === "bytes" && field.type.none !== undefined;
  const type = memberType(emitting.table, field.type) + (none ? " | undefined" : "");
  return [optionalGetter(emitting, field, field.name, type, value)];
}
