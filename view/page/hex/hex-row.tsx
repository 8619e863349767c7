import type { JSX } from "preact";
import { memo } from "preact/compat";
import type { ChangedBytes } from "../../api.ts";
import { hexOffset } from "../store/numbers.ts";

/** Bytes that are asked for at once. */
export const PAGE = 1 << 13;

/** Bytes as they were asked for. */
export interface Page {
  readonly bytes: Uint8Array;
  /** What each byte is: a class by its number, one a byte. */
  readonly parts: Uint8Array;
}

const PARTS = ["", "frame", "even", "odd", "wrong"] as const;

interface HexRowProps {
  readonly from: number;
  readonly width: number;
  readonly size: number;
  readonly page: Page | undefined;
  /** Bytes `[first, last)` are selected, of those of the row. */
  readonly first: number;
  readonly last: number;
  readonly cursor: number;
  readonly changes: readonly ChangedBytes[];
}

export const HexRow = memo(function HexRow(props: HexRowProps): JSX.Element {
  const { from, width, size, page } = props;
  const runs = runsOf(props);
  const bytes = page?.bytes.subarray(from % PAGE, (from % PAGE) + width);
  return (
    <div id={`hex-${from}`} class="hex-row" role="row" data-from={from}>
      <span class="offset" role="rowheader">
        {hexOffset(from, size)}
      </span>
      <span class="cells" role="gridcell" data-bytes={width}>
        {runs.map(({ name, start, end }) => (
          <span key={start} class={name} data-at={from + start}>
            {hexText(bytes, start, end)}
          </span>
        ))}
      </span>
      <span class="chars" aria-hidden="true" data-bytes={width}>
        {runs.map(({ name, start, end }) => (
          <span key={start} class={name} data-at={from + start}>
            {charText(bytes, start, end)}
          </span>
        ))}
      </span>
    </div>
  );
});

/** Bytes `[start, end)` of a row that look alike: an element each, and not one a byte, of which a page has a thousand. */
interface Run {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function runsOf({ from, width, page, first, last, cursor: at, changes }: HexRowProps): Run[] {
  const nameAt = (i: number): string => {
    const offset = from + i;
    const part = PARTS[page?.parts[(from % PAGE) + i] ?? 0]!;
    const changed = changes.some((one) => one.from <= offset && offset < one.to) ? " chg" : "";
    const isSelected = first <= offset && offset < last;
    return `${part}${isSelected ? " sel" : ""}${offset === at ? " cur" : ""}${changed}`;
  };
  const runs: Run[] = [];
  let [start, name] = [0, nameAt(0)];
  for (let i = 1; i <= width; i++) {
    const next = i < width ? nameAt(i) : undefined;
    if (next === name) continue;
    runs.push({ name, start, end: i });
    [start, name] = [i, next ?? ""];
  }
  return runs;
}

/** The byte after which a row has a gap, as the style sheet knows. */
const HALF = 8;

function hexText(bytes: Uint8Array | undefined, start: number, end: number): string {
  let text = "";
  for (let i = start; i < end; i++) {
    const byte = bytes?.[i];
    text += byte === undefined ? "··" : HEX[byte];
    if (i === HALF - 1) text += " ";
    if (i + 1 < end) text += " ";
  }
  return text;
}

function charText(bytes: Uint8Array | undefined, start: number, end: number): string {
  let text = "";
  for (let i = start; i < end; i++) text += bytes === undefined ? " " : CHARACTERS[bytes[i]!];
  return text;
}

/** The byte of a row that is at a place of it: the cells' width says how wide one is. */
export function byteAt(event: MouseEvent): number | undefined {
  const cells = (event.target as Element).closest<HTMLElement>("[data-bytes]");
  if (cells === null) return undefined;
  const from = Number((cells.parentElement as HTMLElement).dataset["from"]);
  const count = Number(cells.dataset["bytes"]);
  const { left, width } = cells.getBoundingClientRect();
  const share = (event.clientX - left) / width;
  const isHex = cells.classList.contains("cells");
  // Three characters a byte, and one for the gap.
  const units = isHex ? 3 * count + (count >= HALF ? 1 : 0) : count;
  const unit = share * units;
  const byte = isHex ? (unit < 3 * HALF ? unit : Math.max(unit - 1, 3 * HALF - 1)) / 3 : unit;
  return from + Math.max(0, Math.min(count - 1, Math.floor(byte)));
}

export const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const CHARACTERS = Array.from({ length: 256 }, (_, byte) => {
  const low = byte & 0x7f;
  return low >= 0x20 && low < 0x7f ? String.fromCharCode(low) : "·";
});
