import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import type { BlockSpan, ChangedBytes } from "../../api.ts";
import { selectAt } from "../store/actions.ts";
import { hexOffset } from "../store/numbers.ts";
import {
  client,
  edits,
  generation,
  ofFile,
  opening,
  progress,
  selected,
  summary,
} from "../store/state.ts";
import { Virtual } from "../controls/virtual.tsx";
import { byteAt, HEX, HexRow, type Page, PAGE } from "./hex-row.tsx";

const HEIGHT = 20;
/** Pages that are kept. */
const KEPT = 64;

const pages = signal<ReadonlyMap<number, Page>>(new Map());
const asked = new Set<number>();
/** What they were asked for: pages of an earlier index, or of another file, are stale. */
let askedFor = "";

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

  // Another file begins at its beginning.
  useEffect(() => {
    cursor.value = undefined;
    setTarget({ row: 0 });
  }, [opening.value]);
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
        if (!asked.has(page)) void ofFile(fetchPage(page, size));
    },
    [generation.value, summary.value, width, size],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") return document.getElementById("value")?.focus();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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

  const at = selected.value;
  const { value: known } = pages;
  const { changes } = edits.value;
  const byte = cursor.value;
  const makeRow = useCallback(
    (index: number) => {
      const from = index * width;
      const [first, last] = [Math.max(at?.from ?? 0, from), Math.min(at?.to ?? 0, from + width)];
      const own = changes.filter(
        (one) => one.from < from + width && from < Math.max(one.to, one.from + 1),
      );
      return (
        <HexRow
          key={from}
          from={from}
          width={Math.min(width, size - from)}
          size={size}
          page={known.get(Math.floor(from / PAGE))}
          first={first < last ? first : -1}
          last={first < last ? last : -1}
          cursor={inRow(byte, from, width)}
          changes={own.length === 0 ? NONE : own}
        />
      );
    },
    [at, known, changes, byte, width, size],
  );
  if (summary.value === undefined) return <p class="empty">No file is open.</p>;
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
        active={
          cursor.value === undefined ? undefined : `hex-${cursor.value - (cursor.value % width)}`
        }
        onClick={onClick}
        row={makeRow}
      />
      <Status />
    </div>
  );
}

/** Tells of the byte that the keys are at: the row that has it says all of its bytes. */
function Status(): JSX.Element {
  const at = cursor.value;
  const { found, from, to } = selected.value ?? { from: 0, to: 0 };
  const byte =
    at === undefined ? undefined : pages.value.get(Math.floor(at / PAGE))?.bytes[at % PAGE];
  const isKnown = at !== undefined && byte !== undefined && from <= at && at < to;
  return (
    <span class="hidden" role="status">
      {isKnown ? `${hexOffset(at)}: ${HEX[byte]}, ${found?.name ?? ""} ${found?.value ?? ""}` : ""}
    </span>
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
