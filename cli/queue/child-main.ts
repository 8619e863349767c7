import { CliError } from "../errors/cli-error.ts";
import { errorText } from "../errors/print-error.ts";
import { addFormatsOf } from "../options/schema-option.ts";
import { forgetOwn } from "../own-formats.ts";
import type { PartMaking } from "../table/dataset/recording-parts.ts";
import { outcomeOf } from "../table/dataset/tally.ts";
import { makingOf, writeInput } from "../table/dataset/write-input.ts";
import type { Answer, Question } from "./children.ts";

/*
 * A process that reads one input after the other for a worker: what an input does to it, it does to nobody else.
 */

/** The schemas of the worker. */
const [, , schema] = process.argv;

let last: { readonly run: string; readonly making: PartMaking } | undefined;

async function makingFor({ run, call }: Question): Promise<PartMaking> {
  if (last?.run !== run) {
    // Formats are those of this run.
    forgetOwn();
    for (const folder of new Set([schema, call.schema]))
      if (folder !== undefined) await addFormatsOf(folder);
    last = { run, making: await makingOf(call.what, call.into, call.options) };
  }
  return last.making;
}

async function answer(question: Question): Promise<Answer> {
  const { call, input } = question;
  try {
    // As who called named the input, so that the manifest says the same whoever reads it.
    process.chdir(call.folder);
    const written = await writeInput(input, await makingFor(question), call.resume);
    return { kind: "written", outcome: outcomeOf(written) };
  } catch (error) {
    const isWrong = error instanceof CliError && error.exitCode === 2;
    return { kind: "failed", reason: errorText(error), isWrong };
  }
}

process.on(
  "message",
  (question: Question) => void answer(question).then((one) => process.send!(one)),
);
// The worker is gone. Not by exit, which would wait for a file that blocks who opens it.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
