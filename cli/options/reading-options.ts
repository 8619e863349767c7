import type { Command } from "commander";

/** The options of all commands that read recordings and write others. */
export function withReadingOptions(command: Command): Command {
  return command
    .option("--format <name>", "the file's format, where its name does not tell")
    .option(
      "--protocol-version <version>",
      "the protocol's version, as 1.06, instead of finding it",
    )
    .option("--reading <name>", "how the header is read, as line or scanf, instead of finding it");
}

/** The option of all commands that write one recording. */
export function withOutputOption(command: Command): Command {
  return command.option("-o, --output <file>", "where to write; stdout without");
}
