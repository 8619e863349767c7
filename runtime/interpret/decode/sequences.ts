import { shapeKey } from "../../branches/branch-keys.ts";
import { textOf } from "../wire/text.ts";
import { companionsOf } from "../../table/facts/companions.ts";
import { countOf, countRef } from "../../table/types/counts.ts";
import type { SequenceType, DelimitedType } from "../../table/types/delimited.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { drawTogether, makeNode, type Node } from "../node.ts";
import { textOfUtf8 } from "../wire/utf8.ts";
import { keepFloats, readBig, readFloat } from "./floats.ts";
import { readInt } from "./numbers.ts";
import { addNode, fail, judge, reach, type Scope, take } from "./places.ts";
import { resolvedCount } from "./strings.ts";
import { keepWays, keepWidths } from "./varints.ts";

/* Texts and bytes that tell where they end: after their number, or at a byte. */

export function readRun(s: Scope, field: ValueField, type: DelimitedType): void {
  const { name, doc } = field;
  const node = addDelimited(s, name, type, s.node);
  if (doc !== undefined) node.doc = doc;
  s.value[name] = node.value;
  keepWay(s, field, [node], false);
  const isEmpty = (node.value as string | Uint8Array).length === 0;
  reach(s, (prefix) => shapeKey(prefix, name, isEmpty ? "empty" : "not empty"));
}

export function readSequence(s: Scope, field: ValueField, type: SequenceType): void {
  const { name, doc } = field;
  const parent = addNode(s, name, 0, { type: type.name, doc });
  const values: unknown[] = [];
  const nodes: Node[] = [];
  const count = readCount(s, field, type, parent);
  while (count === undefined ? s.input.offset < s.input.end : values.length < count) {
    const node = addElement(s, `${name}[${values.length}]`, type.of, parent);
    values.push(node.value);
    nodes.push({ ...node, children: [] });
    drawTogether(parent);
  }
  s.value[name] = parent.value = values;
  if (type.of.kind === "float") keepFloats(s, name, type.of, nodes, true);
  keepWay(s, field, nodes, true);
  reach(s, (prefix) => shapeKey(prefix, name, values.length === 0 ? "empty" : "not empty"));
}

function readCount(
  s: Scope,
  field: ValueField,
  type: SequenceType,
  parent: Node,
): number | undefined {
  const ref = countRef(type);
  if (ref !== undefined) return resolvedCount(s, ref, field.name);
  const count = countOf(type);
  if (count === undefined) return undefined;
  const inner = { ...s, path: [...s.path, field.name] };
  const node = readInt(inner, "count", count, parent);
  const companion = companionsOf(field).find(({ isList }) => !isList);
  if (companion !== undefined) keepWidths(s, `${field.name}.count`, companion.name, [node], false);
  return node.value as number;
}

function addElement(s: Scope, name: string, type: SequenceType["of"], parent: Node): Node {
  if (type.kind === "delimited") return addDelimited(s, name, type, parent);
  if (type.kind === "int") return readInt(s, name, type, parent);
  return type.kind === "big" ? readBig(s, name, type, parent) : readFloat(s, name, type, parent);
}

/** Keeps how it came, or each of several. */
function keepWay(s: Scope, field: ValueField, nodes: readonly Node[], isList: boolean): void {
  const companion = companionsOf(field).find((one) => one.isList === isList);
  if (companion === undefined) return;
  if (companion.what === "width") return keepWidths(s, field.name, companion.name, nodes, isList);
  const isOdd = keepWays(s, companion.name, nodes, isList);
  reach(s, (prefix) => shapeKey(prefix, field.name, isOdd ? "another end" : "the usual end"));
  if (isOdd) judge(s, `${field.name} ends with another byte than usual`);
}

function addDelimited(s: Scope, name: string, type: DelimitedType, parent: Node): Node {
  const start = s.input.offset;
  const node = makeNode(name, start * 8, 0, { type: type.name });
  const [offset, end] =
    type.length === undefined
      ? terminatedBytes(s, name, type, node)
      : countedBytes(s, name, type, type.length, node);
  const bytes = s.input.bytes.subarray(offset, end);
  node.value = shown(type, bytes);
  node.bitLength = (s.input.offset - start) * 8;
  parent.children.push(node);
  return node;
}

function countedBytes(
  s: Scope,
  name: string,
  type: DelimitedType,
  length: NonNullable<DelimitedType["length"]>,
  node: Node,
): [number, number] {
  const inner = { ...s, path: [...s.path, name] };
  const number = readInt(inner, "length", length, makeNode(name, s.input.offset * 8, 0));
  if (number.way !== undefined) node.way = number.way;
  if (number.isOdd) {
    node.isOdd = true;
    node.notes.push(...number.notes);
  }
  const count = number.value as number;
  const offset = take(s, name, type.name, count);
  return [offset, offset + count];
}

function terminatedBytes(
  s: Scope,
  name: string,
  { name: typeName, ends = [], cut }: DelimitedType,
  node: Node,
): [number, number] {
  const { bytes, offset, end } = s.input;
  let at = offset;
  while (at < end && at - offset !== cut && !ends.includes(bytes[at]!)) at++;
  if (at - offset === cut) {
    s.input.offset = at;
    node.way = ends[0]!;
    node.notes.push(`cut after ${cut} bytes`);
    return [offset, at];
  }
  if (at === end)
    throw fail(s, `the bytes end before what ends ${name}`, name, {
      offset: end,
      type: typeName,
      kind: "end",
    });
  s.input.offset = at + 1;
  node.way = bytes[at]!;
  if (node.way !== ends[0]) {
    node.isOdd = true;
    node.notes.push(`ended by the byte ${node.way}`);
  }
  return [offset, at];
}

function shown({ as }: DelimitedType, bytes: Uint8Array): string | Uint8Array {
  if (as === "bytes") return bytes;
  return as === "utf8" ? textOfUtf8(bytes) : textOf(bytes);
}
