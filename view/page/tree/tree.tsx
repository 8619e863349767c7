import { signal, useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { memo } from "preact/compat";
import { useCallback, useEffect, useState } from "preact/hooks";
import type { BlockRow, ChangedBytes } from "../../api.ts";
import { select, selectAt } from "../store/actions.ts";
import { client, edits, generation, ofFile, opening, selected, summary } from "../store/state.ts";
import { Virtual } from "../controls/virtual.tsx";
import {
  before,
  canOpen,
  layout,
  openBlock,
  type Row,
  rowAt,
  rowCount,
  rowOf,
  saidBy,
  toggle,
} from "../store/rows.ts";
import { RowText } from "./row-text.tsx";

const HEIGHT = 22;

/** Blocks in the list that are known so far: that many are kept. */
const known = new Map<number, BlockRow>();
const KEPT = 4000;
/** Changes when more are known. */
const knownTo = signal(0);

/** The row that the keys move from, where it is not one of those that can be selected. */
const cursor = signal<number | undefined>(undefined);

export function Tree(): JSX.Element {
  const count = rowCount.value;
  const [target, setTarget] = useState<{ row: number } | undefined>(undefined);
  const at = useComputed(() => (selected.value === undefined ? undefined : rowOf(selected.value)));
  const now = cursor.value ?? at.value;

  // Another file begins at its beginning.
  useEffect(() => setTarget({ row: 0 }), [opening.value]);
  useEffect(() => {
    cursor.value = undefined;
    if (at.peek() !== undefined) setTarget({ row: at.peek()! });
  }, [selected.value]);

  const onSeen = useCallback(
    (from: number, to: number) => void ofFile(fetchRows(from, to)),
    [generation.value, count],
  );

  const { value: read } = layout;
  const { value: revision } = knownTo;
  const makeRow = useCallback(
    (index: number) => {
      const row = rowAt(index);
      const block = row.kind === "block" ? known.get(row.block) : undefined;
      return <TreeRow key={index} {...{ index, row, block, isAt: index === now }} />;
    },
    [now, read, revision],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = now === undefined ? undefined : rowAt(now);
    const next = moved(event.key, now ?? -1, count, row);
    if (next === undefined) return;
    event.preventDefault();
    if (next === "toggle") return void toggle(row!);
    if (next === "edit") return document.getElementById("value")?.focus();
    // The next key goes on from there, though what it selects may still be read.
    cursor.value = next;
    activate(next);
    setTarget({ row: next });
  };

  if (summary.value === undefined) return <p class="empty">No file is open.</p>;
  return (
    <Virtual
      class="tree"
      role="tree"
      label="Blocks, messages and fields"
      count={count}
      rowHeight={HEIGHT}
      onSeen={onSeen}
      target={target}
      onKeyDown={onKeyDown}
      active={now === undefined ? undefined : `row-${now}`}
      row={makeRow}
    />
  );
}

/** This many blocks are asked for together: a list that is scrolled changes only now and then. */
const CHUNK = 64;
const asked = new Set<number>();
/** The index that they are of. */
let knownOf = -1;

async function fetchRows(from: number, to: number): Promise<void> {
  // What was known of blocks may be otherwise.
  const isStale = knownOf !== generation.peek();
  if (isStale) asked.clear();
  knownOf = generation.peek();
  const chunks = new Set<number>();
  for (let i = from; i < Math.min(to, rowCount.value); i++) {
    const row = rowAt(i);
    if ("block" in row) chunks.add(Math.floor(row.block / CHUNK));
  }
  for (const chunk of chunks) if (!asked.has(chunk)) await fetchChunk(chunk);
}

async function fetchChunk(chunk: number): Promise<void> {
  asked.add(chunk);
  const rows = await client.rows(chunk * CHUNK, (chunk + 1) * CHUNK).catch((error: Error) => {
    asked.delete(chunk);
    throw error;
  });
  // The index may not be so far.
  if (rows.length < CHUNK) asked.delete(chunk);
  for (const row of rows) {
    known.delete(row.index);
    known.set(row.index, row);
  }
  for (const old of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(old);
    asked.delete(Math.floor(old / CHUNK));
  }
  knownTo.value++;
}

type Move = number | "toggle" | "edit" | undefined;

function moved(key: string, at: number, count: number, row: Row | undefined): Move {
  switch (key) {
    case "ArrowDown":
      return Math.min(count - 1, at + 1);
    case "ArrowUp":
      return Math.max(0, at - 1);
    case "PageDown":
      return Math.min(count - 1, at + 20);
    case "PageUp":
      return Math.max(0, at - 20);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "ArrowRight":
      return row !== undefined && canOpen(row) && !isOpen(row) ? "toggle" : undefined;
    case "ArrowLeft":
      if (row !== undefined && isOpen(row)) return "toggle";
      return parentOf(at, row);
    case " ":
      return row !== undefined && canOpen(row) ? "toggle" : undefined;
    case "Enter":
    case "F2":
      return row?.kind === "item"
        ? "edit"
        : row !== undefined && canOpen(row)
          ? "toggle"
          : undefined;
    default:
      return undefined;
  }
}

function isOpen(row: Row): boolean {
  return "isOpen" in row && row.isOpen;
}

function levelOf(row: Row): number {
  if (row.kind === "item") return row.depth + 1;
  return row.kind === "message" || row.kind === "wrong" || row.kind === "more" ? 2 : 1;
}

function parentOf(at: number, row: Row | undefined): number | undefined {
  if (row === undefined) return undefined;
  for (let i = at - 1; i >= 0; i--) if (levelOf(rowAt(i)) < levelOf(row)) return i;
  return undefined;
}

/** Selects what a row shows. */
function activate(index: number): void {
  const row = rowAt(index);
  if (row.kind === "block") void select({ block: row.block });
  else if (row.kind === "message") void select({ block: row.block, message: row.message });
  else if (row.kind === "item")
    void select({ block: row.block, message: row.message, item: row.item.at });
  else {
    cursor.value = index;
    if (row.kind === "wrong") selected.value = { block: row.block, from: row.from, to: row.to };
  }
}

interface RowProps {
  readonly index: number;
  readonly row: Row;
  readonly block: BlockRow | undefined;
  readonly isAt: boolean;
}

const TreeRow = memo(function TreeRow({ index, row, block, isAt }: RowProps): JSX.Element {
  const level = levelOf(row);
  const opens = canOpen(row);
  const said = before.value === undefined ? undefined : saidBy(row);
  const isFresh = said !== undefined && before.value!.get(said[0]) !== said[1];
  const classes = [
    "row",
    row.kind,
    isAt ? "at" : "",
    isFresh ? "fresh" : "",
    isWrong(row, block) ? "wrong" : "",
    isEdited(row, block) ? "edited" : "",
  ];
  return (
    <div
      id={`row-${index}`}
      class={classes.filter(Boolean).join(" ")}
      role="treeitem"
      data-row={nameOf(row)}
      aria-level={level}
      aria-selected={isAt}
      aria-expanded={opens ? isOpen(row) : undefined}
      style={`padding-left:${level * 14 - 8}px`}
      onClick={() => activate(index)}
      onDblClick={() => void toggle(row)}
    >
      <span
        class="twist"
        aria-hidden="true"
        onClick={(event) => {
          if (!opens) return;
          event.stopPropagation();
          void ofFile(toggle(row));
        }}
      >
        {opens ? (isOpen(row) ? "▾" : "▸") : ""}
      </span>
      <RowText row={row} block={block} />
    </div>
  );
}, isSame);

/** Rows of blocks are made anew each time that they are asked for. */
function isSame(a: RowProps, b: RowProps): boolean {
  if (a.index !== b.index || a.block !== b.block || a.isAt !== b.isAt) return false;
  if (a.row.kind !== "block" || b.row.kind !== "block") return a.row === b.row;
  return a.row.block === b.row.block && a.row.isOpen === b.row.isOpen;
}

/** What a row is called: `6`, `6/0`, `6/0/time`. */
function nameOf(row: Row): string {
  if (row.kind === "item") return row.key;
  if (row.kind === "message") return `${row.block}/${row.message}`;
  return row.kind === "block" ? `${row.block}` : row.kind;
}

function isWrong(row: Row, block: BlockRow | undefined): boolean {
  if (row.kind === "wrong" || row.kind === "tail") return true;
  return block?.error !== undefined;
}

function isEdited(row: Row, block: BlockRow | undefined): boolean {
  const { changes } = edits.value;
  if (changes.length === 0) return false;
  const meets = (from: number, to: number) => (one: ChangedBytes) =>
    one.from < to && from < Math.max(one.to, one.from + 1);
  if (row.kind === "block") return block?.edited === true;
  if (row.kind === "message") return changes.some(meets(row.row.from, row.row.to));
  return row.kind === "item" && row.item.bits > 0 && changes.some(meets(...row.item.bytes));
}

/** Opens a block, and selects it: what a search or the list of errors leads to. */
export async function goTo(block: number, offset?: number): Promise<void> {
  await ofFile(openBlock(block));
  if (offset === undefined) await select({ block });
  else await selectAt(offset);
}
