import { Command } from "commander";
import type { CompileFileOptions } from "./compile-file.ts";
import { withSchemaOption } from "../options/schema-option.ts";
import { withOutputOption } from "../options/reading-options.ts";

/** `demospec compile FILE` */
export function compileCommand(): Command {
  const command = new Command("compile")
    .description("Make a recording from its text: the inverse of decompile.")
    .argument("<file>", "a text, or - for stdin")
    .option("--format <name>", "the recording's format, where the text does not tell it")
    .addHelpText(
      "after",
      `
Errors in the text are reported with their line and what was expected, several in one run.
The exit code is then not 0, and no file is written: one that was there stays as it is.

Examples:
  demospec compile demo1.jsonl -o demo1.dem
  demospec decompile --json demo1.dem | sed s/Ranger/Grunt/ | demospec compile - -o demo2.dem`,
    );
  return withSchemaOption(withOutputOption(command)).action(
    async (file: string, options: CompileFileOptions) => {
      const { compileFile } = await import("./compile-file.ts");
      await compileFile(file, options);
    },
  );
}
