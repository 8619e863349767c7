import {
  beforeMember,
  endMember,
  nanMember,
  openMember,
} from "../../../runtime/table/facts/members.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { BYTES } from "./world-structs.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { presenceBy, type Widths } from "../../../runtime/table/fields/presence.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import * as fc from "fast-check";
import type { IntType } from "../../../runtime/table/types/integers.ts";

const optional = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined, freq: 2 });
const byteText = (max: number) =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 254 }), { maxLength: max }),
      fc.constantFrom("", "\xff"),
    )
    .map(([codes, end]) => (String.fromCharCode(...codes) + end).slice(0, max));

function intArb(type: IntType): fc.Arbitrary<number> {
  const low = type.signed ? -(2 ** (type.bits - 1)) : 0;
  const raw = fc.integer({ min: low, max: low + 2 ** type.bits - 1 });
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  return raw.map((n) => (n * num) / den + plus);
}

const rawFloat = fc.oneof(
  fc.integer({ min: 0, max: 0xffffffff }),
  fc.constantFrom(0x7fc00000, 0xffc00000, 0x7f800001, 0x80000000, 1, 0x7f800000),
);

/** Bytes of any value of a field, `undefined` where it may be left out: what the wire can carry, by hand. */
function membersArb(table: Table, fields: readonly Field[]): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(...fields.map((field) => fieldArb(table, field)))
    .map((all) => possible(fields, Object.assign({}, ...all)));
}

/** Leaves out what cannot be there beside the rest. */
function possible(fields: readonly Field[], members: Record<string, unknown>) {
  let gone: "stopped" | "ended" | undefined;
  for (const [index, field] of fields.entries()) {
    const before = fields[index - 1];
    if (field.kind === "terminator" && before?.kind === "bit" && members[before.name])
      gone = "stopped";
    if (gone === "stopped" && field.kind === "bit") members[field.name] = false;
    if (gone && field.kind === "value") {
      const { name, type } = field;
      members[name] = gone === "ended" && type.kind === "list" ? [] : undefined;
    }
    if (field.kind === "value" && presenceBy(field, "more") && members[field.name] === undefined)
      gone = "ended";
  }
  return members;
}

function fieldArb(table: Table, field: Field): fc.Arbitrary<Record<string, unknown>> {
  switch (field.kind) {
    case "mask":
      if (field.hidden) return fc.constant({});
      return optional(fc.oneof(fc.nat(3), fc.nat(0xffffffff))).map((m) => ({ [field.name]: m }));
    case "bit":
      return fc.boolean().map((b) => ({ [field.name]: b }));
    case "number":
      return intArb(field.type).map((n) => ({ [field.name]: n }));
    case "value":
      return valueArb(table, field);
    case "split": {
      const low = field.ends === undefined ? 0 : 1;
      const parts = field.parts.filter((p) => !p.isMask);
      const arb = fc.record(Object.fromEntries(parts.map((p) => [p.name, intArb(p.type)])));
      return low === 0 ? arb : arb.filter((word) => Object.values(word).some((n) => n !== 0));
    }
    case "interleave":
      return fc.record(
        Object.fromEntries(
          field.fields.map((f) => [
            f.name,
            fc.array(f.type.kind === "int" ? intArb(f.type) : fc.float({ noNaN: true }), {
              minLength: field.count,
              maxLength: field.count,
            }),
          ]),
        ),
      );
    case "switch":
      return fc.oneof(
        ...field.arms.flatMap((arm) =>
          (arm.otherwise ? [14, 15] : arm.values).map((v) =>
            membersArb(table, arm.fields).map((m) => ({ ...m, [field.on]: v })),
          ),
        ),
      );
    case "checksum":
    case "computed":
    case "constant":
    case "gap":
    case "length":
    case "terminator":
    case "reserved":
      return fc.constant({});
  }
}

function valueArb(
  table: Table,
  field: Field & { kind: "value" },
): fc.Arbitrary<Record<string, unknown>> {
  const { name, type } = field;
  const may = <T>(arb: fc.Arbitrary<T>) =>
    field.presence?.kind === "bit" || field.presence?.kind === "more" ? optional(arb) : arb;
  const plain = (arb: fc.Arbitrary<unknown>) => may(arb).map((v) => ({ [name]: v }));
  const struct = (of: number) => membersArb(table, table.structs[of]!.layouts[0]!.fields);
  switch (type.kind) {
    case "int":
      if (field.presence?.kind === "widths") return widthsArb(name, field.presence);
      if (field.selectsFlavor)
        return plain(fc.constantFrom(...field.selectsFlavor.map((p) => p.value), 9));
      if (field.ends !== undefined) {
        return plain(intArb(field.wide?.type ?? type).filter((n) => n !== field.ends));
      }
      if (field.selects) return plain(fc.constantFrom(...field.selects.map((s) => s.value)));
      return plain(field.wide ? fc.oneof(intArb(type), intArb(field.wide.type)) : intArb(type));
    case "big":
    case "delimited":
    case "sequence":
      throw new Error("the tables here have none");
    case "float":
      return may(rawFloat).map((raw) => floatMembers(name, raw === undefined ? undefined : [raw]));
    case "array":
      if (type.of.kind === "int") {
        return plain(fc.array(intArb(type.of), { minLength: type.count, maxLength: type.count }));
      }
      return fc
        .array(rawFloat, { minLength: type.count, maxLength: type.count })
        .map((raws) => floatMembers(name, raws, true));
    case "string":
      if (!type.open) return plain(byteText(type.cut));
      return fc
        .tuple(may(byteText(type.cut)), fc.constantFrom(true, false, undefined))
        .map(([text, asRead]) => ({ [name]: text, [openMember(name)]: asRead }));
    case "strings":
      return plain(stringsArb(type.cut));
    case "bytes":
      return type.none === undefined
        ? plain(fc.uint8Array({ maxLength: 40 }))
        : plain(optional(fc.uint8Array({ maxLength: 40 })));
    case "struct":
      return plain(struct(type.struct));
    case "list":
      return fc
        .tuple(may(fc.array(struct(type.struct), { maxLength: 3 })), optional(fc.nat(0xffffffff)))
        .map(([all, end]) => {
          const masked = type.ends === "element" && type.struct === BYTES;
          return { [name]: all, ...(masked ? { [endMember(name)]: end } : {}) };
        });
    case "sparse":
      return plain(
        fc
          .dictionary(fc.nat(31).map(String), intArb(type.of), { maxKeys: 4 })
          .map((record) => ({ ...record })),
      );
  }
}

function widthsArb(name: string, { narrow, wide, both }: Widths) {
  const any = fc.oneof(intArb(narrow.type), intArb(both ?? wide.type));
  return fc.tuple(optional(any), optional(intArb(narrow.type))).map(([value, before]) => ({
    [name]: value,
    ...(both ? {} : { [beforeMember(name)]: before }),
  }));
}

function stringsArb(cut: number): fc.Arbitrary<string[]> {
  const list = fc.array(
    byteText(cut).filter((t) => t !== "" && t !== "\xff"),
    { maxLength: 4 },
  );
  return fc.tuple(list, fc.boolean()).map(([texts, stop]) => (stop ? [...texts, "\xff"] : texts));
}

function floatMembers(name: string, raws: readonly number[] | undefined, array = false) {
  if (raws === undefined) return { [name]: undefined, [nanMember(name)]: undefined };
  const view = new DataView(new ArrayBuffer(4));
  const values = raws.map((raw) => (view.setUint32(0, raw), view.getFloat32(0)));
  const hasNaN = values.some(Number.isNaN);
  return {
    [name]: array ? values : values[0],
    [nanMember(name)]: hasNaN ? (array ? [...raws] : raws[0]) : undefined,
  };
}

/** Any message of a version: what the wire can carry, straight from the table. */
export function messageArb(table: Table, version: number): fc.Arbitrary<Record<string, unknown>> {
  const arbs = table.messages.flatMap((message) => {
    const layout = layoutOf(message, version);
    if (layout === undefined) return [];
    return [
      membersArb(table, layout.fields).map((members) => ({ type: message.name, ...members })),
    ];
  });
  return fc.oneof(...arbs);
}
