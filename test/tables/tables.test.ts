import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOfFile } from "../../formats/index.ts";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import type { Message } from "../../generated/quake2_mvd.ts";
import { eventsOf } from "../../quake/events/index.ts";
import { type Level, timedStates } from "../../quake/world/index.ts";
import { type RecordedBlock, readRecording } from "../../recording/index.ts";
import type { TableName, TableOptions } from "../../quake/tables/index.ts";
import { beginningOf, type File, hasCorpus, isWhole, whyNoCorpus } from "../support/corpus.ts";
import { mvd2Level, mvd2Recording, NOTHING } from "../support/mvd2-recording.ts";
import * as expected from "./expected-rows.ts";
import { OTHERS, OWN, reportOf, type Row, rowsIn } from "./support.ts";
import { eachOfSome, whole } from "../support/whole.ts";

const KINDS = ["players", "entities", "frames", "events"] as const;
type Kind = (typeof KINDS)[number];

interface Choice {
  /** Which of the columns, in which order. */
  readonly columns: readonly string[];
  readonly every: number | undefined;
  readonly between: TableOptions["between"];
}

/** The rows that a choice has of all. */
function* chosen(rows: Iterable<expected.Expected>, { columns, every, between }: Choice) {
  let span: number | undefined;
  let frame: object | undefined;
  let isTaken = true;
  for (const one of rows) {
    if (between !== undefined && (one.seconds < between.from || one.seconds > between.to)) continue;
    if (every !== undefined && one.frame !== frame) {
      const next = Math.floor(one.seconds / every);
      isTaken = next !== span;
      span = next;
      frame = one.frame;
    }
    if (isTaken) yield Object.fromEntries(columns.map((name) => [name, one.row[name]]));
  }
}

function expectRows(file: File, bytes: Uint8Array, kind: Kind, choice: Choice): void {
  const found = rowsIn(file, bytes, kind, { ...choice, batchRows: 100 });
  const rows: Row[] = [...chosen(expected[kind](file, bytes), choice)];
  // What tells of differences is slow.
  if (!isDeepStrictEqual(found, rows)) {
    const at = rows.findIndex((row, i) => !isDeepStrictEqual(row, found[i]));
    expect({ length: found.length, row: found[at] }, `row ${at}`).toEqual({
      length: rows.length,
      row: rows[at],
    });
  }
}

/** All columns of which it is known what they must be. */
function allOf(file: File, bytes: Uint8Array, kind: Kind): Choice {
  const [first] = expected[kind](file, bytes);
  return { columns: Object.keys(first?.row ?? {}), every: undefined, between: undefined };
}

const MOST = isWhole ? 20_000 : 6000;
/** What is looked at of recordings of others. All of them take minutes. */
const SOME = isWhole ? 200_000 : 6_000;

describe("the table of a recording", () => {
  const cases = OWN.flatMap((file) => KINDS.map((kind) => ({ kind, name: file.name, file })));
  it.each(cases)("$kind of $name has all that worlds and events have", ({ kind, file }) => {
    const bytes = file.bytes().subarray(0, MOST);
    expectRows(file, bytes, kind, allOf(file, bytes, kind));
  });

  whole("has the columns, steps and spans that are asked for, also where it is damaged", () => {
    const damage = fc.array(fc.tuple(fc.nat(MOST - 1), fc.nat(255)), { maxLength: 4 });
    const seconds = fc.double({ min: 0, max: 20, noNaN: true });
    const anyChoice = fc.record({
      picked: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
      every: fc.option(fc.constantFrom(0.05, 0.1, 0.25, 1, 7), { nil: undefined }),
      between: fc.option(fc.tuple(seconds, seconds), { nil: undefined }),
    });
    const file = fc.constantFrom(...OWN);
    const any = fc.tuple(file, fc.constantFrom(...KINDS), damage, anyChoice);
    fc.assert(
      fc.property(any, ([of, kind, places, { picked, every, between }]) => {
        const bytes = of.bytes().slice(0, MOST);
        for (const [at, byte] of places) bytes[at % bytes.length] = byte;
        const { columns } = allOf(of, bytes, kind);
        if (columns.length === 0) return;
        const names = new Set(picked.map((i) => columns[i % columns.length]!));
        const [from = 0, to = 0] = between?.toSorted((a, b) => a - b) ?? [];
        expectRows(of, bytes, kind, {
          columns: [...names],
          every: kind === "events" ? undefined : every,
          between: between && { from, to },
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe.skipIf(!hasCorpus)(`the table of a recording of others${whyNoCorpus}`, () => {
  const cases = OTHERS.flatMap((file) => KINDS.map((kind) => ({ kind, name: file.name, file })));
  // Of each recording another kind comes first.
  eachOfSome(cases, 3, "$kind of $name has all that worlds and events have", ({ kind, file }) => {
    const bytes = file.bytes().subarray(0, SOME);
    expectRows(file, bytes, kind, allOf(file, bytes, kind));
  });

  eachOfSome(OTHERS, 3, "eventsOf of $name are those of all that is read", (file) => {
    const bytes = beginningOf(file);
    const found = [...eventsOf(formatOfFile(file.name), bytes)];
    const rows = [...expected.events(file, bytes)].map(({ seconds, row }) => [
      row["type"],
      seconds,
    ]);
    expect(found.map(({ type, seconds }) => [type, seconds])).toEqual(rows);
  });
});

describe("a table", () => {
  const [file] = OWN;
  const bytes = file!.bytes().subarray(0, MOST);
  const of = (what: string, options: TableOptions) =>
    rowsIn(file!, bytes, what as TableName, options);

  it.each([
    ["players", { columns: ["orgin_x"] }, "players has no column orgin_x: did you mean origin_x?"],
    ["plyers", {}, "a recording has no table plyers: did you mean players?"],
    ["messages:prnt", {}, "netquake has no message prnt: did you mean print?"],
    ["print", {}, "a recording has no table print: it has messages:print"],
    [
      "events",
      { every: 1 },
      "events has no frames of which some could be left out: every is for players, entities and frames",
    ],
    ["players", { every: 0 }, "every 0: expected seconds above 0"],
    ["players", { batchRows: 0 }, "batchRows 0: expected 1 to 1048576"],
    [
      "players",
      { where: [{ column: "name", is: "=", value: 3 }] },
      "name is compared with a text, not with 3",
    ],
  ] as const)("%s with %j is an error", (what, options, message) => {
    expect(() => of(what, options)).toThrow(new RangeError(message));
  });

  it("has the rows for which all conditions hold, and none without a value", () => {
    const all = of("entities", { columns: ["entity", "model", "origin_z"] });
    const where = [
      { column: "model", is: "!=", value: "progs/player.mdl" },
      { column: "origin_z", is: ">=", value: 0 },
    ] as const;
    const some = all.filter(
      ({ model, origin_z }) =>
        model !== null && model !== "progs/player.mdl" && (origin_z as number) >= 0,
    );
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect(of("entities", { columns: ["entity", "model", "origin_z"], where })).toEqual(some);
  });
});

describe("some of the frames", () => {
  // A server of Quake II makes ten frames a second (DM2 §4): the nth is at n tenths.
  const server = OWN.find(({ name }) => name === "yq2_serverrecord.dm2")!;
  const tenths = rowsIn(server, server.bytes(), "frames", { columns: ["time"] }).map(({ time }) =>
    Math.round(10 * (time as number)),
  );

  it.each([1, 2, 3, 7])("are the first ones of each span of %d tenths of a second", (every) => {
    const rows = rowsIn(server, server.bytes(), "frames", {
      columns: ["time"],
      every: every / 10,
    });
    const isFirst = (n: number, i: number) =>
      i === 0 || Math.floor(n / every) !== Math.floor(tenths[i - 1]! / every);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ time }) => Math.round(10 * (time as number)))).toEqual(
      tenths.filter(isFirst),
    );
  });
});

describe("levels", () => {
  it.each(OWN)("of $name are those that show frames", (file) => {
    const bytes = file.bytes();
    const rows: Row[] = [];
    for (const { seconds, world } of timedStates(formatOfFile(file.name), bytes)) {
      const { block } = world;
      const last = rows.at(-1);
      if (last?.["of"] !== world.level)
        rows.push({ of: world.level, time: seconds, block, frames: 0 });
      const row = rows.at(-1)!;
      row["frames"] = (row["frames"] as number) + 1;
      row["duration"] = seconds - (row["time"] as number);
    }
    const levels = rows.map(({ of, ...row }, level) => {
      const { map, title, gamedir, maxclients } = of as Level;
      return {
        level,
        map,
        title,
        gamedir: gamedir || null,
        maxclients: maxclients || null,
        ...row,
      };
    });
    const columns = Object.keys(levels[0]!);
    expect(rowsIn(file, bytes, "levels", { columns })).toEqual(levels);
  });
});

describe("messages", () => {
  const members = [
    { name: "dp_server_p15.dem", what: "messages:updatefrags", columns: ["player", "frags"] },
    { name: "dp_server_p15.dem", what: "messages:print", columns: ["text"] },
    { name: "ezquake_client_p28.qwd", what: "messages:updatestat", columns: ["index", "value"] },
    { name: "anchor_mvd.mvd", what: "messages:playerstate", columns: ["player", "frame"] },
    { name: "yq2_client.dm2", what: "messages:configstring", columns: ["index", "string"] },
  ] as const;
  it.each(members)("$what of $name are what reading gives", ({ name, what, columns }) => {
    const file = OWN.find((one) => one.name === name)!;
    const rows: Row[] = [];
    for (const part of readRecording(formatOfFile(name), file.bytes()))
      for (const message of part.kind === "block" ? part.messages : [])
        if (`messages:${message.type}` === what)
          rows.push({
            block: (part as RecordedBlock).index,
            ...Object.fromEntries(columns.map((one) => [one, Reflect.get(message, one) ?? null])),
          });
    expect(rows.length).toBeGreaterThan(0);
    expect(rowsIn(file, file.bytes(), what, { columns: ["block", ...columns] })).toEqual(rows);
  });

  it("have the time of play beside a member of that name", () => {
    const [file] = OWN.filter(({ name }) => name.endsWith(".dem"));
    const [first] = rowsIn(file!, file!.bytes(), "messages:time");
    // The message has the id 7, and a float: c7 4a ef 40 is (1 + 0x6f4ac7 / 2^23) × 2^2.
    const at = Buffer.from(file!.bytes()).indexOf("07c74aef40", 0, "hex");
    expect(at).toBeGreaterThan(0);
    const member_time = (1 + 0x6f4ac7 / 2 ** 23) * 4;
    expect(first).toMatchObject({ time: 0, member_time });
  });

  it("have a column for each element of an array, and rows for each of a list", () => {
    const file = OWN.find(({ name }) => name.endsWith(".qwd"))!;
    const rows: Row[] = [];
    for (const part of readRecording(qwd, file.bytes()))
      for (const message of part.kind === "block" ? part.messages : [])
        if (message.type === "deltapacketentities")
          for (const { number, frame } of message.entities)
            rows.push({ number, frame: frame ?? null });
    expect(rows.length).toBeGreaterThan(0);
    const columns = ["number", "frame"];
    expect(
      rowsIn(file, file.bytes(), "messages:deltapacketentities.entities", { columns }),
    ).toEqual(rows);
    const origins = rowsIn(file, file.bytes(), "messages:playerinfo");
    expect(origins[0]).toMatchObject({
      origin_0: expect.any(Number),
      origin_2: expect.any(Number),
    });
  });
});

describe("a table's report", () => {
  const file = OWN.find(({ name }) => name.endsWith(".dem"))!;

  it("counts what is unknown and what a protocol does not have, with why", () => {
    const columns = ["entity", "renderfx"];
    const { rows, nulls, damage } = reportOf(file, file.bytes(), "entities", { columns });
    const renderfx = { count: rows, why: "netquake does not have it" };
    expect({ nulls, damage }).toEqual({ nulls: { renderfx }, damage: undefined });
    const players = rowsIn(file, file.bytes(), "players", { columns: ["health"] });
    const unknown = players.filter(({ health }) => health === null).length;
    const of = reportOf(file, file.bytes(), "players", { columns: ["health"] });
    const why = "recorded only of the player through whose eyes it is";
    expect(of.nulls).toEqual(unknown === 0 ? {} : { health: { count: unknown, why } });
  });

  it("has 0 for figures that are not sent of whom others are, as clients have (DM2 §3.18)", () => {
    const sent = (number: number, stats: Record<number, number>) => {
      return { number, removed: false, figures: { stats } };
    };
    const players = [sent(2, { 1: 100 }), sent(3, { 3: 7 }), { number: 4, removed: false }];
    const frame: Message = { ...NOTHING, type: "frame", entities: [], players: [] };
    const bytes = mvd2Recording("2010", [mvd2Level({ players }), frame]);
    const columns = ["player", "health", "armor", "ammo"];
    const made = { name: "made.mvd2" } as File;
    expect(rowsIn(made, bytes, "players", { columns }).map(Object.values)).toEqual([
      [2, 100, 0, 0],
      [3, 0, 0, 7],
      [4, null, null, null],
    ]);
  });

  it("says where a recording is damaged, whose rows before and after are there", () => {
    const blocks = [...readRecording(dem, file.bytes())].filter(({ kind }) => kind === "block");
    const { bodyOffset, index } = blocks[60] as RecordedBlock;
    const bytes = file.bytes();
    // No message of NetQuake has this number.
    bytes[bodyOffset] = 70;
    const { damage } = reportOf(file, bytes, "frames");
    expect(damage).toMatchObject({ blocks: 1, tail: 0, offset: bodyOffset });
    const columns = ["block"];
    const all = rowsIn(file, file.bytes(), "frames", { columns }).map(({ block }) => block);
    const found = rowsIn(file, bytes, "frames", { columns }).map(({ block }) => block);
    expect(found).toEqual(all.filter((block) => block !== index));
  });
});

describe("the weapon in hand", () => {
  const named = (ending: string) => OWN.find(({ name }) => name.endsWith(ending))!;
  const weapons = (file: File) =>
    rowsIn(file, file.bytes(), "players", { columns: ["weapon", "own"] })
      .filter(({ own, weapon }) => own && weapon !== null)
      .map(({ weapon }) => weapon);

  /* Bits of `activeweapon`, as Quake's programs number them (DEM §3.14, IT_). */
  const BITS = new Map([
    [1, "shotgun"],
    [2, "super shotgun"],
    [4, "nailgun"],
    [8, "super nailgun"],
    [16, "grenade launcher"],
    [32, "rocket launcher"],
    [64, "thunderbolt"],
    [4096, "axe"],
  ]);

  it("is what the bit of the active weapon says, in NetQuake", () => {
    const bits: (string | undefined)[] = [];
    for (const { world } of timedStates(dem, named(".dem").bytes())) {
      const { slot, stats } = world.view;
      const isShown = slot !== undefined && world.players.has(slot);
      const bit = stats["activeweapon"] as number | undefined;
      if (isShown && bit !== undefined && stats["weapon"] !== 0) bits.push(BITS.get(bit));
    }
    expect(new Set(bits).size).toBeGreaterThan(1);
    expect(weapons(named(".dem"))).toEqual(bits);
  });

  it("is a blaster where a player of Quake II begins", () => {
    expect(weapons(named("yq2_client.dm2"))[0]).toBe("blaster");
  });
});
