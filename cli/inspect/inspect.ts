import { Command } from "commander";
import { withSchemaOption } from "../options/schema-option.ts";
import { CliError } from "../errors/cli-error.ts";
import type { Span } from "../../inspect/index.ts";
import type { InspectOptions } from "./inspect-options.ts";

/** `demospec inspect FILE` */
export function inspectCommand(): Command {
  const command = new Command("inspect")
    .description(
      "Show a recording's or a capture's bytes in hex, each explained: all of it, some blocks or packets, or what is at an offset.",
    )
    .argument(
      "<file>",
      "a recording or a capture (.pcap, .pcapng), also in an archive, or - for stdin",
    )
    .option("--block <n>", "a block or a packet, or several as 3..7, from 0", parseSpan)
    .option("--offset <n>", "the message at this byte of the file, as 1234 or 0x4d2", parseOffset)
    .option(
      "--depth <n>",
      "how deep to go: 0 blocks or packets, 1 messages, 2 fields, 3 their bits",
      parseDepth,
      9,
    )
    .option(
      "--json",
      "a line of JSON for each block or packet, and for each message with its fields",
    )
    .option("--format <name>", "the file's format, where its name does not tell")
    .option(
      "--protocol-version <version>",
      "the protocol's version, as 1.06, instead of finding it",
    )
    .option("--reading <name>", "how the header is read, as line or scanf, instead of finding it");
  return withSchemaOption(command).action(async (file: string, options: InspectOptions) => {
    const { inspect } = await import("./inspect-file.ts");
    const { inspectCapture } = await import("./inspect-capture.ts");
    const { isCapture } = await import("../files/input.ts");
    const { openBytes } = await import("../files/open.ts");
    const bytes = await openBytes(file, options);
    await (isCapture(bytes.path, options.format) ? inspectCapture : inspect)(bytes, options);
  });
}

function parseSpan(text: string): Span {
  const match = /^(\d+)(?:\.\.(\d+))?$/.exec(text);
  if (match === null) throw new CliError(`--block ${text}: expected a number, or two as 3..7`, 2);
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  if (from > to) throw new CliError(`--block ${text}: the span ends before it begins`, 2);
  return { from, to };
}

function parseOffset(text: string): number {
  if (!/^(\d+|0x[0-9a-fA-F]+)$/.test(text))
    throw new CliError(`--offset ${text}: expected a number, as 1234 or 0x4d2`, 2);
  return Number(text);
}

function parseDepth(text: string): number {
  if (!/^\d$/.test(text)) throw new CliError(`--depth ${text}: expected a digit`, 2);
  return Number(text);
}
