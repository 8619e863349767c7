import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import { qwd } from "../../generated/qwd.ts";
import { BlocksText } from "../../quake/lmpc/blocks/blocks.ts";
import { MessageReading } from "../../quake/lmpc/blocks/message-reading.ts";
import { PlainBlocks } from "../../quake/lmpc/blocks/plain.ts";
import { lmpcText, type TextError } from "../../quake/lmpc/index.ts";
import { heardFrom } from "../../quake/lmpc/readable.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { Assembler } from "../../text/assembler.ts";
import { Problems } from "../../text/problems.ts";
import { TextBuffer } from "../../text/statement/syntax/buffer.ts";
import type { TextNode } from "../../text/statement/syntax/nodes.ts";

/* Parts of reading LMPC's blocks and their messages, each alone. */

function bufferOf(text: string): TextBuffer {
  const buffer = new TextBuffer();
  buffer.append(Buffer.from(text, "latin1"));
  return buffer;
}

/** The first statement of a text. */
function nodeOf(text: string): TextNode {
  const nodes: TextNode[] = [];
  const parser = bufferOf(text).parser(
    0,
    (node) => nodes.push(node),
    (fault) => expect.fail(fault.reason),
  );
  parser.push(text);
  parser.end();
  return nodes[0]!;
}

describe("blocks without any message", () => {
  const messages = new Uint8Array(0);
  // QWD §2: the code of a packet is 1, and one outside of a connection has the sequence -1, whose highest bit is apart.
  const CONNLESS = { code: 1, sequence: 0x7fffffff, packet: messages };

  it.each([
    ["dem", dem, { angles: [0, 0, 0], messages }, true, true],
    ["dm2, which has a word for one that is empty", dm2, { messages }, true, false],
    ["dm2", dm2, { messages }, false, true],
    ["dm2, which has a word for the last one", dm2, {}, false, false],
    ["mvd2, which has a word for one that is empty", mvd2, { messages }, true, false],
    ["qwd, of a client", qwd, { code: 0 }, false, false],
    ["qwd, in braces of their own", qwd, CONNLESS, true, true],
    ["qwd, of a server", qwd, { code: 1, sequence: 5, messages }, true, false],
    ["mvd", mvd, { target: 1, messages }, true, false],
  ] as const)("are left out by LMPC, or are not: %s", (_, container, block, isEmpty, needs) => {
    expect(new BlocksText(container as AnyContainer).needsInner(block, isEmpty)).toBe(needs);
  });
});

describe("the statements of a block", () => {
  const blocks = new BlocksText(qwd);

  it("tell which of those it is that have its name", () => {
    expect(blocks.shapeFor(nodeOf("sblock { time 1.0s; connless { ping; } }")).carried).toEqual({
      member: "packet",
      token: "connless",
    });
    for (const text of ["sblock { time 1.0s; nop; }", "sblock { }", "sblock;"])
      expect(blocks.shapeFor(nodeOf(text)).carried).toEqual({
        member: "messages",
        token: undefined,
      });
    expect(blocks.carriersOf("sblock")).toEqual(["connless"]);
    expect(blocks.carriersOf("cblock")).toEqual([]);
    expect(blocks.tokens).toEqual(["cblock", "sblock", "fblock"]);
    expect(new BlocksText(dm2).tokens).toEqual(["block", "betweenblock", "endblock"]);
  });

  it("are its own, or messages, which may have the same name", () => {
    const shape = blocks.shapeFor(nodeOf("sblock { }"));
    expect(blocks.ownIn(shape, nodeOf("time 1.0s;"))).toBeDefined();
    for (const message of ["time;", "time { }", "time { a 1; }", "nop;"])
      expect([message, blocks.ownIn(shape, nodeOf(message))]).toEqual([message, undefined]);
    // A list may be empty.
    const items = new BlocksText(mvd);
    const hidden = items.shapeFor(nodeOf("hiddenblock { }"));
    expect(items.ownIn(hidden, nodeOf("items;"))).toBeDefined();
  });

  it("are read into its members, and the others are its messages", () => {
    const of = (container: AnyContainer, text: string) => {
      const { members, carried, messages } = new BlocksText(container).read(nodeOf(text));
      return [members, carried, messages.map(({ token }) => token)];
    };
    expect(of(qwd, "sblock { time 1.5s; connless { ping; ack; } }")).toEqual([
      { type: "block", code: 1, sequence: 0x7fffffff, reliable: 1, time: 1.5 },
      "packet",
      ["ping", "ack"],
    ]);
    expect(of(qwd, "fblock { time 1.5s; seq1 1; seq2 2; }")).toMatchObject([
      { type: "block", code: 2, time: 1.5 },
      undefined,
      [],
    ]);
    expect(of(dm2, "endblock;")).toEqual([{ type: "block" }, undefined, []]);
    expect(of(dm2, "betweenblock;")).toEqual([{ type: "block" }, "messages", []]);
    expect(of(dm2, "block { nop; }")).toEqual([{ type: "block" }, "messages", ["nop"]]);
  });
});

describe("the beginning of a block that is as it would be written", () => {
  const begun = (container: AnyContainer, text: string) => {
    const buffer = bufferOf(text);
    const block = new PlainBlocks(new BlocksText(container)).begin(buffer.cursor, 0);
    return block && { ...block, rest: text.slice(buffer.cursor.at) };
  };

  it("ends where its messages begin, which are in its braces, or in others inside of them", () => {
    expect(begun(dem, "block {\n camera 0.00000000 90.0000000 0.00000000;\n nop;\n}\n")).toEqual({
      members: { type: "block", angles: [0, 90, 0] },
      carried: "messages",
      depth: 1,
      rest: " nop;\n}\n",
    });
    expect(begun(qwd, "sblock {\n time 1.50000000s;\n connless {\n  ping;\n }\n}\n")).toEqual({
      members: { type: "block", code: 1, sequence: 0x7fffffff, reliable: 1, time: 1.5 },
      carried: "packet",
      depth: 2,
      rest: "  ping;\n }\n}\n",
    });
    expect(
      begun(qwd, "sblock {\n time 1.50000000s;\n seq1 1;\n seq2 2;\n time;\n}\n"),
    ).toMatchObject({
      carried: "messages",
      depth: 1,
      rest: " time;\n}\n",
    });
  });

  it.each([
    "blok {\n nop;\n}\n",
    "block {\n camera 0.0 x 0.0;\n}\n",
    "block {\n camera 0.0 0.0 0.0; nop;\n}\n",
    "block {\n camera;\n camera 0.0 0.0;\n}\n",
  ])("is nothing else: %j", (text) => {
    expect([undefined, " camera;\n camera 0.0 0.0;\n}\n"]).toContain(begun(dem, text)?.rest);
  });
});

describe("messages that are as they would be written", () => {
  /** Whether all were read, what follows, and the bytes of those that were. */
  function plainly(container: AnyContainer, text: string, depth = 1) {
    const buffer = bufferOf(text);
    const assembler = new Assembler(container, new Writer());
    assembler.block({ type: "block", angles: [0, 0, 0] }, "messages", undefined, false);
    const isWhole = new MessageReading(buffer).plain(assembler, depth);
    const body = Buffer.from(written(assembler.body)).toString("hex");
    return [isWhole, text.slice(buffer.cursor.at), body];
  }
  const UNKNOWN = " unknown { // something is wrong\n";

  it.each([
    ["}\n", ""],
    [" nop;\n nop;\n}\n", "0101"],
    [` nop;\n${UNKNOWN}  id 0x7F;\n }\n}\n`, "017f"],
    [`${UNKNOWN}  id 0x7F;\n  data 0x02 0x03;\n }\n nop;\n}\n`, "7f020301"],
    // What has a text is read by the parser, in its place.
    [' print "a";\n nop;\n}\n', "08610001"],
    [' print "a"; // why\n nop;\n}\n', "08610001"],
    [' print "a"; nop;\n}\n', "08610001"],
  ])("are read to the brace that closes: %j", (text, bytes) => {
    expect(plainly(dem, text)).toEqual([true, "", bytes]);
    expect(plainly(dem, `${text} nop;\n`)).toEqual([true, " nop;\n", bytes]);
  });

  it.each([
    `${UNKNOWN}  data 0x02;\n  id 0x7F;\n }\n}\n`,
    `${UNKNOWN}  id 0x7f;\n }\n}\n`,
    `${UNKNOWN}  id 0x7F;\n  data 0x0g;\n }\n}\n`,
    `${UNKNOWN}  id 0x7F;\n  data 0x02;\n  data 0x02;\n }\n}\n`,
    `${UNKNOWN}  id 0x7F; data 0x02;\n }\n}\n`,
    `${UNKNOWN} }\n}\n`,
    "  id 0x7F;\n }\n}\n",
    " prnt 1;\n}\n",
    ' print "a;\n}\n',
    " setview 70000;\n}\n",
    " setvi",
    "}",
  ])("are read up to what is otherwise, of which no byte is written: %j", (text) => {
    for (const before of ["", " nop;\n", ' print "a";\n'])
      expect(plainly(dem, before + text)).toEqual([
        false,
        text,
        { "": "", " nop;\n": "01" }[before] ?? "086100",
      ]);
  });

  it("are not read before a block, or in one that carries nothing", () => {
    const reading = new MessageReading(bufferOf(" nop;\n}\n"));
    const assembler = new Assembler(dem, new Writer());
    expect(reading.plain(assembler, 1)).toBe(false);
    assembler.block({ type: "block", angles: [0, 0, 0] }, undefined, undefined, false);
    expect(reading.plain(assembler, 1)).toBe(false);
  });

  it("may have the number of a player before them, which is read with the message", () => {
    const text = " unicast 3;\n nop;\n}\n";
    const assembler = new Assembler(dm2, new Writer(), "34-relay");
    assembler.block({ type: "block" }, "messages", undefined, false);
    const buffer = bufferOf(text);
    const reading = new MessageReading(buffer);
    expect([reading.plain(assembler, 1), buffer.cursor.at, assembler.body.offset]).toEqual([
      false,
      0,
      0,
    ]);
    expect(reading.isPrefix(assembler, nodeOf("unicast 3;"))).toBe(true);
    for (const other of ["unicast { nop; }", "nop;"])
      expect(reading.isPrefix(assembler, nodeOf(other))).toBe(false);
    // DM2 §3: the highest bit of a message's number, and the player's number after it.
    reading.take(assembler, nodeOf("nop;"), nodeOf("unicast 3;"));
    reading.take(assembler, nodeOf("nop;"), undefined);
    expect([...written(assembler.body)]).toEqual([0x86, 3, 6]);
    for (const wrongly of ["unicast 3 4;", "unicast;", "unicast a;", "unicast 2147483648;"])
      expect(() => reading.take(assembler, nodeOf("nop;"), nodeOf(wrongly))).toThrow(/^1:\d+: /);
    expect(heardFrom(assembler.codec, "unicast 3;\nnop;\n")).toEqual({ type: "nop", unicast: 3 });
    expect(heardFrom(assembler.codec, "unicast 3 4;\nnop;\n")).toBeUndefined();
  });
});

describe("a block that is too large to wait for its end", () => {
  const FRONT = "block {\n camera 0.00000000 0.00000000 0.00000000;\n";
  /** 270,000 letters. */
  const PRINTS = ` print "${"a".repeat(1989)}";\n`.repeat(135);
  /** What is wrong with a text of which the first piece is more than 512 KiB. */
  function problemsIn(before: string, after: string, front = FRONT) {
    const pieces = [before + front + PRINTS + PRINTS, `}\n${after}`].map((piece) =>
      Buffer.from(piece),
    );
    const problems = new Problems("a");
    const reader = lmpcText.reader(new Writer(), problems, { container: dem });
    try {
      for (const piece of pieces) reader.push(piece);
      reader.end();
      problems.throwIfAny();
      return [];
    } catch (error) {
      return (error as TextError).problems.map(({ line, message }) => [line, message]);
    }
  }

  it.each([
    ["", undefined],
    ['track "-1\\n";\n', '"track" comes first, and once'],
    ['fixed_protocol "1.09";\n', '"fixed_protocol" comes before all others, and once'],
  ])("is one, after which neither a header is nor the version of all: %j", (after, reason) => {
    expect(problemsIn("", after)).toEqual(reason === undefined ? [] : [[270 + 4, reason]]);
  });

  it("is in the version that precedes it, and no other one is", () => {
    expect(problemsIn('protocol "77";\n', `${FRONT}}\n`)).toEqual([
      [2, expect.stringContaining("has no version 77")],
    ]);
  });

  it("has messages that are looked at also where something is wrong with it", () => {
    const front = "block {\n camera 0.0 0.0;\n";
    expect(problemsIn("", "", front)).toEqual([[2, '"camera" has 3 values, not 2']]);
    expect(problemsIn("", "", `${front} prnt "a";\n`)).toEqual([
      [2, '"camera" has 3 values, not 2'],
      [3, 'there is no message "prnt"'],
    ]);
  });

  it("is waited for where there is no such block", () => {
    expect(problemsIn('track "";\n', "", FRONT.replace("block", "blok"))).toEqual([
      [2, expect.stringContaining('there is no block "blok"')],
    ]);
  });
});
