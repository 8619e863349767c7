import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { memo } from "preact/compat";
import { useCallback, useEffect, useState } from "preact/hooks";
import type { BlockSpan, ChangedBytes } from "../../api.ts";
import { selectAt } from "../actions.ts";
import { hexOffset } from "../numbers.ts";
import { client, edits, generation, guarded, progress, selected, summary } from "../state.ts";
import { Virtual } from "../virtual.tsx";

const HEIGHT = 20;
/** Bytes that are asked for at once. */
const PAGE = 1 << 13;
/** Pages that are kept. */
const KEPT = 64;

interface Page {
  readonly bytes: Uint8Array;
  /** What each byte is: a class by its number, one a byte. */
  readonly parts: Uint8Array;
}

const pages = signal<ReadonlyMap<number, Page>>(new Map());
const asked = new Set<number>();
/** What they were asked for: pages of an earlier index, or of another file, are stale. */
let askedFor = "";

const PARTS = ["", "frame", "even", "odd", "wrong"] as const;

/** The byte that the keys move from. */
const cursor = signal<number | undefined>(undefined);

export function Hex(): JSX.Element {
  const size = Math.max(progress.value?.size ?? 0, edits.value.size);
  const [width, setWidth] = useState(16);
  const [target, setTarget] = useState<{ row: number } | undefined>(undefined);
  const bounds = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return;
    const watched = new ResizeObserver(() => setWidth(element.clientWidth < 570 ? 8 : 16));
    watched.observe(element);
    return () => watched.disconnect();
  }, []);

  useEffect(() => {
    const at = selected.value;
    if (at === undefined) return;
    const isIn = cursor.value !== undefined && at.from <= cursor.value && cursor.value < at.to;
    if (!isIn) cursor.value = at.from;
    setTarget({ row: Math.floor(cursor.value! / width) });
  }, [selected.value, width]);

  const onSeen = useCallback(
    (from: number, to: number) => {
      const now = `${generation.value} ${size}`;
      if (askedFor !== now) {
        askedFor = now;
        asked.clear();
      }
      const last = Math.floor((Math.min(to * width, size) - 1) / PAGE);
      for (let page = Math.floor((from * width) / PAGE); page <= last; page++)
        if (!asked.has(page)) void guarded(fetchPage(page, size));
    },
    [generation.value, summary.value, width, size],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moved(event.key, cursor.value ?? 0, width, size);
    if (next === undefined) return;
    event.preventDefault();
    cursor.value = next;
    void selectAt(next);
  };
  const onClick = (event: MouseEvent): void => {
    const at = byteAt(event);
    if (at === undefined) return;
    cursor.value = at;
    void selectAt(at);
  };

  if (summary.value === undefined) return <p class="empty">No file is open.</p>;
  const at = selected.value;
  return (
    <div class="hex-box" ref={bounds as never}>
      <Virtual
        class={`hex w${width}`}
        role="grid"
        label="Bytes"
        count={Math.ceil(size / width)}
        rowHeight={HEIGHT}
        onSeen={onSeen}
        target={target}
        onKeyDown={onKeyDown}
        onClick={onClick}
        row={(index, top) => {
          const from = index * width;
          const page = pages.value.get(Math.floor(from / PAGE));
          const [first, last] = [
            Math.max(at?.from ?? 0, from),
            Math.min(at?.to ?? 0, from + width),
          ];
          const changes = edits.value.changes.filter(
            (one) => one.from < from + width && from < Math.max(one.to, one.from + 1),
          );
          return (
            <HexRow
              key={from}
              top={top}
              from={from}
              width={Math.min(width, size - from)}
              size={size}
              page={page}
              first={first < last ? first : -1}
              last={first < last ? last : -1}
              cursor={inRow(cursor.value, from, width)}
              changes={changes.length === 0 ? NONE : changes}
            />
          );
        }}
      />
    </div>
  );
}

const NONE: readonly ChangedBytes[] = [];

function inRow(at: number | undefined, from: number, width: number): number {
  return at !== undefined && from <= at && at < from + width ? at : -1;
}

async function fetchPage(page: number, size: number): Promise<void> {
  asked.add(page);
  const [from, to] = [page * PAGE, Math.min((page + 1) * PAGE, size)];
  const now = generation.peek();
  const [bytes, spans] = await Promise.all([
    client.bytes(from, to),
    client.spans(from, to).catch(() => []),
  ]);
  if (now !== generation.peek()) return void asked.delete(page);
  const others = [...pages.value].filter(([other]) => other !== page);
  const all = [...others, [page, { bytes, parts: partsOf(spans, from, to) }] as const];
  for (const [old] of all.slice(0, -KEPT)) asked.delete(old);
  pages.value = new Map(all.slice(-KEPT));
}

/** What each byte of a page is. */
function partsOf(spans: readonly BlockSpan[], from: number, to: number): Uint8Array {
  const parts = new Uint8Array(to - from);
  const fill = (part: number, start: number, end: number): void => {
    if (end > from && start < to) parts.fill(part, Math.max(start - from, 0), end - from);
  };
  for (const { from: start, body, to: end, first, ends, wrong } of spans) {
    fill(1, start, end);
    let at = Math.max(body, from);
    for (const [i, stop] of ends.entries()) {
      fill(2 + ((first + i) % 2), at, stop);
      at = stop;
    }
    if (wrong !== undefined) fill(4, wrong, end);
  }
  return parts;
}

function moved(key: string, at: number, width: number, size: number): number | undefined {
  const step: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: width,
    ArrowUp: -width,
    PageDown: 20 * width,
    PageUp: -20 * width,
  };
  if (key === "Home") return at - (at % width);
  if (key === "End") return Math.min(size - 1, at - (at % width) + width - 1);
  const by = step[key];
  return by === undefined ? undefined : Math.max(0, Math.min(size - 1, at + by));
}

interface HexRowProps {
  readonly top: number;
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

const HexRow = memo(function HexRow(props: HexRowProps): JSX.Element {
  const { top, from, width, size, page } = props;
  const runs = runsOf(props);
  const bytes = page?.bytes.subarray(from % PAGE, (from % PAGE) + width);
  return (
    <div class="hex-row" role="row" data-from={from} style={`top:${top}px`}>
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

/** The byte behind which a row has a gap, as the style sheet knows. */
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
function byteAt(event: MouseEvent): number | undefined {
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

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const CHARACTERS = Array.from({ length: 256 }, (_, byte) => {
  const low = byte & 0x7f;
  return low >= 0x20 && low < 0x7f ? String.fromCharCode(low) : "·";
});
