import { docNearby, interpretDecode, type Node } from "../runtime/interpret/interpret.ts";
import type { Table } from "../runtime/table/table.ts";
import { html, type Html } from "./html.ts";
import { listing, type Row } from "./listing.ts";
import type { Example } from "./model.ts";

/** This many bytes are shown, and that many lines of what they are. */
const MOST_BYTES = 160;
const MOST_LINES = 90;

const COLUMNS = [
  { title: "bytes", look: "place" },
  { title: "what", isHead: true },
  { title: "value" },
  { title: "about it" },
] as const;

/** Bytes, and what each of them is. */
export function exampleMarkup(table: Table, { bytes, version, from }: Example): Html | undefined {
  const { root, error } = interpretDecode(table, version, bytes, 0, bytes.length);
  if (error !== undefined) return undefined;
  const lines = linesOf(root, 0);
  const source =
    from === undefined
      ? html`<p>These bytes were generated: no recording was given that has such a message.</p>`
      : html`<p>From <code>${from.file}</code>, at byte ${from.offset.toLocaleString("en-GB")}.</p>`;
  const more = [
    bytes.length > MOST_BYTES
      ? `${(bytes.length - MOST_BYTES).toLocaleString("en-GB")} more bytes`
      : "",
    lines.length > MOST_LINES
      ? `${(lines.length - MOST_LINES).toLocaleString("en-GB")} more lines`
      : "",
  ].filter((text) => text !== "");
  return html`${source}
<pre class="hex" tabindex="0" aria-label="The bytes">${hexRows(bytes.subarray(0, MOST_BYTES))}</pre>
${listing({
  label: "What the bytes are: up and down mark those of a line",
  caption: `Version ${table.versions[version]!}`,
  columns: COLUMNS,
  rows: lines.slice(0, MOST_LINES).map(rowOf),
})}${more.length > 0 && html`<p>And ${more.join(", ")}.</p>`}`;
}

interface Line {
  readonly node: Node;
  readonly depth: number;
}

/** All that was read, but for what is not there. */
function linesOf(node: Node, depth: number): Line[] {
  if (node.absent) return [];
  return [{ node, depth }, ...node.children.flatMap((child) => linesOf(child, depth + 1))];
}

function rowOf({ node, depth }: Line): Row {
  const { name, notes, type } = node;
  const about = [type, ...notes, docNearby(node)].filter((text) => text !== undefined).join("; ");
  const value = valueText(node);
  const [first, last] = rangeOf(node);
  const place = last < first ? "" : first === last ? `${first}` : `${first}–${last}`;
  return {
    attributes: html` data-from="${first}" data-to="${last}"`,
    cells: [
      html`${place}${bitsText(node)}`,
      html`<code class="depth-${Math.min(depth, 6)}">${name}</code>`,
      html`${value !== "" && html`<code>${value}</code>`}`,
      html`${about}`,
    ],
  };
}

function rangeOf(node: Node): [number, number] {
  const waiting = [node];
  let [first, last] = [Number.POSITIVE_INFINITY, -1];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    waiting.push(...at.children);
    if (at.children.length > 0 || at.bitLength === 0) continue;
    first = Math.min(first, at.start);
    last = Math.max(last, at.start + Math.floor((at.startBit + at.bitLength - 1) / 8));
  }
  return last < 0 ? [node.start, node.start - 1] : [first, last];
}

function bitsText({ startBit, bitLength, children }: Node): string {
  if (children.length > 0 || bitLength === 0 || (startBit === 0 && bitLength % 8 === 0)) return "";
  return bitLength === 1 ? `, bit ${startBit}` : `, bits ${startBit}–${startBit + bitLength - 1}`;
}

function valueText({ value, enumName, children, type }: Node): string {
  if (enumName !== undefined) return `${String(value)} ${enumName}`;
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (typeof value === "string")
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (type === "mask" && typeof value === "number") return `0x${value.toString(16)}`;
  if (typeof value === "object" && value !== null)
    return children.length > 0 ? "" : JSON.stringify(value);
  return value === undefined ? "" : String(value);
}

function hexRows(bytes: Uint8Array): Html[] {
  const rows: Html[] = [];
  for (let at = 0; at < bytes.length; at += 16) {
    const row = [...bytes.subarray(at, at + 16)];
    const cells = row.map(
      (byte, i) => html`<span data-at="${at + i}">${byte.toString(16).padStart(2, "0")}</span> `,
    );
    const text = row
      .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "·"))
      .join("");
    const pad = "   ".repeat(16 - row.length);
    rows.push(html`<span class="offset">${at.toString(16).padStart(4, "0")}</span>  ${cells}${pad} ${text}
`);
  }
  return rows;
}
