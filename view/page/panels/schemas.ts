import { signal } from "@preact/signals";
import type { SchemaFault } from "../../api.ts";
import { readAnew } from "../store/actions.ts";
import { client, guarded, note } from "../store/state.ts";

/** The schema files by name, as they are edited so far. */
export const files = signal<ReadonlyMap<string, string>>(new Map());
/** As they came with the page. */
export const originals = signal<ReadonlyMap<string, string>>(new Map());
/** The one that is shown. */
export const shown = signal("");
/** What the checker says. */
export const faults = signal<readonly SchemaFault[]>([]);
/** They are being checked. */
export const checking = signal(false);

/** Milliseconds after the last key. */
const PAUSE = 250;

/** Loads the files once. */
export async function loadSchemas(): Promise<void> {
  const all = await guarded(client.schemas());
  if (all === undefined) return;
  originals.value = new Map(all);
  files.value = new Map([...all, ...files.value]);
  if (shown.value === "")
    shown.value = all.find(([name]) => name === "netquake.yaml")?.[0] ?? all[0]![0];
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Something was edited since the last check began. */
let isStale = false;

/** Takes a file as it is edited so far; a moment later the recording is read anew. */
export function editSchema(name: string, text: string): void {
  if (files.value.get(name) === text) return;
  files.value = new Map([...files.value, [name, text]]);
  clearTimeout(timer);
  timer = setTimeout(() => void apply(), PAUSE);
}

/** Adds files of one's own, in the place of those of the same names. */
export async function addSchemas(added: readonly (readonly [string, string])[]): Promise<void> {
  files.value = new Map([...files.value, ...added]);
  shown.value = added[0]![0];
  await apply();
}

/** A file as it came with the page. */
export function resetSchema(name: string): void {
  const text = originals.value.get(name);
  if (text !== undefined) editSchema(name, text);
}

/** Reads by the files as they are now. While that is done, what is edited further waits, and is taken at once. */
async function apply(): Promise<void> {
  isStale = true;
  if (checking.value) return;
  checking.value = true;
  while (isStale) {
    isStale = false;
    const done = await guarded(client.useSchemas([...files.value]));
    if (done === undefined) continue;
    faults.value = done.faults;
    if (done.faults.length > 0) continue;
    note.value = "the schemas are right: the file is read anew";
    if (done.summary !== undefined) await readAnew(done.summary);
  }
  checking.value = false;
}
