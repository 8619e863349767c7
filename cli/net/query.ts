import { Command } from "commander";
import { CliError } from "../errors/cli-error.ts";
import type { QueryHostsOptions } from "./query-hosts.ts";
import { parseSeconds } from "../options/seconds.ts";

/** `demospec query HOST…` */
export function queryCommand(): Command {
  return new Command("query")
    .description("Ask NetQuake servers what they are, who plays there, and by which rules.")
    .argument("<host...>", "servers, as HOST or HOST:PORT; the port is 26000 unless named")
    .option("--json", "print one JSON object a server")
    .option("--timeout <seconds>", "ask again after so long without an answer", parseSeconds, 1)
    .option("--tries <n>", "ask so often", parseTries, 3)
    .action(async (hosts: readonly string[], options: QueryHostsOptions) => {
      const { queryHosts } = await import("./query-hosts.ts");
      await queryHosts(hosts, options);
    });
}

function parseTries(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1)
    throw new CliError(`--tries ${text}: expected a number, from 1`, 2);
  return Number(text);
}
