import { type ServerAddress, queryServer, type ServerReport } from "../../quake/net/index.ts";
import { CliError } from "../errors/cli-error.ts";
import { printError } from "../errors/print-error.ts";
import { asCliError, placeOf } from "./net-errors.ts";
import { queryJson, queryText } from "./query-text.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { say, sayJson } from "../terminal/say.ts";

/** Options of `demospec query`. */
export interface QueryHostsOptions {
  readonly json?: boolean;
  readonly timeout: number;
  readonly tries: number;
}

/** Asks servers, all at once, and prints what they tell in the order of their names. Sets the exit code where one does not answer. */
export async function queryHosts(
  hosts: readonly string[],
  options: QueryHostsOptions,
): Promise<void> {
  const places = hosts.map((host) => placeOf(host));
  await untilStopped(async (signal) => {
    const asked = places.map((place) => ask(place, options, signal));
    for (const [i, host] of hosts.entries()) {
      const report = await asked[i]!;
      if (report instanceof CliError) {
        if (signal.aborted) break;
        if (options.json) sayJson({ host, error: report.message });
        printError(report);
        process.exitCode = 1;
      } else if (options.json) sayJson(queryJson(host, report));
      else say(queryText(report));
    }
  });
}

/** An error is returned, not thrown: one server that does not answer does not hide the others. */
async function ask(
  place: ServerAddress,
  { timeout, tries }: QueryHostsOptions,
  signal: AbortSignal,
): Promise<ServerReport | CliError> {
  try {
    return await queryServer(place, { timeout, tries, signal });
  } catch (error) {
    if (signal.aborted) return new CliError("stopped");
    const cliError = asCliError(error);
    if (cliError instanceof CliError) return cliError;
    throw error;
  }
}
