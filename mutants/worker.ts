import { CodeJudge } from "./judge/code-judge.ts";
import type { Mutant, Verdict } from "./kinds/mutant.ts";
import { SchemaJudge } from "./judge/schema-judge.ts";

/*
 * One of several processes that judge mutants: each message is a mutant, and is answered with its verdict.
 */
let schemas: SchemaJudge | undefined;
let code: CodeJudge | undefined;
const isQuick = process.argv.includes("quick");

async function verdict(mutant: Mutant): Promise<Verdict> {
  if (mutant.file.startsWith("schema/"))
    return (schemas ??= await SchemaJudge.make()).judge(mutant);
  return (code ??= CodeJudge.make(isQuick)).judge(mutant);
}

process.on("message", (mutant: Mutant) => {
  void verdict(mutant).then((judgement) => process.send!(judgement));
});
process.on("disconnect", () => {
  code?.remove();
  process.exit();
});
