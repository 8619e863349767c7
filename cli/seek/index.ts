import { Command } from "commander";
import type { ReadingOptions } from "../files/input.ts";
import { withForceOption, withReadingOptions } from "../options/reading-options.ts";

interface Options extends ReadingOptions {
  readonly json?: boolean;
  readonly output?: string;
  readonly force?: boolean;
}

/** `demospec index FILE` */
export function indexCommand(): Command {
  const command = new Command("index")
    .description("Write an index of a recording, so that programs begin at any time of it at once.")
    .argument("<file>", "a recording, also in an archive, or - for stdin")
    .option("-o, --output <file>", "where to write; without, beside the file, as demo1.dem.index")
    .option("--json", "print what was made as a JSON object");
  return withForceOption(withReadingOptions(command)).action(
    async (file: string, options: Options) => {
      const { writeIndex } = await import("./index-file.ts");
      await writeIndex(file, options);
    },
  );
}
