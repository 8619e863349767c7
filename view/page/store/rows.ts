import { computed, signal } from "@preact/signals";
import type { BlockTree, Item, MessageRow, Selection } from "../../api.ts";
import { client, progress, summary } from "./state.ts";

/*
 * The tree as rows, of which only those are made that are seen: blocks by their numbers, and what is inside those that
 * are open.
 */

export type Row =
  | { readonly kind: "header" }
  | { readonly kind: "block"; readonly block: number; readonly isOpen: boolean }
  | {
      readonly kind: "message";
      readonly block: number;
      readonly message: number;
      readonly row: MessageRow;
      readonly isOpen: boolean;
    }
  | {
      readonly kind: "item";
      readonly block: number;
      readonly message: number | undefined;
      readonly item: Item;
      readonly depth: number;
      readonly isOpen: boolean;
      /** Names that lead to it: the same after it was read anew. */
      readonly key: string;
    }
  | {
      readonly kind: "wrong";
      readonly block: number;
      readonly from: number;
      readonly to: number;
      readonly error: string;
    }
  | { readonly kind: "more"; readonly block: number; readonly count: number }
  | { readonly kind: "tail"; readonly offset: number; readonly error: string };

/** A block that is open. */
interface OpenBlock {
  readonly tree: BlockTree;
  /** The messages that are open, with what is in them. */
  readonly messages: ReadonlyMap<number, Item>;
  /** The items that are open: `2/3.1`, the message's number and the place in it. */
  readonly items: ReadonlySet<string>;
  readonly rows: readonly Row[];
}

const open = signal<ReadonlyMap<number, OpenBlock>>(new Map());

/** What rows said before the schemas changed: rows that say something else are marked. */
export const before = signal<ReadonlyMap<string, string> | undefined>(undefined);

export const layout = computed(() => {
  const blocks = progress.value?.blocks ?? 0;
  const numbers = [...open.value.keys()].filter((n) => n < blocks).toSorted((a, b) => a - b);
  const first = (summary.value?.header ?? 0) > 0 ? 1 : 0;
  let extra = first;
  const starts = numbers.map((block) => {
    const at = block + extra;
    extra += open.value.get(block)!.rows.length;
    return { block, at };
  });
  const tail = progress.value?.tail;
  return { first, starts, blocks, tail, count: blocks + extra + (tail === undefined ? 0 : 1) };
});

/** How many rows there are. */
export const rowCount = computed(() => layout.value.count);

/** A row by its number. */
export function rowAt(index: number): Row {
  const { first, starts, blocks, tail, count } = layout.value;
  if (index < first) return { kind: "header" };
  if (tail !== undefined && index === count - 1) return { kind: "tail", ...tail };
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]!.at <= index) low = middle + 1;
    else high = middle;
  }
  const around = starts[low - 1];
  if (around === undefined) return { kind: "block", block: index - first, isOpen: false };
  const { rows } = open.value.get(around.block)!;
  const inside = index - around.at;
  if (inside === 0) return { kind: "block", block: around.block, isOpen: true };
  if (inside <= rows.length) return rows[inside - 1]!;
  const block = Math.min(around.block + inside - rows.length, blocks - 1);
  return { kind: "block", block, isOpen: false };
}

/** The number of the row of a block. */
function blockRow(block: number): number {
  const { first, starts } = layout.value;
  const opened = starts.filter((one) => one.block < block);
  return (
    first + block + opened.reduce((sum, one) => sum + open.value.get(one.block)!.rows.length, 0)
  );
}

/** The number of the row that shows what is selected, or what it is in. */
export function rowOf({ block, message, item }: Selection): number {
  const at = blockRow(block);
  const rows = open.value.get(block)?.rows ?? [];
  const inside = rows.findLastIndex((row) => {
    if (row.kind === "message") return row.message === message;
    if (row.kind !== "item" || row.message !== message) return false;
    return item !== undefined && (row.item.at === item || item.startsWith(`${row.item.at}.`));
  });
  return inside < 0 ? at : at + 1 + inside;
}

function put(block: number, opened: OpenBlock | undefined): void {
  const next = new Map(open.value);
  if (opened === undefined) next.delete(block);
  else next.set(block, opened);
  open.value = next;
}

function laidOut(parts: Omit<OpenBlock, "rows">): OpenBlock {
  const { tree, messages, items } = parts;
  const { index: block } = tree;
  const rows: Row[] = [];
  const add = (all: readonly Item[], message: number | undefined, depth: number, key: string) => {
    for (const item of all) {
      const isOpen = items.has(`${message ?? ""}/${item.at}`);
      const own = `${key}/${item.name}`;
      rows.push({ kind: "item", block, message, item, depth, isOpen, key: own });
      if (isOpen) add(item.items, message, depth + 1, own);
    }
  };
  add(tree.frame, undefined, 1, `${block}`);
  for (const [message, row] of tree.messages.entries()) {
    const inside = messages.get(message);
    rows.push({ kind: "message", block, message, row, isOpen: inside !== undefined });
    if (inside !== undefined) add(inside.items, message, 2, `${block}/${message}`);
  }
  if (tree.more > 0) rows.push({ kind: "more", block, count: tree.more });
  if (tree.wrong !== undefined) rows.push({ kind: "wrong", block, ...tree.wrong });
  return { ...parts, rows };
}

/** A block's tree, which it is asked for once while it is open. */
export async function openBlock(block: number, stays = true): Promise<BlockTree> {
  const known = open.value.get(block);
  if (known !== undefined) return known.tree;
  const tree = await client.block(block);
  if (stays) put(block, laidOut({ tree, messages: new Map(), items: new Set() }));
  return tree;
}

/** Opens all that is around what is selected. */
export async function openWay({ block, message, item }: Selection): Promise<void> {
  if (message === undefined && item === undefined) return;
  await openBlock(block);
  if (item === undefined) return;
  if (message !== undefined) await openMessage(block, message);
  const known = open.value.get(block)!;
  const items = new Set(known.items);
  const parts = item.split(".");
  for (let i = 1; i < parts.length; i++)
    items.add(`${message ?? ""}/${parts.slice(0, i).join(".")}`);
  if (items.size > known.items.size) put(block, laidOut({ ...known, items }));
}

async function openMessage(block: number, message: number): Promise<void> {
  if (open.value.get(block)!.messages.has(message)) return;
  const inside = await client.message(block, message);
  const known = open.value.get(block)!;
  const items = new Set(known.items);
  put(
    block,
    laidOut({ ...known, items, messages: new Map([...known.messages, [message, inside]]) }),
  );
}

/** Opens a row, or closes it. */
export async function toggle(row: Row): Promise<void> {
  if (row.kind === "block") {
    if (row.isOpen) put(row.block, undefined);
    else await openBlock(row.block);
    return;
  }
  const known = "block" in row ? open.value.get(row.block) : undefined;
  if (known === undefined) return;
  if (row.kind === "message") {
    if (!row.isOpen) return openMessage(row.block, row.message);
    const messages = new Map(known.messages);
    messages.delete(row.message);
    put(row.block, laidOut({ ...known, messages }));
  } else if (row.kind === "item") {
    const items = new Set(known.items);
    const key = `${row.message ?? ""}/${row.item.at}`;
    if (!items.delete(key)) items.add(key);
    put(row.block, laidOut({ ...known, items }));
  }
}

export function canOpen(row: Row): boolean {
  return (
    row.kind === "block" ||
    row.kind === "message" ||
    (row.kind === "item" && row.item.items.length > 0)
  );
}

/** Nothing is open. */
export function forgetRows(): void {
  open.value = new Map();
  before.value = undefined;
}

/** What a row says, as it is compared. */
export function saidBy(row: Row): [key: string, text: string] | undefined {
  if (row.kind === "message") return [`${row.block}/${row.message}`, row.row.type];
  if (row.kind !== "item") return undefined;
  const { item } = row;
  return [row.key, `${item.value} ${item.enumName} ${item.bits} ${item.type}`];
}

/**
 * Reads what is open anew.
 *
 * @param marks rows that say something else than before are marked
 */
export async function refreshRows(marks: boolean): Promise<void> {
  const all = [...open.value];
  const said = all.flatMap(([, { rows }]) => rows.map(saidBy)).filter((one) => one !== undefined);
  const anew = await Promise.all(
    all.map(async ([block, { messages, items }]) => {
      const tree = await client.block(block).catch(() => undefined);
      if (tree === undefined) return undefined;
      const inside = await Promise.all(
        [...messages.keys()]
          .filter((message) => message < tree.messages.length)
          .map(async (message) => [message, await client.message(block, message)] as const),
      );
      return [block, laidOut({ tree, messages: new Map(inside), items })] as const;
    }),
  );
  open.value = new Map(anew.filter((one) => one !== undefined));
  before.value = marks ? new Map(said) : undefined;
}
