import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import {
  type Client,
  connect,
  DemoServer,
  NETQUAKE_RECORDING,
  readReel,
  recordClient,
  RecordingProxy,
} from "../../../quake/net/index.ts";
import { states } from "../../../quake/world/index.ts";
import { isWhole, whyNotWhole } from "../../support/corpus.ts";
import { blocksOf, hex, MemoryTarget } from "../../support/demo-hall.ts";
import {
  clientWords,
  consoleOf,
  freePort,
  gameFolder,
  openDisplay,
  pause,
  RealEngine,
  until,
  whyMissing,
} from "../../support/engines/real-engine.ts";
import { call } from "../../support/in-process.ts";
import { demOf, SIGNONS } from "../../support/made-dem.ts";
import { recordingIn } from "../../support/recorded-in-memory.ts";

const missing = whyMissing("quakespasm", "darkplaces", "darkplaces-server", "fteqcc", "xvfb");
const why = missing || whyNotWhole;

const LONGEST = 120_000;
const HERE = "127.0.0.1";
/** This machine, too: QuakeSpasm has one client of a host. */
const ELSEWHERE = "127.0.0.2";
/** A step of an angle of 8 bits. */
const STEP = 360 / 256;

/** Five seconds of somebody who goes east. What begins the level is in more than one block, as edits leave it. */
const RUN = demOf(
  [
    {
      type: "serverinfo",
      serverversion: 15,
      maxclients: 1,
      gametype: 0,
      mapname: "The Box",
      models: ["maps/box.bsp", "progs/player.mdl"],
      sounds: [],
    },
    { type: "setview", entity: 1 },
  ],
  ...SIGNONS,
  ...Array.from({ length: 100 }, (_, i) => [
    { type: "time", time: 1 + i / 20 },
    { type: "updateentity", entity: 1, nolerp: false, modelindex: 2, origin1: i },
  ]),
  [{ type: "disconnect" }],
);

let folder: string;
let display: Awaited<ReturnType<typeof openDisplay>>;
const running: { end(): Promise<void> }[] = [];

function start(...how: ConstructorParameters<typeof RealEngine>): RealEngine {
  const engine = new RealEngine(...how);
  running.push(engine);
  return engine;
}

const SERVERS = {
  quakespasm: (port: number) => ["-dedicated", "4", "-ip", HERE, "-port", `${port}`],
  "darkplaces-server": (port: number) =>
    `-nohome -ip ${HERE} -port ${port} +net_address_ipv6 ::1 +sv_protocolname QUAKE +maxplayers 4`.split(
      " ",
    ),
};

/** A QuakeSpasm that records what it gets; it does so in its user's folder, wherever its data is. */
function recordingClient(port: number): { engine: RealEngine; recording: () => Uint8Array } {
  const game = basename(folder);
  mkdirSync(join(folder, game), { recursive: true });
  const place = join(userInfo().homedir, ".quakespasm", game);
  const words = clientWords(folder, "-game", game, "+record", "own", "+connect", `${HERE}:${port}`);
  const engine = start("quakespasm", folder, words, display.name);
  running.push({ end: async () => rmSync(place, { recursive: true, force: true }) });
  return { engine, recording: () => readFileSync(join(place, "own.dem")) };
}

/** How many frames QuakeSpasm shows of a recording, as fast as it can. */
async function framesOf(recording: Uint8Array): Promise<number> {
  const FRAMES = /(\d+) frames +[\d.]+ seconds/;
  writeFileSync(join(folder, "id1/played.dem"), recording);
  rmSync(join(folder, "qconsole.log"), { force: true });
  const words = clientWords(folder, "+timedemo", "played");
  const engine = start("quakespasm", folder, words, display.name);
  await until(() => FRAMES.test(consoleOf(folder, "quakespasm")));
  await engine.end();
  return Number(FRAMES.exec(consoleOf(folder, "quakespasm"))?.[1]);
}

/** What is in a block, but for how a level ends: the server's `reconnect` in one recording, a `disconnect` in the other. */
function contents(recording: Uint8Array) {
  return blocksOf(recording).filter(({ messages: [first] }) =>
    first?.type === "stufftext" ? first.text !== "reconnect\n" : first?.type !== "disconnect",
  );
}

/** How far the player of a name goes north in a recording. */
function wayOf(recording: Uint8Array, name: string): number {
  const ys = [...states(dem, recording)].flatMap(({ scoreboard, entities }) =>
    [...scoreboard].flatMap(([slot, entry]) =>
      entry.name === name ? (entities.get(slot + 1)?.origin[1] ?? []) : [],
    ),
  );
  return Math.max(...ys) - Math.min(...ys);
}

beforeAll(async () => {
  if (why !== "") return;
  folder = gameFolder();
  display = await openDisplay();
});

afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.end();
});

afterAll(async () => {
  if (why !== "") return;
  await display.close();
  rmSync(folder, { recursive: true });
});

describe.skipIf(missing !== "" || !isWhole)(`beside NetQuake's engines${why}`, () => {
  it.each(["quakespasm", "darkplaces-server"] as const)(
    "a real client of %s sees a client go over two level changes, and records what the proxy does",
    async (name) => {
      const port = await freePort();
      const words = ["-basedir", folder, ...SERVERS[name](port), "+map", "box"];
      const server = start(name, folder, words);
      const target = new MemoryTarget();
      const proxy = await RecordingProxy.open({ host: HERE, port }, target, { port: 0 });
      running.push({ end: () => proxy.close() });
      const failures: unknown[] = [];
      proxy.on("failed", (error) => failures.push(error));
      const real = recordingClient(proxy.address.port);

      const client: Client = await connect(
        { host: HERE, port },
        { name: "Ranger", local: ELSEWHERE },
      );
      const own = recordingIn(NETQUAKE_RECORDING);
      const recorded = recordClient(client, own.recorder);
      let active = 0;
      const problems: unknown[] = [];
      client.on("problem", (problem) => problems.push(problem));
      client.on("active", () => {
        active++;
        client.move({ forward: 300, angles: [0, 90, 0] });
      });
      await until(() => client.world?.scoreboard.size === 2 && active === 1, 8);
      for (const map of ["box2", "box3"]) {
        await pause(2);
        const before = active;
        server.type(`changelevel ${map}`);
        await until(() => active > before);
      }
      expect(active).toBe(3);
      await pause(3);
      expect(await client.disconnect()).toMatchObject({ reason: "left" });
      await recorded;
      await pause(0.5);
      await real.engine.end();
      await pause(0.5);

      expect([problems, failures]).toEqual([[], []]);
      const theirs = real.recording();
      expect(target.files).toHaveLength(3);
      for (const file of [...own.files(), ...target.files, theirs])
        expect(blocksOf(file).filter(({ undecoded }) => undecoded !== undefined)).toEqual([]);

      const proxied = target.files.flatMap(contents);
      const seen = contents(theirs);
      // What the server sent before it knew that the client had left is on the proxy's wire alone.
      const late = proxied.splice(seen.length);
      expect(late.length).toBeLessThan(4);
      expect(proxied.map(({ body }) => hex(body))).toEqual(seen.map(({ body }) => hex(body)));
      const turned = (i: number) =>
        (proxied[i]!.block as { angles: number[] }).angles.map((angle, axis) =>
          Math.abs(angle - (seen[i]!.block as { angles: number[] }).angles[axis]!),
        );
      expect(Math.max(...seen.flatMap((_, i) => turned(i)))).toBeLessThanOrEqual(STEP / 2);

      for (const file of target.files) expect(wayOf(file, "Ranger")).toBeGreaterThan(200);
      expect([...states(dem, theirs)].at(-1)!.scoreboard.size).toBe(1);

      // The first update ends the sign-on. All is shown from there, but for the first two and the disconnect.
      for (const file of [...own.files(), ...target.files]) {
        const blocks = blocksOf(file);
        const first = blocks.findIndex(({ messages }) =>
          messages.some(({ type }) => type === "updateentity"),
        );
        expect(await framesOf(file)).toBe(blocks.length - first - 3);
      }
    },
    LONGEST,
  );

  it(
    "a client plays for a minute over two level changes, is seen moving, and all that it records is understood",
    async () => {
      const played = async (name: keyof typeof SERVERS) => {
        const port = await freePort();
        const place = { host: HERE, port };
        const words = ["-basedir", folder, ...SERVERS[name](port), "+map", "box"];
        const server = start(name, folder, words);
        const watcher = await connect(place, { name: "Watcher", local: ELSEWHERE });
        const seen = recordingIn(NETQUAKE_RECORDING);
        const watched = recordClient(watcher, seen.recorder);
        const client = await connect(place, { name: "Ranger" });
        const begun = performance.now();
        const own = recordingIn(NETQUAKE_RECORDING);
        const recorded = recordClient(client, own.recorder);
        const problems: unknown[] = [];
        client.on("problem", (problem) => problems.push(problem));
        const maps: string[] = [];
        client.on("level", ({ map }) => maps.push(map));
        const turning = setInterval(() => {
          const yaw = (performance.now() / 20) % 360;
          client.move({ angles: [0, yaw, 0], forward: 320, attack: yaw < 90 });
        }, 100);
        for (const map of ["box2", "box3"]) {
          await pause(20);
          server.type(`changelevel ${map}`);
        }
        await pause(60 - (performance.now() - begun) / 1000);
        clearInterval(turning);
        expect([await client.disconnect(), await watcher.disconnect()]).toMatchObject([
          { reason: "left" },
          { reason: "left" },
        ]);
        await Promise.all([recorded, watched]);
        expect([maps, problems]).toEqual([["box", "box2", "box3"], []]);
        for (const file of seen.files()) expect(wayOf(file, "Ranger")).toBeGreaterThan(100);
        return [...own.files(), ...seen.files()].map((file, i) => {
          const path = join(folder, `${name}-${i}.dem`);
          writeFileSync(path, file);
          return path;
        });
      };
      const paths = await Promise.all([played("quakespasm"), played("darkplaces-server")]);
      const { code, stdout } = await call(["verify", "--json", ...paths.flat()]);
      const reports = stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as object);
      expect([code, reports.length]).toEqual([0, 12]);
      for (const report of reports)
        expect(report).toMatchObject({ identical: true, undecodedBytes: 0 });
    },
    LONGEST,
  );

  it(
    "QuakeSpasm and DarkPlaces watch what is served to the end, without a complaint",
    async () => {
      const reel = await readReel([RUN], { followsView: false });
      const server = await DemoServer.open(reel, { host: HERE, port: 0 });
      running.push({ end: () => server.close() });
      const ends: string[] = [];
      server.on("leave", (_, end) => ends.push(end));
      const real = recordingClient(server.address.port);
      const where = `${HERE}:${server.address.port}`;
      const words = ["-nohome", "+record", "seen", "+connect", where];
      const other = start("darkplaces", folder, clientWords(folder, ...words), display.name);
      await until(() => ends.length === 2);
      await pause(0.5);
      expect(ends).toEqual(["finished", "finished"]);
      await real.engine.end();
      await other.end();

      const framesIn = (recording: Uint8Array) =>
        blocksOf(recording).flatMap(({ messages: [first], body }) =>
          first?.type === "time" ? [hex(body)] : [],
        );
      for (const seen of [real.recording(), readFileSync(join(folder, "id1/seen.dem"))])
        expect(framesIn(seen)).toEqual(framesIn(RUN));
      const heard = consoleOf(folder, "quakespasm") + other.printed;
      expect(heard).not.toMatch(/error|illegible|bad |unknown|unrecognized|missing model/i);
    },
    LONGEST,
  );
});
