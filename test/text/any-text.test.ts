import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOfFile } from "../../formats/index.ts";
import { type AnyContainer, writeRecording } from "../../recording/index.ts";
import {
  compile,
  decompile,
  type DecompileOptions,
  jsonLines,
  lmpcText,
  Losses,
  type TextForm,
} from "../../quake/lmpc/index.ts";
import { anyRecorded, CASES } from "../support/any-recorded.ts";

/* Whatever a recording is, and whatever of it is wanted: its text compiles, and to what it was of. */

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const list: Uint8Array[] = [];
  for await (const piece of pieces) list.push(piece);
  return Buffer.concat(list);
}

function toText(
  form: TextForm,
  container: AnyContainer,
  bytes: Uint8Array,
  options: DecompileOptions = {},
): Promise<Buffer> {
  return joined(decompile(form, container, [bytes], options));
}

/** Nobody says of which format it is: the text tells. */
function toBytes(text: Uint8Array): Promise<Buffer> {
  return joined(compile([text]));
}

const HEADER = {
  kind: "header",
  bytes: new TextEncoder().encode("-1\n"),
  reading: undefined,
} as const;

/** A recording of blocks with any messages of a version, not all of which say that they are of that. */
function anyRecording(subject: (typeof CASES)[number]): fc.Arbitrary<Buffer> {
  const { container } = subject;
  const front = container.table.header === undefined ? [] : [HEADER];
  return anyRecorded(subject).map((parts) =>
    Buffer.from(writeRecording(container, [...front, ...parts])),
  );
}

const FORMS = [lmpcText, jsonLines];

describe.each(CASES)("a recording of $name", (subject) => {
  const { container, codec } = subject;
  const version = codec.table.versions[codec.to]!;

  it.each(FORMS)("comes back from $title, with the version named or not", async (form) => {
    await fc.assert(
      fc.asyncProperty(anyRecording(subject), async (bytes) => {
        for (const options of [{}, { version }]) {
          const text = await toText(form, container, bytes, options);
          expect((await toBytes(text)).toString("hex")).toBe(bytes.toString("hex"));
        }
      }),
      { numRuns: 2 },
    );
  });

  it.each(FORMS)("is in $title what is wanted of it, and no more", async (form) => {
    const types = [...new Set(codec.table.messages.map(({ name }) => name))];
    const range = fc.tuple(fc.nat(8), fc.nat(8)).map(([from, more]) => ({ from, to: from + more }));
    const selection = fc.record(
      {
        only: fc.uniqueArray(fc.constantFrom(...types), { minLength: 1 }),
        blocks: range,
        time: range,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(anyRecording(subject), selection, async (bytes, wanted) => {
        const text = await toText(form, container, bytes, { version, ...wanted });
        const again = await toText(form, container, await toBytes(text), { version });
        expect(plain(again)).toBe(plain(text));
      }),
      { numRuns: 2 },
    );
  });

  it("can be read in LMPC's words, and says the same then", async () => {
    await fc.assert(
      fc.asyncProperty(anyRecording(subject), async (bytes) => {
        for (const options of [{}, { version }]) {
          const text = await toText(lmpcText, container, bytes, {
            ...options,
            losses: new Losses("LMPC"),
          });
          const read = await toBytes(text);
          // LMPC has no word for a version: one that nothing announces is found by what is left.
          if (!("version" in options) && /^ *\/\/ version /m.test(text.toString("latin1")))
            continue;
          const again = await toText(lmpcText, container, read, {
            ...options,
            losses: new Losses("LMPC"),
          });
          expect(plain(again)).toBe(plain(text));
        }
      }),
      { numRuns: 2 },
    );
  });
});

it.each(FORMS)("a packed message that cannot be unpacked comes back from $title", async (form) => {
  // `zpacket` of R1Q2, without deflated bytes, of which RFC 1951 has at least two.
  const bytes = Buffer.from("050000001500000000", "hex");
  const text = await toText(form, formatOfFile("a.dm2"), bytes, { version: "36+24" });
  expect((await toBytes(text)).toString("hex")).toBe(bytes.toString("hex"));
});

/** `serverdata` of 28 with `fte`, and a `playerinfo` with bit 16 of its flags, which only that has. */
const EXTENDED = [
  "0000803f 01 50000000 01000000 01000000",
  "0b 46544558 08000020 1c000000 00000000 00 00 00",
  "00".repeat(40),
  "2a 01 0080 01 0800 1000 1800 02",
].join(" ");

it.each([
  // A block of QuakeWorld, and a message of Quake, whose time is -0.
  ["a.qwd", "00000080 01 00000000 01000000 01000000 01000000 00", FORMS],
  ["a.dem", "2d310a 06000000 000000000000000000000000 07 00000080 01", FORMS],
  // An entity whose word is that of the list's end but for a bit, which only a hint keeps.
  ["a.qwd", "0000803f 01 0e000000 01000000 01000000 2f 0080 00 0000", FORMS],
  // FTE's extensions are announced, and a player has a bit that only they have.
  ["a.qwd", EXTENDED, FORMS],
] as const)("%s of the bytes %s comes back", async (name, hex, forms) => {
  const bytes = Buffer.from(hex.replaceAll(" ", ""), "hex");
  const container = formatOfFile(name);
  for (const form of forms) {
    const text = await toText(form, container, bytes, { name });
    expect((await toBytes(text)).toString("hex")).toBe(bytes.toString("hex"));
  }
  const losses = new Losses("LMPC");
  await toBytes(await toText(lmpcText, container, bytes, { name, losses }));
});

it("what LMPC cannot be given the version of, it is given in the one that it knows", async () => {
  const bytes = Buffer.from(EXTENDED.replaceAll(" ", ""), "hex");
  const losses = new Losses("LMPC");
  const text = await toText(lmpcText, formatOfFile("a.qwd"), bytes, { losses });
  expect(text.toString()).toContain("playerinfo {\n  player 1;\n  origin 1.00000000 2.00000000");
  expect(losses.list.map(({ what, count }) => ({ what, count }))).toEqual([
    { what: "fte", count: 1 },
    { what: "dialect", count: 1 },
  ]);
  // What is compiled is of 28 without extensions: no mark, and flags of two bytes.
  const plainer = EXTENDED.replace("46544558 08000020 ", "")
    .replace("2a 01 0080 01", "2a 01 0000")
    .replace("01 50", "01 47");
  expect((await toBytes(text)).toString("hex")).toBe(plainer.replaceAll(" ", ""));
});

it("bytes that mean nothing in a version that LMPC cannot be given are left out", async () => {
  // A part of a file that is cut, which without FTE's extensions is a whole message: found by seed 18.
  const block = "0000803f 01 0c000000 02000000 02000000 29 ffff 00";
  const bytes = Buffer.from(`${EXTENDED}${block}`.replaceAll(" ", ""), "hex");
  const losses = new Losses("LMPC");
  const text = await toText(lmpcText, formatOfFile("a.qwd"), bytes, { losses });
  expect(text.toString("latin1")).not.toContain("unknown {");
  expect(losses.list).toContainEqual(expect.objectContaining({ what: "unknown", count: 1 }));
  const again = await toText(lmpcText, formatOfFile("a.qwd"), await toBytes(text), { losses });
  expect(plain(again)).toBe(plain(text));
});

it("an entity whose word would end its list needs no hint: the encoder knows what to do", async () => {
  const bytes = Buffer.from("0000803f010e00000001000000010000002f0080000000", "hex");
  const losses = new Losses("LMPC");
  const text = await toText(lmpcText, formatOfFile("a.qwd"), bytes, { losses });
  expect(text.toString()).toContain("packetentity {\n   entity 0;\n  }");
  expect(losses.list).toEqual([]);
  expect(await toBytes(text)).toEqual(bytes);
});

it("what a recording without its beginning is, LMPC finds itself: here a comment tells", async () => {
  const container = formatOfFile("a.dm2");
  const relay = 'protocol "34-relay"; block { unicast 3; layout "x"; unicast 4; nop; }';
  const bytes = await toBytes(Buffer.from(relay));
  const losses = new Losses("LMPC");
  const text = await toText(lmpcText, container, bytes, { losses });
  expect(text.toString()).toContain('// version "34-relay"\nblock {\n unicast 3;\n layout "x";');
  expect(await toBytes(text)).toEqual(bytes);
});

it.each([
  ["block { nop; unicast 3; }", '"unicast" is before a message'],
  ["block { unicast 3; unicast 4; nop; }", '"unicast" is before a message'],
  ["block { unicast 3; unknown { id 1; } }", '"unicast" is before a message'],
  ["block { unicast 300; nop; }", "300 is not a whole number from 0 to 255"],
  ["block { unicast 1.5; nop; }", '"1.5" is no number of "unicast"'],
])("%s is refused", async (text, reason) => {
  await expect(toBytes(Buffer.from(`protocol "34-relay";\n${text}`))).rejects.toThrow(reason);
});

it.each([
  ['fixed_protocol "7"; block { nop; }', "text:1:1: quake2 has no version 7"],
  ['block { nop; }\n// version "7"\nblock { nop; }', "has no version 7"],
  ['block { nop; }\nfixed_protocol "34"; block { nop; }', "comes before all others, and once"],
])("a version is told once, and is one: %s", async (text, reason) => {
  await expect(toBytes(Buffer.from(text))).rejects.toThrow(reason);
});

/** A text without the numbers of blocks, which are others when blocks are left out, and comments, which tell models. */
function plain(text: Buffer): string {
  return text.toString("latin1").replaceAll(/"block":\d+|(?<=;) \/\/ .*/g, "");
}

describe.each(["a.dem", "a.qwd", "a.dm2"])("nothing, as %s", (name) => {
  it.each(FORMS)("comes back from $title", async (form) => {
    const container = formatOfFile(name);
    const text = await toText(form, container, new Uint8Array(0), { name });
    expect(await toBytes(text)).toHaveLength(0);
  });
});
