import { basename, dirname, extname, join } from "node:path";
import { Command } from "commander";
import { isArchiveName, isPackedName } from "../../quake/capture/files/names.ts";
import type { Split } from "../../quake/edit/index.ts";
import type { Part } from "../../recording/index.ts";
import { errorOf } from "../errors/cli-error.ts";
import type { EditingOptions } from "./editing.ts";
import type { LevelFiles } from "../files/output/level-files.ts";
import { withForceOption, withReadingOptions } from "../options/reading-options.ts";
import { shown } from "../terminal/outside.ts";
import { say } from "../terminal/say.ts";

/** `demospec split FILE` */
export function splitCommand(): Command {
  const command = new Command("split")
    .description("Give each level of a recording a file of its own: name-1-e1m1.dem.")
    .argument("<file>", "a recording, also in an archive, or - for stdin")
    .option("-o, --output <folder>", "where to write; beside the file without");
  return withForceOption(withReadingOptions(command)).action(splitFile);
}

async function splitFile(file: string, options: EditingOptions): Promise<void> {
  const { levelName, Split } = await import("../../quake/edit/index.ts");
  const { namingFile, readParts } = await import("./editing.ts");
  const { openRecording } = await import("../files/recording.ts");
  const { LevelFiles } = await import("../files/output/level-files.ts");
  const { recordings } = await import("../files/output/made.ts");
  const { placeFor } = await import("../files/output/place.ts");
  const { withProgress } = await import("../files/progress.ts");
  const input = await openRecording(file, options);
  const folder = options.output ?? (file === "-" ? "." : dirname(input.file));
  const inputs = [input.file];
  const makes = recordings([input.container]);
  const { stem, ending } = namesOf(file, input.container.table.extension ?? "");
  await namingFile(file, async () => {
    const split = new Split(input.container);
    const files = new LevelFiles(input.container, folder, stem);
    try {
      await withProgress(input, (chunks) =>
        writeLevels(split, readParts(input, chunks, options), files),
      );
      const levels = await files.finish();
      if (levels.size === 0) throw errorOf(file, "there is no block in it");
      for (const [level, output] of levels) {
        const path = join(folder, levelName(stem, level, split.maps.get(level) ?? "") + ending);
        await output.finish((await placeFor({ ...options, output: path, inputs, makes }))!);
        say(shown(path));
      }
    } catch (error) {
      await files.discard();
      throw error;
    }
  });
}

/** What the levels are called, by what the person who called named: an archive says nothing of what is written. */
function namesOf(file: string, extension: string): { stem: string; ending: string } {
  if (file === "-") return { stem: "level", ending: extension };
  const name = basename(file).replace(/\.gz$/i, "");
  const ending = extname(name);
  const isPacked = isArchiveName(name) || isPackedName(name);
  return { stem: basename(name, ending), ending: isPacked ? extension : ending };
}

/** Writes the levels beside their places, since their maps are given later. */
async function writeLevels(
  split: Split,
  parts: AsyncIterable<Part>,
  files: LevelFiles,
): Promise<void> {
  for await (const part of parts)
    for (const levelPart of split.take(part)) await files.write(levelPart);
  for (const levelPart of split.end()) await files.write(levelPart);
}
