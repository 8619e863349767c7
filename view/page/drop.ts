import { openFile } from "./store/actions.ts";
import { draft, isScript } from "./store/draft.ts";
import { addSchemas } from "./panels/schemas.ts";
import { problem, show, summary, wallsFile } from "./store/state.ts";

/**
 * Takes files that were dropped or chosen: schemas are added to those that there are, what edits the recording is shown
 * as such, anything else is opened.
 */
export async function takeFiles(all: readonly File[]): Promise<void> {
  const files = await withoutScripts(all);
  const isSchema = ({ name }: File) => /\.ya?ml$/i.test(name);
  const isWalls = ({ name }: File) => /\.(?:bsp|pak)$/i.test(name);
  const schemas = files.filter(isSchema);
  const [file, ...others] = files.filter((one) => !isSchema(one) && !isWalls(one));
  const walls = files.find(isWalls);
  if (files.length === 0) return;
  problem.value = undefined;
  if (walls !== undefined) wallsFile.value = walls;
  if (walls !== undefined && (file !== undefined || summary.value !== undefined)) show("map");
  // A game's PAK has recordings, too: of which there is none yet.
  else if (walls !== undefined) await openFile({ name: walls.name, size: walls.size, blob: walls });
  if (others.length > 0) problem.value = `one file is open at a time: ${file!.name}`;
  if (schemas.length > 0) {
    const texts = await Promise.all(
      schemas.map(async (one) => [one.name, await one.text()] as const),
    );
    await addSchemas(texts);
    show("schema");
  }
  if (file !== undefined) await openFile({ name: file.name, size: file.size, blob: file });
}

/** Shows the last one that is a camera script or subtitles, and gives the others. */
async function withoutScripts(all: readonly File[]): Promise<readonly File[]> {
  const others: File[] = [];
  for (const file of all) {
    const text = /\.(?:ya?ml|srt|vtt|txt)$/i.test(file.name) ? await file.text() : "";
    if (!isScript(file.name, text)) others.push(file);
    else {
      draft.value = { name: file.name, text };
      show("cut");
    }
  }
  return others;
}

/** Files may be dropped anywhere. */
export function acceptDrops(target: HTMLElement): void {
  target.addEventListener("dragover", (event) => {
    event.preventDefault();
    target.classList.add("drops");
  });
  target.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) target.classList.remove("drops");
  });
  target.addEventListener("drop", (event) => {
    event.preventDefault();
    target.classList.remove("drops");
    void takeFiles([...(event.dataTransfer?.files ?? [])]);
  });
}
