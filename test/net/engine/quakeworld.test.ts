import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mvd } from "../../../generated/mvd.ts";
import { qwd } from "../../../generated/qwd.ts";
import { quakeworldMapChecksum } from "../../../quake/map/index.ts";
import {
  connectQuakeworld,
  FilmServer,
  MVD_RECORDING,
  QUAKEWORLD_PROXY,
  QUAKEWORLD_RECORDING,
  readFilm,
  recordClient,
  RecordingProxy,
  recordQtv,
} from "../../../quake/net/index.ts";
import { states } from "../../../quake/world/index.ts";
import { type AnyContainer, readRecording } from "../../../recording/index.ts";
import { isWhole, whyNotWhole } from "../../support/corpus.ts";
import { MemoryTarget } from "../../support/demo-hall.ts";
import { boxMap } from "../../support/engines/box-map.ts";
import {
  addFilesOf,
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
import { recordingIn } from "../../support/recorded-in-memory.ts";

const missing = whyMissing("quakespasm", "ezquake", "mvdsv", "ktx", "xvfb");
const why = missing || whyNotWhole;

const LONGEST = 240_000;
const HERE = "127.0.0.1";
/** What ezQuake's console says of this machine, and of pictures and skins that it has to do without. */
const KNOWN =
  /^.*(?:gamma size|already defined|load charset|load \w+ image|load image|qtv list|skins|user command|unknown-l).*$/gm;
const COMPLAINT = /error|illegible|\bbad\b|unknown|couldn't load|invalid|overflow/i;

let folder: string;
let display: Awaited<ReturnType<typeof openDisplay>>;
const running: { end(): Promise<void> }[] = [];

function start(...how: ConstructorParameters<typeof RealEngine>): RealEngine {
  const engine = new RealEngine(...how);
  running.push(engine);
  return engine;
}

function ezquake(...commands: readonly string[]): RealEngine {
  rmSync(join(folder, "qw/qconsole.log"), { force: true });
  return ezquakeIn(folder, ...commands);
}

function ezquakeIn(place: string, ...commands: readonly string[]): RealEngine {
  return start("ezquake", place, clientWords(place, "-nohome", ...commands), display.name);
}

function complaints(place = folder): string[] {
  const said = consoleOf(place, "ezquake").replace(KNOWN, "");
  return said.split("\n").filter((line) => COMPLAINT.test(line));
}

function blocksIn(container: AnyContainer, bytes: Uint8Array) {
  return [...readRecording(container, bytes)].flatMap((part) =>
    part.kind === "block" ? [part] : [],
  );
}

const isAtEnd = ({ type, text }: { type: string; text?: string }): boolean =>
  type === "end_of_demo" || (type === "stufftext" && text === "changing\nreconnect\n");

/**
 * What a recording has, a line for each block: the player's commands but for the time; the server's messages with the
 * numbers of their packets, but for what ezQuake has in its recordings otherwise. It writes down no empty packets and no
 * pieces of files, and the first entities of a level as a whole.
 */
function linesOf(recording: Uint8Array): string[] {
  return blocksIn(qwd, recording).flatMap(({ block, messages }) => {
    const { code, sequence, acknowledged, angles, msec, forwardmove, buttons } = block as never as {
      [name: string]: unknown;
    };
    if (code === 0) return JSON.stringify([angles, msec, forwardmove, buttons]);
    const kept = messages.filter((message) => message.type !== "chunk" && !isAtEnd(message));
    return kept.length === 0 ? [] : JSON.stringify([sequence, acknowledged, kept]);
  });
}

/** A line without its lists of entities. */
function withoutLists(line: string): string {
  return line.replace(/,?\{"type":"(?:delta)?packetentities".*\]\}(?=\])/, "");
}

/** Where the player of the recording is, in each of its frames. */
function wayOf(recording: Uint8Array): (readonly number[])[] {
  return [...states(qwd, recording)].flatMap(({ players, scoreboard }) =>
    [...players].flatMap(([slot, { origin }]) =>
      scoreboard.get(slot)?.name === "Ranger" ? [origin] : [],
    ),
  );
}

async function framesOf(recording: Uint8Array, ending: string): Promise<number> {
  const FRAMES = /(\d+) frames +[\d.]+ seconds/;
  writeFileSync(join(folder, `qw/played.${ending}`), recording);
  const engine = ezquake("+timedemo", `played.${ending}`);
  await until(() => FRAMES.test(consoleOf(folder, "ezquake")));
  await engine.end();
  expect(complaints()).toEqual([]);
  return Number(FRAMES.exec(consoleOf(folder, "ezquake"))?.[1]);
}

/** Has ezQuake watch a recording to its end. Gives what it records of it. */
async function watched(container: AnyContainer, recording: Uint8Array): Promise<Uint8Array> {
  const film = await readFilm(container, [recording]);
  const server = await FilmServer.open(film, { host: HERE, port: 0 });
  running.push({ end: () => server.close() });
  const ends: string[] = [];
  server.on("leave", (_, end) => ends.push(end));
  const engine = ezquake("+record", "seen", "+connect", `${HERE}:${server.address.port}`);
  await until(() => ends.length > 0, 20 + film.seconds);
  await pause(0.5);
  await engine.end();
  expect(ends).toEqual(["finished"]);
  expect(complaints()).toEqual([]);
  return readFileSync(join(folder, "qw/seen.qwd"));
}

beforeEach(async () => {
  folder = gameFolder();
  display = await openDisplay();
});

afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.end();
  await display.close();
  rmSync(folder, { recursive: true });
});

describe.skipIf(missing !== "" || !isWhole)(`beside QuakeWorld's engines${why}`, () => {
  it(
    "ezQuake sees a client go over two level changes, records what the proxy does, and watches what is served",
    async () => {
      const port = await freePort();
      const words = ["-ip", HERE, "-port", `${port}`, "-game", "ktx", "+sv_progtype", "1"];
      words.push("+qtv_streamport", `${port}`, "+map", "box");
      const server = start("mvdsv", folder, words);
      const target = new MemoryTarget();
      const place = { host: HERE, port };
      const how = { port: 0, game: QUAKEWORLD_PROXY };
      const proxy = await RecordingProxy.open(place, target, how);
      running.push({ end: () => proxy.close() });
      const failures: unknown[] = [];
      proxy.on("failed", (error) => failures.push(error));
      const checksum = quakeworldMapChecksum(boxMap());
      const client = await connectQuakeworld(place, {
        name: "Ranger",
        mapChecksum: () => checksum,
      });
      const own = recordingIn(QUAKEWORLD_RECORDING);
      const recorded = recordClient(client, own.recorder);
      let active = 0;
      client.on("problem", (problem) => failures.push(problem));
      client.on("active", () => active++);
      await until(() => client.world !== undefined && active === 1);
      addFilesOf(client.world!.level, folder);
      const real = ezquake("+record", "own", "+connect", `${HERE}:${proxy.address.port}`);
      await until(() => client.world!.players.size === 2);

      const stream = recordingIn(MVD_RECORDING);
      const leaving = new AbortController();
      const source = { ...place, source: undefined };
      const streamed = recordQtv(source, stream.recorder, { signal: leaving.signal });
      for (const map of ["box2", "box3"]) {
        client.move({ forward: 320, angles: [0, 90, 0] });
        await pause(2);
        const before = active;
        server.type(`map ${map}`);
        await until(() => active > before);
        await until(() => client.world!.players.size === 2);
      }
      client.move({ forward: 320, angles: [0, 90, 0] });
      await pause(2);
      expect(active).toBe(3);
      expect(await client.disconnect()).toMatchObject({ reason: "left" });
      await recorded;
      leaving.abort();
      await streamed;
      await pause(0.5);
      expect(complaints()).toEqual([]);
      await real.end();
      await pause(0.5);
      await proxy.close();
      expect(failures).toEqual([]);

      const theirs = readFileSync(join(folder, "qw/own.qwd"));
      expect(target.files).toHaveLength(3);
      for (const file of [...own.files(), ...target.files, theirs])
        expect(blocksIn(qwd, file).filter((block) => block.undecoded !== undefined)).toEqual([]);
      for (const file of stream.files())
        expect(blocksIn(mvd, file).filter((block) => block.undecoded !== undefined)).toEqual([]);
      // In order, but for the client's first command, which no packet has, and each level's first lists of entities.
      const proxied = target.files.flatMap(linesOf);
      const kept = linesOf(theirs);
      const late = proxied.splice(kept.length - 1);
      expect(late.length).toBeLessThan(4);
      expect(proxied.map(withoutLists)).toEqual(kept.slice(1).map(withoutLists));
      const others = proxied.filter((line, i) => line !== kept[i + 1]);
      expect(others.length).toBeLessThan(10);
      for (const line of others) expect(line).toContain('"deltapacketentities"');

      for (const file of target.files) {
        const ys = wayOf(file).map(([, y]) => y!);
        expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(200);
      }

      // Nine tenths at least of what comes from the first frame on: it draws none while it signs on.
      for (const [, file] of [own.files(), target.files]) {
        const blocks = blocksIn(qwd, file!);
        const first = blocks.findIndex(({ messages }) =>
          messages.some(({ type }) => type === "playerinfo"),
        );
        expect(await framesOf(file!, "qwd")).toBeGreaterThan(0.9 * (blocks.length - first));
      }
      expect(await framesOf(stream.files()[1]!, "mvd")).toBeGreaterThan(20);

      const served = own.files()[1]!;
      expect(wayOf(await watched(qwd, served))).toEqual(wayOf(served));
      expect(wayOf(await watched(mvd, stream.files()[1]!)).length).toBeGreaterThan(20);
    },
    LONGEST,
  );

  it(
    "three ezQuakes at once watch a client's recording and a server's of all players",
    async () => {
      const port = await freePort();
      const words = ["-ip", HERE, "-port", `${port}`, "-game", "ktx", "+sv_progtype", "1"];
      words.push("+qtv_streamport", `${port}`, "+map", "box");
      start("mvdsv", folder, words);
      const place = { host: HERE, port };
      const checksum = quakeworldMapChecksum(boxMap());
      const mapChecksum = () => checksum;
      const client = await connectQuakeworld(place, { name: "Ranger", mapChecksum });
      const other = await connectQuakeworld(place, { name: "Grunt", mapChecksum });
      const own = recordingIn(QUAKEWORLD_RECORDING);
      const recorded = recordClient(client, own.recorder);
      await until(() => client.world?.players.size === 2);
      addFilesOf(client.world!.level, folder);
      const stream = recordingIn(MVD_RECORDING);
      const leaving = new AbortController();
      const source = { ...place, source: undefined };
      const streamed = recordQtv(source, stream.recorder, { signal: leaving.signal });
      client.move({ forward: 320, angles: [0, 90, 0] });
      other.move({ forward: 320, angles: [0, 0, 0] });
      await pause(4);
      leaving.abort();
      await client.disconnect();
      await other.disconnect();
      await Promise.all([recorded, streamed]);

      const folders = ["one", "two", "three"].map((name) => join(folder, name));
      for (const own of folders)
        for (const name of ["id1", "qw"])
          cpSync(join(folder, name), join(own, name), { recursive: true });
      for (const [container, recording] of [
        [qwd, own.files()[0]!],
        [mvd, stream.files()[0]!],
      ] as const) {
        const film = await readFilm(container, [recording]);
        // Slowly, so that the last one to start comes before the first one has seen the end.
        const speed = 0.2;
        const server = await FilmServer.open(film, { host: HERE, port: 0, speed });
        running.push({ end: () => server.close() });
        const ends: string[] = [];
        let most = 0;
        server.on("join", () => (most = Math.max(most, server.spectators.length)));
        server.on("leave", (_, end) => ends.push(end));
        const where = `${HERE}:${server.address.port}`;
        const engines = folders.map((own) => ezquakeIn(own, "+record", "seen", "+connect", where));
        await until(() => ends.length === 3, 60 + film.seconds / speed);
        await pause(0.5);
        for (const engine of engines) await engine.end();
        expect([most, ends]).toEqual([3, ["finished", "finished", "finished"]]);
        expect(folders.flatMap((own) => complaints(own))).toEqual([]);
        for (const own of folders) {
          const way = wayOf(readFileSync(join(own, "qw/seen.qwd")));
          if (container === qwd) expect(way).toEqual(wayOf(recording));
          else expect(way.length).toBeGreaterThan(20);
        }
      }
    },
    LONGEST,
  );
});
