import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import { table as quakeworld } from "../../generated/quakeworld.ts";
import { codecs, type Message, table } from "../../generated/netquake.ts";
import { codecNamed, readRecording, writeRecording } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { states } from "../../quake/world/index.ts";
import { corpusFiles, hasCorpus, whyNoCorpus } from "../support/corpus.ts";

/*
 * What is read to its end may be misread all the same, as bytes that are left over may be messages. So here it is what
 * was read that must make sense.
 */

/** The messages of a recording, with the name of the version of each block. */
function messagesOf(bytes: Uint8Array): { message: Message; version: string }[] {
  return [...readRecording(dem, bytes)].flatMap((part) =>
    part.kind === "block"
      ? part.messages.map((message) => ({ message, version: table.versions[part.version]! }))
      : [],
  );
}

/** All coordinates that a message tells. */
function coordinatesOf(message: Message): number[] {
  const members = message as unknown as Readonly<Record<string, number | number[] | undefined>>;
  return ["origin", "endpos", "origin1", "origin2", "origin3"].flatMap(
    (name) => members[name] ?? [],
  );
}

/** How far a map may reach from its middle. */
const FURTHEST = 8192;

describe.skipIf(!hasCorpus)(`recordings in FitzQuake's and RMQ's protocols${whyNoCorpus}`, () => {
  const files = corpusFiles("dem", ".dem").filter(({ name }) => /p999|p666/.test(name));
  const all = files.map((file) => ({ name: file.name, read: () => messagesOf(file.bytes()) }));
  const spoken = all.filter(({ name }) => !name.includes("lite"));

  it.each(spoken)(
    "$name: numbers of models are of models, and places are on the map",
    ({ name, read }) => {
      let models: readonly string[] = [];
      let version = "";
      const [weapons, statics] = [new Set<string>(), new Set<number>()];
      let furthest = 0;
      for (const one of read()) {
        const { message } = one;
        version = one.version;
        furthest = Math.max(furthest, ...coordinatesOf(message).map(Math.abs));
        if (message.type === "serverinfo") models = message.models;
        if (message.type === "spawnbaseline2" || message.type === "spawnstatic2")
          statics.add(message.modelindex);
        if (message.type !== "clientdata" || message.health <= 0) continue;
        const { weapon = 0, weapon2 = 0 } = message;
        const index = weapon + 256 * weapon2;
        if (index > 0) weapons.add(models[index - 1] ?? `model ${index}`);
      }
      // What has no flags is as 666.
      expect(version).toMatch(/two-levels|p666/.test(name) ? /^666$/ : /^999\+82$/);
      expect([...weapons].filter((name) => !/^progs\/v_\w+\.mdl$/.test(name))).toEqual([]);
      expect(weapons.size).toBeGreaterThan(0);
      expect([...statics].filter((index) => index > models.length)).toEqual([]);
      expect(furthest).toBeLessThanOrEqual(FURTHEST);
      expect(furthest).toBeGreaterThan(100);
    },
  );

  it.each(files.filter(({ name }) => /demo1|demo3|demo2-p666/.test(name)))(
    "$name: worlds know the models of all that is in sight",
    (file) => {
      const wrong: object[] = [];
      for (const { block, entities, problems } of states(dem, file.bytes())) {
        if (problems.length > 0) wrong.push({ block, problems });
        for (const { number, model, modelindex, origin } of entities.values()) {
          const isNamed = (model === undefined) === (modelindex === 0);
          const isNear = origin.every((one) => Math.abs(one) <= FURTHEST);
          if (!isNamed || !isNear) wrong.push({ block, number, model, modelindex, origin });
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe.skipIf(!hasCorpus)(`QuakeWorld's recordings with extensions${whyNoCorpus}`, () => {
  const named = (name: string) => corpusFiles("qwd", name)[0]!;

  it.each([
    ["bps-fte.qwd", "fte+origins", 29_808, [32, -616, -80], [352, -113, 37]],
    ["bridge-rl-fte.qwd", "fte+float", 3657, [0, -912, -192], [1978, 541, 64]],
    ["dm4jump-fte.qwd", "fte+float", 4732, [-208, -1032, -320], [1185, -8, 68]],
  ])("%s is %s: entities have models, and are on the map", (name, version, count, low, high) => {
    const bytes = named(name).bytes();
    const versions = new Set<string>();
    for (const part of readRecording(qwd, bytes))
      if (part.kind === "block" && part.protocol === quakeworld.name)
        versions.add(quakeworld.versions[part.version]!);
    expect([...versions]).toEqual(["28", version]);
    const seen = { entities: 0, unnamed: 0, problems: [] as string[] };
    const places: number[][] = [];
    for (const { entities, players, problems } of states(qwd, bytes)) {
      seen.problems.push(...problems);
      places.push(...[...entities.values(), ...players.values()].map((one) => [...one.origin!]));
      for (const { model, modelindex } of entities.values()) {
        seen.entities++;
        if ((model === undefined) !== (modelindex === 0)) seen.unnamed++;
      }
    }
    expect(seen).toEqual({ entities: count, unnamed: 0, problems: [] });
    const ends = (end: (a: number, b: number) => number) =>
      [0, 1, 2].map((i) =>
        Math.round(places.map((place) => place[i]!).reduce((a, b) => end(a, b))),
      );
    expect([ends(Math.min), ends(Math.max)]).toEqual([low, high]);
  });

  it("a jump is a player's who leaves the ground and comes back to it", () => {
    const ground: boolean[] = [];
    for (const part of readRecording(qwd, named("dm4jump-fte.qwd").bytes()))
      for (const message of part.kind === "block" ? part.messages : [])
        if (message.type === "playerinfo") ground.push(message.onground === true);
    const changes = ground.filter((one, i) => i > 0 && one !== ground[i - 1]).length;
    expect(ground.length).toBeGreaterThan(300);
    expect(changes).toBeGreaterThan(2);
  });
});

describe("what follows RMQ's serverinfo", () => {
  const level: Message & { type: "serverinfo" } = {
    type: "serverinfo",
    serverversion: 15,
    maxclients: 1,
    gametype: 0,
    mapname: "The Test",
    models: ["maps/e1m1.bsp"],
    sounds: [],
  };
  const angles = [90, -45, 360 / 65536] as const;
  /** Blocks as a server would write them, and after them id's protocol. */
  const recording = (serverversion: number, version: string, protocolflags?: number) => {
    const body = (as: string, message: Message) => {
      const w = new Writer();
      codecNamed(codecs, as).encode(w, message);
      return written(w).slice();
    };
    // No codec writes flags that nobody described.
    const begin = body("1.09", { ...level, serverversion: 999, protocolflags: 0 });
    const view = new DataView(begin.buffer);
    view.setInt32(1, serverversion, true);
    if (protocolflags !== undefined) view.setUint32(5, protocolflags, true);
    const turn = body(version, { type: "setangle", angles: [...angles] });
    const plain = body("1.09", level);
    const last = body("1.09", { type: "setangle", angles: [90, -45, 0] });
    return [begin, turn, plain, last];
  };
  const readAll = (bodies: readonly Uint8Array[]) => {
    const head = new TextEncoder().encode("-1\n");
    const blocks = bodies.flatMap((body) => {
      const block = new Uint8Array(16 + body.length);
      new DataView(block.buffer).setUint32(0, body.length, true);
      block.set(body, 16);
      return [...block];
    });
    const bytes = Uint8Array.from([...head, ...blocks]);
    const parts = [...readRecording(dem, bytes)];
    expect(writeRecording(dem, parts)).toEqual(bytes);
    return parts.flatMap((part) => (part.kind === "block" ? [part] : []));
  };

  it.each([
    ["999+82", 0x82],
    ["999+12", 0x12],
    ["999+82", 0xc00000e3],
  ])("is in %s where the flags are %i", (version, flags) => {
    const wrong = flags > 0x80000000 ? 0x40000000 + (flags - 0xc0000000) : flags;
    const blocks = readAll(recording(999, version, wrong));
    expect(blocks.map(({ undecoded }) => undecoded)).toEqual(blocks.map(() => undefined));
    expect(blocks[1]!.messages).toEqual([{ type: "setangle", angles }]);
    expect(blocks.map((block) => table.versions[block.version])).toEqual([
      "1.09",
      version,
      version,
      "1.09",
    ]);
  });

  it.each([
    ["angles as floats", 0x84],
    ["two kinds of coordinates", 0x92],
    ["more flags elsewhere", 0x80000082],
  ])(
    "stays bytes where the flags say %s, until a protocol is told that is described",
    (_, flags) => {
      const blocks = readAll(recording(999, "999+82", flags));
      expect(blocks.map(({ undecoded }) => undecoded === undefined)).toEqual([
        false,
        false,
        true,
        true,
      ]);
      expect(blocks[0]!.unknownProtocol).toBe(999);
      expect(String(blocks[0]!.error)).toMatch(
        new RegExp(`protocolflags ${flags}.* beside serverversion 999 is not described here`),
      );
      expect(blocks[3]!.messages).toEqual([{ type: "setangle", angles: [90, -45, 0] }]);
    },
  );
});
