import { stopCode } from "./stops.ts";
import { mayBeMissing } from "../../../runtime/table/statements.ts";
import {
  type Field,
  idBytes,
  type IntType,
  type Layout,
  type LengthField,
  type MessageTable,
  openMember,
  plainVersion,
  type Table,
} from "../../../runtime/table/table.ts";
import { AskedPlaces, BEGIN, gapCode } from "../code/begin.ts";
import { type Choices, choicesOf } from "../layouts/choices.ts";
import { bytesLiteral, hex, typeName, wireName, numberCode } from "../code/code.ts";
import { layoutName } from "../layouts/layout-names.ts";
import { isOfView, ofOwnView } from "../decode/numbers.ts";
import type { Emitting, FunctionCode } from "../code/emitting.ts";
import { isMany, isRegion, readsId } from "../layouts/layouts.ts";
import { membersOf, variantsOf } from "../types/members.ts";
import { outerParameters } from "../code/outer.ts";
import { tailOf } from "../layouts/tail.ts";
import { bitLines } from "./bits.ts";
import { planChecksum, sumLines } from "./checksums.ts";
import { planMask } from "./mask-parts.ts";
import { maskCode } from "./masks.ts";
import { isVaried, widthMember } from "../../../runtime/table/besides.ts";
import { formOf } from "../code/forms.ts";
import { lateFields } from "./late.ts";
import { withMisfits } from "./misfits.ts";
import { checked, memberOf, unscaled } from "./numbers.ts";
import { setAt, WritePlan } from "./plan.ts";
import { unpacked } from "./unpacked.ts";
import { makesOwnRoom, roomFor } from "./room.ts";
import { planSplit } from "./splits.ts";
import { known, leafTypes, planSwitch } from "./switches.ts";
import { planInterleave, planValue } from "./values.ts";

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
    misfits: new Map<string, IntType>(),
  };
  const id = readsId(layout) ? layout.id![0] : undefined;
  const tail = tailOf(table, message, layout);
  const choices = choicesOf(table, message, layout);
  const fields = tail?.front ?? choices?.fields ?? layout.fields;
  const own = message.bitwise ? bitLines(inside, fields) : fieldsCode(inside, fields, [], id);
  const isBare = table.structs.includes(message) && !layout.fields.some(isNeeded);
  const lines = [
    ...(isBare ? [`${emitting.imports.use("expectObject")}(m);`] : []),
    ...restCode(emitting, choices),
    ...(own.some((line) => line.includes(BEGIN)) ? beginCode(table, layout) : []),
    ...own,
    ...(tail === undefined ? [] : [`encode${tail.rest}(w, m);`]),
  ];
  const plain = nested(emitting, message, withMisfits(inside, lines)).join("\n");
  const code = inside.checksInline ? unpacked(plain) : plain;
  return {
    name: `encode${layoutName(table, message, layout)}`,
    parameters: [{ name: "w", type: "Writer" }, { name: "m", type }, ...outerParameters(message)],
    returns: "void",
    body: areEverywhere(table, message, layout.fields)
      ? code
      : known(code, "message$", leafTypes(type, layout.fields)),
    doc: "",
  };
}

/** Writes what may have itself inside: not deeper than is said. */
function nested({ imports }: Emitting, { deepest }: MessageTable, lines: string[]): string[] {
  if (deepest === undefined) return lines;
  return [
    `${imports.use("goInto")}(w, ${deepest});`,
    "try {",
    ...lines,
    "} finally {",
    "w.depth--;",
    "}",
  ];
}

/** Where the message begins, whose id may be written by now: for what counts from there, if it is not left to another layout. */
function beginCode(table: Table, layout: Layout): string[] {
  const written = readsId(layout) ? 0 : idBytes(table, layout);
  return [`const ${BEGIN} = w.offset${written === 0 ? "" : ` - ${written}`};`];
}

/** Whether writing a field fails where the value is no object: what is always there is missed. */
function isNeeded(field: Field): boolean {
  if (field.kind === "value") return !mayBeMissing(field);
  if (field.kind === "split") return field.parts.some(({ isMask }) => !isMask);
  return field.kind === "interleave" || field.kind === "switch";
}

/** Leaves a message to the layout that writes it in the same way. */
function restCode({ passed = "" }: Emitting, choices: Choices | undefined): string[] {
  if (choices === undefined) return [];
  const { on, values, rest } = choices;
  const test = values.map((value) => `m.${on} !== ${numberCode(value)}`).join(" && ");
  return [`if (${test}) return encode${rest}(w, m${passed});`];
}

/** Whether the members in front of a switch are in all variants: other versions may have arms and no such members. */
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
  tail: readonly string[],
  firstId?: number,
): string[] {
  const masks = fields.filter((f) => f.kind === "mask");
  const late = lateFields(emitting, fields);
  const lines = masks.flatMap((mask) => maskCode(emitting, mask, fields, late));
  lines.push(...stopCode(emitting, fields), ...orderCode(emitting, fields));
  const path = [...(emitting.front ?? []), ...fields];
  const inside = { ...emitting, front: path };
  const plan = new WritePlan(inside, [...ownTail(emitting, fields), ...tail], late);
  const asked = new AskedPlaces(fields);
  plan.reserve(roomFor(fields) + (firstId === undefined ? 0 : 1));
  for (const [index, field] of fields.entries()) {
    for (const line of asked.before(field, () => plan.here())) plan.line(line);
    planField(plan, field, firstId, fields[index + 1]);
    for (const line of asked.behind(field, () => plan.here())) plan.line(line);
    // What makes its own room leaves none for what follows.
    if (makesOwnRoom(field)) plan.reserve(roomFor(fields.slice(index + 1)));
  }
  const switches = fields.at(-1)?.kind === "switch";
  const end = switches ? [] : [...plan.tail, ...sumLines(emitting, path)];
  return [...lines, ...plan.finish(), ...end];
}

/** What is to be done when all is written: strings that end where the bytes end, and lengths of all that follows. */
function ownTail(emitting: Emitting, fields: readonly Field[]): string[] {
  const { imports } = emitting;
  const strings = fields.flatMap((field) => {
    if (field.kind !== "value" || field.type.kind !== "string" || !field.type.open) return [];
    // Of a string that is there only when bytes are left, some must be.
    const some = field.whenMore ? ` && m.${field.name} !== ""` : "";
    const test = `m.${openMember(field.name)} === true${some}`;
    return [`if (${test}) ${imports.use("openEnd")}(w, ${field.name}End$);`];
  });
  const lengths = fields.flatMap((field) => {
    if (field.kind !== "length" || !isRegion(field)) return [];
    const { name, type } = field;
    if (isVaried(type)) {
      const own = unscaled(emitting, `w.offset - ${name}At`, type);
      const how = `m.${widthMember(name)}`;
      return [
        `${imports.use("putBefore")}(${formOf(type, imports)}, w, ${name}At, ${own}, ${how});`,
      ];
    }
    // Where the number counts more than what follows, that is added.
    const more = type.bits / 8 + (type.scale?.plus ?? 0);
    const behind = more === 0 ? "" : ` ${more < 0 ? "+" : "-"} ${Math.abs(more)}`;
    const length = `w.offset - ${name}At${behind}`;
    const fits = isOfView(type)
      ? `${imports.use(`as${wireName(type)}`)}(${length})`
      : `${imports.use(type.signed ? "asSigned" : "fit")}(${length}, ${type.bits})`;
    return [ofOwnView(setAt(imports, type, `${name}At`, fits), "w")];
  });
  return [...strings.toReversed(), ...lengths];
}

/** What is there only when bytes are left cannot follow what is not there. */
function orderCode({ imports }: Emitting, fields: readonly Field[]): string[] {
  const lines: string[] = [];
  let before: string | undefined;
  for (const field of fields) {
    if (field.kind !== "value") continue;
    if (before !== undefined)
      lines.push(
        `if (m.${before} === undefined) ${imports.use("expectAbsent")}(m.${field.name}, "${before}");`,
      );
    before = field.whenMore ? field.name : undefined;
  }
  return lines;
}

function planField(
  plan: WritePlan,
  field: Field,
  firstId: number | undefined,
  next: Field | undefined,
): void {
  switch (field.kind) {
    case "mask":
      return planMask(plan, field, firstId);
    case "bit":
    case "number":
    case "stop":
    case "refuse":
      return;
    case "value":
      return planValue(plan, field);
    case "split":
      return planSplit(plan, field, next);
    case "interleave":
      return planInterleave(plan, field);
    case "constant":
      return plan.byWriter(`${plan.use("writeConstant")}(w, ${bytesLiteral(field.bytes)});`);
    case "checksum":
      return planChecksum(plan, field);
    case "gap": {
      const count = gapCode(field, "w.offset", (name) => plan.use(name));
      return plan.byWriter(`${plan.use("writeGap")}(w, m.${field.name}, ${count});`);
    }
    case "length":
      return planLength(plan, field);
    case "switch":
      return planSwitch(plan, field, fieldsCode);
  }
}

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
  const value = `m.${field.of}`;
  // Its high bits are in a mask, which was made from the same length, and held it.
  if (field.high !== undefined) {
    const low = hex(2 ** field.type.bits - 1);
    return plan.int(field.type, `${countCode(plan, field)} & ${low}`);
  }
  const length = checked(plan, countCode(plan, field), field.type);
  if (field.none === undefined) return plan.int(field.type, length);
  plan.int(field.type, `${value} === undefined ? ${field.none} : ${length}`);
}

/** How many bytes or elements there are of what a length counts. */
function countCode({ emitting }: WritePlan, { of, none, as }: LengthField): string {
  const value = none === undefined ? memberOf(emitting, of!) : `m.${of}`;
  return as === undefined
    ? `${value}.length`
    : `${emitting.imports.use(as)}.encode(${value}).length`;
}

/** A length in groups: in front of what it counts, once that is written, where that is all that follows. */
function planVaried(plan: WritePlan, field: LengthField, type: IntType): void {
  const { name, of, none } = field;
  if (isRegion(field)) return plan.byWriter(plan.lengthAt(`${name}At`, "w.offset", true));
  if (field.counts === "region") {
    plan.regions.set(name, field);
    return plan.byWriter(plan.lengthAt(`${of}$length`, "w.offset", true));
  }
  const { emitting } = plan;
  const raw = unscaled(emitting, countCode(plan, field), type);
  const length = none === undefined ? raw : `m.${of} === undefined ? ${none} : ${raw}`;
  plan.byWriter(`${formOf(type, emitting.imports)}.write(w, ${length}, m.${widthMember(name)});`);
}
