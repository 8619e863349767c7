import { Command } from "commander";
import { withSchemaOption } from "../options/schema-option.ts";
import type { InfoOptions } from "./info-file.ts";

/** `demospec info FILE…` */
export function infoCommand(): Command {
  const command = new Command("info")
    .description(
      "Tell what recordings and captures are: format, protocol, sessions, maps, players, duration.",
    )
    .argument(
      "<file...>",
      "recordings, captures (.pcap, .pcapng), archives of them, or - for stdin",
    )
    .option("--json", "print one JSON object a file")
    .option("--format <name>", "the files' format, where their names do not tell")
    .addHelpText(
      "after",
      "\nDurations are of play: from the first frame to the last, as cut --time and decompile --time count.",
    );
  return withSchemaOption(command).action(
    async (files: readonly string[], options: InfoOptions) => {
      const { printInfo } = await import("./info-file.ts");
      const { printCaptureInfo } = await import("./info-capture.ts");
      const { eachFile } = await import("../files/each.ts");
      const { isCapture } = await import("../files/input.ts");
      const isAll = await eachFile(files, (bytes) =>
        (isCapture(bytes.path, options.format) ? printCaptureInfo : printInfo)(bytes, options),
      );
      if (!isAll) process.exitCode = 1;
    },
  );
}
