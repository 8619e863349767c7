import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Effort, quantile } from "./measure.ts";

/*
 * What is measured in a process of its own: V8 has met nothing else there, as in a program that does one thing. The
 * hand-written codec takes turns with it all the same, as the machine's pace moves between one process and the next by
 * more than what is measured.
 */

/** In each process. */
export const ALONE_EFFORT: Effort = { rounds: 41, warmUp: 300, turn: 4 };

/** Of processes: the median, the least and the most. */
export interface Processes {
  readonly ns: number;
  readonly ratio: number;
  readonly range: readonly [number, number];
}

/** What one process found out. */
export interface ProcessTime {
  readonly ns: number;
  readonly ratio: number;
}

/** Null where there were none. */
export function processesOf(times: readonly ProcessTime[]): Processes | null {
  if (times.length === 0) return null;
  const ratios = times.map(({ ratio }) => ratio);
  const ns = times.map((each) => each.ns);
  return {
    ns: quantile(ns, 0.5),
    ratio: quantile(ratios, 0.5),
    range: [Math.min(...ratios), Math.max(...ratios)],
  };
}

/** V8's flag is the same in all processes: see main.ts. */
const EXEC_ARGV = ["--no-allocation-site-pretenuring", "--import", "tsx"];

/** Has a file work on an order, in a process of its own. Throws Error where that ends without an answer. */
export async function askAlone<Answer>(file: URL, order: unknown): Promise<Answer> {
  const child = fork(fileURLToPath(file), [], {
    execArgv: EXEC_ARGV,
    serialization: "advanced",
  });
  child.send(order as object);
  const [answer] = (await Promise.race([once(child, "message"), once(child, "exit")])) as unknown[];
  if (typeof answer !== "object") throw new Error(`${file.href}: the process ended with ${answer}`);
  return answer as Answer;
}

/** In such a process: works on the order, answers and ends. */
export function answerAlone<Order>(work: (order: Order) => unknown): void {
  process.once("message", (order) => {
    void Promise.resolve(work(order as Order)).then((answer) => {
      process.send!(answer);
      process.disconnect();
    });
  });
}

/** What comes from another process is all in one buffer, and packets are each in one of their own. */
export function unpacked(packets: readonly Uint8Array[]): Uint8Array[] {
  return packets.map((packet) => packet.slice());
}
