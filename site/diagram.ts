import { hexByte, typeText } from "../diff/describe.ts";
import { nameOf } from "../diff/facets.ts";
import {
  type Field,
  idBytes,
  type Layout,
  type MaskField,
  type Table,
  type ValueType,
} from "../runtime/table/table.ts";
import { html, type Html } from "./html.ts";

/*
 * How a message lies on the wire, as a picture: boxes in the order of the wire, as wide as they have bits where that is
 * known, in lines of eight bytes. What may be missing has a broken border, what has no fixed length a jagged end.
 */

/** A stretch of the wire. */
interface Box {
  readonly label: string;
  readonly detail: string;
  /** How many bits it has; none where that is told by the bytes. */
  readonly bits?: number;
  readonly sort: "id" | "mask" | "field" | "length" | "open";
  readonly isOptional: boolean;
  /** Parts of a word, or bits of a mask, the lowest first. */
  readonly parts: readonly { readonly label: string; readonly bits: number }[];
}

const BIT = 12;
const LINE_BITS = 64;
const HEIGHT = 44;
const GAP = 26;
/** Of what has no fixed length. */
const OPEN_BITS = 20;

/** The boxes of a layout as a figure; nothing of one that has none. */
export function layoutDiagram(table: Table, layout: Layout, title: string): Html | undefined {
  const boxes = [...idBoxes(table, layout), ...layout.fields.flatMap(boxesOf)];
  if (boxes.length === 0) return undefined;
  const placed = placeBoxes(boxes);
  const height = (placed.at(-1)!.line + 1) * (HEIGHT + GAP);
  const width = LINE_BITS * BIT + 2;
  return html`<figure class="wire" tabindex="0" aria-label="${title}: on the wire, which scrolls">
<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}: ${boxes.map(({ label, detail }) => `${label}, ${detail}`).join("; ")}">
${placed.map(boxMarkup)}
</svg>
</figure>`;
}

function idBoxes(table: Table, layout: Layout): Box[] {
  const bytes = idBytes(table, layout);
  if (bytes === 0 || layout.id === undefined) return [];
  const [first, last] = layout.id;
  const detail = first === last ? hexByte(first) : `${hexByte(first)} – ${hexByte(last)}`;
  const frame: Box[] =
    table.frame === undefined
      ? []
      : [{ ...box("length", typeText(table.frame), "length"), bits: table.frame.bits }];
  return [...frame, { ...box("id", detail, "id"), bits: bytes * 8, parts: idParts(layout) }];
}

/** The bits of an id that are a mask's, and the others. */
function idParts({ fields }: Layout): Box["parts"] {
  const own = fields.flatMap((field) => (field.kind === "mask" ? field.parts : []));
  const inId = own.filter(({ from }) => from === "id");
  if (inId.length === 0) return [];
  return Array.from({ length: 8 }, (_, bit) => {
    const part = inId.find(({ low = 0, bits }) => low <= bit && bit < low + bits);
    return { label: part === undefined ? "·" : `${part.at + bit - (part.low ?? 0)}`, bits: 1 };
  });
}

function box(label: string, detail: string, sort: Box["sort"]): Box {
  return { label, detail, sort, isOptional: false, parts: [] };
}

function boxesOf(field: Field): Box[] {
  switch (field.kind) {
    case "value": {
      const { type, when, whenMore, whenIs, widths, mark } = field;
      const isOptional = [when, whenMore, whenIs, widths, mark].some((told) => told !== undefined);
      const bits = bitsOf(type);
      return [
        {
          ...box(field.name, shortType(type), bits === undefined ? "open" : "field"),
          ...(bits !== undefined && { bits }),
          isOptional,
        },
      ];
    }
    case "split":
      return [
        {
          ...box(nameOf(field), field.wire.name, "field"),
          bits: field.wire.bits,
          parts: field.parts.map(({ name, type }) => ({ label: name, bits: type.bits })),
        },
      ];
    case "mask":
      return maskBoxes(field);
    case "length":
      return [
        {
          ...box(
            `${field.counts ?? "length"} of ${field.of ?? "the rest"}`,
            field.type.name,
            "length",
          ),
          bits: field.type.bits,
        },
      ];
    case "constant":
      return [
        {
          ...box("constant", field.bytes.map(hexByte).join(" "), "id"),
          bits: field.bytes.length * 8,
        },
      ];
    case "gap":
      return [
        {
          ...box(field.name, "zeros", "length"),
          ...(field.pad !== undefined && { bits: field.pad * 8 }),
        },
      ];
    case "checksum":
      return [{ ...box(field.name, field.algorithm.name, "length"), bits: field.type.bits }];
    case "interleave":
      return Array.from({ length: field.count }, (_, i) =>
        field.fields.map(({ name, type }): Box => {
          const bits = bitsOf(type);
          const sort = bits === undefined ? "open" : "field";
          return { ...box(`${name}[${i}]`, type.name, sort), ...(bits !== undefined && { bits }) };
        }),
      ).flat();
    case "switch":
      return [box(`by ${field.on}`, `${field.arms.length} choices`, "open")];
    default:
      return [];
  }
}

/** Parts that come in integers of their own; those of the id and of words are drawn there. */
function maskBoxes({ name, parts }: MaskField): Box[] {
  return parts.flatMap((part): Box[] => {
    if (typeof part.from === "string") return [];
    const more = part.when === undefined ? "" : `, where bit ${part.when} is set`;
    return [
      {
        ...box(
          part.at === 0 ? name : `${name} ${part.at}–${part.at + part.bits - 1}`,
          `${part.from.name}${more}`,
          "mask",
        ),
        bits: part.bits,
        isOptional: part.when !== undefined,
        parts: Array.from({ length: part.bits }, (_, i) => ({ label: `${part.at + i}`, bits: 1 })),
      },
    ];
  });
}

/** How many bits a type takes, where that is always the same. */
function bitsOf(type: ValueType): number | undefined {
  switch (type.kind) {
    case "int":
      return type.groups === undefined ? type.bits : undefined;
    case "big":
      return type.groups === undefined ? 64 : undefined;
    case "float":
      return type.bits ?? 32;
    case "array": {
      const one = bitsOf(type.of);
      return one === undefined ? undefined : one * type.count;
    }
    default:
      return undefined;
  }
}

function shortType(type: ValueType): string {
  switch (type.kind) {
    case "struct":
    case "int":
    case "big":
    case "float":
    case "bytes":
      return type.name;
    case "array":
      return `${type.of.name}[${type.count}]`;
    case "list":
      return `list of ${type.name}`;
    case "runs":
      return `list of ${type.of.name}`;
    case "strings":
      return "list of texts";
    case "sparse":
      return `${type.of.name} each`;
    default:
      return type.name;
  }
}

// ---- drawing

interface Placed {
  readonly box: Box;
  readonly line: number;
  readonly at: number;
  readonly bits: number;
  /** It goes on in the next line, or comes from the one before. */
  readonly goesOn: boolean;
  readonly comesOn: boolean;
  /** The first of its bits that is drawn here. */
  readonly skipped: number;
}

/** Boxes in lines: one that does not fit goes on in the next one, and one that is longer than two is cut short. */
function placeBoxes(boxes: readonly Box[]): Placed[] {
  const placed: Placed[] = [];
  let line = 0;
  let at = 0;
  for (const one of boxes) {
    let left = Math.min(one.bits ?? OPEN_BITS, LINE_BITS * 2);
    // What has room in a line is not cut in two.
    const needed = Math.min(left, LINE_BITS);
    if (at > 0 && at + needed > LINE_BITS) [line, at] = [line + 1, 0];
    let skipped = 0;
    while (left > 0) {
      const bits = Math.min(left, LINE_BITS - at);
      placed.push({ box: one, line, at, bits, goesOn: left > bits, comesOn: skipped > 0, skipped });
      left -= bits;
      skipped += bits;
      at += bits;
      if (at === LINE_BITS && left > 0) [line, at] = [line + 1, 0];
    }
    if (at === LINE_BITS) [line, at] = [line + 1, 0];
  }
  return placed;
}

function boxMarkup({ box: one, line, at, bits, comesOn, goesOn, skipped }: Placed): Html {
  const [x, y, width] = [at * BIT + 1, line * (HEIGHT + GAP) + 1, bits * BIT];
  const open = one.bits === undefined;
  const sorts = [one.sort, one.isOptional ? "optional" : "", open ? "jagged" : ""].join(" ").trim();
  const jag = `M${x},${y} H${x + width - 6} l6,${HEIGHT / 4} l-6,${HEIGHT / 4} l6,${HEIGHT / 4} l-6,${HEIGHT / 4} H${x} Z`;
  const shape = open
    ? html`<path d="${jag}"/>`
    : html`<rect x="${x}" y="${y}" width="${width}" height="${HEIGHT}"/>`;
  const middle = x + width / 2;
  const label = comesOn ? "…" : clipped(one.label, width);
  const hasParts = one.parts.length > 0 && !comesOn && !goesOn;
  const words = hasParts
    ? html`<text class="name" x="${middle}" y="${y + 17}">${label}</text>${partsMarkup(one, x, y, skipped)}`
    : html`<text class="name" x="${middle}" y="${y + 20}">${label}</text><text class="type" x="${middle}" y="${y + 36}">${comesOn ? "" : clipped(one.detail, width * 1.1)}</text>`;
  return html`<g class="${sorts}"><title>${one.label}: ${one.detail}</title>${shape}${words}</g>
`;
}

/** Bits of a mask, or parts of a word: the lowest at the left, as they are counted. */
function partsMarkup(one: Box, x: number, y: number, skipped: number): Html {
  let at = -skipped;
  const cells = one.parts.map(({ label, bits }) => {
    const left = x + at * BIT;
    const width = bits * BIT;
    at += bits;
    return html`<path class="cut" d="M${left},${y + 24} V${y + HEIGHT}"/><text class="bit" x="${left + width / 2}" y="${y + 38}">${clipped(label, width * 1.5)}</text>`;
  });
  return html`<path class="cut" d="M${x},${y + 24} H${x + at * BIT}"/>${cells}`;
}

/** As much of a text as has room; a letter is some 7 wide. */
function clipped(text: string, width: number): string {
  const most = Math.max(1, Math.floor(width / 7.2));
  return text.length <= most
    ? text
    : most < 3
      ? text.slice(0, most)
      : `${text.slice(0, most - 1)}…`;
}
