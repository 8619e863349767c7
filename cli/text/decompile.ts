import { Command } from "commander";
import type { DecompileFileOptions } from "./decompile-file.ts";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";
import { withSchemaOption } from "../options/schema-option.ts";
import { parseBlocks, parseTimes } from "../options/spans.ts";

/** `demospec decompile FILE` */
export function decompileCommand(): Command {
  const command = new Command("decompile")
    .description("Write a recording as text, which compiles to the same bytes.")
    .argument("[file]", "a recording, also in an archive, or - for stdin")
    .option("--json", "as JSON lines, a line for each block and each message; LMPC's text without")
    .option("--only <types>", "only messages of these types, as print,centerprint", parseTypes)
    .option("--blocks <range>", "only these blocks, as 100..200, both included", parseBlocks)
    .option(
      "--time <range>",
      "only what happens then, as 30s..60s or 1:30..2:00, since the first frame",
      parseTimes,
    )
    .option("--offsets", "with comments that tell where each block and message is in the recording")
    .option("--lmpc", "keep to what LMPC itself reads; at the end, what that cannot say")
    .option("--json-schema <format>", "print a JSON Schema of a format's JSON lines, as dem")
    .addHelpText(
      "after",
      `
With --only, --blocks or --time only some of the recording is written: what that compiles to is not all of it.
What comes before the first frame, such as a level's models, is at time 0.

Examples:
  demospec decompile demo1.dem -o demo1.txt
  demospec decompile --offsets --blocks 100..110 demo1.dem
  demospec decompile --json demo1.dem -o demo1.jsonl
  demospec decompile --json --only print,centerprint demo1.dem | jq -r 'select(.text).text'
  demospec decompile --json --time 1:30..2:00 demo1.dem | jq -c 'select(.type == "sound")'`,
    );
  return withSchemaOption(withReadingOptions(withOutputOption(command))).action(
    async (file: string | undefined, options: DecompileFileOptions) => {
      const { decompileFile } = await import("./decompile-file.ts");
      await decompileFile(file, options);
    },
  );
}

function parseTypes(text: string): string[] {
  return text
    .split(",")
    .map((type) => type.trim())
    .filter((type) => type !== "");
}
