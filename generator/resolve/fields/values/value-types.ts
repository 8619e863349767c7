import { isVaried } from "../../../../runtime/table/facts/companions.ts";
import type { BytesType } from "../../../../runtime/table/types/bytes.ts";
import type { IntType } from "../../../../runtime/table/types/integers.ts";
import type { SequenceType } from "../../../../runtime/table/types/delimited.ts";
import type { StringType } from "../../../../runtime/table/types/string.ts";
import type { ValueType } from "../../../../runtime/table/types/types.ts";
import { type Entry, integer, isScalarEntry, member, text } from "../../../read/source.ts";
import { withNames } from "../../scope/integers.ts";
import type { Scope } from "../../scope/scope.ts";
import { isStep } from "../../../../runtime/table/facts/companions.ts";
import { type NamedType } from "../../../facts/built-in.ts";
import { reportVaried } from "../../types/types.ts";
import { numberNamed } from "../bitwise.ts";
import { withScale } from "../../types/scales.ts";
import { cutOf, rejectKeys, reportUnbounded } from "../../scope/keys.ts";
import { structNamed } from "../../scope/orders.ts";
import { LAYER_KEYS, layerOf } from "../lengths/layers.ts";
import { takeLength } from "../lengths/lengths.ts";
import { reportArray, sequenceType, stringsType, structType } from "../lists/lists.ts";
import { claimAll } from "../masks/masks.ts";
import { countRefOf } from "../lengths/count-refs.ts";

/** Arrays of that many elements are read in a loop; longer ones are not. */
const MAX_COUNT = 4096;
const MAX_FIXED = 0x10000;

/** As many integers have numbers below 256. */
const MAX_ROUNDS = 8;

export function valueType(name: string, entry: Entry, scope: Scope): ValueType | undefined {
  const { structs, report } = scope.schema;
  const list = member(entry, "list");
  const at = list ?? member(entry, "type") ?? entry;
  const written = isScalarEntry(entry) ? text(entry) : text(at);
  const [, word = "", bracket] = /^(\w+)(?:\[(\d+)\])?$/.exec(written) ?? [];
  const base = structNamed(word, scope.schema, entry);
  const struct = [...structs.keys()].indexOf(base);
  if (struct >= 0) return structType(name, base, struct, entry, at, bracket, scope);
  const order = member(entry, "order");
  if (order !== undefined)
    report.error(
      order.key ?? order,
      '"order" is for structs only',
      "A number's type says it: `u16be`.",
    );
  const named = numberNamed(base, at, scope);
  if (named === undefined) return undefined;
  const count = member(entry, "count");
  if (list === undefined && count !== undefined && bracket !== undefined)
    report.error(
      count.key ?? count,
      `the count is in "${written}" already`,
      "Leave one of them out.",
    );
  if (named.kind !== "int")
    rejectKeys(entry, ["scale", "plus", "enum", "vectors"], "integers", scope);
  if (list !== undefined && named.kind === "chars") {
    report.error(at, `nothing tells where ${named.name} ends`, HINT_OF_CHARS);
    return undefined;
  }
  if (list !== undefined && ["delimited", "big", "float"].includes(named.kind))
    return sequenceType(name, named as SequenceType["of"], entry, at, bracket, scope);
  // What adds to a number given before adds to no element of a list.
  if (list !== undefined && named.kind === "int" && !isStep(named)) {
    const of = withNames(withScale(named, entry, report), entry, scope);
    return sequenceType(name, of, entry, at, bracket, scope);
  }
  if (list !== undefined) return stringsType(named, entry, at, bracket, scope);
  const times =
    bracket === undefined ? (count === undefined ? undefined : integer(count)) : Number(bracket);
  return plainType(name, named, entry, at, times, scope);
}

function plainType(
  name: string,
  named: NamedType,
  entry: Entry,
  at: Entry,
  times: number | undefined,
  scope: Scope,
): ValueType | undefined {
  const { report } = scope.schema;
  const count = member(entry, "count");
  if (named.kind === "bytes") {
    if (times !== undefined) return fixedType({ name: "bytes" }, entry, at, times, scope);
    return { ...bytesType(name, entry, at, scope), ...layerOf(name, entry, scope) };
  }
  if (named.kind === "delimited") {
    if (times !== undefined)
      report.error(
        at,
        "texts belong in a `list`, not in an array",
        "Write `{ list: text, count: 3 }`, with the text's type.",
      );
    return named;
  }
  if (named.kind === "chars") {
    if (times !== undefined) return fixedType(named, entry, at, times, scope);
    rejectKeys(entry, LAYER_KEYS, "bytes", scope);
    return { ...bytesType(name, entry, at, scope), name: named.name, as: named.as };
  }
  if (named.kind === "text") {
    if (times !== undefined) reportArray(at, scope);
    if (named.open) reportUnbounded(at, scope);
    return stringType(named, at, scope);
  }
  const element =
    named.kind === "int" ? withNames(withScale(named, entry, report), entry, scope) : named;
  const keyedBy = member(entry, "keyed-by");
  const rounds = member(entry, "rounds");
  if (rounds !== undefined && keyedBy === undefined)
    report.error(
      rounds.key ?? rounds,
      "only what is there once for each bit of a mask comes in rounds",
      "Leave `rounds` out, or say `keyed-by`, which mask it is.",
    );
  if (keyedBy !== undefined) return sparseType(name, element, keyedBy, times, rounds, scope);
  if (times === undefined) return element;
  if (times < 1 || times > MAX_COUNT)
    report.error(
      count ?? at,
      `an array has 1 to ${MAX_COUNT} elements, not ${times}`,
      "For more, or none, write a `list` with a `count`.",
    );
  return { kind: "array", name: `${element.name}[${times}]`, of: element, count: times };
}

const HINT_OF_CHARS =
  "Define a type with `length`, as `{ type: utf8, length: u16be }`, or with the byte that `ends` it.";

function sparseType(
  name: string,
  of: Exclude<ValueType, never>,
  keyedBy: Entry,
  times: number | undefined,
  rounds: Entry | undefined,
  scope: Scope,
): ValueType | undefined {
  const { report, types } = scope.schema;
  if (of.kind !== "int" || times !== undefined) {
    report.error(
      keyedBy.key ?? keyedBy,
      "only single integers can be there once for each bit",
      "Choose an integer, and no array.",
    );
    return undefined;
  }
  if (reportVaried(of, keyedBy, report)) return undefined;
  const by = types.get(text(keyedBy));
  if (by !== undefined && !scope.masks.has(text(keyedBy)))
    return numberedType(of, by, keyedBy, rounds, scope);
  if (!claimAll(scope, text(keyedBy), keyedBy, `that "${name}" has a value`)) return undefined;
  const sparse = { kind: "sparse", name: of.name, of, mask: text(keyedBy) } as const;
  if (rounds === undefined) return sparse;
  const often = integer(rounds);
  const width = scope.masks.get(text(keyedBy))!.bits;
  if (width !== 32)
    report.error(
      keyedBy,
      `the bits of a mask of ${width} are not gone through more than once`,
      "A mask of 32 bits is.",
    );
  else if (often < 2 || often > MAX_ROUNDS)
    report.error(rounds, `bits are gone through 2 to ${MAX_ROUNDS} times, not ${often}`);
  return { ...sparse, rounds: often };
}

/** A record after a number whose bits are its keys. */
function numberedType(
  of: IntType,
  by: NamedType,
  keyedBy: Entry,
  rounds: Entry | undefined,
  { schema: { report } }: Scope,
): ValueType | undefined {
  const isNumber = (by.kind === "int" || by.kind === "big") && !by.signed && isVaried(by);
  if (!isNumber || (by.kind === "int" && by.scale !== undefined))
    report.error(
      keyedBy,
      `${by.name} does not tell which numbers are there`,
      "A mask does, or an unsigned number in groups without scale: varu28, varu32, varu64.",
    );
  else if (of.scale !== undefined)
    report.error(
      keyedBy.key ?? keyedBy,
      "integers after a number that tells which are there have no scale",
      "Choose a plain integer, such as `i16`.",
    );
  else if (rounds !== undefined)
    report.error(
      rounds.key ?? rounds,
      "only the bits of a mask are gone through more than once",
      "Leave `rounds` out.",
    );
  else return { kind: "sparse", name: of.name, of, by };
  return undefined;
}

/** Bytes, or a text of them, of which there are always as many. */
function fixedType(
  { name, as }: Pick<BytesType, "name" | "as">,
  entry: Entry,
  at: Entry,
  count: number,
  scope: Scope,
): BytesType {
  const keys = ["length-by", "to", ...LAYER_KEYS];
  rejectKeys(entry, keys, `${name} without \`count\``, scope);
  if (count < 1 || count > MAX_FIXED)
    scope.schema.report.error(
      at,
      `there are always 1 to ${MAX_FIXED} bytes, not ${count}`,
      "For more, or none, give the bytes a length: `length-of`.",
    );
  return { kind: "bytes", name, count, ...(as === undefined ? {} : { as }) };
}

function bytesType(name: string, entry: Entry, at: Entry, scope: Scope): BytesType {
  const { report } = scope.schema;
  const ref = countRefOf(name, "length-by", entry, scope);
  const length = takeLength(name, scope, "bytes");
  const to = member(entry, "to");
  if (ref !== undefined) {
    const other = to?.key ?? to ?? length?.of;
    if (other !== undefined)
      report.error(
        other,
        `"${ref.text ?? ref.by}" tells how many bytes "${name}" has`,
        "Leave one out.",
      );
    return { kind: "bytes", name: "bytes", countRef: ref };
  }
  if (to !== undefined) {
    if (length !== undefined)
      report.error(
        to.key ?? to,
        `"${length.field}" tells how many bytes it has`,
        "Leave `to` out, or the length.",
      );
    return { kind: "bytes", name: "bytes" };
  }
  if (name === "rest")
    report.error(
      entry.key ?? at,
      '"rest" is no name of counted bytes: `length-of: rest` counts all that follows',
      "Choose another name.",
    );
  else if (length === undefined) {
    report.error(
      at,
      `nothing tells how many bytes "${name}" has`,
      `Put a field with \`length-of: ${name}\` before it, or give it \`to: end\`.`,
    );
  }
  return {
    kind: "bytes",
    name: "bytes",
    length: length?.field ?? "",
    ...(length?.none === undefined ? {} : { none: length.none }),
  };
}

function stringType(named: NamedType & { kind: "text" }, at: Entry, scope: Scope): StringType {
  const { name, open } = named;
  return { kind: "string", name, cut: cutOf(named, at, scope), ...(open ? { open } : {}) };
}
