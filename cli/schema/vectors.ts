import { Command } from "commander";
import type { VectorsOptions } from "./hold-vectors.ts";
import { withOutputOption } from "../options/reading-options.ts";

/** `demospec vectors` */
export function vectorsCommand(): Command {
  const command = new Command("vectors")
    .description(
      "Hold schemas against vectors, bytes and what they mean, or write these as JSON for others.",
    )
    .argument("[folder]", "the folder of the schemas; without, the config's, or ./schema")
    .option("--schema <folder>", "the same")
    .option(
      "--vectors <folder>",
      "the folder of the vectors; without, the config's, or `test/vectors` or `vectors` beside the schemas",
    )
    .option("--protocol <name>", "only this protocol or container")
    .option("--json", "write the vectors as a document of JSON, when all of them hold");
  return withOutputOption(command)
    .addHelpText(
      "after",
      `
A vector is in <vectors>/<protocol>/<message>.yaml: a name, bytes, the value that they mean, and where that comes from.

Examples:
  demospec vectors                                    do they all hold?
  demospec vectors --schema my --json -o vectors.json
  python3 examples/vectors/run.py codec.py vectors.json`,
    )
    .action(async (folder: string | undefined, options: VectorsOptions) => {
      const { holdVectors } = await import("./hold-vectors.ts");
      await holdVectors(folder, options);
    });
}
