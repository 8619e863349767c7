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
    .option(
      "--protocol-version <version>",
      "the protocol's version, as 1.06, instead of finding it",
    )
    .addHelpText(
      "after",
      "\nDurations are of play: from the first frame to the last, as cut --time and decompile --time count.",
    );
  return withSchemaOption(command).action(
    async (files: readonly string[], options: InfoOptions) => {
      const { eachFile } = await import("../files/each.ts");
      const { isCapture } = await import("../files/input.ts");
      const isAll = await eachFile(
        files,
        async (bytes) => {
          // What reads captures reads the packets of all games: a recording need not wait for it.
          if (isCapture(bytes.path, options.format))
            await (await import("./info-capture.ts")).printCaptureInfo(bytes, options);
          else await (await import("./info-file.ts")).printInfo(bytes, options);
        },
        options,
      );
      if (!isAll) process.exitCode = 1;
    },
  );
}
