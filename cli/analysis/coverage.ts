import { join } from "node:path";
import { Command } from "commander";
import type { CoverageReport, CoverageSelection, PlaceOf } from "../../coverage/report.ts";
import { nearest } from "../../runtime/errors/nearest.ts";
import type { Table } from "../../runtime/table/table.ts";
import { printError } from "../errors/print-error.ts";
import { CliError } from "../errors/cli-error.ts";
import type { ReadingOptions } from "../files/input.ts";
import { marked } from "../files/output/made.ts";
import { textPieces, writeOutput } from "../files/output/output.ts";
import { type OutputPath, placeFor } from "../files/output/place.ts";
import { withForceOption, withReadingOptions } from "../options/reading-options.ts";
import { withSchemaOption } from "../options/schema-option.ts";
import { shippedSchemas } from "../package.ts";
import { note, say, sayJson } from "../terminal/say.ts";

interface Options extends ReadingOptions {
  readonly protocol?: string;
  readonly message?: string;
  readonly versions?: string;
  readonly json?: boolean;
  readonly html?: string;
  readonly force?: boolean;
  readonly threshold?: number;
  readonly schema?: string;
}

/** `demospec coverage FILE…` */
export function coverageCommand(): Command {
  const command = new Command("coverage")
    .description(
      "Count which messages, bits, widths, values, arms and versions recordings reached, and which never.",
    )
    .argument(
      "<file...>",
      "recordings, captures (.pcap, .pcapng), and reports of fuzz runs (.json, by fuzz --json)",
    )
    .option("--protocol <name>", "only this protocol, or container such as dem")
    .option("--message <name>", "only this message, struct or block")
    .option("--versions <range>", "only these versions, as 1.06 or 1.06..1.08")
    .option("--json", "print the report as JSON")
    .option("--html <file>", "write it as a page of its own, too, that needs nothing else")
    .option("--threshold <percent>", "fail where less of the branches was reached", percent);
  return withSchemaOption(withForceOption(withReadingOptions(command)))
    .addHelpText(
      "after",
      `
A branch is a message in the versions that lay it out alike, a field that is there or not, a bit, a width, a value that
has a name, an arm, or the end of a text or a list. What counts are the protocols that the files may carry, in all
versions that there are: --protocol, --message and --versions choose.

Examples:
  demospec coverage test/*.dem                          what a set of recordings shows of the protocol
  demospec coverage --schema my-format --threshold 95 recorded/*.rec
  demospec fuzz --json > run.json; demospec coverage run.json --html run.html`,
    )
    .action(coverage);
}

function percent(text: string): number {
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || value > 100)
    throw new CliError(`--threshold ${text}: expected a number from 0 to 100`, 2);
  return value;
}

async function coverage(files: readonly string[], options: Options): Promise<void> {
  const { Tally } = await import("../../coverage/tally.ts");
  const { COVERAGE_MARK } = await import("../../coverage/html.ts");
  const { coverageOf, percentOf, percentText } = await import("../../coverage/report.ts");
  const { countFile } = await import("./coverage-files.ts");
  const versions = rangeOf(options.versions);
  const { html, force } = options;
  const makes = marked("a page of coverage", COVERAGE_MARK);
  const place =
    html === undefined ? undefined : await placeFor({ output: html, force, inputs: files, makes });
  const tally = new Tally(await onlyMessage(options.message));
  const read: string[] = [];
  let undecodedBytes = 0;
  for (const file of files) {
    try {
      undecodedBytes += await countFile(tally, file, options);
      read.push(file);
    } catch (error) {
      if (!(error instanceof CliError) || error.exitCode === 2) throw error;
      // One file that cannot be read does not keep the others from being counted.
      printError(error);
      process.exitCode = 1;
    }
  }
  if (read.length === 0) return;
  const { met } = tally;
  const selection = { table: options.protocol, message: options.message, versions };
  expectSelected(
    met.map(({ table }) => table),
    selection,
  );
  const found = coverageOf(met, selection, await placesOf(options.schema));
  const report: CoverageReport = { files: read, undecodedBytes, ...found };
  await tell(report, options, place);
  const { threshold } = options;
  if (threshold === undefined || percentOf(report) >= threshold) return;
  note(`${percentText(report)} of the branches were reached, which is less than ${threshold} %`);
  process.exitCode = 1;
}

/** The message that is asked for, where that is no struct, which is in any. */
async function onlyMessage(name: string | undefined): Promise<string | undefined> {
  const { containers, protocols } = await import("../../generated/index.ts");
  const { knownFormats } = await import("../formats.ts");
  const formats = knownFormats().list;
  const carried = formats.flatMap(({ codecs, further }) => [codecs, ...further]);
  const tables: readonly Table[] = [
    ...[...formats, ...containers].map(({ table }) => table),
    ...[...carried, ...protocols].map(([codec]) => codec!.table),
  ];
  return tables.some(({ structs }) => structs.some((struct) => struct.name === name))
    ? undefined
    : name;
}

async function tell(
  report: CoverageReport,
  { json, html }: Options,
  place: OutputPath | undefined,
): Promise<void> {
  const { coverageText } = await import("../../coverage/text.ts");
  if (html !== undefined) {
    const { coverageHtml } = await import("../../coverage/html.ts");
    await writeOutput(place, textPieces(coverageHtml(report)));
    if (html === "-") return;
  }
  if (json) sayJson(report);
  else say(coverageText(report));
}

function rangeOf(text: string | undefined): CoverageSelection["versions"] {
  if (text === undefined) return undefined;
  const [from = "", to = from, ...more] = text.split("..");
  if (more.length > 0 || from === "" || to === "")
    throw new CliError(`--versions ${text}: expected a version, or two as 1.06..1.08`, 2);
  return { from, to };
}

/** Throws CliError for what is not in anything that the files may carry. */
function expectSelected(met: readonly Table[], selection: CoverageSelection): void {
  const { table, message, versions } = selection;
  expectKnown(
    "protocol or container",
    table,
    met.map(({ name }) => name),
  );
  const chosen = met.filter(({ name }) => (table ?? name) === name);
  const parts = chosen.flatMap(({ messages, structs }) => [...messages, ...structs]);
  expectKnown(
    "message",
    message,
    parts.map(({ name }) => name),
  );
  const known = chosen.flatMap((own) => own.versions);
  expectKnown("version", versions?.from, known);
  expectKnown("version", versions?.to, known);
}

function expectKnown(what: string, name: string | undefined, known: readonly string[]): void {
  if (name === undefined || known.includes(name)) return;
  const near = nearest(name, known);
  const suggestion = near === undefined ? "" : ` Did you mean "${near}"?`;
  const all = [...new Set(known)].join(", ");
  throw new CliError(`these files have no ${what} "${name}".${suggestion} There are: ${all}`, 2);
}

/** Finds places in the caller's schemas, and in those of this package. */
async function placesOf(folder: string | undefined): Promise<PlaceOf> {
  const known = await (shipped ??= placesIn(shippedSchemas()));
  if (folder === undefined) return known;
  const own = await placesIn(folder);
  return (branch) => {
    const at = own(branch);
    return at === undefined ? known(branch) : join(folder, at);
  };
}

let shipped: Promise<PlaceOf> | undefined;

async function placesIn(folder: string): Promise<PlaceOf> {
  const { loadSchemas } = await import("../../generator/schemas/files.ts");
  const { schemaPlaces } = await import("../../generator/schemas/places.ts");
  return schemaPlaces(await loadSchemas(folder));
}
