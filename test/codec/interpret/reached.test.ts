import { expect, test } from "vitest";
import { resolveSchemas } from "../../../generator/index.ts";
import { branchesOf } from "../../../runtime/branches/branches.ts";
import { withoutHints } from "../../../runtime/canonical/without-hints.ts";
import { interpretDecode, interpretEncode } from "../../../runtime/interpret/interpret.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import { giveSums } from "../../support/given-sums.ts";
import { RIGHT_NAMES, rightSchemas } from "../../support/right-schemas.ts";
import { rightCases } from "../../support/right-vectors.ts";

/*
 * What is told of how a message came, held against its value, which vectors have by hand: which branches it took, and
 * whether it is canonical, which is whether it is written with the same bytes when its hints are left out.
 */

giveSums();
const { protocols, containers } = resolveSchemas(rightSchemas());

type Members = Readonly<Record<string, unknown>>;

/** Of two ways in which a member may come the one that it came in, and the other one, as its value says. */
function waysOf(field: Field, value: Members): [taken: string, other: string][] {
  if (field.kind === "bit") {
    const is = value[field.name] === true;
    return [[`${field.name} ${is}`, `${field.name} ${!is}`]];
  }
  if (field.kind !== "value") return [];
  const { name, type, presence } = field;
  const own = value[name];
  const either = (is: boolean, one: string, other: string): [string, string] =>
    is ? [`${name} ${one}`, `${name} ${other}`] : [`${name} ${other}`, `${name} ${one}`];
  const ways: [string, string][] = [];
  if (["more", "given", "marker"].includes(presence?.kind ?? ""))
    ways.push(either(own !== undefined, "present", "absent"));
  if (presence?.kind === "bit") {
    const [bit, isSet] = [`${presence.mask}.${presence.bit}`, own !== undefined];
    const [taken, other] =
      isSet === (presence.clear !== true) ? ["set", "clear"] : ["clear", "set"];
    ways.push([`${bit} ${taken}`, `${bit} ${other}`]);
  }
  if (own === undefined) return ways;
  const size = (own as ArrayLike<unknown>).length ?? Object.keys(own as object).length;
  if (["sequence", "strings", "bytes", "list", "sparse", "delimited"].includes(type.kind))
    ways.push(either(size === 0, "empty", "not empty"));
  const numbers = Array.isArray(own) ? own : [own];
  if (type.kind === "float" || (type.kind === "array" && type.of.kind === "float"))
    ways.push(either(numbers.some(Number.isNaN), "NaN", "not NaN"));
  const number = type.kind === "array" ? type.of : type;
  if ((number.kind === "int" || number.kind === "big") && number.varint !== undefined)
    ways.push(either(value[`${name}Width`] !== undefined, "in more bytes", "in few bytes"));
  return ways;
}

/** The fields of a message, with those of the arms that its value chooses, and what their branches begin with. */
function fieldsOf(fields: readonly Field[], value: Members, prefix: string): [string, Field][] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return fields.map((field) => [prefix, field]);
  const own = fields.slice(0, -1).map((field): [string, Field] => [prefix, field]);
  const on = value[last.on] as never;
  const arm =
    last.arms.find(({ otherwise, values }) => otherwise !== true && values.includes(on)) ??
    last.arms.find(({ otherwise }) => otherwise === true);
  return arm === undefined
    ? own
    : [...own, ...fieldsOf(arm.fields, value, `${prefix}/${arm.name}`)];
}

test.each(RIGHT_NAMES)(
  "%s: branches are those of the value, and a message is canonical without hints",
  (name) => {
    // What is kept of a table is found anew.
    const table = structuredClone([...protocols, ...containers].find((one) => one.name === name)!);
    const listed = new Set(branchesOf(table));
    for (const { place, message, versions, bytes, error } of rightCases(table).vectors) {
      if (error !== undefined) continue;
      const [version] = versions as [number];
      const reached = new Set<string>();
      const { value, nonCanonical } = interpretDecode(
        table,
        version,
        bytes,
        0,
        bytes.length,
        reached,
      );
      expect([place, [...interpretEncode(table, version, value!)]]).toEqual([place, [...bytes]]);
      const bare = interpretEncode(table, version, withoutHints(table, version, value!));
      expect([place, nonCanonical.length === 0]).toEqual([
        place,
        Buffer.compare(bare, bytes) === 0,
      ]);
      const layout = layoutOf(
        table.messages.find((own) => own.name === message)!,
        version,
      )!;
      expect([...reached].filter((key) => !listed.has(key))).toEqual([]);
      const prefix = [...reached].find(
        (key) => /^\w+@[^/]*$/.test(key) && key.startsWith(`${message}@`),
      )!;
      for (const [own, field] of fieldsOf(layout.fields, value!, prefix))
        for (const [taken, other] of waysOf(field, value!)) {
          const keys = [`${own}.${taken}`, `${own}.${other}`];
          expect([place, ...keys.filter((key) => reached.has(key))]).toEqual([place, keys[0]]);
        }
    }
  },
);
