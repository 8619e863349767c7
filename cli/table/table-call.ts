import { type Condition, OPERATORS, type TableOptions } from "../../quake/tables/index.ts";
import { CliError } from "../errors/cli-error.ts";
import type { ReadingOptions } from "../files/input.ts";
import { timesOf } from "../options/spans.ts";
import { shown } from "../terminal/outside.ts";

/** Options of `demospec table`. */
export interface TableCallOptions extends ReadingOptions {
  readonly columns?: string;
  readonly every?: string;
  readonly between?: string;
  readonly where?: readonly string[];
  readonly to?: string;
  readonly schemaOnly?: boolean;
  readonly output?: string;
  readonly force?: boolean;
}

/** The column that says which file a row is of, beside those of the table. */
export const FILE = "file";

/** What the options ask for, but for the column `file`. Throws CliError for what cannot be understood. */
export function tableOptions(options: TableCallOptions): TableOptions {
  const { columns, every, between, where = [], protocolVersion: version, reading } = options;
  return {
    version,
    reading,
    columns: columns === undefined ? undefined : namesIn(columns).filter((name) => name !== FILE),
    every: every === undefined ? undefined : spanOf(every),
    between: between === undefined ? undefined : timesOf("--between", between),
    where: where.map(conditionOf),
  };
}

/** Where the column `file` is asked for among the others; nothing where it is not. Throws CliError where one is twice. */
export function filePlace({ columns }: TableCallOptions): number | undefined {
  const place = columns === undefined ? -1 : namesIn(columns).indexOf(FILE);
  return place < 0 ? undefined : place;
}

function namesIn(text: string): string[] {
  const names = text.split(",").map((name) => name.trim());
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new CliError(`the column ${shown(twice)} is asked for twice`, 2);
  return names;
}

/** `50ms` or `0.5s`, in seconds. */
function spanOf(text: string): number {
  const [, number, unit] = /^(\d{1,9}(?:\.\d{1,6})?)(ms|s)?$/.exec(text) ?? [];
  const seconds = number === undefined ? 0 : Number(number) / (unit === "ms" ? 1000 : 1);
  if (seconds > 0) return seconds;
  throw new CliError(`--every ${text}: expected a span above 0, as 50ms or 0.5s`, 2);
}

/** The longest first: `<=` is not `<`. */
const BY_LENGTH = OPERATORS.toSorted((a, b) => b.length - a.length);

/** `health<50`, `name=riker`, `own=true`. What is in quotes is a text, whatever it looks like. */
function conditionOf(text: string): Condition {
  const [, column, rest = ""] = /^\s*(\w+)\s*([^\w\s].*)$/s.exec(text) ?? [];
  const is = BY_LENGTH.find((one) => rest.startsWith(one));
  if (column === undefined || is === undefined)
    throw new CliError(
      `--where ${text}: expected a column, one of ${OPERATORS.join(" ")}, and a value`,
      2,
    );
  return { column, is, value: valueOf(rest.slice(is.length).trim()) };
}

function valueOf(text: string): Condition["value"] {
  const quoted = /^(["'])(.*)\1$/s.exec(text);
  if (quoted !== null) return quoted[2]!;
  if (text === "true" || text === "false") return text === "true";
  const number = Number(text);
  if (text === "" || !Number.isFinite(number)) return text;
  return /^-?\d+$/.test(text) && !Number.isSafeInteger(number) ? BigInt(text) : number;
}
