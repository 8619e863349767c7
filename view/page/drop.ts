import { openFile } from "./actions.ts";
import { wallsFile } from "./map/moment.ts";
import { addSchemas } from "./panels/schemas.ts";
import { problem, show, summary } from "./state.ts";

/** Takes files that were dropped or chosen: schemas are added to those that there are, anything else is opened. */
export async function takeFiles(files: readonly File[]): Promise<void> {
  const isSchema = ({ name }: File) => /\.ya?ml$/i.test(name);
  const isWalls = ({ name }: File) => /\.(?:bsp|pak)$/i.test(name);
  const schemas = files.filter(isSchema);
  const [file, ...others] = files.filter((one) => !isSchema(one) && !isWalls(one));
  const walls = files.find(isWalls);
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
