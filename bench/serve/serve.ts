import { fork } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError } from "commander";
import type { Address } from "../../quake/net/transport/address.ts";
import { Spectator } from "./spectator.ts";

/** What a server has used so far. */
export interface ServerUse {
  /** Microseconds of the processor. */
  readonly user: number;
  readonly system: number;
  /** Bytes. */
  readonly rss: number;
  readonly heapUsed: number;
  /** Packets and bytes sent. */
  readonly sent: number;
  readonly sentBytes: number;
}

/** What the server says at first. */
interface Welcome {
  readonly address: Address;
  /** When each unreliable message is due, in seconds. */
  readonly at: readonly number[];
}

interface Options {
  readonly clients: number;
  readonly json?: true;
}

const FILE = fileURLToPath(new URL("../../fixtures/dp_server_p15.dem", import.meta.url));
const CHILD = fileURLToPath(new URL("child.ts", import.meta.url));

async function run({ clients }: Options) {
  const child = fork(CHILD, [FILE, String(clients)], { execArgv: ["--import", "tsx"] });
  const [{ address, at }] = (await once(child, "message")) as [Welcome];
  const use = async (): Promise<ServerUse> => {
    child.send("use");
    const [use] = await once(child, "message");
    return use as ServerUse;
  };
  const before = await use();
  const start = performance.now();
  const spectators: Spectator[] = [];
  for (let i = 0; i < clients; i++) spectators.push(await Spectator.join(address));
  const over = Promise.all(spectators.map(({ finished }) => finished));
  const half = new Promise((resolve) => setTimeout(resolve, at.at(-1)! * 500));
  await half;
  const during = await use();
  await over;
  const seconds = (performance.now() - start) / 1000;
  const after = await use();
  await Promise.all(spectators.map((spectator) => spectator.leave()));
  child.disconnect();
  const late = spectators.flatMap(({ frames }) => latenessOf(frames, at)).toSorted((a, b) => a - b);
  const share = (part: number): number => late[Math.floor(part * (late.length - 1))]! * 1000;
  return {
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? "unknown CPU",
    clients,
    seconds,
    cpuSeconds: (after.user + after.system - before.user - before.system) / 1e6,
    rssBefore: before.rss,
    rss: during.rss,
    heapUsed: during.heapUsed,
    packets: after.sent - before.sent,
    bytes: after.sentBytes - before.sentBytes,
    missed: spectators.reduce((sum, { missed }) => sum + missed, 0),
    frames: late.length,
    late: { median: share(0.5), most: share(0.99), worst: share(1) },
  };
}

/** How much later than the first one each frame came than it was due, in seconds. Those that were lost are let be. */
function latenessOf(frames: readonly number[], at: readonly number[]): number[] {
  if (frames.length !== at.length) return [];
  const first = Math.min(...frames.map((came, i) => came - at[i]!));
  return frames.map((came, i) => came - at[i]! - first);
}

function reportText(report: Awaited<ReturnType<typeof run>>): string {
  const { clients, seconds, cpuSeconds, rss, rssBefore, packets, bytes, late } = report;
  const rate = (value: number): string => Math.round(value / seconds).toLocaleString("en-GB");
  const megabytes = (value: number): string => `${(value / 2 ** 20).toFixed(0)} MiB`;
  return [
    `${clients} clients, ${seconds.toFixed(1)} s; ${report.cpu}, Node ${report.node}`,
    `processor   ${cpuSeconds.toFixed(2)} s, ${((100 * cpuSeconds) / seconds).toFixed(0)} % of one core`,
    `memory      ${megabytes(rss)}, ${megabytes(rssBefore)} before the first client`,
    `sent        ${rate(packets)} packets and ${rate(bytes)} bytes a second`,
    `lost        ${report.missed} of ${report.frames} frames`,
    `late        ${late.median.toFixed(1)} ms (median), ${late.most.toFixed(1)} ms (99 %), ${late.worst.toFixed(1)} ms (all)`,
  ].join("\n");
}

function clientsOf(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 255)
    throw new InvalidArgumentError("A whole number from 1 to 255 is needed.");
  return value;
}

await new Command("bench:serve")
  .description("Has simulated clients watch a recording over loopback, and measures the server.")
  .option("--clients <count>", "how many", clientsOf, 64)
  .option("--json", "print one JSON object")
  .action(async (options: Options) => {
    const report = await run(options);
    process.stdout.write(`${options.json ? JSON.stringify(report) : reportText(report)}\n`);
  })
  .parseAsync();
