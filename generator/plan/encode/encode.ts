import { byKind } from "../../../runtime/table/by-kind.ts";
import { mayBeMissing } from "../../../runtime/table/facts/statements.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { idBytes, plainVersion, type Table } from "../../../runtime/table/table.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { Layout, MessageTable } from "../../../runtime/table/messages.ts";
import type { LengthField } from "../../../runtime/table/fields/length.ts";
import { openMember } from "../../../runtime/table/facts/members.ts";
import { isVaried, widthMember } from "../../../runtime/table/facts/companions.ts";
import * as code from "../code/build.ts";
import { sum } from "../code/count.ts";
import type { Block, Expr, FunctionCode, Stmt } from "../code/model.ts";
import { mentions } from "../code/walk.ts";
import { AskedPlaces, BEGIN, gapCode } from "../parts/begin.ts";
import { type Emitting, nameIn } from "../parts/emitting.ts";
import { computedLine } from "../parts/computed.ts";
import { formOf } from "../parts/forms.ts";
import { typeName } from "../../facts/names.ts";
import { outerParameters } from "../parts/outer.ts";
import { armValue } from "../parts/tests.ts";
import { type Choices, choicesOf } from "../layouts/choices.ts";
import { isMany, isRegion, readsId } from "../../facts/layouts.ts";
import { tailOf } from "../layouts/tail.ts";
import { membersOf, variantsOf } from "../../members/members.ts";
import { bitLines } from "./bits.ts";
import { planChecksum, sumLines } from "./checksums.ts";
import { lateFields } from "./late.ts";
import { putBefore, writeBy, writtenSince } from "./lists.ts";
import { planMask } from "./mask-parts.ts";
import { maskCode } from "./masks.ts";
import { withRangeChecks } from "./out-of-range.ts";
import { checked, given, holding, memberOf } from "./numbers.ts";
import { unscaled } from "../parts/scale.ts";
import { setAt, WritePlan, WRITER_VIEW, WRITTEN } from "./plan.ts";
import { makesOwnRoom, roomFor } from "./room.ts";
import { planSplit } from "./splits.ts";
import { stopCode } from "./terminators.ts";
import { known, leafTypes, planSwitch } from "./switches.ts";
import { unpacked } from "./unpacked.ts";
import { planInterleave, planValue } from "./values.ts";
import { hasOpenGaps } from "../../../runtime/table/facts/open-gaps.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** `encodeSound(w, m)`: writes what `decodeSound` reads. Presence bits follow from the members that are there. */
export function encodeFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode {
  const { table } = emitting;
  const type = typeName(table, message);
  const inside = {
    ...emitting,
    optional: optionalMembers(emitting, message),
    type,
    checksInline: isMany(layout) && plainVersion(table, layout.from) <= table.current,
    rangeChecks: new Map<string, IntType>(),
  };
  const id = readsId(layout) ? layout.id![0] : undefined;
  const tail = tailOf(table, message, layout);
  const choices = choicesOf(table, message, layout);
  const fields = tail?.front ?? choices?.fields ?? layout.fields;
  // A struct does not know whether anything follows it.
  const opens = !table.structs.includes(message) && hasOpenGaps(table.structs, fields);
  const own = message.bitwise
    ? bitLines(inside, fields)
    : fieldsCode(inside, fields, opens ? [closing] : [], id);
  const isBare = table.structs.includes(message) && !layout.fields.some(isNeeded);
  const lines = [
    ...(opens ? [forgetting] : []),
    ...(isBare ? [code.run(code.use("expectObject", code.MESSAGE))] : []),
    ...restCode(emitting, choices),
    ...(mentions(own, BEGIN) ? [beginCode(table, layout)] : []),
    ...own,
    ...(tail === undefined
      ? []
      : [code.run(code.call(`encode${tail.rest}`, code.WRITER, code.MESSAGE))]),
  ];
  const plain = nested(message, withRangeChecks(inside, lines));
  const body = inside.checksInline ? unpacked(plain) : plain;
  return {
    name: `encode${nameIn(emitting, message, layout)}`,
    parameters: [{ name: "w", type: "Writer" }, { name: "m", type }, ...outerParameters(message)],
    returns: "void",
    body: areEverywhere(table, message, layout.fields)
      ? body
      : known(body, "message$", leafTypes(type, layout.fields)),
    doc: "",
  };
}

const closing = code.run(code.use("closeGap", code.WRITER));
/** A message that was not written to its end may have left something. */
const forgetting = code.set(code.member(code.WRITER, "shortEnd"), -1);

/** Writes what may have itself inside: not deeper than is said. */
function nested({ maxDepth }: MessageTable, body: Block): Block {
  if (maxDepth === undefined) return body;
  const leave = code.run(code.decrement(code.member(code.WRITER, "depth")));
  return [
    code.run(code.use("enterWrite", code.WRITER, maxDepth)),
    { kind: "try", body, finally: [leave] },
  ];
}

/** Where the message begins, whose id may be written so far: for what counts from there, if it is not left to another layout. */
function beginCode(table: Table, layout: Layout): Stmt {
  const written = readsId(layout) ? 0 : idBytes(table, layout);
  return code.constant(BEGIN, code.moved(WRITTEN, -written));
}

/** Whether writing a field fails where the value is no object: what is always there is missed. */
function isNeeded(field: Field): boolean {
  if (field.kind === "value") return !mayBeMissing(field);
  if (field.kind === "split") return field.parts.some(({ isMask }) => !isMask);
  return field.kind === "interleave" || field.kind === "switch";
}

/** Leaves a message to the layout that writes it in the same way. */
function restCode({ passed = [] }: Emitting, choices: Choices | undefined): Stmt[] {
  if (choices === undefined) return [];
  const { on, values, rest } = choices;
  const tests = values.map((value) => code.differs(given(on), armValue(value)));
  const call = code.call(`encode${rest}`, code.WRITER, code.MESSAGE, ...passed);
  return [code.when(code.joined(tests, "&&"), [code.leave(call)])];
}

/** Whether the members before a switch are in all variants: other versions may have arms and no such members. */
function areEverywhere(table: Table, message: MessageTable, fields: readonly Field[]): boolean {
  if (fields.at(-1)?.kind !== "switch") return true;
  const names = membersOf(table, fields).map(({ name }) => name);
  const variants = variantsOf(table, message, "");
  return variants.every(({ members }) =>
    names.every((name) => members.some((m) => m.name === name)),
  );
}

/** The members that the message's interface has as optional, for another version's sake or this one's. */
function optionalMembers({ table }: Emitting, message: MessageTable): ReadonlySet<string> {
  const variants = variantsOf(table, message, "");
  return new Set(variants.flatMap((v) => v.members.filter((m) => m.optional).map((m) => m.name)));
}

/**
 * Masks first, since their bits follow from what comes later, but for bits that are set there; then room; then the bytes.
 *
 * @param tail what is to be done when all is written
 */
function fieldsCode(
  emitting: Emitting,
  fields: readonly Field[],
  tail: Block,
  firstId?: number,
): Block {
  const masks = fields.filter((f) => f.kind === "mask");
  const late = lateFields(emitting, fields);
  const lines = [
    ...masks.flatMap((mask) => maskCode(emitting, mask, fields, late)),
    ...stopCode(emitting, fields),
    ...orderCode(fields),
  ];
  const path = [...(emitting.front ?? []), ...fields];
  const inside = { ...emitting, front: path };
  const plan = new WritePlan(inside, [...ownTail(emitting, fields), ...tail], late);
  const asked = new AskedPlaces(fields);
  plan.reserve(sum(roomFor(fields), firstId === undefined ? 0 : 1));
  for (const [index, field] of fields.entries()) {
    plan.line(...asked.before(field, () => plan.here()));
    planField(plan, firstId, fields[index + 1], field);
    plan.line(...asked.after(field, () => plan.here()));
    // What makes its own room leaves none for what follows.
    if (makesOwnRoom(field)) plan.reserve(roomFor(fields.slice(index + 1)));
  }
  const switches = fields.at(-1)?.kind === "switch";
  const end = switches ? [] : [...plan.tail, ...sumLines(emitting, path)];
  return [...lines, ...plan.finish(), ...end];
}

/** What is to be done when all is written: strings that end where the bytes end, and lengths of all that follows. */
function ownTail({ table }: Emitting, fields: readonly Field[]): Stmt[] {
  const strings = fields.flatMap((field) => {
    if (field.kind !== "value" || field.type.kind !== "string" || !field.type.open) return [];
    const isOpen = code.equals(given(openMember(field.name)), code.plain(true));
    // Of a string that is there only when bytes are left, some must be.
    const isSome = code.differs(given(field.name), code.string(""));
    const test = presenceBy(field, "more") ? code.operation(isOpen, "&&", isSome) : isOpen;
    const end = code.use("openEnd", code.WRITER, code.name(`${field.name}End$`));
    return [code.when(test, [code.run(end)])];
  });
  const lengths = fields.flatMap((field) =>
    field.kind === "length" && isRegion(field) ? [regionLength(field)] : [],
  );
  const closes = lengths.length > 0 && hasOpenGaps(table.structs, fields);
  return [...strings.toReversed(), ...(closes ? [closing] : []), ...lengths];
}

/** Writes the length of all that follows. */
function regionLength({ name, type }: LengthField): Stmt {
  const place = `${name}At`;
  const written = writtenSince(place);
  if (isVaried(type)) return code.run(putBefore(type, place, unscaled(written, type), name));
  // Where the number counts more than what follows, that is added.
  const length = code.moved(written, -(type.bits / 8 + (type.scale?.plus ?? 0)));
  return setAt(type, code.name(place), holding(length, type), WRITER_VIEW);
}

/** What is there only when bytes are left cannot follow what is not there. */
function orderCode(fields: readonly Field[]): Stmt[] {
  const lines: Stmt[] = [];
  let before: string | undefined;
  for (const field of fields) {
    if (field.kind !== "value") continue;
    if (before !== undefined) {
      const absent = code.use("expectAbsent", given(field.name), code.string(before));
      lines.push(code.when(code.isAbsent(given(before)), [code.run(absent)]));
    }
    before = presenceBy(field, "more") ? field.name : undefined;
  }
  return lines;
}

const inMask = () => {};

/** Plans how each kind of field is written, given the byte that begins the message and the field after it. */
const planField = byKind<Field, [WritePlan, firstId: number | undefined, next: Field | undefined]>({
  mask: (plan, firstId, _, field) => planMask(plan, field, firstId),
  bit: inMask,
  number: inMask,
  terminator: inMask,
  reserved: inMask,
  value: (plan, _, __, field) => planValue(plan, field),
  split: (plan, _, next, field) => planSplit(plan, field, next),
  interleave: (plan, _, __, field) => planInterleave(plan, field),
  constant: (plan, _, __, field) =>
    plan.byWriter(code.run(code.use("writeConstant", code.WRITER, code.bytes(field.bytes)))),
  checksum: (plan, _, __, field) => planChecksum(plan, field),
  gap: (plan, _, __, field) => {
    const write = field.open ? "writeOpenGap" : "writeGap";
    const gap = code.use(write, code.WRITER, given(field.name), gapCode(field, WRITTEN));
    plan.byWriter(code.run(gap));
  },
  length: (plan, _, __, field) => planLength(plan, field),
  computed: (plan, _, __, field) =>
    plan.line(computedLine(field, "exactWritten", (name) => memberOf(plan.emitting, name))),
  switch: (plan, _, __, field) => planSwitch(plan, field, fieldsCode),
});

function planLength(plan: WritePlan, field: LengthField): void {
  if (isVaried(field.type)) return planVaried(plan, field, field.type);
  if (isRegion(field)) {
    plan.line(plan.lengthAt(`${field.name}At`, plan.place(), false));
    return plan.pass(field.type.bits / 8);
  }
  if (field.counts === "region") {
    plan.regions.set(field.name, field);
    plan.line(plan.lengthAt(`${field.of}$length`, plan.place(), false));
    return plan.pass(field.type.bits / 8);
  }
  // Its high bits are in a mask, which was made from the same length, and held it.
  if (field.high !== undefined)
    return plan.int(field.type, code.and(countCode(plan, field), 2 ** field.type.bits - 1));
  const length = checked(countCode(plan, field), field.type);
  plan.int(field.type, orNone(field, length));
}

/** A length, or the number that says that there is nothing. */
function orNone({ of, none }: LengthField, length: Expr): Expr {
  if (none === undefined) return length;
  return code.choice(code.isAbsent(given(of!)), code.number(none), length);
}

/** How many bytes or elements there are of what a length counts. */
function countCode({ emitting }: WritePlan, { of, none, as }: LengthField): Expr {
  const value = none === undefined ? memberOf(emitting, of!) : given(of!);
  const counted = as === undefined ? value : code.method(code.library(as), "encode", value);
  return code.member(counted, "length");
}

/** A length in groups: before what it counts, once that is written, where that is all that follows. */
function planVaried(plan: WritePlan, field: LengthField, type: IntType): void {
  const { name, of } = field;
  if (isRegion(field)) return plan.byWriter(plan.lengthAt(`${name}At`, WRITTEN, true));
  if (field.counts === "region") {
    plan.regions.set(name, field);
    return plan.byWriter(plan.lengthAt(`${of}$length`, WRITTEN, true));
  }
  const length = orNone(field, unscaled(countCode(plan, field), type));
  plan.byWriter(writeBy(formOf(type), length, [given(widthMember(name))]));
}
