import { CliError } from "../errors/cli-error.ts";
import type { ReadingOptions } from "../files/input.ts";
import { shown } from "../terminal/outside.ts";

/** Options of `demospec sql`. */
export interface SqlOptions extends ReadingOptions {
  readonly to?: string;
  readonly output?: string;
  readonly force?: boolean;
}

/** What DuckDB does. Throws CliError where it refuses. */
export async function refused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const lines = (cause as Error).message.split("\n").map(shown);
    throw new CliError(`the query: ${lines.join("\n")}`, 2, { cause });
  }
}
