import { readFile } from "node:fs/promises";
import { Command } from "commander";
import {
  type Change,
  type DiffReport,
  SEVERITIES,
  type Severity,
} from "../../diff/changes/change.ts";
import type { Exception } from "../../diff/changes/exceptions.ts";
import type { Located } from "../../diff/compare/located.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { readError } from "../errors/system-errors.ts";
import { nearestSchemas } from "../options/schema-folder.ts";
import { harmless, shown } from "../terminal/outside.ts";
import { say, sayJson, warn } from "../terminal/say.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { Side } from "./sides.ts";

interface Options {
  readonly schema?: string;
  readonly protocol?: string;
  readonly message?: string;
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly failOn: Severity | "never";
  readonly exceptions?: string;
  readonly runs: number;
  readonly seed: number;
}

/** `demospec diff A B` */
export function diffCommand(): Command {
  return new Command("diff")
    .description(
      "Tell what differs on the wire between versions, schemas or revisions, with bytes that show it.",
    )
    .argument(
      "<a>",
      "the older side: game@1.06, a folder of schemas, a schema file, a revision of git as HEAD~1",
    )
    .argument("[b]", "the newer one; the folder of schemas as it is without")
    .argument("[c]", "with a protocol's name as A: B and C are its versions")
    .option(
      "--schema <folder>",
      "the folder that versions and revisions are of; ./schema where there is one, and for versions the formats that it knows",
    )
    .option("--protocol <name>", "only this protocol or container")
    .option("--message <name>", "only this message, struct, block or enum")
    .option("--json", "print the report as JSON")
    .option("--markdown", "print it as Markdown, for a pull request")
    .option(
      "--fail-on <severity>",
      "what makes the exit code 1, with all that is worse: wire, value, rename, documentation, or never",
      severityOf,
      "value",
    )
    .option(
      "--exceptions <file>",
      "changes that were decided on: lines as `game sound.volume type  # why`",
    )
    .option(
      "--runs <n>",
      "how many messages of each side are tried to find bytes; 0 looks for none",
      wholeNumber,
      300,
    )
    .option("--seed <n>", "begin with this seed: the same one finds the same", wholeNumber, 1)
    .addHelpText(
      "after",
      `
Severities, the worst first:
  wire           other bytes: one side refuses what the other writes, or reads it to another end
  value          the same bytes with another value
  rename         another name of a message, a field or a value
  documentation  what only people read, and versions that are new

Examples:
  demospec diff netquake 1.06 1.07             two versions of a protocol
  demospec diff netquake@1.09 netquake@666     the same, as each side is called
  demospec diff HEAD~1                         what the last commit did to ./schema
  demospec diff v1.0 HEAD --markdown           between two revisions, for a pull request
  demospec diff old/schema new/schema --json`,
    )
    .action(diff);
}

function severityOf(text: string): Severity | "never" {
  const known = [...SEVERITIES, "never"] as const;
  const found = known.find((severity) => severity === text);
  if (found !== undefined) return found;
  throw new CliError(`--fail-on ${text}: expected ${known.join(", ")}`, 2);
}

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CliError(`${text}: expected a whole number`, 2);
}

async function diff(
  a: string,
  b: string | undefined,
  c: string | undefined,
  options: Options,
): Promise<void> {
  if (options.json && options.markdown)
    throw new CliError("--json and --markdown are two forms of one report: give one of them", 2);
  const { folderSide, sideOf } = await import("./sides.ts");
  const { diffReport } = await import("../../diff/diff.ts");
  const exceptions = await exceptionsIn(options.exceptions);
  const [first, second] = c === undefined ? [a, b] : [`${a}@${b}`, `${a}@${c}`];
  const { schema } = options;
  const before = await sideOf(first, schema);
  const after =
    second === undefined
      ? await folderSide(schema ?? nearestSchemas())
      : await sideOf(second, schema);
  await expectChosen([...before.tables, ...after.tables], options);
  const located = chosen(await compare(before, after), options);
  const report = diffReport([before.label, after.label], located, {
    runs: options.runs,
    seed: options.seed,
    placeOf: (side, wanted) => (side === "before" ? before : after).placeOf(wanted),
  });
  await tell(report, exceptions, options);
}

async function compare(before: Side, after: Side): Promise<Located[]> {
  const { comparePairs, compareSets, compareTables } = await import("../../diff/compare/tables.ts");
  if ((before.version === undefined) !== (after.version === undefined))
    throw new CliError(
      "a version can only be held against a version: name one on both sides, or on none",
      2,
    );
  if (before.version !== undefined && after.version !== undefined) {
    const [table] = before.tables;
    const [other] = after.tables;
    return comparePairs([
      [
        { table: table!, version: before.version },
        { table: other!, version: after.version },
      ],
    ]);
  }
  // Two files are about each other, whatever their protocols are called.
  if (before.tables.length === 1 && after.tables.length === 1)
    return compareTables(before.tables[0]!, after.tables[0]!);
  return compareSets(before.tables, after.tables);
}

/** Throws CliError where something is chosen that neither side has: of that nothing ever changes. */
async function expectChosen(
  tables: readonly Table[],
  { protocol, message }: Options,
): Promise<void> {
  const { nearest } = await import("../../runtime/errors/nearest.ts");
  const expect = (option: string, name: string | undefined, known: readonly string[]) => {
    if (name === undefined || known.includes(name)) return;
    const near = nearest(name, known);
    const hint = near === undefined ? `There are: ${known.join(", ")}` : `Did you mean "${near}"?`;
    throw new CliError(`${option} ${shown(name)}: neither side has it. ${hint}`, 2);
  };
  const unique = (names: readonly string[]) => [...new Set(names)];
  expect("--protocol", protocol, unique(tables.map(({ name }) => name)));
  const own = tables.filter(({ name }) => name === (protocol ?? name));
  const parts = own.flatMap(({ messages, structs, enums }) => [...messages, ...structs, ...enums]);
  expect("--message", message, unique(parts.map(({ name }) => name)));
}

function chosen(located: readonly Located[], { protocol, message }: Options): Located[] {
  return located.filter(
    ({ change }) =>
      (protocol ?? change.protocol) === change.protocol &&
      (message ?? change.owner) === change.owner,
  );
}

async function exceptionsIn(path: string | undefined): Promise<Exception[]> {
  if (path === undefined) return [];
  const { ExceptionError, readExceptions } = await import("../../diff/changes/exceptions.ts");
  try {
    return readExceptions(await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof ExceptionError) throw errorOf(path, error.message);
    throw readError(path, error);
  }
}

async function tell(
  report: DiffReport,
  exceptions: readonly Exception[],
  options: Options,
): Promise<void> {
  const { exceptionFor, isAsBad, keyOf } = await import("../../diff/changes/exceptions.ts");
  const isExcepted = (change: Change) => exceptionFor(change, exceptions) !== undefined;
  if (options.json)
    sayJson({
      ...report,
      changes: report.changes.map((change) => ({
        key: keyOf(change),
        excepted: isExcepted(change),
        ...change,
      })),
    });
  else if (options.markdown)
    say(harmless((await import("../../diff/report/markdown.ts")).diffMarkdown(report, isExcepted)));
  else say(harmless((await import("../../diff/report/text.ts")).diffText(report, isExcepted)));
  const used = new Set(report.changes.map((change) => exceptionFor(change, exceptions)));
  for (const exception of exceptions)
    if (!used.has(exception))
      warn(`line ${exception.line} of ${options.exceptions} excepts nothing`);
  const { failOn } = options;
  if (failOn === "never") return;
  const failing = report.changes.filter(
    (change) => isAsBad(change.severity, failOn) && !isExcepted(change),
  );
  if (failing.length > 0) process.exitCode = 1;
}
