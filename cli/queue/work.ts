import { Command } from "commander";
import { withSchemaOption } from "../options/schema-option.ts";
import { parseSeconds } from "../options/seconds.ts";
import { parseWhole } from "../options/whole.ts";
import type { WorkOptions } from "./process-jobs.ts";

/** `demospec work --queue redis://…` */
export function workCommand(): Command {
  const command = new Command("work")
    .description("Do the work that run gives out, on as many machines as there are.")
    .requiredOption("--queue <url>", "where Redis is, as redis://localhost:6379")
    .option("--concurrency <n>", "inputs at once; as many as processors without", parseWhole)
    .option("--memory <megabytes>", "what each may take of V8's memory", parseWhole, 1024)
    .option("--timeout <seconds>", "how long an input may take", parseSeconds, 3600)
    .option(
      "--lost-after <seconds>",
      "a worker that Redis does not hear of so long is gone, and others do its work",
      parseSeconds,
      30,
    )
    .option("--json", "a line of JSON when an input is begun, done, or to be tried again");
  return withSchemaOption(command).action(async (options: WorkOptions) => {
    const { processJobs } = await import("./process-jobs.ts");
    await processJobs(options);
  });
}
