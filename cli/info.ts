import { Command } from "commander";
import type { InfoOptions } from "./info-file.ts";

/** `demospec info FILE…` */
export function infoCommand(): Command {
  return new Command("info")
    .description("Tell what recordings are: format, protocol, maps, players, duration.")
    .argument("<file...>", "recordings, or - for stdin")
    .option("--json", "print one JSON object a file")
    .option("--format <name>", "the files' format, where their names do not tell")
    .action(async (files: readonly string[], options: InfoOptions) => {
      const { printInfo } = await import("./info-file.ts");
      for (const file of files) await printInfo(file, options);
    });
}
