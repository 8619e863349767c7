import { batch } from "@preact/signals";
import type { Change, Edited, Item, Opening, Selection, Summary } from "../api.ts";
import { plural } from "./numbers.ts";
import {
  client,
  edits,
  generation,
  guarded,
  NO_EDITS,
  note,
  opening,
  place,
  problem,
  progress,
  selected,
  type Selected,
  summary,
} from "./state.ts";
import { forgetRows, openBlock, openWay, refreshRows } from "./tree/rows.ts";

client.on("progress", (now) => {
  if (now.generation >= (progress.value?.generation ?? 0)) progress.value = now;
});

/** Opens a file instead of the one that was open. */
export async function openFile(wanted: Opening): Promise<void> {
  problem.value = undefined;
  const opened = await guarded(client.open(wanted));
  if (opened === undefined) return;
  batch(() => {
    opening.value = wanted;
    edits.value = NO_EDITS;
    selected.value = undefined;
    place.value = undefined;
    forgetRows();
    begun(opened);
  });
}

function begun(opened: Summary): void {
  summary.value = opened;
  note.value =
    opened.foreign === undefined
      ? `${opened.name} is open`
      : `this is another format: ${opened.foreign}`;
}

/** The file is read anew by other schemas: what was shown stays open. */
export async function readAnew(opened: Summary): Promise<void> {
  summary.value = opened;
  await refreshRows(true);
  const { value } = selected;
  if (value !== undefined) await select(value, false);
}

let selections = 0;

/**
 * Selects a block, a message, or a part of one.
 *
 * @param opens shows it in the tree
 */
export async function select(wanted: Selection, opens = true): Promise<void> {
  const own = ++selections;
  const found = await guarded(foundOf(wanted));
  if (found === undefined) return;
  if (opens) await guarded(openWay(found));
  // Something else was selected in the meantime.
  if (own !== selections) return;
  selected.value = found;
  const at = await client.place(wanted).catch(() => undefined);
  if (selected.value === found) place.value = at;
}

async function foundOf({ block, message, item }: Selection): Promise<Selected> {
  const tree = await openBlock(block, false);
  const known = tree.messages[message ?? -1];
  if (item === undefined) {
    const [from, to] =
      known === undefined ? [tree.offset, tree.offset + tree.length] : [known.from, known.to];
    return { block, message, from, to };
  }
  const root = message === undefined ? undefined : await client.message(block, message);
  const found = root === undefined ? itemIn(tree.frame, item) : within(root, item);
  if (found === undefined) return { block, message, from: tree.offset, to: tree.offset };
  return { block, message, item, found, from: found.bytes[0], to: found.bytes[1] };
}

function itemIn(frame: readonly Item[], at: string): Item | undefined {
  const top = frame.find((one) => at === one.at || at.startsWith(`${one.at}.`));
  if (top === undefined || top.at === at) return top;
  return within(top, at.slice(top.at.length + 1));
}

function within(root: Item, at: string): Item | undefined {
  let found: Item | undefined = root;
  if (at !== "") for (const index of at.split(".")) found = found?.items[Number(index)];
  return found;
}

/** Selects what is at a byte, or at a bit of it. */
export async function selectAt(offset: number, bit?: number): Promise<void> {
  const found = await guarded(client.locate(offset, bit));
  if (found !== undefined) await select(found);
  else note.value = "no block is there";
}

/** Changes a value. What the encoder refuses is told, and thrown. */
export async function change(wanted: Change): Promise<void> {
  problem.value = undefined;
  await settled(await client.change(wanted));
}

/** Shows what an edit changed. */
export async function settled(edited: Edited | undefined): Promise<void> {
  if (edited === undefined) return;
  edits.value = await client.edits();
  await refreshRows(false);
  if (selected.value !== undefined) await select(selected.value, false);
  note.value =
    edited.changed === 0
      ? `${edited.label}: the encoder writes the same bytes`
      : `${edited.label}: ${plural(edited.changed, "byte")} changed${longerText(edited.longer)}`;
  void generation.value;
}

function longerText(longer: number): string {
  if (longer === 0) return "";
  return `, the file is ${plural(Math.abs(longer), "byte")} ${longer > 0 ? "longer" : "shorter"}`;
}

export async function undo(): Promise<void> {
  await settled(await guarded(client.undo()));
}

export async function redo(): Promise<void> {
  await settled(await guarded(client.redo()));
}

/** Gives the file as it is edited as a download: the one that was opened stays as it was. */
export async function save(): Promise<void> {
  const name = opening.value!.name.replace(/\.gz$/i, "");
  const blob = await guarded(client.save());
  if (blob === undefined) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  note.value = `${name} is saved`;
}
