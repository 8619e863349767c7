import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { qwd } from "../../generated/qwd.ts";
import { Survey } from "../../quake/edit/added/survey.ts";
import {
  cut,
  edited,
  fixMulti,
  Join,
  joined,
  Split,
  strip,
  type StripChoice,
} from "../../quake/edit/index.ts";
import { type AnyContainer, type Part, readRecording } from "../../recording/index.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
import { levelOf } from "../support/client-recording.ts";
import { blocksOf, bytesOf, fault, stateDifference } from "../support/edit-states.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS, typesOf } from "../support/made-dem.ts";
import { QUAKE2_LEVEL } from "../support/quake2-level.ts";

/* Edits of recordings that are made for them: those of engines are edited elsewhere, and take longer. */

const END = { type: "disconnect" };
const commands = (text: string) => ({ type: "stufftext", text });
const print = (text: string) => ({ type: "print", text });
const tail = { kind: "tail", bytes: Uint8Array.of(1, 2, 3) };

const partsOf = (container: AnyContainer, bytes: Uint8Array): Part[] => [
  ...readRecording(container, bytes),
];
const messagesOf = (container: AnyContainer, bytes: Uint8Array) =>
  blocksOf(container, bytes).map(({ messages }) => typesOf(messages));

it("each edit refuses another format, and gives words for it", () => {
  const header = (foreign?: object) =>
    ({ kind: "header", bytes: new Uint8Array(0), reading: undefined, foreign }) as never;
  const makers = [
    () => cut(dem, { level: 1 }),
    () => strip(dem, { chat: true }),
    () => fixMulti(dem),
    () => new Join(dem),
    () => new Split(dem),
  ];
  for (const make of makers) {
    const foreign = header({ title: "x" });
    expect(() => [...make().take(foreign)]).toThrow("another format, which is not described: x");
    expect(() => [...make().take(header())]).not.toThrow();
  }
  expect(() => new Survey(dem).take(header({ title: "x" }))).toThrow("another format");
  expect(() => new Survey(dem).take(header())).not.toThrow();
});

describe("strip", () => {
  const chat = print("\x01Ranger: \xe8i There\n");
  const bytes = demOf(
    [LEVEL, commands("bf\n")],
    ...SIGNONS,
    frame(1, chat, print("Grunt d\xe9ed \x12\x13\n")),
    [chat],
    frame(2, { type: "centerprint", text: "Grunt" }),
  );

  function stripped(choice: StripChoice, container: AnyContainer = dem, from = bytes) {
    const edit = strip(container, choice);
    const output = bytesOf(container, edited(readRecording(container, from), edit));
    expect(fault(container, output)).toBeUndefined();
    return { types: messagesOf(container, output), dropped: edit.dropped, output };
  }

  it("takes messages of types away, and leaves the blocks", () => {
    const { types, dropped, output } = stripped({ types: ["print", "stufftext"] });
    expect(types).toEqual([
      ["serverinfo"],
      ["signonnum"],
      ["signonnum"],
      ["signonnum"],
      ["time", "updateentity"],
      // id's engine takes an empty block for the end.
      ["nop"],
      ["time", "centerprint", "updateentity"],
    ]);
    expect(dropped).toBe(4);
    expect(stateDifference(dem, bytes, output, (block) => block)).toBeUndefined();
    expect(stripped({ types: ["print"] }).dropped).toBe(3);
  });

  it("takes away what players say, or commands", () => {
    expect(stripped({ chat: true }).dropped).toBe(2);
    expect(stripped({ stufftext: true }).dropped).toBe(1);
    expect(stripped({ stufftext: true, chat: true }).dropped).toBe(3);
    expect(stripped({ types: ["centerprint"], chat: true }).dropped).toBe(3);
  });

  it("finds words in any case and colour, and takes nothing for a pattern", () => {
    expect(stripped({ text: "HI there" }).dropped).toBe(2);
    expect(stripped({ text: "died 01" }).dropped).toBe(1);
    expect(stripped({ text: ".*" }).dropped).toBe(0);
    expect(stripped({ text: "grunt" }).dropped).toBe(2);
    expect(stripped({ text: "bf" }).dropped).toBe(1);
    expect(stripped({ text: "grunt", types: ["centerprint"] }).dropped).toBe(1);
    // What a message is called is none of its words.
    expect(stripped({ text: "print" }).dropped).toBe(0);
  });

  it("takes what a client needs away only when it is forced to", () => {
    expect(() => strip(dem, { types: ["updateentity"] })).toThrow("only --force takes it away");
    expect(stripped({ types: ["updateentity"], force: true }).dropped).toBe(2);
    expect(() => strip(dem, { types: ["prints"] })).toThrow('there is no message "prints"');
    expect(() => strip(dem, {})).toThrow("nothing is chosen");
    const lead = recordingOf(
      qwd,
      [levelOf(1), [commands("skins\n"), commands("bf\n")]] as never,
      "28",
    );
    expect(stripped({ stufftext: true }, qwd, lead).dropped).toBe(1);
    expect(stripped({ stufftext: true, force: true }, qwd, lead).dropped).toBe(2);
    // QWD §5.25: nobody sends it any more.
    expect(stripped({ types: ["particle"] }, qwd, lead).dropped).toBe(0);
  });

  it("leaves blocks of another protocol, and what follows the last block", () => {
    const edit = strip(qwd, { types: ["print"] });
    const [block] = blocksOf(
      qwd,
      recordingOf(qwd, [[{ type: "print", level: 1, text: "a" }]] as never, "28"),
    );
    const outside = { ...block!, messages: block!.messages, protocol: "quakeworld_connectionless" };
    for (const part of [outside, tail]) expect([...edit.take(part as never)]).toEqual([part]);
    expect(edit.dropped).toBe(0);
    const [other] = [...edit.take(block!)];
    expect([(other as typeof block)!.messages, edit.dropped]).toEqual([[], 1]);
  });
});

describe("fix-multi", () => {
  const both = commands("bf\nreconnect\nv_cshift 1 2 3 4\n");
  const bytes = demOf(
    [LEVEL],
    ...SIGNONS,
    frame(1, both),
    [END, print("on")],
    [END],
    [commands("reconnect\n")],
    [LEVEL],
    ...SIGNONS,
    frame(1),
    [END],
  );
  const fixed = (container: AnyContainer, parts: readonly unknown[]) => {
    const edit = fixMulti(container);
    const output = bytesOf(container, edited(parts as Part[], edit));
    return { blocks: blocksOf(container, output), output, changed: edit.changed };
  };

  it("takes away what sends the client elsewhere or ends the game too early, and nothing else", () => {
    const { blocks, output, changed } = fixed(dem, demParts(bytes));
    expect(changed).toBe(4);
    expect(blocks.slice(4).map(({ messages }) => typesOf(messages))).toEqual([
      ["time", "stufftext", "updateentity"],
      ["print"],
      ["nop"],
      ["serverinfo"],
      ["signonnum"],
      ["signonnum"],
      ["signonnum"],
      ["time", "updateentity"],
      ["disconnect"],
    ]);
    expect(blocks[4]!.messages[1]).toMatchObject({ text: "bf\nv_cshift 1 2 3 4\n" });
    expect(stateDifference(dem, bytes, output, (b) => (b < 6 ? b : b - 1))).toBeUndefined();
  });

  it("counts what it changes in the last block, too", () => {
    const ended = (...last: object[]) =>
      fixed(dem, demParts(demOf([LEVEL], ...SIGNONS, frame(1), last))).changed;
    expect([ended(END), ended(commands("reconnect\n"), END)]).toEqual([0, 1]);
  });

  it("ends what its client did not close, and nothing twice (ERRATA 70)", () => {
    const packets = (...blocks: object[][]) =>
      partsOf(qwd, recordingOf(qwd, [levelOf(1), ...blocks] as never, "28"));
    const [nop, end] = [[{ type: "nop" }], [{ type: "disconnect" }]];
    const open = fixed(qwd, packets(nop));
    expect(open.blocks.map(({ messages }) => typesOf(messages)).slice(1)).toEqual([
      ["nop"],
      ["end_of_demo"],
    ]);
    expect(open.changed).toBe(1);
    const closed = fixed(qwd, packets(nop, end));
    expect([closed.blocks.length, closed.changed]).toEqual([3, 0]);
  });

  it("leaves what follows the last block after it", () => {
    const { output } = fixed(dem, [...demParts(demOf([LEVEL], frame(1), [END])), tail]);
    const again = partsOf(dem, output);
    expect(again.map(({ kind }) => kind)).toEqual(["header", "block", "block", "block", "tail"]);
  });
});

describe("recordings after one another", () => {
  const parts = () => demParts(demOf([LEVEL], frame(1)));

  it("have the first one's header, and what follows the last one's blocks", () => {
    const other = { ...tail, bytes: Uint8Array.of(9) };
    const [first, second] = [parts(), parts()];
    const made = [
      ...joined(dem, [
        [...first, tail],
        [...second, other],
      ] as never),
    ];
    expect(made).toEqual([...first, ...second.slice(1), other]);
    expect(made[0]).toBe(first[0]);
    expect([...joined(dem, [[...first, tail], second] as never)].map(({ kind }) => kind)).toEqual([
      "header",
      "block",
      "block",
      "block",
      "block",
    ]);
  });

  it("are as they were where nothing is another: the blocks themselves", () => {
    const blocks = parts().slice(1);
    for (const [container, all] of [
      [dem, blocks],
      [qwd, partsOf(qwd, recordingOf(qwd, [levelOf(1)] as never, "28")).slice(1)],
    ] as const)
      for (const [i, part] of [...joined(container, [all])].slice(0, all.length).entries())
        expect(part).toBe(all[i]);
  });
});

describe("a level's own recording", () => {
  const split = (container: AnyContainer, parts: readonly Part[]) => {
    const edit = new Split(container);
    const made = parts.flatMap((part) => [...edit.take(part)]);
    made.push(...edit.end());
    // There is nothing more to end.
    expect([...edit.end()]).toEqual([]);
    const levels = [1, 2].map((number) =>
      made.flatMap(({ level, part }) => (level === number ? [part] : [])),
    );
    return { levels, edit };
  };

  it("has the header, the level's blocks and an end, and is called as its map", () => {
    const parts = demParts(
      demOf([LEVEL], frame(1), [{ ...LEVEL, models: ["maps/b.bsp"] }], frame(2)),
    );
    const { levels, edit } = split(dem, parts);
    const [header, one, first, two, second] = parts;
    expect(levels.map((all) => all.length)).toEqual([4, 4]);
    expect(levels.map((all) => all.slice(0, 3))).toEqual([
      [header, one, first],
      [header, two, second],
    ]);
    expect(
      levels.map((all) => typesOf((all[3] as typeof one & { messages: [] }).messages)),
    ).toEqual([["disconnect"], ["disconnect"]]);
    expect(edit.maps.get(2)).toBe("b");
    expect([...edit.maps.keys()]).toEqual([1, 2]);
  });

  it("ends as the recording does, if with blocks after that end; and where it just stops, so does the last one", () => {
    const nop = [{ type: "nop" }];
    const end = { block: { delta: 100 }, messages: [{ type: "disconnect", text: "EndOfDemo" }] };
    const blocks = (...all: unknown[]) => partsOf(mvd, recordingOf(mvd, all as never, "28-mvd"));
    const typesIn = (parts: Part[]) =>
      split(mvd, parts)
        .levels[0]!.slice(1)
        .map((part) => typesOf((part as never as { messages: [] }).messages));
    expect(typesIn(blocks(nop))).toEqual([["nop"]]);
    expect(typesIn(blocks(nop, end))).toEqual([["nop"], ["disconnect"]]);
    expect(typesIn(blocks(end, nop))).toEqual([["disconnect"], ["nop"], ["disconnect"]]);
    const quake2 = partsOf(dm2, recordingOf(dm2, [[QUAKE2_LEVEL], nop] as never, "34"));
    expect(split(dm2, quake2).levels[0]).toEqual(quake2);
  });
});
