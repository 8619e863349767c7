/*
 * Runs the packed command in one process, again and again, since loading it takes longer than most that it does: a line
 * of JSON with its arguments in, a line with what it printed out.
 */
import { createInterface } from "node:readline";

const { run } = await import(process.argv[2]);
const answer = process.stdout.write.bind(process.stdout);
for await (const line of createInterface({ input: process.stdin })) {
  let printed = "";
  for (const stream of [process.stdout, process.stderr])
    stream.write = (chunk) => {
      printed += chunk;
      return true;
    };
  await run(["node", "demospec", ...JSON.parse(line)]);
  answer(`${JSON.stringify(printed)}\n`);
}
