import { quoted } from "../../runtime/errors/quoted.ts";
import type { Node } from "../../runtime/interpret/node.ts";
import { colours } from "../terminal/colours.ts";

/*
 * Annotated hex in the manner of fq: the bytes at their columns, the same as characters, and what they are.
 *
 *   0x000010  .. .. 08 02 0a 56 ..                             ..V              text: "\x02\nV…"  0x11-0x29
 */

const ROW = 16;
/** Bytes of one leaf that are shown before it is cut short. */
const SHOWN = 64;

/** Bytes of a file, of which the first is number `base`. */
export interface Window {
  readonly bytes: Uint8Array;
  readonly base: number;
}

/** A line for what has no bytes of its own: a block, a message. */
export function headingLine(text: string, depth: number): string {
  return `${" ".repeat(HEX_WIDTH)}${indent(depth)}${text}`;
}

const HEX_WIDTH = 10 + ROW * 3 + 1 + ROW + 2;

function indent(depth: number): string {
  return "  ".repeat(depth);
}

/** The lines of a node and of what is inside it, down to `levels` levels below it. */
export function* nodeLines(
  node: Node,
  window: Window,
  depth: number,
  levels: number,
): Generator<string, void> {
  const label = `${indent(depth)}${nodeText(node, window.base)}`;
  const [first, last] = byteRange(node);
  if (node.bitLength === 0 || !showsBytes(node, levels))
    yield headingLine(nodeText(node, window.base), depth);
  else yield* hexLines(window, first, last, label);
  if (levels <= 0) return;
  for (const child of node.children) {
    if (isBit(child)) yield headingLine(bitText(child, window.base), depth + 1);
    else yield* nodeLines(child, window, depth + 1, levels - 1);
  }
}

/** A node shows its bytes unless its children do. */
function showsBytes(node: Node, levels: number): boolean {
  return (
    levels <= 0 ||
    node.children.length === 0 ||
    node.children.some((child) => child.startBit !== 0 || child.bitLength % 8 !== 0)
  );
}

function isBit(node: Node): boolean {
  return (
    node.children.length === 0 &&
    node.bitLength > 0 &&
    (node.bitLength % 8 !== 0 || node.startBit !== 0)
  );
}

/** First and last byte that a node has bits in. */
function byteRange(node: Node): [number, number] {
  const leaves = node.children.length === 0 ? [node] : node.children.map((child) => child);
  let first = Number.POSITIVE_INFINITY;
  let last = -1;
  for (const leaf of leaves) {
    if (leaf.bitLength === 0) continue;
    const [from, to] = leaf.children.length === 0 ? ownRange(leaf) : byteRange(leaf);
    first = Math.min(first, from);
    last = Math.max(last, to);
  }
  return [first, last];
}

function ownRange(leaf: Node): [number, number] {
  return [leaf.start, leaf.start + Math.floor((leaf.startBit + leaf.bitLength - 1) / 8)];
}

/** Bytes `[first, last]` of a window, a row for each sixteen of the file; the label is beside the first row. */
export function* hexLines(
  { bytes, base }: Window,
  first: number,
  last: number,
  label: string,
): Generator<string, void> {
  const shown = Math.min(last, first + SHOWN - 1);
  for (let at = first; at <= shown;) {
    const address = base + at;
    const column = address % ROW;
    const end = Math.min(shown, at + ROW - 1 - column);
    const row = bytes.subarray(at, end + 1);
    const hex = `${"   ".repeat(column)}${[...row].map((b) => b.toString(16).padStart(2, "0")).join(" ")}`;
    const characters = " ".repeat(column) + [...row].map(printable).join("");
    const text = at === first ? label : "";
    const start = colours.dim(`0x${(address - column).toString(16).padStart(6, "0")}  `);
    yield `${start}${hex.padEnd(ROW * 3)} ${colours.dim(characters.padEnd(ROW))}  ${text}`.trimEnd();
    at = end + 1;
  }
  if (shown < last)
    yield headingLine(colours.dim(`… ${last - shown} more bytes, to ${address(base + last)}`), 0);
}

function printable(byte: number): string {
  return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : ".";
}

function address(value: number): string {
  return `0x${value.toString(16)}`;
}

/** `volume: 0.5019607843137255 (raw 128) u8`, with its place. */
function nodeText(node: Node, base: number): string {
  const value =
    node.children.length > 0 && typeof node.value !== "number" ? "" : ` ${valueText(node)}`;
  if (node.absent) return colours.dim(`${node.name}: ${node.notes.join("; ") || "absent"}`);
  const parts = [`${node.name}:${value}`];
  if (node.enumName !== undefined) parts.push(colours.cyan(node.enumName));
  if (node.type !== undefined) parts.push(colours.dim(node.type));
  if (node.notes.length > 0) parts.push(colours.yellow(node.notes.join("; ")));
  if (node.bitLength > 0) parts.push(colours.dim(placeText(node, base)));
  return parts.join(" ");
}

function bitText(node: Node, base: number): string {
  const value = node.raw ?? Number(node.value);
  const isOne = node.bitLength === 1;
  const notes = node.notes.length > 0 ? ` ${node.notes.join("; ")}` : "";
  const name = node.enumName === undefined ? "" : ` ${colours.cyan(node.enumName)}`;
  const text = `${node.name}: ${isOne ? value : valueText(node)}${name}${notes}`;
  const shown = isOne && value === 0 ? colours.dim(text) : text;
  return `${shown} ${colours.dim(placeText(node, base))}`;
}

/** `0xa-0xd`, or to the bit as `0xa.1-0xa.4`. */
function placeText(node: Node, base: number): string {
  const [first, last] = byteRange(node);
  if (node.startBit === 0 && node.bitLength % 8 === 0) {
    return first === last
      ? address(base + first)
      : `${address(base + first)}-${address(base + last)}`;
  }
  if (node.children.length > 0) return `${address(base + first)}-${address(base + last)}`;
  const end = node.startBit + node.bitLength - 1;
  const from = `${address(base + node.start)}.${node.startBit}`;
  return node.bitLength === 1
    ? from
    : `${from}-${address(base + node.start + Math.floor(end / 8))}.${end % 8}`;
}

function valueText(node: Node): string {
  const { value, raw } = node;
  if (typeof value === "string") return quoted(value);
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (typeof value !== "number") return value === undefined ? "" : String(value);
  if (node.type === "mask") return `0x${value.toString(16)}`;
  const scaled =
    raw !== undefined &&
    raw !== value &&
    typeof raw === "number" &&
    !/^f\d/.test(node.type ?? "") &&
    node.startBit === 0
      ? colours.dim(` (raw ${raw})`)
      : "";
  return `${value}${scaled}`;
}
