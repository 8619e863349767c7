import { describe, expect, it } from "vitest";
import { Fitter } from "../../quake/convert/fit/fit.ts";
import { Losses } from "../../quake/convert/losses.ts";

/* A message of a made protocol of two versions in the other one, member by member: what it becomes, and what is lost. */

const u8 = (of?: number) => ({ kind: "int", bits: 8, signed: false, enum: of });
const u16 = { kind: "int", bits: 16, signed: false };
const number = (name: string, type: object = u8()) => ({ kind: "number", name, type });
const value = (name: string, type: object, more: object = {}) => ({
  kind: "value",
  name,
  type,
  ...more,
});
const NAMES = [
  { name: "A", value: 1, from: 0, to: 1 },
  { name: "B", value: 2, from: 0, to: 0 },
  { name: "C", value: 2, from: 1, to: 1 },
  { name: "D", value: 3, from: 1, to: 1 },
];

type Fields = readonly object[];

/** What a message's members become in the other version, where its fields there are others. */
function fitting(first: Fields, second: Fields, structs: readonly (readonly Fields[])[] = []) {
  const layouts = (...both: readonly Fields[]) =>
    both[0] === both[1]
      ? [{ from: 0, to: 1, fields: both[0] }]
      : both.map((fields, version) => ({ from: version, to: version, fields }));
  const table = {
    kind: "protocol",
    versions: ["1", "2"],
    current: 1,
    enums: [{ name: "names", values: NAMES }],
    structs: structs.map((own, i) => ({ name: `s${i}`, layouts: layouts(...own) })),
    messages: [{ name: "a", layouts: layouts(first, second) }],
  };
  return (members: object, from = 0, to = 1 - from) => {
    const losses = new Losses();
    const own = new Fitter(table as never, losses);
    const made = own.fit({ type: "a", ...members }, from, to) as Record<string, unknown>;
    const { type: _, ...left } = made;
    const lost = losses.report.map(({ outcome, of, member, note, largest }) =>
      [outcome, of, member, note ?? largest].join(" "),
    );
    return [left, ...lost];
  };
}

describe("a number with a name", () => {
  it("stays, and that it is not of that name there is told", () => {
    const fields = [number("n", u8(0))];
    const fit = fitting(fields, fields);
    expect(fit({ n: 1 })).toEqual([{ n: 1 }]);
    expect(fit({ n: 2 })).toEqual([{ n: 2 }, "replaced a n the number is not B there"]);
    expect(fit({ n: 2 }, 1)).toEqual([{ n: 2 }, "replaced a n the number is not C there"]);
    expect(fit({ n: 3 })).toEqual([{ n: 3 }]);
    expect(fit({ n: 3 }, 1)).toEqual([{ n: 3 }, "replaced a n the number is not D there"]);
    expect(fit({ n: 4 })).toEqual([{ n: 4 }]);
  });

  it("is one in arrays, structs and lists, too", () => {
    const of = { struct: 0 };
    const fields = [
      value("all", { kind: "array", count: 2, of: u8(0) }),
      value("one", { kind: "struct", ...of }),
      value("some", { kind: "list", ...of }),
    ];
    const own = [number("n", u8(0))];
    const fit = fitting(fields, fields, [[own, own]]);
    const plain = { all: [1, 1], one: { n: 1 }, some: [{ n: 1 }] };
    expect(fit(plain)).toEqual([plain]);
    expect(fit({ ...plain, all: [1, 2] })).toEqual([
      { ...plain, all: [1, 2] },
      "replaced a all the number is not B there",
    ]);
    for (const more of [{ one: { n: 2 } }, { some: [{ n: 1 }, { n: 2 }] }])
      expect(fit({ ...plain, ...more })).toEqual([
        { ...plain, ...more },
        "replaced a s0 n the number is not B there",
      ]);
  });
});

describe("a member", () => {
  it("that is not there is lost, but where it says what its absence does", () => {
    const byte = { kind: "marker" };
    const fields = [number("n"), value("m", u8(), { absent: 3, presence: byte })];
    const fit = fitting(fields, [number("n")]);
    expect(fit({ n: 1 })).toEqual([{ n: 1 }]);
    expect(fit({ n: 1, m: 3 })).toEqual([{ n: 1 }]);
    expect(fit({ n: 1, m: 0 })).toEqual([{ n: 1 }, "dropped a m "]);
  });

  it("that has to be there says least, or what its absence said", () => {
    const must = fitting([], [number("n"), value("t", { kind: "string" })]);
    expect(must({})).toEqual([{ n: 0, t: "" }]);
    const byte = { kind: "marker" };
    const was = fitting([value("n", u8(), { absent: 3, presence: byte })], [value("n", u8())]);
    expect(was({})).toEqual([{ n: 3 }]);
    expect(was({ n: 5 })).toEqual([{ n: 5 }]);
    const may = fitting([], [value("n", u8(), { presence: byte })]);
    expect(may({})).toEqual([{}]);
    const flag = fitting([], [{ kind: "bit", name: "f", bit: 0 }]);
    expect(flag({})).toEqual([{ f: false }]);
  });

  it("that is wider is clamped, by how much is told", () => {
    const fit = fitting([number("n", u16)], [number("n")]);
    expect([fit({ n: 255 }), fit({ n: 256 }), fit({ n: 300 })]).toEqual([
      [{ n: 255 }],
      [{ n: 255 }, "clamped a n 1"],
      [{ n: 255 }, "clamped a n 45"],
    ]);
  });

  it("has its high byte apart where the version has it so", () => {
    const high = value("h", u8(), { highOf: "n", presence: { kind: "marker" } });
    const apart = fitting([number("n", u16)], [value("n", u8()), high]);
    expect([apart({ n: 255 }), apart({ n: 256 }), apart({ n: 0x1234 })]).toEqual([
      [{ n: 255 }],
      [{ n: 0, h: 1 }],
      [{ n: 0x34, h: 0x12 }],
    ]);
    const joined = fitting([value("n", u8()), high], [number("n", u16)]);
    expect([joined({ n: 0x34 }), joined({ n: 0x34, h: 0x12 })]).toEqual([
      [{ n: 0x34 }],
      [{ n: 0x1234 }],
    ]);
    const lost = fitting([value("n", u8()), high], [number("n")]);
    expect(lost({ n: 0x34, h: 1 })).toEqual([{ n: 255 }, "clamped a n 53"]);
  });
});
