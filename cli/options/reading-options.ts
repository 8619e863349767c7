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

/** The options of commands that show what comes while a recording grows. */
export function withLiveOptions(command: Command): Command {
  const following = "go on as the file grows, until Ctrl-C, as tail -f does";
  return withPasswordOption(command.option("-f, --follow", following));
}

/** The option of commands that show streams, as `record` has it. */
export function withPasswordOption(command: Command): Command {
  return command.option("--password <text>", "for a stream whose server asks for one");
}

/**
 * The options of all commands that write one file.
 *
 * @param force what else `--force` does
 */
export function withOutputOption(command: Command, force?: string): Command {
  const output = command.option("-o, --output <file>", "where to write; stdout without");
  return withForceOption(output, force);
}

/** The option of all commands that write files: without it none is lost that they did not make. */
export function withForceOption(command: Command, also = ""): Command {
  return command.option(
    "--force",
    `${also}replace a file that is there, also one that is read, or that is something else`,
  );
}
