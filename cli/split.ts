import { basename, dirname, extname, join } from "node:path";
import { Command } from "commander";
import type { Split } from "../edit/index.ts";
import type { ReadingOptions } from "./editing.ts";
import { CliError } from "./errors.ts";
import type { Input } from "./input.ts";
import type { OutputFile } from "./output.ts";
import { withReadingOptions } from "./reading-options.ts";

interface Options extends ReadingOptions {
  readonly output?: string;
}

/** `demospec split FILE` */
export function splitCommand(): Command {
  const command = new Command("split")
    .description("Give each level of a recording a file of its own: name-1-e1m1.dem.")
    .argument("<file>", "a recording, or - for stdin")
    .option("-o, --output <folder>", "where to write; beside the file without");
  return withReadingOptions(command).action(splitFile);
}

async function splitFile(file: string, options: Options): Promise<void> {
  const { levelName, Split } = await import("../edit/index.ts");
  const { namingFile } = await import("./editing.ts");
  const { openInput } = await import("./input.ts");
  const { withProgress } = await import("./progress.ts");
  const input = await openInput(file, options.format);
  const { folder, stem } = placeOf(file, options.output);
  const ending = file === "-" ? (input.container.table.extension ?? "") : extname(file);
  await namingFile(file, async () => {
    const split = new Split(input.container);
    const files = await withProgress(input, (chunks) =>
      writeLevels(split, input, chunks, options, join(folder, stem)),
    );
    if (files.size === 0) throw new CliError(`${file}: there is no block in it`);
    const named = [...files].map(([level, output]) => {
      const name = levelName(stem, level, split.maps.get(level) ?? "") + ending;
      return { path: join(folder, name), output };
    });
    await finishAll(named);
  });
}

/** Gives the files their places, and tells them. */
async function finishAll(
  named: readonly { readonly path: string; readonly output: OutputFile }[],
): Promise<void> {
  try {
    for (const { path, output } of named) {
      await output.finish(path);
      process.stdout.write(`${path}\n`);
    }
  } catch (error) {
    for (const { output } of named) await output.discard();
    throw error;
  }
}

function placeOf(file: string, folder: string | undefined): { folder: string; stem: string } {
  if (file === "-") return { folder: folder ?? ".", stem: "level" };
  return { folder: folder ?? dirname(file), stem: basename(file, extname(file)) };
}

/** Writes the levels beside their places, since their maps are told later. Nothing is left when something fails. */
async function writeLevels(
  split: Split,
  input: Input,
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
  beside: string,
): Promise<Map<number, OutputFile>> {
  const { LevelFiles } = await import("./level-files.ts");
  const { readParts } = await import("./editing.ts");
  const files = new LevelFiles(input.container, beside);
  try {
    for await (const part of readParts(input, chunks, options))
      for (const levelPart of split.take(part)) await files.write(levelPart);
    for (const levelPart of split.end()) await files.write(levelPart);
    return await files.finish();
  } catch (error) {
    await files.discard();
    throw error;
  }
}
