import { CliError } from "../errors/cli-error.ts";
import { errorText } from "../errors/print-error.ts";
import type { PartMaking } from "../table/dataset/recording-parts.ts";
import { outcomeOf } from "../table/dataset/tally.ts";
import { makingOf, writeInput } from "../table/dataset/write-input.ts";
import type { Answer, Question } from "./children.ts";
import type { Call } from "./jobs.ts";

/*
 * A process that reads one input after the other for a worker: what an input does to it, it does to nobody else.
 */

let last: { readonly call: string; readonly making: PartMaking } | undefined;

async function makingFor(call: Call): Promise<PartMaking> {
  const text = JSON.stringify(call);
  if (last?.call !== text)
    last = { call: text, making: await makingOf(call.what, call.into, call.options) };
  return last.making;
}

async function answer({ call, input }: Question): Promise<Answer> {
  try {
    // As who called named the input, so that the manifest says the same whoever reads it.
    process.chdir(call.folder);
    const written = await writeInput(input, await makingFor(call), call.resume);
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
