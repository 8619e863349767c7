import type { Layout } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { html, type Html } from "../html.ts";
import type { Box } from "../kinds/box.ts";
import { layoutBoxes } from "./boxes.ts";

/*
 * How a message lies on the wire, as a picture: boxes in the order of the wire, as wide as they have bits where that is
 * known, in lines of eight bytes. What may be missing has a broken border, what has no fixed length a jagged end.
 */

const BIT = 14;
const LINE_BITS = 64;
/** Between two lines. */
const GAP = 26;
/** Of what has no fixed length. */
const OPEN_BITS = 20;
/** Of a line: what is before the parts of a word, and they. */
const HEAD = 24;
const PARTS = 20;

/** Sizes of letters, as in the style, and how wide a letter is for its size, in the widest of the fonts. */
const SIZE = { name: 12, type: 11, bit: 10 };
const LETTER = 0.61;
/** This many letters of a part are shown. */
const MOST_LETTERS = 24;

/** The boxes of a layout as a figure; nothing of one that has none. */
export function layoutDiagram(table: Table, layout: Layout, title: string): Html | undefined {
  const boxes = layoutBoxes(table, layout);
  if (boxes.length === 0) return undefined;
  const lines = placeBoxes(boxes);
  let y = 1;
  const drawn = lines.map((line) => {
    const height = heightOf(line);
    const markup = line.map((one) => boxMarkup(one, y, height));
    y += height + GAP;
    return markup;
  });
  const width = LINE_BITS * BIT + 2;
  const hasBits = boxes.some(({ parts }) => parts.length > 0);
  return html`<figure class="wire" tabindex="0" aria-label="${title}: on the wire, which scrolls">
<svg viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-label="${title}: ${boxes.map(({ label, detail }) => `${label}, ${detail}`).join("; ")}">
${drawn}
</svg>
${hasBits && html`<figcaption>Bytes are in the order of the wire. Bits are numbered: 0 is the lowest.</figcaption>`}</figure>`;
}

/** A box in a line, or as much of one as has room in it. */
interface Placed {
  readonly box: Box;
  readonly at: number;
  readonly bits: number;
  /** It goes on in the next line, or comes from the one before. */
  readonly goesOn: boolean;
  readonly comesOn: boolean;
}

/** Boxes in lines: one that does not fit goes on in the next one, and one that is longer than two is cut short. */
function placeBoxes(boxes: readonly Box[]): Placed[][] {
  const lines: Placed[][] = [[]];
  let at = 0;
  const nextLine = (): void => {
    lines.push([]);
    at = 0;
  };
  for (const box of boxes) {
    let left = Math.min(box.bits ?? OPEN_BITS, LINE_BITS * 2);
    // What has room in a line is not cut in two.
    if (at > 0 && at + Math.min(left, LINE_BITS) > LINE_BITS) nextLine();
    for (let comesOn = false; left > 0; comesOn = true) {
      if (at === LINE_BITS) nextLine();
      const bits = Math.min(left, LINE_BITS - at);
      left -= bits;
      lines.at(-1)!.push({ box, at, bits, goesOn: left > 0, comesOn });
      at += bits;
    }
  }
  return lines;
}

/** The parts of a box, where it is in one piece. */
function partsIn({ box, comesOn, goesOn }: Placed): Box["parts"] {
  return comesOn || goesOn ? [] : box.parts;
}

/** A name that is wider than its part is written upright, and makes the line higher. */
function heightOf(line: readonly Placed[]): number {
  const upright = line.flatMap(partsIn).filter(({ label, bits }) => !hasRoom(label, bits));
  const letters = Math.max(0, ...upright.map(({ label }) => label.length));
  const longest = widthOf(Math.min(letters, MOST_LETTERS), SIZE.bit);
  return HEAD + Math.max(PARTS, Math.ceil(longest) + 8);
}

function hasRoom(label: string, bits: number): boolean {
  return widthOf(label.length, SIZE.bit) + 1 <= bits * BIT;
}

function widthOf(letters: number, size: number): number {
  return letters * size * LETTER;
}

function boxMarkup(placed: Placed, y: number, height: number): Html {
  const { box, at, bits, comesOn } = placed;
  const [x, width] = [at * BIT + 1, bits * BIT];
  const open = box.bits === undefined;
  const sorts = `${box.sort}${box.isOptional ? " optional" : ""}${open ? " jagged" : ""}`;
  const jag = height / 4;
  const shape = open
    ? html`<path d="M${x},${y} H${x + width - 6} l6,${jag} l-6,${jag} l6,${jag} l-6,${jag} H${x} Z"/>`
    : html`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  const parts = partsIn(placed);
  const middle = x + width / 2;
  const label = comesOn ? "…" : clipped(box.label, width, SIZE.name);
  const detail = comesOn ? "" : clipped(box.detail, width, SIZE.type);
  const inside =
    parts.length > 0
      ? html`${headMarkup(box, x, y, width)}${partsMarkup(parts, x, y + HEAD, height - HEAD)}`
      : html`<text class="name" x="${middle}" y="${y + height / 2 - 2}">${label}</text><text class="type" x="${middle}" y="${y + height / 2 + 14}">${detail}</text>`;
  return html`<g class="${sorts}"><title>${box.label}: ${box.detail}</title>${shape}${inside}</g>
`;
}

/** Above the parts: a mask's name; of a word, whose parts have the names, its type, between the numbers of its bits. */
function headMarkup({ label, detail, ends }: Box, x: number, y: number, width: number): Html {
  const text = (what: string, at: number, letters: string) =>
    html`<text class="${what}" x="${at}" y="${y + 17}">${letters}</text>`;
  const middle = x + width / 2;
  if (ends === undefined) return text("name", middle, clipped(label, width, SIZE.name));
  const [left, right] = ends;
  const room = width - 4 * BIT;
  return html`${text("bit", x + 10, `${left}`)}${text("type", middle, clipped(detail, room, SIZE.type))}${text("bit", x + width - 10, `${right}`)}`;
}

/** Bits of a mask, or parts of a word, from left to right. */
function partsMarkup(parts: Box["parts"], x: number, y: number, height: number): Html {
  let left = x;
  const cells = parts.map(({ label, bits }) => {
    const [middle, center] = [left + (bits * BIT) / 2, y + height / 2];
    const cut = html`<path class="cut" d="M${left},${y} v${height}"/>`;
    left += bits * BIT;
    return hasRoom(label, bits)
      ? html`${cut}<text class="bit" x="${middle}" y="${center + 4}">${label}</text>`
      : html`${cut}<text class="bit" x="${middle}" y="${center + 4}" transform="rotate(-90 ${middle} ${center})">${shortened(label, MOST_LETTERS)}</text>`;
  });
  return html`<path class="cut" d="M${x},${y} H${left}"/>${cells}`;
}

/** As much of a text as has room in a box. */
function clipped(text: string, width: number, size: number): string {
  return shortened(text, Math.max(1, Math.floor((width - 4) / widthOf(1, size))));
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return most < 3 ? text.slice(0, most) : `${text.slice(0, most - 1)}…`;
}
