import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import { entityUpdate } from "../../quake/edit/added/netquake.ts";
import { checkScript } from "../../quake/edit/cameras/check.ts";
import type { Shot } from "../../quake/edit/cameras/script.ts";
import { Targets } from "../../quake/edit/cameras/targets.ts";
import { ChangedBlock, withAfter } from "../../quake/edit/changed-block.ts";
import type { EditedBlock } from "../../quake/edit/edit.ts";
import { Endings } from "../../quake/edit/endings.ts";
import { withoutCommands } from "../../quake/edit/family/family.ts";
import { familyOf } from "../../quake/edit/family/index.ts";
import { fromQuake } from "../../quake/edit/subtitles/markup.ts";
import { Timeline } from "../../quake/edit/subtitles/timeline.ts";
import type { RecordedBlock } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { blocksOf } from "../support/edit-states.ts";
import { demOf } from "../support/made-dem.ts";

/* Parts of edits that runs of whole recordings hardly reach, each at its limits. */

describe("what a camera is told to look at", () => {
  const level = {};
  const world = (more: object, own = level) =>
    ({
      level: own,
      view: { entity: 5 },
      entities: new Map([
        [5, { origin: [1, 2, 3], angles: [10, 20, 30] }],
        [9, { origin: [4, 5, 6], angles: [40, 50, 60] }],
      ]),
      players: new Map([[0, { name: "\xc1nn", origin: [7, 8, 9], angles: [1, 70, 2] }]]),
      ...more,
    }) as never;

  it("is where it is, or was last in its level", () => {
    const targets = new Targets();
    const [player, entity, recorder] = [
      { kind: "player", name: "ann" },
      { kind: "entity", number: 9 },
      { kind: "recorder" },
    ] as const;
    expect([targets.spot(player), targets.isThere(player)]).toEqual([undefined, false]);
    targets.see(world({}));
    const spots = () => [player, entity, recorder].map((target) => targets.spot(target as never));
    const there = [
      { origin: [7, 8, 9], yaw: 70 },
      { origin: [4, 5, 6], yaw: 50 },
      { origin: [1, 2, 3], yaw: 20 },
    ];
    expect(spots()).toEqual(there);
    const gone = { players: new Map(), entities: new Map() };
    targets.see(world(gone));
    expect([spots(), targets.isThere(player), targets.isThere(entity)]).toEqual([
      there,
      false,
      false,
    ]);
    targets.see(world({ players: new Map([[0, { name: "ann", origin: [1, 1, 1] }]]) }));
    expect(targets.spot(player)).toEqual({ origin: [1, 1, 1], yaw: 0 });
    targets.see(world(gone, {}));
    expect(spots()).toEqual([undefined, undefined, undefined]);
    targets.see(world({ ...gone, view: {} }, {}));
    expect(targets.isThere(recorder as never)).toBe(false);
  });
});

describe("a camera's script", () => {
  const survey = { levels: 2, seconds: 60, entities: new Set([3, 1]), players: new Set(["ann"]) };
  const point = [0, 0, 0] as const;
  const shot = (from: number, to: number, more: object = {}): Shot =>
    ({
      from,
      to,
      place: { kind: "still", point },
      look: { kind: "point", point },
      ...more,
    }) as Shot;
  const wrong = (...shots: Shot[]) => {
    try {
      checkScript({ shots }, survey as never);
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };
  const path = (...times: number[]) =>
    shot(1, 2, { place: { kind: "path", path: { points: times.map((at) => ({ at, point })) } } });

  it("has shots one after the other, in the recording", () => {
    expect(wrong()).toBe("the script has no shots");
    expect([wrong(shot(0, 5), shot(5, 6)), wrong(shot(5, 6), shot(0, 5))]).toEqual(["", ""]);
    expect(wrong(shot(0, 5), shot(4.9, 6))).toMatch(/begins before/);
    // Of other levels and clocks nothing is known.
    expect(wrong(shot(0, 5, { level: 1 }), shot(1, 6, { level: 2 }))).toBe("");
    expect(wrong(shot(0, 5, { clock: "server" }), shot(1, 6))).toBe("");
    expect(wrong(shot(0, 5, { clock: "play" }), shot(1, 6))).toMatch(/begins before/);
    for (const [from, to] of [
      [-1, 1],
      [1, 1],
      [NaN, 1],
    ] as const)
      expect(wrong(shot(from, to))).toMatch(/does not end after it begins/);
    expect([wrong(shot(0, 1, { level: 2 })), wrong(shot(60, 61))]).toEqual(["", ""]);
    expect(wrong(shot(0, 1, { level: 3 }))).toMatch(/the recording has 2 levels/);
    expect(wrong(shot(60.1, 61))).toMatch(/after the recording's end: it has 60.0 s/);
    expect([wrong(shot(61, 62, { level: 1 })), wrong(shot(61, 62, { clock: "server" }))]).toEqual([
      "",
      "",
    ]);
  });

  it("has paths of two points or more, whose times rise", () => {
    expect([wrong(path(1, 2)), wrong(path(0, 1, 1.5))]).toEqual(["", ""]);
    expect(wrong(path(1))).toMatch(/two points or more/);
    for (const times of [
      [1, 1],
      [2, 1],
      [0, 1, 1],
      [0, NaN],
    ])
      expect(wrong(path(...times))).toMatch(/do not rise/);
    const look = { ...path(1, 1), place: { kind: "still", point }, look: path(1, 1).place } as Shot;
    expect(wrong(look)).toMatch(/do not rise/);
  });

  it("follows what is in sight", () => {
    const at = (target: object) => wrong(shot(0, 1, { look: { kind: "target", target } }));
    expect([
      at({ kind: "recorder" }),
      at({ kind: "entity", number: 3 }),
      at({ kind: "player", name: "ANN" }),
    ]).toEqual(["", "", ""]);
    expect(at({ kind: "entity", number: 2 })).toMatch(/never in sight: there are 1, 3/);
    expect(at({ kind: "player", name: "bob" })).toMatch(
      /no player "bob" is in sight: there are ann/,
    );
    const many = { ...survey, entities: new Set(Array.from({ length: 21 }, (_, i) => i)) };
    const other = shot(0, 1, { place: { kind: "follow", target: { kind: "entity", number: 99 } } });
    expect(() => checkScript({ shots: [other] }, many as never)).toThrow(/18, 19 and 1 more/);
  });
});

describe("an entity that is added", () => {
  it("has the nearest of 256 angles, from -180 on, and its model's number in one byte or two", () => {
    const added = (angle: number, model = 1) =>
      entityUpdate({ number: 7, origin: [1, 2, 3], angles: [angle, 0, 0], model, isCut: true });
    // A step is 1.40625 degrees.
    const cases = [
      [90, 90],
      [180, -180],
      [-90, -90],
      [359.9, 0],
      [1, 1.40625],
      [0.7, 0],
      [178, 178.59375],
    ] as const;
    for (const [angle, nearest] of cases)
      expect([angle, added(angle).angle1]).toEqual([angle, nearest]);
    const turned = { number: 7, origin: [1, 2, 3], angles: [1, 90, -90], model: 1, isCut: false };
    expect(entityUpdate(turned as never)).toMatchObject({
      angle1: 1.40625,
      angle2: 90,
      angle3: -90,
      nolerp: false,
    });
    const { type, entity, modelindex, model2, origin1, origin2, origin3, nolerp } = added(0, 255);
    expect([type, entity, modelindex, model2, origin1, origin2, origin3, nolerp]).toEqual([
      "updateentity",
      7,
      255,
      undefined,
      1,
      2,
      3,
      true,
    ]);
    expect(added(0, 0x100)).toMatchObject({ modelindex: 0, model2: 1 });
    expect(added(0, 0x201)).toMatchObject({ modelindex: 1, model2: 2 });
  });
});

describe("a block with other messages", () => {
  const print = (text: string): AnyMessage => ({ type: "print", text }) as AnyMessage;
  const [first, second, third] = ["a", "b", "c"].map((text) => print(text)) as [
    AnyMessage,
    AnyMessage,
    AnyMessage,
  ];
  const about = {
    kind: "block",
    block: { type: "block" },
    version: 3,
    undecoded: undefined,
  } as const;
  const small: EditedBlock = { ...about, messages: [first, second, third] };
  /** Nobody asks for all of it at once. */
  const large = (): EditedBlock => ({
    ...about,
    get messages(): never {
      throw new Error("they are held");
    },
    runs: () => [{ messages: [first, second] }, { messages: [third] }],
  });
  const runsOf = ({ runs }: EditedBlock) => runs && [...runs()].map(({ messages }) => messages);
  const change = (message: AnyMessage, index: number) =>
    index === 0 ? undefined : index === 2 ? { ...message, text: "d" } : message;

  it("gives those of a large one run by run, each by its index", () => {
    const other = { ...third, text: "d" };
    expect(runsOf(new ChangedBlock(large(), change))).toEqual([[second], [other]]);
    expect([...new ChangedBlock(large(), change).messages]).toEqual([second, other]);
    expect([...new ChangedBlock(small, change).messages]).toEqual([second, other]);
    expect(runsOf(new ChangedBlock(small, change))).toBeUndefined();
  });

  it("has those that come after its own in a run of their own", () => {
    expect(runsOf(withAfter(large(), [first]))).toEqual([[first, second], [third], [first]]);
    expect([...withAfter(large(), [first]).messages]).toEqual([first, second, third, first]);
    expect([...withAfter(small, [first]).messages]).toEqual([first, second, third, first]);
    expect(runsOf(withAfter(small, [first]))).toBeUndefined();
  });
});

describe("how a recording ends", () => {
  const end = { type: "disconnect" };
  const text = { type: "print", text: "a" };
  const [first, both, only, next] = blocksOf(
    dem,
    demOf([{ type: "nop" }], [text, end], [end], [text]),
  ) as [RecordedBlock, RecordedBlock, RecordedBlock, RecordedBlock];

  it("is held back with the block before, until something follows", () => {
    const endings = new Endings(familyOf(dem));
    expect([first, both, only, next].map((part) => endings.take(part))).toEqual([
      [],
      [first],
      [],
      [both, only],
    ]);
    expect([endings.take(only), endings.end(), endings.end()]).toEqual([[], [next, only], []]);
  });

  it("is left out where something follows, and all else of the last blocks stays", () => {
    const endings = new Endings(familyOf(dem));
    for (const part of [both, only]) endings.take(part);
    expect(endings.goOn().map(({ messages }) => messages)).toEqual([[text]]);
    expect(endings.end()).toEqual([]);
  });
});

describe("texts", () => {
  it("are left without some commands, and nothing where nothing is left", () => {
    const without = (text: string) => withoutCommands(text, new Set(["bf", "stop"]));
    expect(
      ["a\nbf\nb\n", "bf\n", " bf \nstop\n", "a", "bf", "\n", "bfg\n", "a\nbf", "bf\na"].map(
        without,
      ),
    ).toEqual(["a\nb\n", "", "", "a", "", "\n", "bfg\n", "a", "a"]);
    expect(["", "bf\n\n", "\nbf"].map(without)).toEqual(["", "\n", ""]);
  });

  it("of Quake are ASCII, in bold where they are in the second colour", () => {
    const plain = (code: number) => fromQuake(String.fromCharCode(code), "srt");
    // 18 to 27 are golden digits; what Quake's characters do not have stays.
    expect([0x41, 0xc1, 16, 17, 18, 27, 28, 0x92, 0x7f, 0, 0xff, 0x100, 0x3b1].map(plain)).toEqual([
      "A",
      "<b>A</b>",
      "[",
      "]",
      "<b>0</b>",
      "<b>9</b>",
      ".",
      "<b>0</b>",
      "?",
      "?",
      "<b>?</b>",
      "Ā",
      "α",
    ]);
    expect(fromQuake("a \xc1\xc2 c", "srt")).toBe("a <b>AB</b> c");
    expect([fromQuake("<&", "vtt"), fromQuake("<&", "srt")]).toEqual(["&lt;&amp;", "<&"]);
  });
});

describe("subtitles in time", () => {
  const cue = (from: number, to: number, text = "a") => ({ from, to, text });
  const kinds = ({ notes }: Timeline) => notes.map(({ kind }) => kind);

  it("are noted where a recording ends before they were shown, or while they are", () => {
    const timeline = new Timeline([cue(1, 9), cue(20, 30)]);
    timeline.go(1000);
    timeline.end(5);
    expect(kinds(timeline)).toEqual(["short", "after"]);
    const shown = new Timeline([cue(1, 9)]);
    shown.go(1000);
    shown.carry(false);
    shown.carry(false);
    shown.end(5);
    expect([kinds(shown), shown.shown]).toEqual([["end"], 1]);
    const hidden = new Timeline([cue(1, 9)]);
    hidden.go(1000);
    hidden.carry(true);
    hidden.go(9000);
    expect([kinds(hidden), hidden.shown]).toEqual([["hidden"], 0]);
  });

  it("are present from their beginning on, and no more at their end", () => {
    const timeline = new Timeline([cue(2, 3, "b"), cue(1, 3, "a")]);
    const texts = [999, 1000, 2000, 2999, 3000].map((now) => (timeline.go(now), timeline.text));
    expect(texts).toEqual([undefined, "a", "a\nb", "a\nb", undefined]);
    const late = new Timeline([cue(1, 2)]);
    late.go(2000);
    expect([kinds(late), late.text]).toEqual([["short"], undefined]);
    const listed = new Timeline([cue(1, 2)]);
    listed.go(1000);
    for (const text of ["x", "x", "y"]) listed.list({ block: 1, seconds: 1, text });
    expect(listed.notes.length).toBe(2);
  });
});

it("a packet that is put beside others in QuakeWorld has its time, and numbers of its own later", () => {
  const block = { type: "block", time: 3, code: 1, sequence: 9, reliable: 1 };
  expect(familyOf(qwd).beside({ block } as never)).toMatchObject({
    type: "block",
    time: 3,
    code: 1,
    sequence: 0,
    reliable: 0,
    acknowledged: 0,
    reliableacknowledged: 0,
  });
});
