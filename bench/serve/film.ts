import { fork } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError } from "commander";
import {
  type Address,
  type Client,
  connectQuake2,
  connectQuakeworld,
} from "../../quake/net/index.ts";

/** What a server has used so far. */
interface Use {
  readonly user: number;
  readonly system: number;
  readonly rss: number;
  readonly sent: number;
  readonly received: number;
}

interface Options {
  readonly clients: number;
  readonly packets: number;
}

const CHILD = fileURLToPath(new URL("film-child.ts", import.meta.url));
const GAMES = [
  { file: "anchor_mvd.mvd", join: connectQuakeworld },
  { file: "yq2_client.dm2", join: connectQuake2 },
];
/** Packets of a flood that are sent at once. */
const BATCH = 100;

/** Starts a server, and gives what it has used whenever that is asked for. */
async function serverOf(file: string, clients: number, door: "server" | "proxy") {
  const path = fileURLToPath(new URL(`../../fixtures/${file}`, import.meta.url));
  const child = fork(CHILD, [path, `${clients}`, door], { execArgv: ["--import", "tsx"] });
  const [welcome] = (await once(child, "message")) as [{ address: Address; seconds: number }];
  const use = async (): Promise<Use> => {
    child.send("use");
    const [used] = await once(child, "message");
    return used as Use;
  };
  return { ...welcome, use, stop: () => child.disconnect() };
}

function line(label: string, before: Use, after: Use, seconds: number, rest: string): string {
  const cpu = (after.user + after.system - before.user - before.system) / 1e6;
  const share = ((100 * cpu) / seconds).toFixed(0);
  const memory = (after.rss / 2 ** 20).toFixed(0);
  return `${label.padEnd(38)} ${seconds.toFixed(1)} s, processor ${cpu.toFixed(2)} s (${share} %), ${memory} MiB, ${rest}`;
}

/** All watch the recording to its end. */
async function watch({ file, join }: (typeof GAMES)[number], clients: number): Promise<string> {
  const server = await serverOf(file, clients, "server");
  const before = await server.use();
  const start = performance.now();
  let frames = 0;
  const watching: Client<any, any>[] = await Promise.all(
    Array.from({ length: clients }, async (_, i) => {
      const asking = { tries: 60 };
      const client: Client<any, any> = await join(server.address, { name: `s${i}`, asking });
      client.on("world", () => frames++);
      return client;
    }),
  );
  const half = new Promise((resolve) => setTimeout(resolve, server.seconds * 500));
  await half;
  const during = await server.use();
  const ended = await Promise.all(watching.map((client) => client.ended));
  const seconds = (performance.now() - start) / 1000;
  const after = await server.use();
  server.stop();
  const seen = ended.filter(({ reason }) => reason === "server").length;
  const rest = `${after.sent - before.sent} packets, ${frames} frames seen, ${seen} of ${clients} to the end`;
  return line(`${clients} watch ${file}`, before, { ...after, rss: during.rss }, seconds, rest);
}

/** One watches while packets come that are nobody's: questions, requests with guessed numbers, and no packets at all. */
async function flood(
  { file, join }: (typeof GAMES)[number],
  packets: number,
  door: "server" | "proxy",
): Promise<string> {
  const server = await serverOf(file, 16, door);
  const client = await join(server.address, {});
  let frames = 0;
  client.on("world", () => frames++);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = await server.use();
  const [seenBefore, start] = [frames, performance.now()];
  const socket = createSocket("udp4");
  const kinds = [
    "\xff\xff\xff\xffgetchallenge\n",
    `\xff\xff\xff\xffconnect ${file.endsWith(".dm2") ? 34 : 28} 8 123456789 "\\name\\x"\n`,
    "\xff\xff\xff\xffstatus\n",
    "\x05\0\0\0\x01\0\0\0\0\0",
  ].map((text) => Buffer.from(text, "latin1"));
  for (let i = 0; i < packets; i += BATCH) {
    for (let k = 0; k < BATCH; k++)
      socket.send(kinds[(i + k) % kinds.length]!, server.address.port, server.address.host);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  const seconds = (performance.now() - start) / 1000;
  const after = await server.use();
  const isThere = client.isConnected;
  await client.disconnect();
  await new Promise<void>((resolve) => socket.close(() => resolve()));
  server.stop();
  const rest = `${after.received - before.received} of ${packets} reached it, ${after.sent - before.sent} sent, ${frames - seenBefore} frames seen, the client is ${isThere ? "there" : "gone"}`;
  return line(`${packets} at a ${door}, ${file}`, before, after, seconds, rest);
}

function countOf(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 1_000_000)
    throw new InvalidArgumentError("A whole number from 1 to 1000000 is needed.");
  return value;
}

await new Command("bench:film")
  .description(
    "Has clients of QuakeWorld and Quake II watch recordings over loopback, and floods their server.",
  )
  .option("--clients <count>", "how many watch", countOf, 64)
  .option("--packets <count>", "of the flood", countOf, 80_000)
  .action(async ({ clients, packets }: Options) => {
    process.stdout.write(`${cpus()[0]?.model.trim() ?? "unknown CPU"}, Node ${process.version}\n`);
    for (const game of GAMES) {
      process.stdout.write(`${await watch(game, clients)}\n`);
      for (const door of ["server", "proxy"] as const)
        process.stdout.write(`${await flood(game, packets, door)}\n`);
    }
  })
  .parseAsync();
