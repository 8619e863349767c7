import { CliError } from "../../errors/cli-error.ts";
import { optionalPackage } from "../../optional-package.ts";
import type { TableWriter } from "./writer.ts";

/** What loads each writer, by the endings of its files. */
const WRITERS: Readonly<Record<string, () => Promise<TableWriter>>> = {
  csv: async () => (await import("./csv.ts")).csv,
  jsonl: async () => (await import("./jsonl.ts")).jsonl,
  text: async () => (await import("./text.ts")).text,
  arrow: async () => {
    const load = () => import("./arrow.ts");
    return (await optionalPackage("apache-arrow", load, "a table in Arrow")).arrow;
  },
  parquet: async () => (await import("./parquet.ts")).parquet,
};

/** The writer of a format, or of a file by its ending; CSV for stdout. Throws CliError for one that there is not. */
export async function writerFor(to: string | undefined, output = "-"): Promise<TableWriter> {
  const ending = /\.(\w+)$/.exec(output)?.[1]?.toLowerCase();
  const format = to ?? (output === "-" ? "csv" : ending);
  if (format !== undefined && Object.hasOwn(WRITERS, format)) return WRITERS[format]!();
  const names = Object.keys(WRITERS);
  if (to !== undefined) throw new CliError(`--to ${to}: expected ${names.join(", ")}`, 2);
  const endings = names.map((name) => `.${name}`).join(", ");
  throw new CliError(`${output}: no table ends so: name a file with ${endings}, or give --to`, 2);
}
