import { Command } from "commander";
import { parsePort } from "../options/ports.ts";
import { withPasswordOption } from "../options/reading-options.ts";
import { takingSchemas } from "../options/schema-option.ts";
import type { ViewOptions } from "./view-files.ts";

/** `demospec view [FILE]` */
export function viewCommand(): Command {
  const command = new Command("view")
    .description(
      "Show recordings in the browser: bytes beside what they mean, to be searched and changed, and the schema, too.",
    )
    .argument(
      "[file]",
      "a recording, also in an archive, or a stream as qtv://HOST:PORT; without, the page takes what is dropped on it",
    )
    .option("--port <port>", "the port", parsePort, 0)
    .option("--format <name>", "the file's format, where its name does not tell")
    .option(
      "--protocol-version <version>",
      "the protocol's version, as 1.06, instead of finding it",
    )
    .option("-f, --follow", "show what the file grows by, too")
    .option("--no-open", "only print where the page is, and start no browser")
    .addHelpText(
      "after",
      `
The page is served to this machine alone, and so is the file, which is not changed: the page saves a new one.
Ctrl-C ends it.`,
    );
  return takingSchemas(withPasswordOption(command)).action(
    async (file: string | undefined, options: ViewOptions) => {
      const { viewFiles } = await import("./view-files.ts");
      await viewFiles(file, options);
    },
  );
}
