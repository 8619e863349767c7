import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
} from "yaml";
import type { Edit, Mutant } from "./mutant.ts";
import { type Add, type Placed, replaced, source, swapKeys, swapped } from "./placed-edits.ts";

/**
 * All mistakes of the kinds that people make in what a schema says of bytes: two things swapped that look alike, a number or a name that
 * is its neighbour. What the checker refuses is among them.
 */
export function schemaMutants(file: string, text: string): Mutant[] {
  const document = parseDocument(text);
  const mutants: Mutant[] = [];
  const versions = versionsOf(document.toJS() as Record<string, unknown>);
  const add = (kind: string, ...edits: Edit[]) =>
    mutants.push({ room: "schemas", file, kind, edits });
  visit(document, {
    Seq(_, seq, path) {
      const key = keyAbove(path);
      for (const item of seq.items)
        if (isScalar(item)) numberMutants(key, item as Scalar & Placed, add);
    },
    Pair(_, pair) {
      const key = isScalar(pair.key) ? String(pair.key.value) : "";
      const { value } = pair as Pair<Node, Node | null>;
      if ((key === "fields" || key === "add") && isSeq<Node>(value))
        fieldMutants(text, value.items, add);
      if ((key === "into" || key === "of") && isMap(value)) swapKeys("swapped parts", value, add);
      if (key === "values" && isMap(value)) enumMutants(value, add);
      if (key === "messages" && isMap(value)) idMutants(value, add);
      if (key === "arms" && isMap(value)) armMutants(value, add);
      if (key === "text" && isSeq<Node>(value)) textMutants(value.items, add);
      if (isScalar(value)) scalarMutants(key, value as Scalar & Placed, versions, add);
      if (key === "selects" && isMap(value)) selectsMutants(value, add);
    },
  });
  return mutants;
}

function versionsOf({ versions = [], dialects = {} }: Record<string, unknown>): string[] {
  return [...(versions as unknown[]), ...Object.keys(dialects as object)].map(String);
}

// ---- fields

function fieldMutants(text: string, items: readonly Node[], add: Add): void {
  const named = items.flatMap((item) => {
    const [pair] = isMap(item) ? (item.items as Pair<Scalar & Placed, Placed>[]) : [];
    const isField = pair !== undefined && isMap(item) && item.items.length === 1;
    return isField ? [{ item: item as Placed, key: pair.key, type: typeOf(pair.value) }] : [];
  });
  for (const [i, field] of named.entries())
    for (const other of named.slice(0, i)) {
      const isAlike = other.type !== undefined && other.type === field.type;
      const isNext = other === named[i - 1];
      if (isAlike || isNext)
        add(
          isAlike ? "swapped fields of one type" : "swapped names",
          replaced(field.key, source(other.key)),
          replaced(other.key, source(field.key)),
        );
    }
  bitMutants(text, items, add);
}

function typeOf(value: unknown): string | undefined {
  if (isScalar(value)) return String(value.value);
  const type = isMap(value) ? value.get("type") : undefined;
  return type === undefined ? undefined : String(type);
}

const BIT = /^\w+\.\d+$/;

/** Each two bits of one mask, and each bit and the one after it. */
function bitMutants(text: string, items: readonly Node[], add: Add): void {
  const bits: (Scalar & Placed)[] = [];
  for (const item of items)
    visit(item, {
      Scalar: (_, node) =>
        void (BIT.test(String(node.value)) && bits.push(node as Scalar & Placed)),
      Pair: (_, { key }) => (isScalar(key) && key.value === "arms" ? visit.SKIP : undefined),
    });
  for (const [i, bit] of bits.entries()) {
    const [mask, number] = String(bit.value).split(".");
    add("another bit", replaced(bit, `${mask}.${Number(number) + 1}`));
    for (const other of bits.slice(0, i)) {
      const edits = swapped(bit, other, text);
      if (edits.length > 0 && source(other).startsWith(`${mask}.`)) add("swapped bits", ...edits);
    }
  }
}

// ---- enums, ids, arms

function enumMutants(map: { items: readonly unknown[] }, add: Add): void {
  swapKeys("swapped enum values", map, add);
}

function idMutants(map: { items: readonly unknown[] }, add: Add): void {
  const ids = (map.items as Pair<Scalar, Node>[]).flatMap(({ value }) => {
    const id: unknown = isMap(value) ? value.get("id", true) : undefined;
    return isScalar(id) ? [id as Scalar & Placed] : [];
  });
  for (const [i, id] of ids.entries()) {
    const before = ids[i - 1];
    if (before !== undefined)
      add("swapped ids", replaced(id, source(before)), replaced(before, source(id)));
  }
}

/** A value that leads to another arm. */
function armMutants(map: { items: readonly unknown[] }, add: Add): void {
  const lists = (map.items as Pair<Scalar, Node>[]).flatMap(({ value }) => {
    const list: unknown = isMap(value) ? value.get("is", true) : undefined;
    return isSeq<Scalar & Placed>(list) ? [list.items] : [];
  });
  for (const [i, list] of lists.entries())
    for (const other of lists.slice(0, i))
      add(
        "swapped arms",
        replaced(list[0], source(other.at(-1)!)),
        replaced(other.at(-1), source(list[0]!)),
      );
}

// ---- texts

function textMutants(items: readonly Node[], add: Add): void {
  const tokens = items.flatMap((item) => {
    const [pair] = isMap(item) ? (item.items as Pair<Scalar & Placed, Node>[]) : [];
    return pair === undefined ? [] : [pair];
  });
  for (const [i, { key, value }] of tokens.entries()) {
    add("another token", replaced(key, `${source(key)}x`));
    const before = tokens[i - 1];
    if (before !== undefined)
      add("swapped tokens", replaced(key, source(before.key)), replaced(before.key, source(key)));
    const bits: unknown = isMap(value) ? value.get("bits", true) : undefined;
    if (!isSeq<Scalar & Placed>(bits)) continue;
    for (const [k, bit] of bits.items.entries()) {
      const other = bits.items[k - 1];
      if (other !== undefined)
        add("swapped bits of a text", replaced(bit, source(other)), replaced(other, source(bit)));
    }
  }
}

// ---- single values

const NUMBER = /^-?(?:0x[\da-f]+|\d+)$/i;
/** Keys whose numbers are no part of what bytes mean. */
const NOT_OF_THE_WIRE = new Set(["doc", "ref", "title", "why", "id", "version"]);

/** The key whose value a list is. */
function keyAbove(path: readonly unknown[]): string {
  const pair = path.at(-1);
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : "";
}

/** A number that is one more. */
function numberMutants(key: string, value: Scalar & Placed, add: Add): void {
  const own = source(value);
  if (!NOT_OF_THE_WIRE.has(key) && NUMBER.test(own))
    add("another number", replaced(value, String(Number(own) + 1)));
}

/** Versions that other numbers tell. */
function selectsMutants(selects: { items: readonly unknown[] }, add: Add): void {
  swapKeys("swapped versions", selects, add);
  for (const { key } of selects.items as Pair<Scalar & Placed>[]) numberMutants("", key, add);
}

function scalarMutants(
  key: string,
  value: Scalar & Placed,
  versions: readonly string[],
  add: Add,
): void {
  const own = source(value);
  if (NOT_OF_THE_WIRE.has(key)) return;
  if (key === "since" || key === "until") {
    const at = versions.indexOf(String(value.value));
    for (const other of [versions[at - 1], versions[at + 1]])
      if (at >= 0 && other !== undefined) add("another version", replaced(value, `"${other}"`));
  } else if (key === "scale")
    for (const other of otherScales(own)) add("another scale", replaced(value, other));
  else if (key !== "absent") numberMutants(key, value, add);
  for (const other of otherTypes(own)) add("another type", replaced(value, other));
}

function otherScales(scale: string): string[] {
  const [num = "1", den] = scale.split("/");
  return den === undefined
    ? [String(Number(num) * 2), String(Number(num) - 1)]
    : [`${num}/${Number(den) * 2}`, `${num}/${Number(den) - 1}`];
}

const INT = /^([ui])(8|16|32)(be)?(\[\d+\])?$/;

/** Types of another sign or width, or with their bytes the other way. */
function otherTypes(own: string): string[] {
  const int = INT.exec(own);
  const [, sign, bits, be = "", count = ""] = int ?? [];
  if (int !== null)
    return [
      `${sign === "u" ? "i" : "u"}${bits}${be}${count}`,
      `${sign}${bits === "32" ? 16 : Number(bits) * 2}${bits === "8" ? "" : be}${count}`,
      ...(bits === "8" ? [] : [`${sign}${bits}${be === "" ? "be" : ""}${count}`]),
    ];
  const named = /^(coord|angle|angle16|f32|string|[ui]\d+)(\[(\d+)\])?$/.exec(own);
  if (named === null) return [];
  const [, type, array = "", size] = named;
  const other = OTHERS[type!];
  return [
    ...(other === undefined ? [] : [other + array]),
    ...(size === undefined ? [] : [`${type}[${Number(size) - 1}]`]),
  ];
}

const OTHERS: Readonly<Record<string, string>> = {
  coord: "angle16",
  angle: "i8",
  angle16: "coord",
  f32: "i32",
};
