import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { qwd } from "../../generated/qwd.ts";
import { BlocksText } from "../../quake/lmpc/blocks/blocks.ts";
import { type BlockReading, LargeBlock } from "../../quake/lmpc/blocks/large-block.ts";
import { pieceEnds, placesOf } from "../../quake/lmpc/blocks/places.ts";
import { compareTexts } from "../../quake/lmpc/compare.ts";
import { RecordedNames } from "../../quake/lmpc/comments/names.ts";
import { compile, decompile, lmpcText, TextError } from "../../quake/lmpc/index.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { codecNamed, codecsOf, rolesOf } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { heardFrom, inVersion } from "../../quake/lmpc/readable.ts";
import { TextBuffer } from "../../text/statement/syntax/buffer.ts";
import type { TextNode } from "../../text/statement/syntax/nodes.ts";
import { fixtures } from "../support/corpus.ts";

/*
 * Texts that are otherwise than they would be written say the same; and what is read statement by statement, as large
 * blocks are.
 */
async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece.slice());
  return Buffer.concat(all);
}

async function complaint(container: AnyContainer, text: string): Promise<TextError> {
  const work = joined(compile([Buffer.from(text, "latin1")], { name: "a", container }));
  return work.then(
    () => expect.fail("it compiles"),
    (error: TextError) => error,
  );
}

describe("a text in another hand", () => {
  const CASES = [dem, qwd, dm2, mvd].map((container) => ({
    name: container.table.name,
    container,
  }));

  it.each(CASES)("has the same bytes: $name", async ({ name, container }) => {
    const bytes = fixtures(`.${name}`)[0]!.bytes().subarray(0, 6000);
    const text = (await joined(decompile(lmpcText, container, [bytes]))).toString("latin1");
    const outside = (edit: (code: string) => string) =>
      text
        .split("\n")
        .map((line) => (line.includes('"') || line.startsWith("//") ? line : edit(line)))
        .join("\n");
    const others = [
      outside((line) => line.replace(/;/, " ;")),
      outside((line) => line.replaceAll(" ", "  ")),
      outside((line) => line.replace(/^ +/, "")),
      outside((line) => line.replace(/^ (?= |\})/, "")),
      outside((line) => line.replace(/ \{/, "\n{")),
      outside((line) => line.replace(/^( *)\}/, "$1 }")),
      outside((line) => line.replace(/;(?! *\/\/)/, "; // why")),
      outside((line) => line.replace(/\{$/, "{ // why")),
      text.replaceAll("\n", "\r\n"),
      `\xef\xbb\xbf${text}`,
    ];
    for (const [i, other] of others.entries()) {
      expect([i, other === text]).toEqual([i, false]);
      const made = await joined(compile([Buffer.from(other, "latin1")], { name: "a", container }));
      expect([i, Buffer.compare(made, bytes)]).toEqual([i, 0]);
    }
  });

  it("has its header first and once, and a version before all", async () => {
    const block = "block {\n camera 0.0 0.0 0.0;\n}\n";
    const header = 'track "-1\\n";\n';
    const reasons = async (text: string) =>
      (await complaint(dem, text)).problems.map(({ message, hint }) => [message, hint]);
    const first = [['"track" comes first, and once', undefined]];
    const plain = "block {\n camera 0.00000000 0.00000000 0.00000000;\n nop;\n}\n";
    for (const before of [block, header, plain, "tail 1;\n", "tail 0x01;\n", 'protocol "15";\n'])
      expect([before, await reasons(`// source: DEM binary file a\n${before}${header}`)]).toEqual([
        before,
        first,
      ]);
    expect(await reasons(`${block}fixed_protocol "15";\n`)).toEqual([
      ['"fixed_protocol" comes before all others, and once', undefined],
    ]);
    const made = await joined(
      compile([Buffer.from(`fixed_protocol "1.09";\n${header}${block}`)], { name: "a" }),
    );
    expect(made.length).toBe(3 + 16);
    expect(await reasons('block { camera 0.0 0.0 0.0; prnt "a"; }')).toEqual([
      [expect.stringContaining('there is no message "prnt"'), expect.stringContaining("print")],
    ]);
  });

  it("has a version for the next block alone", async () => {
    const block = "block {\n camera 0.0 0.0 0.0;\n nop;\n}\n";
    const error = await complaint(dem, `protocol "77";\n${block}${block}`);
    expect(error.problems.length).toBe(1);
    expect(error.problems[0]!.message).toContain("77");
  });
});

describe("a block that is read statement by statement", () => {
  /** What it says, in order; messages that are written plainly are passed over where `plainly` says so. */
  function read(
    container: AnyContainer,
    text: string,
    plainly: (buffer: TextBuffer) => boolean = () => false,
  ) {
    const buffer = new TextBuffer();
    buffer.append(Buffer.from(text, "latin1"));
    const said: string[] = [];
    const blocks = new BlocksText(container);
    const reading: BlockReading = {
      begin: (node) => {
        said.push(`begin ${node.token} of ${node.children!.map(({ token }) => token).join(" ")}`);
        return {};
      },
      end: () => void said.push("end"),
      plain: (depth) => {
        said.push(`plain ${depth}`);
        return plainly(buffer);
      },
      parse: (from, to, take) => {
        const nodes: TextNode[] = [];
        const parser = buffer.parser(
          from,
          (node) => nodes.push(node),
          (fault) => said.push(fault.reason),
        );
        parser.push(buffer.slice(from, to));
        parser.end();
        for (const node of nodes) take(node);
      },
      message: (node, prefix) => {
        said.push(`${prefix === undefined ? "" : `${prefix.token} `}${node.token}`);
        return node.token === "prefix" ? node : undefined;
      },
      alone: (prefix) => void (prefix && said.push(`alone ${prefix.token}`)),
      guarded: (_, work) => {
        try {
          work();
        } catch (error) {
          said.push((error as Error).message);
        }
      },
    };
    const block = LargeBlock.begin(buffer, blocks, reading);
    return { block, buffer, said };
  }

  it("begins where its name and its brace are", () => {
    for (const text of ["block", "block;", "blok {", "tail 1;", ""])
      expect([text, read(dem, text).block]).toEqual([text, undefined]);
    expect(read(dem, "block\n\n{").block).toBeDefined();
  });

  it("ends with its brace, after its own statements and its messages", () => {
    const { block, buffer, said } = read(
      dem,
      "block {\n camera 0.0 0.0 0.0;\n nop;\n prefix;\n bad;\n} x",
    );
    expect(block!.read(false)).toBe(true);
    expect(said.filter((one) => !one.startsWith("plain"))).toEqual([
      "begin block of camera nop",
      "nop",
      "prefix",
      "prefix bad",
      "end",
    ]);
    // Where something precedes a message, none is read plainly.
    expect(said.filter((one) => one.startsWith("plain")).length).toBe(2);
    expect(buffer.slice(buffer.at, buffer.held)).toBe(" x");
  });

  it("waits for more of it, and is cut where there is none", () => {
    const one = read(dem, "block {\n camera 0.0 0.0 0.0;\n nop;\n ba");
    expect(one.block!.read(false)).toBe(false);
    one.buffer.append(Buffer.from("d;\n prefix;\n}"));
    expect(one.block!.read(false)).toBe(true);
    expect(one.said.filter((said) => !said.startsWith("plain"))).toEqual([
      "begin block of camera nop",
      "nop",
      "bad",
      "prefix",
      "alone prefix",
      "end",
    ]);
    const cut = read(dem, "block {\n nop;\n ");
    expect(cut.block!.read(false)).toBe(false);
    expect(cut.block!.read(true)).toBe(true);
    expect(cut.said.at(-1)).toContain('the text ends inside of "block"');
  });

  it("has messages without statements of its own, or none at all", () => {
    const { block, said } = read(dem, "block {}");
    expect([block!.read(false), said]).toEqual([true, ["begin block of ", "end"]]);
  });

  it("is over where what is read plainly closes its brace", () => {
    const text = "block {\n camera 0.0 0.0 0.0;\n nop;\n bad;\n bad;\n} x";
    const { block, buffer, said } = read(dem, text, ({ cursor }) => {
      cursor.at = text.indexOf(" x");
      return true;
    });
    expect(block!.read(false)).toBe(true);
    expect(said).toEqual(["begin block of camera nop", "nop", "plain 1", "end"]);
    expect(buffer.slice(buffer.at, buffer.held)).toBe(" x");
  });

  it("has messages that are called as the braces around them", () => {
    const text = "sblock {\n connless {\n  connless {\n   nop;\n  }\n  nop;\n }\n} x";
    const { block, buffer, said } = read(qwd, text);
    expect(block!.read(false)).toBe(true);
    expect(said.filter((one) => !one.startsWith("plain"))).toEqual([
      "begin sblock of connless",
      "connless",
      "nop",
      "end",
    ]);
    expect(buffer.slice(buffer.at, buffer.held)).toBe(" x");
  });

  it("may have its messages in braces of their own", () => {
    const braced = [mvd, qwd, dm2].flatMap((container) =>
      new BlocksText(container).shapes.flatMap(({ token, carried }) =>
        carried?.token === undefined ? [] : [{ container, token, carrier: carried.token }],
      ),
    );
    expect(braced.length).toBeGreaterThan(0);
    for (const { container, token, carrier } of braced) {
      const { block, said } = read(container, `${token} {\n ${carrier} {\n  nop;\n  nop;\n }\n} x`);
      expect(block!.read(false)).toBe(true);
      expect(said).toEqual([
        `begin ${token} of ${carrier}`,
        "plain 2",
        "nop",
        "plain 2",
        "nop",
        "plain 2",
        "end",
      ]);
    }
  });
});

describe("blocks", () => {
  it("may be none: the text says what it is of", async () => {
    const text = await joined(decompile(lmpcText, dm2, [new Uint8Array(0)], { name: "x/a" }));
    expect(text.toString()).toBe("// source: DM2 binary file a\n\n");
  });

  it("without messages have none, not even one", async () => {
    const bare = [qwd, mvd].flatMap((container) =>
      new BlocksText(container).shapes
        .filter(({ carried }) => carried === undefined)
        .map(({ token }) => ({ container, token })),
    );
    expect(bare.length).toBeGreaterThan(0);
    for (const { container, token } of bare) {
      // A text of it that is right begins so: what is wrong is the message.
      const other = new BlocksText(container).shapes.some(
        (one) => one.token === token && one.carried !== undefined,
      );
      if (other) continue;
      const { message } = await complaint(container, `${token} { nop; }`);
      expect(message).toContain(`"${token}" has no "nop"`);
    }
  });

  it("of Quake II that are empty, or the last, have words of their own", async () => {
    // DM2 §2.1: a block is its length and its messages; the length of the last one is -1.
    const bytes = Buffer.from([0, 0, 0, 0, 1, 0, 0, 0, 6, 0xff, 0xff, 0xff, 0xff]);
    const text = (await joined(decompile(lmpcText, dm2, [bytes], { name: "a" }))).toString();
    expect(text.split("\n").slice(2)).toEqual([
      "betweenblock;",
      "block {",
      " nop;",
      "}",
      "endblock;",
      "",
    ]);
    const made = joined(compile([Buffer.from(text)], { name: "a", container: dm2 }));
    expect(Buffer.compare(await made, bytes)).toBe(0);
  });

  it("are read in pieces however large they are, and one that there is not is reported once", async () => {
    const pieces = (all: Buffer) =>
      Array.from({ length: Math.ceil(all.length / 65_536) }, (_, i) =>
        all.subarray(65_536 * i, 65_536 * (i + 1)),
      );
    // More than is waited for.
    const text = Buffer.from(`track "";\nblok {\n${" nop;\n".repeat(150_000)}}\n`);
    const work = joined(compile(pieces(text), { name: "a", container: dem }));
    await expect(work).rejects.toMatchObject({
      problems: [{ line: 2, message: expect.stringContaining('there is no block "blok"') }],
    });
  });
});

describe("what a text tells", () => {
  const codec = codecNamed<AnyMessage>(codecsOf(dem, 0), "1.09");

  it("is the message that it is read as, or none", () => {
    expect(heardFrom(codec, "nop;\n")).toEqual({ type: "nop" });
    expect(heardFrom(codec, 'print "a";\n')).toMatchObject({ type: "print", text: "a" });
    for (const none of [
      "",
      "// nop;\n",
      "nop",
      "prnt 1;\n",
      "setview 70000;\n",
      'print "a\n',
      "nop;\nnop",
    ])
      expect([none, heardFrom(codec, none)]).toEqual([none, undefined]);
  });

  it("is in another version what that has, or none", () => {
    const other = codecNamed<AnyMessage>(codecsOf(dem, 0), "666");
    const sound = { type: "sound", channel: 1, entity: 1, soundnum: 300, origin: [0, 0, 0] };
    expect(inVersion(other, codec, { type: "nop" })).toEqual({ type: "nop" });
    // In Quake's own protocol a sound's number has 8 bits.
    expect(inVersion(other, codec, sound as never)).toBeUndefined();
    expect(inVersion(other, codec, { ...sound, soundnum: 3 } as never)).toMatchObject({
      soundnum: 3,
    });
    expect(inVersion(other, codec, { type: "fog" })).toBeUndefined();
  });
});

describe("places of messages", () => {
  it("are where each begins, and where the last one ends", () => {
    const run = (bodyOffset: number, length: number, ends: number[]) => ({
      bodyOffset,
      body: new Uint8Array(length),
      ends,
      messages: [],
    });
    const part = { ...run(100, 5, [2, 5]), runs: () => [run(100, 5, [2, 5]), run(105, 3, [3])] };
    expect([...placesOf(part as never)]).toEqual([100, 102, 105, 108]);
    expect([...placesOf({ ...part, starts: [1, 4] } as never)]).toEqual([101, 104]);
  });

  it("of a large block in which the version may change are where its runs end", () => {
    // DEM §7.12: svc_serverinfo, the version, how many players, which game, no name, no models, no sounds.
    const info = [0x0b, 15, 0, 0, 0, 1, 0, 0, 0, 0];
    const body = new Uint8Array(40_000).fill(1);
    body.set(info);
    const runs = [0, 15_000].map((at) => ({
      body: body.subarray(at, at === 0 ? 15_000 : 40_000),
      bodyOffset: 7 + at,
    }));
    const part = { body, bodyOffset: 7, runs: () => runs };
    expect([...pieceEnds(codecsOf(dem, 0)[0]!, part as never)]).toEqual([15_000, 40_000]);
  });

  it("of a large block are 16 KiB from each other, one of a small block is its end", () => {
    const codec = codecsOf(dem, 0)[0]!;
    // A message that does nothing has one byte: 1.
    const body = new Uint8Array(40_000).fill(1);
    const ends = (part: object) => [...pieceEnds(codec, { body, bodyOffset: 7, ...part } as never)];
    expect(ends({ undecoded: new Uint8Array(10) })).toEqual([39_990]);
    const runs = [0, 20_000].map((at) => ({
      body: new Uint8Array(20_000).fill(1),
      bodyOffset: 7 + at,
      ends: [],
      messages: [],
    }));
    expect(ends({ runs: () => runs })).toEqual([16_384, 32_768, 40_000]);
    expect(ends({ runs: () => runs, undecoded: new Uint8Array(8000) })).toEqual([16_384, 32_000]);
  });
});

describe("what differs between texts", () => {
  const compared = (own: string, other: string) =>
    compareTexts([Buffer.from(own, "latin1")], [Buffer.from(other, "latin1")]);

  it("is shown up to 80 letters", async () => {
    // A name, a space and two quotes: 4 letters beside the string.
    const shown = async (length: number) =>
      (await compared(`a "${"x".repeat(length)}";`, "a;")).difference!.own;
    expect(await shown(76)).toBe(`a "${"x".repeat(76)}"`);
    expect(await shown(77)).toBe(`a "${"x".repeat(77)}…`);
    expect(await shown(100)).toBe(`a "${"x".repeat(77)}…`);
    expect((await compared("a { b; }", "a 1 x;")).difference).toMatchObject({
      own: "a {…}",
      other: "a 1 x",
    });
  });

  it("is after as many statements as are alike, at the line of the other text", async () => {
    expect(await compared("block { a; }\nb;\nc;", "block { a; }\nb;\n\nd;")).toEqual({
      statements: 2,
      difference: { line: 4, path: "c", own: "c", other: "d" },
    });
    expect(await compared("a;", "")).toMatchObject({
      statements: 0,
      difference: { line: 1, path: "a", own: "a", other: "nothing" },
    });
    expect(await compared("a;\nb;", "\n\na;\n")).toMatchObject({
      statements: 1,
      difference: { line: 3, path: "b", own: "b", other: "nothing" },
    });
    expect(
      (await compared("sblock { a; }\nblock { b; }", "sblock { a; }\nblock { c; }")).difference!
        .path,
    ).toBe("block 1 › b");
    expect((await compared("a {\n b;\n c;\n}", "a {\n\n b;\n}")).difference).toMatchObject({
      line: 3,
      path: "a › c",
    });
  });
});

describe("names", () => {
  it("of a level are its models and sounds, from 1 on, without parts of the level itself", () => {
    const names = new RecordedNames(rolesOf(dem));
    const text = (kind: string, value: number) => names.lookUp(kind, value)?.text;
    names.see({
      type: "serverinfo",
      serverversion: 15,
      models: ["maps/a.bsp", "*1", "", "progs/b.mdl"],
      sounds: ["a.wav", ""],
      maxclients: 1,
      gametype: 0,
      mapname: "",
    } as never);
    expect([0, 1, 2, 3, 4, 5].map((value) => text("models", value))).toEqual([
      undefined,
      "maps/a.bsp",
      undefined,
      undefined,
      "progs/b.mdl",
      undefined,
    ]);
    expect([0, 1, 2].map((value) => text("sounds", value))).toEqual([
      undefined,
      "a.wav",
      undefined,
    ]);
    names.see({ type: "serverinfo", models: ["maps/b.bsp"], sounds: [] } as never);
    expect([1, 4].map((value) => text("models", value))).toEqual(["maps/b.bsp", undefined]);
    expect(text("sounds", 1)).toBeUndefined();
  });
});
