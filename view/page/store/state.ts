import { computed, effect, signal } from "@preact/signals";
import type {
  EditState,
  Item,
  Opening,
  Progress,
  SchemaPlace,
  Selection,
  Summary,
} from "../../api.ts";
import type { Holding } from "../../holding-api.ts";
import { startWorker } from "./client.ts";

/*
 * What the page shows, in signals: whoever reads one is drawn anew when it changes.
 */

export const client = startWorker();

/** The file that is open. */
export const opening = signal<Opening | undefined>(undefined);
export const summary = signal<Summary | undefined>(undefined);
export const progress = signal<Progress | undefined>(undefined);

/** A file that is being opened, and how much of it was read, where that is known. */
export interface Loading {
  readonly name: string;
  readonly bytes?: number;
  readonly size?: number;
}
export const loading = signal<Loading | undefined>(undefined);
/** A file that seemed to be no recording, and that may be opened all the same. */
export const refused = signal<Opening | undefined>(undefined);

/** A file that holds several recordings, of which none is chosen yet. */
export const holding = signal<(Holding & Pick<Opening, "name" | "version">) | undefined>(undefined);

/** A BSP, or a PAK: the map's walls. */
export const wallsFile = signal<File | undefined>(undefined);

/** What is selected, with the item where it is known, and its bytes. */
export interface Selected extends Selection {
  readonly item?: string | undefined;
  readonly found?: Item | undefined;
  readonly from: number;
  readonly to: number;
}
export const selected = signal<Selected | undefined>(undefined);
/** Where the schema says it. */
export const place = signal<SchemaPlace | undefined>(undefined);

export const NO_EDITS: EditState = { edits: [], canRedo: false, changes: [], size: 0 };
export const edits = signal<EditState>(NO_EDITS);

/** The panels on the right, and on a phone all of them. */
export const PANELS = ["tree", "hex", "schema", "text", "changes", "found", "map", "cut"] as const;
export type Panel = (typeof PANELS)[number];
/** The one on the right. */
export const panel = signal<Panel>("schema");
/** The one that a phone shows. */
export const only = signal<Panel>("tree");

/** Shows a panel: beside the others where there is room, and instead of them where there is none. */
export function show(wanted: Panel): void {
  if (wanted !== "tree" && wanted !== "hex") panel.value = wanted;
  only.value = wanted;
}

/** What went wrong last, and what was done. */
export const problem = signal<string | undefined>(undefined);
export const note = signal("");

/** Which bytes and blocks are known, changes with each edit and each index: what was fetched before is stale. */
export const generation = computed(() => progress.value?.generation ?? 0);

/** Tells what went wrong. */
export function tell(error: unknown): void {
  problem.value = error instanceof Error ? error.message : String(error);
}

/** Tells what went wrong with a promise that nobody waits for. */
export function guarded<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    tell(error);
    return undefined;
  });
}

/** As `guarded`, for what is asked of the open file: once another is opened, or it is read anew, nothing is given. */
export function ofFile<T>(work: Promise<T>): Promise<T | undefined> {
  const [file, asked] = [opening.peek(), generation.peek()];
  return work.catch((error: unknown) => {
    const isStale = file !== opening.peek() || asked !== generation.peek();
    if (!isStale && loading.peek() === undefined) tell(error);
    return undefined;
  });
}

// ---- light and dark

export type Theme = "auto" | "light" | "dark";
const kept = (() => {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
})();
export const theme = signal<Theme>(kept === "light" || kept === "dark" ? kept : "auto");
effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
  try {
    localStorage.setItem("theme", theme.value);
  } catch {
    // Nothing is kept where the browser keeps nothing.
  }
});
