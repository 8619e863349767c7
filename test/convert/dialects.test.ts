import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { codecs, type Message, type Serverinfo, table } from "../../generated/netquake.ts";
import { arbitrariesOf } from "../../fuzz/values/messages.ts";
import { difference } from "../../fuzz/properties/equal.ts";
import { conversionTo, type Loss, Losses } from "../../quake/convert/index.ts";
import { Fitter } from "../../quake/convert/fit/fit.ts";
import { EditError } from "../../quake/edit/index.ts";
import { type Entity, states, type World } from "../../quake/world/index.ts";
import { codecNamed, readRecording } from "../../recording/index.ts";
import { canonical } from "../../runtime/canonical/canonical-form.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import {
  corpusFiles,
  type File,
  fixtures,
  hasCorpus,
  isWhole,
  whyNoCorpus,
} from "../support/corpus.ts";
import { converted, wrongWith } from "../support/converted.ts";
import { bytesOf } from "../support/edit-states.ts";
import { whole } from "../support/whole.ts";

const DIALECTS = ["15", "666", "999", "999+12", "999+82"];

function versionOf(name: string): number {
  return name === "15" ? table.current : table.versions.indexOf(name);
}

// ---- one message

/** What a message becomes, and what is lost. */
function fitted(message: Message, from: string, to: string) {
  const losses = new Losses();
  const value = new Fitter(table, losses).fit(message, versionOf(from), versionOf(to));
  return { value, losses: losses.report };
}

function loss(outcome: Loss["outcome"], member: string, largest?: number): Partial<Loss> {
  return { outcome, member, count: 1, largest };
}

describe("a message in another dialect", () => {
  it("has high bytes clamped where there is no room for them, and of what is looked up by name nothing", () => {
    const message: Message = {
      type: "clientdata",
      items: 1,
      onground: true,
      inwater: false,
      health: 100,
      ammo: 1,
      ammo2: 1,
      shells: 0xff,
      nails: 0,
      rockets: 0,
      cells: 0,
      activeweapon: 1,
      weapon: 0x4a,
      weapon2: 1,
      weaponalpha: 128,
    };
    const { value, losses } = fitted(message, "666", "15");
    expect(value).toMatchObject({ ammo: 255, shells: 255, weapon: 0 });
    expect(value).not.toHaveProperty("weaponalpha");
    // 0x101 = 257, 2 more than 255.
    expect(losses).toMatchObject([
      loss("clamped", "ammo", 2),
      loss("dropped", "weapon"),
      loss("dropped", "weaponalpha"),
    ]);
    expect(fitted(message, "666", "999").value).toEqual(message);
  });

  it("has coordinates and angles to the nearest step, and the furthest of them is told", () => {
    const message: Message = {
      type: "spawnstatic",
      modelindex: 1,
      frame: 2,
      colormap: 0,
      skin: 0,
      origin: [1.0625, 5000, -20.125],
      angles: [359.9945068359375 - 360, 0.703125, 90],
    };
    const { value, losses } = fitted(message, "999+82", "666");
    // 1.0625 × 8 = 8.5, half way up is 9 / 8; 32767 / 8 = 4095.875; 0.703125 × 256 / 360 = 0.5, up to 1.
    expect(value).toMatchObject({ origin: [1.125, 4095.875, -20.125], angles: [0, 1.40625, 90] });
    expect(losses).toMatchObject([
      { outcome: "rounded", member: "angles", count: 2, largest: 0.703125 },
      { outcome: "clamped", member: "origin", count: 1, largest: 904.125 },
      { outcome: "rounded", member: "origin", count: 1, largest: 0.0625 },
    ]);
    expect(fitted(message, "999+82", "999+12").losses).toEqual([]);
  });

  it("takes an angle around: what is nearest to 359.9 is 0", () => {
    const message: Message = { type: "setangle", angles: [359.9, -180, 540] };
    const { value, losses } = fitted(message, "999+12", "15");
    expect(value).toMatchObject({ angles: [0, -180, -180] });
    expect(losses[0]!.largest).toBeCloseTo(0.1, 5);
  });

  it("is itself where nothing is another, without the hints", () => {
    const message: Message = { type: "damage", armor: 1, blood: 2, origin: [1, 2, 3] };
    for (const to of DIALECTS)
      expect(fitted(message, "15", to)).toEqual({ value: message, losses: [] });
    const sound: Message = {
      type: "sound",
      flags: 4,
      channel: 1,
      entity: 2,
      soundnum: 3,
      origin: [0, 0, 0],
    };
    expect(fitted(sound, "15", "666").value).toEqual({ ...sound, flags: undefined });
  });

  it("has a high byte with what the baseline has beside it", () => {
    const fit = (baseline: object) => {
      const message: Message = { type: "updateentity", entity: 7, nolerp: false, model2: 2 };
      const fitter = new Fitter(table, new Losses());
      const references = { baseline } as never;
      return fitter.fit(message, versionOf("666"), versionOf("999"), references);
    };
    // Both have one: it stays.
    expect(fit({ modelindex: 0x133 })).toMatchObject({ model2: 2 });
    const losses = new Losses();
    const message: Message = { type: "updateentity", entity: 7, nolerp: false, model2: 0 };
    const baseline = { modelindex: 0x133, frame: 9, colormap: 8, skin: 7, effects: 6 };
    const made = new Fitter(table, losses).fit(message, versionOf("666"), versionOf("15"), {
      baseline,
    } as never);
    expect(made).toEqual({ ...message, modelindex: 0x33, model2: undefined });
    expect(losses.report).toEqual([]);
  });

  it("says the items that 1.06 may leave out", () => {
    const [entry] = arbitrariesOf(table).filter(({ message }) => message === "clientdata");
    fc.assert(
      fc.property(entry!.any(false), (any) => {
        const message = { ...any, items: undefined } as Message & { type: "clientdata" };
        const value = new Fitter(table, new Losses()).fit(message, 5, table.current);
        expect(value).toMatchObject({ items: 0x4001 });
      }),
      { numRuns: 5 },
    );
  });
});

describe("any message", () => {
  const own = arbitrariesOf(table).filter(({ to }) => table.current <= to);

  whole(
    "can be written in each dialect that has it, canonically, and what fits once fits without loss",
    () => {
      fc.assert(
        fc.property(
          fc.oneof(...own.map(({ any, to }) => any(true).map((m) => [m, to] as const))),
          ([any, from]) => {
            for (const name of DIALECTS) {
              const to = versionOf(name);
              const value = new Fitter(table, new Losses()).fit(any, from, to);
              if (value === undefined) continue;
              const codec = codecNamed(codecs, table.versions[to]!);
              const w = new Writer();
              codec.encode(w, value as Message);
              const read = codec.decode(new Reader(written(w)));
              const again = new Losses();
              const same = new Fitter(table, again).fit(read, to, to);
              expect(again.report).toEqual([]);
              expect(difference(bare(same!), bare(canonical(codec, read)))).toBeUndefined();
              expect(difference(bare(value as Message), bare(same!))).toBeUndefined();
            }
          },
        ),
        { numRuns: 150 },
      );
    },
  );
});

/** Without members that are undefined, and with numbers as they are written. */
function bare(message: Message): unknown {
  return JSON.parse(JSON.stringify(message));
}

// ---- recordings

/** A recording of an invented level: what dialects have, and Quake has not. */
function recordingOf(messages: readonly Message[], version: string): Uint8Array {
  const info: Serverinfo = {
    type: "serverinfo",
    serverversion: version === "15" ? 15 : Number(version.slice(0, 3)),
    protocolflags: version.startsWith("999") ? Number(`0x${version.slice(4) || "0"}`) : undefined,
    maxclients: 1,
    gametype: 0,
    mapname: "invented",
    models: Array.from({ length: 300 }, (_, i) => `progs/${i + 1}.mdl`),
    sounds: ["misc/null.wav"],
  };
  const block = { type: "block", angles: [0, 0, 0], messages: new Uint8Array(0) };
  const of = (own: readonly Message[]) => {
    return {
      kind: "block",
      block,
      messages: own,
      version: versionOf(version),
      undecoded: undefined,
    };
  };
  const header = { kind: "header", bytes: new TextEncoder().encode("-1\n"), reading: "line" };
  return bytesOf(dem, [header, of([info]), ...messages.map((message) => of([message]))]).slice();
}

function messagesIn(bytes: Uint8Array): Message[] {
  return [...readRecording(dem, bytes)].flatMap((part) =>
    part.kind === "block" ? (part.messages as Message[]) : [],
  );
}

const STATIC = { frame: 0, colormap: 0, skin: 0 };
const HERE = { origin: [8, 16, -24], angles: [0, 90, 0] } as const;
const BASELINE: Message = {
  type: "spawnbaseline2",
  entity: 7,
  modelindex: 290,
  ...STATIC,
  ...HERE,
  origin: [8, 16, -24],
  angles: [0, 90, 0],
  alpha: 128,
};

describe("a recording in Quake's own protocol", () => {
  const update = (entity: number, more: object): Message => {
    return { type: "updateentity", entity, nolerp: false, ...more };
  };
  const bytes = recordingOf(
    [
      BASELINE,
      { type: "spawnstaticsound2", origin: [1, 2, 3], soundnum: 1, volume: 1, attenuation: 1 },
      { type: "fog", levels: [0, 0, 0, 0], time: 0 },
      // Of the number 290 = 0x122 the high byte is another one: 0x22 is left.
      update(7, { model2: 0 }),
      update(600, { frame: 3 }),
      { type: "version", serverprotocol: 666 },
    ],
    "666",
  );
  /** Each test makes it anew, so that what one sees is of the code as it is then. */
  function anew() {
    const conversion = conversionTo(dem, "15");
    return { conversion, messages: messagesIn(converted(dem, bytes, conversion)) };
  }

  it("tells so, with no mark of extensions, and has the names that there is room for", () => {
    const { messages } = anew();
    const [info] = messages;
    expect(info).toMatchObject({ type: "serverinfo", serverversion: 15 });
    expect(info).toMatchObject({ fte: undefined, fte2: undefined });
    expect((info as Serverinfo).models).toHaveLength(255);
    expect(messages.at(-1)).toEqual({ type: "version", serverprotocol: 15 });
  });

  it("has Quake's messages in place of the dialect's, and a block for each that had one", () => {
    const { messages } = anew();
    expect(messages.slice(1, -1)).toMatchObject([
      { type: "spawnbaseline", entity: 7, modelindex: 0, ...HERE },
      { type: "spawnstaticsound", soundnum: 1 },
      { type: "nop" },
      { type: "updateentity", entity: 7, modelindex: 0x22 },
      { type: "nop" },
    ]);
  });

  it("tells what is lost, how often, and where first", () => {
    const { conversion } = anew();
    expect(conversion.losses.report).toMatchObject([
      { of: "fog", outcome: "dropped", count: 1, block: 3 },
      { of: "serverinfo", member: "models", outcome: "dropped", block: 0 },
      { of: "spawnbaseline2", member: "alpha", outcome: "dropped", block: 1 },
      { of: "spawnbaseline2", member: "modelindex", outcome: "dropped", block: 1 },
      { of: "updateentity", outcome: "dropped", count: 1, block: 5 },
    ]);
  });

  it("is refused where it comes from another protocol, or from none that is told", () => {
    const foreign = recordingOf([], "15");
    // After header, size and angles, the id and the number 15: 3504 is DarkPlaces'.
    new DataView(foreign.buffer).setInt32(3 + 16 + 1, 10_000, true);
    expect(() => converted(dem, foreign, conversionTo(dem, "666"))).toThrow(/protocol 10000/);
    expect(() => converted(dem, bytes.subarray(0, 3), conversionTo(dem, "666"))).toThrow(EditError);
    expect(() => conversionTo(dem, "667")).toThrow(/there is 15, 666, 999/);
  });

  it("keeps RMQ's flags that tell no widths", () => {
    const own = recordingOf([], "999+82");
    new DataView(own.buffer).setUint32(3 + 16 + 5, 0x82 | 0x60, true);
    const [info] = messagesIn(converted(dem, own, conversionTo(dem, "999+12")));
    expect(info).toMatchObject({ serverversion: 999, protocolflags: 0x12 | 0x60 });
  });
});

/** Numbers as the protocol of id's tells them, from the documents and by no code of the project. */
const coord = (value: number) => Math.max(-4096, Math.min(4095.875, Math.round(value * 8) / 8));
const angle = (value: number) =>
  (((((Math.round((value * 256) / 360) + 128) % 256) + 256) % 256) - 128) * (360 / 256);
const EXACT = (value: number) => value;

interface Rules {
  readonly coord: (value: number) => number;
  readonly angle: (value: number) => number;
  readonly models: number;
  readonly entities: number;
}

function rulesOf(to: string): Rules {
  if (to.startsWith("999+"))
    return { coord: EXACT, angle: EXACT, models: Infinity, entities: Infinity };
  if (to === "15") return { coord, angle, models: 255, entities: 600 };
  return { coord, angle, models: Infinity, entities: Infinity };
}

/** What a world is to be in another dialect, as far as both have it. */
function expectedWorld({ entities, scoreboard, view, time, level }: World, rules: Rules) {
  const model = (index: unknown) => (Number(index) > rules.models ? 0 : Number(index));
  const kept = [...entities].filter(([number]) => number < rules.entities);
  const { weapon, weaponframe, ammo, ...stats } = view.stats;
  const most = rules.models;
  return {
    entities: kept.map(([number, entity]) => [number, entityOf(entity, rules, model)]),
    scoreboard: [...scoreboard],
    view: { entity: view.entity, angles: view.angles },
    weapon: model(weapon),
    ammo: Math.min(Number(ammo), most),
    weaponframe: Math.min(Number(weaponframe), most),
    health: stats["health"],
    items: stats["items"],
    time,
    models: level.models.slice(0, rules.models + 1),
    lightstyles: [...level.lightstyles],
  };
}

function entityOf(entity: Entity, rules: Rules, model: (index: unknown) => number) {
  const { modelindex, frame, colormap, skin, effects, origin, angles } = entity;
  return {
    modelindex: model(modelindex),
    frame: Math.min(frame, rules.models),
    colormap,
    skin,
    effects,
    // -0 is 0 on the wire.
    origin: origin.map((value) => rules.coord(value) + 0),
    angles: angles.map((value) => rules.angle(value) + 0),
  };
}

/** What is another one than it should be in a recording that was converted; undefined when nothing is. */
function wrongWorld(source: Uint8Array, made: Uint8Array, rules: Rules): string | undefined {
  const others = states(dem, made);
  for (const world of states(dem, source)) {
    const other = others.next();
    if (other.done) return `block ${world.block}: there is no frame`;
    const same: Rules = { coord: EXACT, angle: EXACT, models: rules.models, entities: Infinity };
    const found = difference(expectedWorld(world, rules), expectedWorld(other.value, same));
    if (found !== undefined) return `block ${world.block}: ${found}`;
  }
  return others.next().done ? undefined : "there are more frames";
}

/** What shows each dialect, and the oldest protocol. */
const TELLING = /^(?:dp_server|id-shareware-demo1|librequake-demo[23]-p|from-memory-demo1-p999)/;

/** Enough of each: the rest of a recording has little that its beginning has not. */
const MOST = isWhole ? Infinity : 12_000;

const RECORDINGS: File[] = [...fixtures(".dem"), ...corpusFiles("dem", ".dem")].filter(({ name }) =>
  // Girlich's test recordings have no level.
  isWhole ? !/^girlich-(?:qfont|cd)/.test(name) : TELLING.test(name),
);

describe(`recordings in other dialects${isWhole ? "" : ", their beginnings"}${hasCorpus ? "" : whyNoCorpus}`, () => {
  it.each(RECORDINGS)("$name shows what it showed", (file) => {
    const bytes = file.bytes().subarray(0, MOST);
    // Of a recording of megabytes all dialects would take minutes, and show nothing more.
    for (const to of isWhole && bytes.length < 1_000_000 ? DIALECTS : ["15", "999+82"]) {
      const made = converted(dem, bytes, conversionTo(dem, to));
      expect([to, wrongWith(dem, made)]).toEqual([to, undefined]);
      expect([to, wrongWorld(bytes, made, rulesOf(to))]).toEqual([to, undefined]);
    }
  });
});
