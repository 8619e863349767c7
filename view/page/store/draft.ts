import { effect, signal } from "@preact/signals";
import type { Vector } from "../../../quake/world/index.ts";
import type { CutPreview, CutScript } from "../../edit-api.ts";
import { client, generation, guarded, opening, progress, tell, wallsFile } from "./state.ts";

/*
 * The edit of the whole file that is being made: its script, and what it would do.
 */

export const draft = signal<CutScript | undefined>(undefined);
/** What it would do to the file; nothing until that is known. */
export const preview = signal<CutPreview | undefined>(undefined);
/** It is of the script as it is now. */
export const isFresh = signal(false);

/** Milliseconds after the last change. */
const PAUSE = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
let looks = 0;

effect(() => {
  const script = draft.value;
  const walls = wallsFile.value;
  void generation.value;
  const isDone = progress.value?.done === true;
  clearTimeout(timer);
  const own = ++looks;
  isFresh.value = false;
  if (script === undefined || opening.value === undefined || !isDone) {
    preview.value = undefined;
    return;
  }
  timer = setTimeout(() => void look(own, script, walls), PAUSE);
});

async function look(own: number, script: CutScript, walls: Blob | undefined): Promise<void> {
  try {
    const found = await client.cut(script, walls);
    if (own !== looks) return;
    preview.value = found;
    isFresh.value = true;
  } catch (error) {
    // What is not wanted any more is given up, and another one follows.
    if (own === looks) tell(error);
  }
}

/** Whether a file is a camera script, or subtitles. */
export function isScript(name: string, text: string): boolean {
  if (/\.(?:srt|vtt)$/i.test(name)) return true;
  return /\.txt$/i.test(name) ? /^\s*(?:move|pan)\s/.test(text) : /^shots[ \t]*:/m.test(text);
}

/** One after the other: each moves what the one before it made. */
let moving: Promise<unknown> = Promise.resolve();

/** Moves a point of the script, by its number. */
export function movePoint(number: number, to: (from: Vector) => Vector): Promise<unknown> {
  moving = moving.then(async () => {
    const [script, point] = [draft.value, preview.value?.points[number]];
    if (script === undefined || point === undefined) return;
    const moved = await guarded(client.movePoint(script, number, to(point.point)));
    // Whoever typed meanwhile has another script.
    if (moved === undefined || draft.value !== script) return;
    preview.value = { ...preview.value!, points: moved.points };
    draft.value = { ...script, text: moved.text };
  });
  return moving;
}
