import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { quakeworldMapChecksum } from "../../quake/map/index.ts";
import { connectQuakeworld } from "../../quake/net/index.ts";
import { boxMap } from "../../test/support/engines/box-map.ts";
import {
  addFilesOf,
  clientWords,
  freePort,
  gameFolder,
  openDisplay,
  RealEngine,
  until,
  whyMissing,
} from "../../test/support/engines/real-engine.ts";

/*
 * How long a client takes until it is in the game, beside ezQuake, on one MVDSV: from its first packet on, and from when
 * it asks to be let in. A relay sees what both send.
 */

const HERE = "127.0.0.1";
const OWN = 20;
const REAL = 5;

/** Seconds. */
interface Joined {
  readonly fromFirst: number;
  readonly fromAsking: number;
}

/** Is between a client and a server, and looks at the time when the client sends something that is in the list. */
async function relay(
  port: number,
): Promise<{ port: number; joined: Promise<Joined>; close(): void }> {
  const [outer, inner] = [createSocket("udp4"), createSocket("udp4")];
  const bind = async (socket: Socket) => once(socket.bind(0, HERE), "listening");
  await Promise.all([bind(outer), bind(inner)]);
  let client = 0;
  let first = 0;
  let asked = 0;
  let settle: (joined: Joined) => void;
  const joined = new Promise<Joined>((resolve) => (settle = resolve));
  outer.on("message", (bytes, from) => {
    client = from.port;
    const [now, said] = [performance.now(), bytes.toString("latin1")];
    first ||= now;
    if (said.startsWith("\xff\xff\xff\xffconnect")) asked ||= now;
    if (said.includes("\x04begin ")) settle({ fromFirst: now - first, fromAsking: now - asked });
    inner.send(bytes, port, HERE);
  });
  inner.on("message", (bytes) => client && outer.send(bytes, client, HERE));
  const close = (): void => void [outer.close(), inner.close()];
  return { port: outer.address().port, joined, close };
}

function print(who: string, all: readonly Joined[]): void {
  const range = (values: readonly number[]): string => {
    const sorted = values.toSorted((a, b) => a - b).map((ms) => (ms / 1000).toFixed(2));
    return `${sorted[sorted.length >> 1]} s (${sorted[0]} to ${sorted.at(-1)})`;
  };
  const first = range(all.map(({ fromFirst }) => fromFirst));
  console.log(
    `${who}: ${first} from its first packet, ${range(all.map((one) => one.fromAsking))} from when it asks`,
  );
}

async function measure(folder: string, display: string, port: number): Promise<void> {
  const checksum = quakeworldMapChecksum(boxMap());
  const own: Joined[] = [];
  for (let i = 0; i < OWN; i++) {
    const between = await relay(port);
    const client = await connectQuakeworld(
      { host: HERE, port: between.port },
      { name: "Ranger", mapChecksum: () => checksum },
    );
    own.push(await between.joined);
    await until(() => client.world !== undefined);
    addFilesOf(client.world!.level, folder);
    await client.disconnect();
    between.close();
  }
  print(`this client, ${OWN} times`, own);
  const real: Joined[] = [];
  for (let i = 0; i < REAL; i++) {
    const between = await relay(port);
    const words = clientWords(folder, "-nohome", "+connect", `${HERE}:${between.port}`);
    const engine = new RealEngine("ezquake", folder, words, display);
    const timer = setTimeout(() => process.exit(1), 60_000);
    real.push(await between.joined);
    clearTimeout(timer);
    await engine.end();
    between.close();
  }
  print(`ezQuake, ${REAL} times`, real);
}

const missing = whyMissing("quakespasm", "ezquake", "mvdsv", "ktx", "xvfb");
if (missing !== "") throw new Error(`nothing to compare with${missing}`);
const folder = gameFolder();
const display = await openDisplay();
const port = await freePort();
const words = ["-ip", HERE, "-port", `${port}`, "-game", "ktx", "+sv_progtype", "1", "+map", "box"];
const server = new RealEngine("mvdsv", folder, words);
try {
  await measure(folder, display.name, port);
} finally {
  await server.end();
  await display.close();
  rmSync(folder, { recursive: true });
}
