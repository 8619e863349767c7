import { batch } from "@preact/signals";
import type { Change, Item, Opening, Progress, Selection, Summary } from "../../api.ts";
import type { Edited } from "../../edit-api.ts";
import type { Holding } from "../../holding-api.ts";
import { draft } from "./draft.ts";
import { countingStream } from "../../read-progress.ts";
import { plural } from "./numbers.ts";
import {
  client,
  edits,
  generation,
  guarded,
  holding,
  loading,
  NO_EDITS,
  note,
  ofFile,
  opening,
  place,
  problem,
  progress,
  refused,
  selected,
  type Selected,
  summary,
  tell,
} from "./state.ts";
import { forgetRows, openBlock, openWay, refreshRows } from "./rows.ts";

/** How far the index is of the file that is being opened: it is shown together with the file. */
let waiting: Progress | undefined;

client.on("progress", (now) => {
  if (loading.peek() === undefined) takeProgress(now);
  else waiting = now;
});

function takeProgress(now: Progress | undefined): void {
  if (now !== undefined && now.generation >= (progress.value?.generation ?? 0))
    progress.value = now;
}

client.on("loading", (read) => {
  if (loading.value !== undefined) loading.value = { ...loading.value, ...read };
});

/** Files of a server's that are asked for whole: what they hold is not where they are. */
const WHOLE = /\.(?:gz|pcap|pcapng|cap|zip|pk[23z]|pak)$/i;

/** Counts files that were opened: of one that another follows nothing is shown. */
let openings = 0;

/** Opens a file instead of the one that was open. Where it holds several recordings, people are asked which. */
export async function openFile(file: Opening): Promise<void> {
  const own = ++openings;
  const isLast = (): boolean => own === openings;
  problem.value = undefined;
  refused.value = undefined;
  loading.value = { name: file.name };
  let wanted: Opening | undefined;
  try {
    wanted = await recordingIn(file);
    const opened = wanted && isLast() ? await client.open(wanted) : undefined;
    if (isLast()) settleOpening(wanted, opened);
  } catch (error) {
    if (!isLast()) return;
    settleOpening();
    tell(error);
    if (wanted !== undefined && wanted.anyway === undefined) refused.value = wanted;
  }
}

/** What was read of the file that is open, and the file itself, change at once. */
function settleOpening(wanted?: Opening, opened?: Summary): void {
  batch(() => {
    loading.value = undefined;
    takeProgress(waiting);
    waiting = undefined;
    if (wanted === undefined || opened === undefined) return;
    opening.value = wanted;
    edits.value = NO_EDITS;
    selected.value = undefined;
    place.value = undefined;
    forgetRows();
    begun(opened);
    if (wanted.ignored) note.value += `: ${ignoredText(wanted.ignored)}`;
  });
}

const ignoredText = (count: number): string =>
  `${plural(count, "byte")} after the compressed data ignored`;

/** What is to be opened of a file: nothing where it holds none, or several. */
async function recordingIn(file: Opening): Promise<Opening | undefined> {
  const isHeld = file.blob !== undefined || WHOLE.test(file.name);
  if (!isHeld) return file;
  const blob = file.blob ?? (await fetched(file));
  // Who names the format means the file itself, but for its compression.
  const { plain, ignored, holding: found } = await client.look(blob, file.format !== undefined);
  if (found === undefined) return { ...file, size: plain.size, blob: plain, ignored };
  const { members, title, others } = found;
  if (members.length === 0) {
    const has = others.length === 0 ? "" : `, but ${others.join(", ")}`;
    throw new Error(`${file.name} is a ${title}, and there is no recording in it${has}`);
  }
  if (members.length === 1) return { ...(await taken(found, 0, file.version)), ignored };
  holding.value = { ...found, name: file.name, version: file.version };
  if (ignored > 0) note.value = ignoredText(ignored);
  return undefined;
}

/** A file that a server gives, whole. */
async function fetched({ name, size, url }: Opening): Promise<Blob> {
  const { body, ok, status } = await fetch(url!);
  if (!ok || body === null) throw new Error(`the server gave no bytes (${status}) of ${name}`);
  const report = (bytes: number): void => {
    loading.value = { name, bytes, size };
  };
  return new Response(body.pipeThrough(countingStream(size, report))).blob();
}

/** Opens one of the recordings that a file holds. */
export async function openMember(
  of: Holding & Pick<Opening, "version">,
  member: number,
): Promise<void> {
  holding.value = undefined;
  problem.value = undefined;
  loading.value = { name: of.members[member]!.name };
  const file = await guarded(taken(of, member, of.version));
  if (file !== undefined) await openFile(file);
  else settleOpening();
}

async function taken(
  { members }: Holding,
  member: number,
  version: string | undefined,
): Promise<Opening> {
  const blob = await client.takeOut(member);
  const { name } = members[member]!;
  return { name: name.slice(name.lastIndexOf("/") + 1), size: blob.size, blob, version };
}

function begun(opened: Summary): void {
  summary.value = opened;
  document.title = `${opened.name} – demospec`;
  note.value =
    opened.foreign === undefined
      ? `${opened.name} is open${opened.live ? `, read as ${opened.format}: the list beside its name has others` : ""}`
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
  const found = await ofFile(foundOf(wanted));
  if (found === undefined) return;
  if (opens) await ofFile(openWay(found));
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
  const found = await ofFile(client.locate(offset, bit));
  if (found !== undefined) await select(found);
  else note.value = "no block is there";
}

/** Changes a value. What the encoder refuses is reported, and thrown. */
export async function change(wanted: Change): Promise<void> {
  problem.value = undefined;
  await settled(await client.change(wanted));
}

/** Shows what an edit changed. */
export async function settled(edited: Edited | undefined): Promise<void> {
  if (edited === undefined) return;
  edits.value = await client.edits();
  if (edited.block === undefined) {
    // Blocks have other numbers.
    selected.value = undefined;
    place.value = undefined;
    forgetRows();
  }
  await refreshRows(false);
  if (selected.value !== undefined) await select(selected.value, false);
  note.value =
    edited.changed === 0
      ? `${edited.label}: the encoder writes the same bytes`
      : `${edited.label}: ${plural(edited.changed, edited.block === undefined ? "block" : "byte")} changed${longerText(edited.longer)}`;
  void generation.value;
}

function longerText(longer: number): string {
  if (longer === 0) return "";
  return `, the file is ${plural(Math.abs(longer), "byte")} ${longer > 0 ? "longer" : "shorter"}`;
}

export async function undo(): Promise<void> {
  const edited = await guarded(client.undo());
  // What edited the whole file is there again to be changed.
  draft.value ??= edited?.script;
  await settled(edited);
}

export async function redo(): Promise<void> {
  const edited = await guarded(client.redo());
  if (edited?.script !== undefined && edited.script.text === draft.value?.text)
    draft.value = undefined;
  await settled(edited);
}
