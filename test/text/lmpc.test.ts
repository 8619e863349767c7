import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { targets } from "../../fuzz/all-targets.ts";
import { messageSubjects } from "../../fuzz/values/subjects.ts";
import { firstsOf } from "../support/alike.ts";
import { FORMATS, formatOfFile } from "../../formats/index.ts";
import { type AnyContainer, protocolsOf, readRecording } from "../../recording/index.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { compile, decompile, Losses, TextError } from "../../quake/lmpc/index.ts";
import { MessagesText } from "../../text/statement/messages.ts";
import {
  formatFloat,
  formatTime,
  parseFloatText,
  parseTime,
} from "../../text/statement/syntax/decimals.ts";
import { Output } from "../../text/statement/output.ts";
import { TextOutput } from "../../text/output.ts";
import { TextParser } from "../../text/statement/syntax/parse.ts";
import { formatString, parseString } from "../../text/statement/syntax/strings.ts";
import type { TextNode } from "../../text/statement/syntax/nodes.ts";
import { Comment } from "../../text/statement/names.ts";
import { TextCursor } from "../../text/statement/syntax/cursor.ts";
import { MessagePrinter } from "../../text/statement/printer/printer.ts";
import { lmpcText } from "../../quake/lmpc/lmpc.ts";
import {
  beginningOf,
  corpusFiles,
  type File,
  fixtures,
  hasCorpus,
  howMuch,
  whyNoCorpus,
} from "../support/corpus.ts";
import { whole } from "../support/whole.ts";

const LMPC = join(import.meta.dirname, "..", "..", "..", "shared", "lmpc-text");
const hasLmpc = existsSync(LMPC);
const whyNot = hasLmpc ? "" : " (left out: there is no ../shared/lmpc-text)";

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const list: Uint8Array[] = [];
  for await (const piece of pieces) list.push(piece);
  return Buffer.concat(list);
}

function toText(container: AnyContainer, bytes: Uint8Array, name = "a"): Promise<Buffer> {
  return joined(decompile(lmpcText, container, [bytes], { name }));
}

function toBytes(text: Uint8Array, container?: AnyContainer): Promise<Buffer> {
  return joined(compile([text], container === undefined ? {} : { container }));
}

describe("numbers", () => {
  it("come back from nine digits, and look as in C", () => {
    expect(
      [1.5, 4095.875, 0, -0, 90, 1e-5, 1e9, 0.1].map((n) => formatFloat(Math.fround(n))),
    ).toEqual(
      "1.50000000 4095.87500 0.00000000 -0.00000000 90.0000000 9.99999975e-06 1.00000000e+09 0.100000001".split(
        " ",
      ),
    );
    // As many digits as there can be, and a point all the same.
    expect(formatFloat(-123456784)).toBe("-123456784.");
    // What lies in the middle goes to the even digit.
    expect(formatFloat(16777.21875)).toBe("16777.2188");
    expect(formatFloat(16777.28125)).toBe("16777.2812");
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (n) => {
        expect(Object.is(Math.fround(parseFloatText(formatFloat(n))!), n)).toBe(true);
      }),
    );
  });

  it("come back as times, however small", () => {
    expect([0.5, 65.5, 7384.25].map(formatTime)).toEqual([
      "0.50000000s",
      "1:5.50000000m",
      "2:03:4.25000000h",
    ]);
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (n) => {
        expect(Object.is(parseTime(formatTime(n)), n)).toBe(true);
      }),
    );
  });
});

describe("strings", () => {
  it("come back", () => {
    const unit = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(parseString(formatString(text).slice(1, -1))).toBe(text);
      }),
    );
    expect(parseString("\\x\\7\\101\\n")).toBe("x\x07A\n");
    expect(parseString("\\400")).toMatchObject({ at: 0 });
  });
});

function nodesOf(text: string): { nodes: TextNode[]; faults: unknown[] } {
  const nodes: TextNode[] = [];
  const faults: unknown[] = [];
  const parser = new TextParser(
    (node) => nodes.push(node),
    (fault) => faults.push(fault),
  );
  parser.push(text);
  parser.end();
  return { nodes, faults };
}

/** The protocols that recordings carry: there is no text of what clients say. */
const carried = targets.filter(({ name }) =>
  FORMATS.list.some(({ table }) => table.carries.some(({ protocol }) => protocol === name)),
);

/** Made once for a class of versions: it takes longer than a message's text. */
function onceEach<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const textsOf = onceEach((codec: never) => new MessagesText(codec));
const printerOf = onceEach((codec: never) => new MessagePrinter(codec));

const NO_NAMES = { lookUp: () => undefined };

describe.each(carried)("$name as text", (target) => {
  const subjects = firstsOf(messageSubjects(target));

  whole("is every message, in any order of its statements, with comments and CRLF", () => {
    for (const subject of subjects) {
      const text = textsOf(subject.codec as never);
      const order = fc.array(fc.nat(1000), { maxLength: 40 });
      fc.assert(
        fc.property(subject.any(true), order, (message, keys) => {
          const out = new Output(NO_NAMES);
          text.write(message, out);
          const written1 = out.take().replaceAll("\n", " // a comment {\r\n");
          const { nodes, faults } = nodesOf(written1);
          expect(faults).toEqual([]);
          const node = nodes.at(-1)!;
          const read = text.read(shuffled(node, keys));
          const front = nodes.length > 1 ? nodes[0] : undefined;
          if (front !== undefined)
            (read as unknown as Record<string, unknown>)[front.token] = Number(
              front.values[0]!.text,
            );
          const [a, b] = [new Writer(), new Writer()];
          subject.codec.encode(a, message);
          subject.codec.encode(b, read);
          expect(Buffer.from(written(b)).toString("hex")).toBe(
            Buffer.from(written(a)).toString("hex"),
          );
        }),
        { numRuns: 4 },
      );
    }
  });
});

/** A cursor before a text, after which there are zeros. */
function cursorOf(text: string): TextCursor {
  const cursor = new TextCursor();
  cursor.use(new Uint8Array(Buffer.concat([Buffer.from(text, "latin1"), Buffer.alloc(64)])));
  return cursor;
}

describe.each(carried)("texts of $name", (target) => {
  const names = {
    lookUp: (kind: string, value: number) =>
      value % 3 === 0 ? new Comment(value % 2 === 0 ? kind : "\xff") : undefined,
  };
  const printed = new Set<string>();
  const scanned = new Set<string>();

  it.each(firstsOf(messageSubjects(target)).map((subject) => [subject.message, subject] as const))(
    "%s by its shape is as by the table, and is scanned as it is parsed",
    (message, { codec, any }) => {
      const texts = textsOf(codec as never);
      const printer = printerOf(codec as never);
      fc.assert(
        fc.property(any(true), (value) => {
          const w = new Writer();
          codec.encode(w, value);
          // With no room but what is asked for.
          const [a, b] = [new Output(names), new Output(names, new TextOutput(0))];
          const r = new Reader(written(w));
          texts.write(codec.decode(new Reader(written(w))), a);
          b.prints(printer, r);
          const [text, fast] = [a.take(), b.take()];
          expect(fast).toBe(r.offset === 0 ? "" : text);
          expect(r.offset === 0 || r.offset === w.offset).toBe(true);
          if (r.offset > 0) printed.add(message);
          const read = texts.scan(cursorOf(text), 0);
          if (read === undefined) return;
          scanned.add(message);
          const again = new Writer();
          codec.encode(again, read as never);
          expect(written(again)).toEqual(written(w));
        }),
        { numRuns: 3 },
      );
    },
  );

  it("are mostly printed and scanned so", () => {
    if (!["netquake", "quakeworld", "quake2"].includes(target.name)) return;
    expect(printed.size).toBeGreaterThan(5);
    expect(scanned.size).toBeGreaterThan(5);
  });
});

it("a member of bits that is there and has none is kept, by generated code too", async () => {
  const text =
    "sblock {\n time 0.50000000s;\n seq1 1;\n seq2 1;\n playerinfo {\n  player 0;\n  origin 0.00000000 0.00000000 0.00000000;\n  frame 0;\n  hint_command_buttons_there;\n  load 0;\n }\n}\n";
  const bytes = await toBytes(Buffer.from(text), formatOfFile("a.qwd"));
  expect((await toText(formatOfFile("a.qwd"), bytes)).toString()).toContain(text);
});

it("a message without members may be called as a statement of its block", async () => {
  const text =
    "sblock {\n time 0.50000000s;\n seq1 1;\n seq2 1;\n nop;\n time;\n unknown { // something is wrong\n  id 0xEE;\n }\n}\n";
  const container = formatOfFile("a.qwd");
  const bytes = await toBytes(Buffer.from(text), container);
  const written = (await toText(container, bytes)).toString();
  expect(written).toContain(text);
  expect(await toBytes(Buffer.from(written))).toEqual(bytes);
});

/** The statements of a message in another order; those of lists stay in theirs. */
function shuffled(node: TextNode, keys: readonly number[]): TextNode {
  if (node.children === undefined) return node;
  const places = node.children.map((child, i) => ({
    child,
    key: child.children ? -1 : (keys[i % 40] ?? i),
  }));
  return { ...node, children: places.toSorted((a, b) => a.key - b.key).map(({ child }) => child) };
}

describe.each([".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures))("$name as text", (file) => {
  const container = formatOfFile(file.name);

  whole("compiles to the same bytes, and the text tells its format", async () => {
    const bytes = file.bytes();
    const text = await toText(container, bytes, file.name);
    expect(text.toString("latin1")).toMatch(`binary file ${file.name}\n`);
    expect(Buffer.compare(await toBytes(text), bytes)).toBe(0);
  });

  it("compiles to the same bytes whatever is wrong with the recording", async () => {
    const piece = file.bytes().subarray(0, 12_000);
    const damage = fc.array(fc.tuple(fc.nat(piece.length - 1), fc.nat(255)), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(damage, async (damages) => {
        const broken = piece.slice();
        for (const [at, byte] of damages) broken[at] = byte;
        const text = await toText(container, broken);
        expect(Buffer.compare(await toBytes(text, container), broken)).toBe(0);
      }),
      { numRuns: 4 },
    );
  });

  whole("compiles to the same bytes whatever models and sounds are called", async () => {
    const piece = file.bytes().subarray(0, 30_000);
    const text = (await toText(container, piece)).toString("latin1");
    const unit = fc.constantFrom(...'\n\r\t"\\/;{} a\x7f\xfe');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit }), async (name) => {
        const named = text.replaceAll(/"\w+\/[^"\\]*"/g, () => formatString(`${name}.x`));
        const bytes = await toBytes(Buffer.from(named, "latin1"), container);
        const written = await toText(container, bytes);
        expect(Buffer.compare(await toBytes(written, container), bytes)).toBe(0);
      }),
      { numRuns: 3 },
    );
  });

  it("has no number that is wrapped", async () => {
    const piece = file.bytes().subarray(0, 30_000);
    const text = (await toText(container, piece)).toString("latin1");
    const numbers = [...text.matchAll(/(?<= )\d+(?=[.;])/g)];
    const choice = fc.tuple(fc.nat(numbers.length - 1), fc.constantFrom(8, 16, 32, 64));
    await fc.assert(
      fc.asyncProperty(choice, async ([chosen, bits]) => {
        const { index, 0: number } = numbers[chosen]!;
        const larger = BigInt(number) + 2n ** BigInt(bits);
        const changed = text.slice(0, index) + larger + text.slice(index + number.length);
        const bytes = await toBytes(Buffer.from(changed, "latin1"), container).catch(
          (error: unknown) => error,
        );
        if (Buffer.isBuffer(bytes)) expect(Buffer.compare(bytes, piece)).not.toBe(0);
        else expect(bytes).toBeInstanceOf(TextError);
      }),
      { numRuns: 6 },
    );
  });

  it("never crashes the compiler when the text is damaged", async () => {
    const text = await toText(container, file.bytes().subarray(0, 6000));
    const character = fc.constantFrom(...'{}";/\\ \n0x9-.aZ\xff');
    const damage = fc.array(fc.tuple(fc.nat(text.length - 1), character), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (damages) => {
        const broken = Buffer.from(text);
        for (const [at, c] of damages) broken[at] = c.charCodeAt(0);
        await toBytes(broken, container).catch((error: unknown) => {
          expect(error).toBeInstanceOf(TextError);
        });
      }),
      { numRuns: 6 },
    );
  });
});

const CAMERA = "block { camera 0.0 0.0 0.0;";

describe("what is wrong with a text", () => {
  const [dem] = fixtures(".dem");

  async function complaint(text: string): Promise<string> {
    const error = await toBytes(Buffer.from(text, "latin1"), formatOfFile(dem!.name)).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(TextError);
    return (error as TextError).message;
  }

  it("is told with its line, a caret, and what was meant", async () => {
    const text =
      'track "-1\\n";\nblock {\n camera 0.0 0.0 0.0;\n prnt "a";\n setview 70000;\n sound { vool 1.0; }\n}\n';
    const report = await complaint(text);
    expect(report).toContain('text:4:2: there is no message "prnt"');
    expect(report).toContain('> 4 |  prnt "a";\n    |  ^^^^');
    expect(report).toContain('Did you mean "print"?');
    expect(report).toContain("text:5:10:");
    expect(report).toContain("70000 is not a whole number from -32768 to 32767");
    expect(report).toContain('"sound" has no "vool"');
    expect(report).toContain('Did you mean "vol"?');
  });

  it("is told at the value that is out of its range", async () => {
    const report = await complaint(
      "block {\n camera 0.0 0.0 0.0;\n damage {\n  save 1;\n  take 1000;\n  origin 0.0 0.0 0.0;\n }\n}\n",
    );
    expect(report).toContain("> 5 |   take 1000;\n    |        ^^^^");
  });

  it.each([
    ['block {\n print "a\n; }', "the string does not end in its line"],
    ["block {\n camera 1 2 3;\n}", '"1" is no number of "camera"'],
    ['block { print "a"; ', 'the text ends inside of "block"'],
    ['track "";\nblok { }', 'there is no block "blok"'],
    ['block { camera 0.0 0.0 0.0; print "\\400"; }', "\\400 is no byte"],
    ['block { print "a"; }', "angles is missing"],
    [`${CAMERA} time 1.0e39; }`, "1.0e39 is too large for a 32-bit float"],
    [`${CAMERA} time 1:1.0e39m; }`, "is too large for a 32-bit float"],
    ["block { camera 0.0 0.0 -1.0e400; }", "-1.0e400 is too large for a 32-bit float"],
    [`${CAMERA} setangle 0.0 257.0 0.0; }`, "257.34375 is not a number from -180 to 178.59375"],
    [`${CAMERA} clientdata { weapons 1 33; } }`, '"weapons" has no number 33'],
    [`${CAMERA} clientdata { megahealth 1; } }`, '"megahealth" has no value'],
    [`${CAMERA} clientdata 1 { health 1; } }`, '"clientdata" has its values in braces'],
    [`${CAMERA} updateentity { hint_flags 0x1ffff; } }`, "131071 is outside 0 to 65535"],
    [`${CAMERA} sound { unknown_mask_bits 34; } }`, "the mask has no bit 34"],
    [`${CAMERA} unknown { id 256; } }`, "256 is no byte"],
    [`${CAMERA} unknown { id 1; date 2; } }`, '"unknown" has no "date"'],
  ])("%j", async (text, reason) => {
    expect(await complaint(text)).toContain(reason);
  });
});

describe("what is wrong with a text of Quake II", () => {
  const effect = (direction: string) =>
    `temp_entity { entitytype 0; origin 0.0 0.0 0.0; movedir ${direction}; }`;

  it.each([
    [effect("257.0 0.0 0.0"), "257 is outside -1.0 to 1.0"],
    [effect("0.0 0.0 0x7fc00000"), "NaN is outside -1.0 to 1.0"],
    [effect("0.0 0.0 0.0"), "this is no direction: all of it is 0"],
    [effect("256"), "256 is not a whole number from 0 to 255"],
    ["playerinfo { stats { stat { index 32; value 1; } } }", "stats[32] the mask has no such bit"],
    ["playerinfo { stats { stat { index 1; value 1; value 2; } } }", '"value" is there already'],
    [
      "playerinfo { stats { stat { index 1; value 1; } stat { index 1; value 2; } } }",
      "index 1 is there already",
    ],
    ["packetentities { packetentity { entity 1; frame 2; frame 3; } }", '"frame" is there already'],
    [
      "packetentities { packetentity { entity 1; hint_frame_before 256; } }",
      "256 is outside 0 to 255",
    ],
    ["packetentities { packetentity 1; }", '"packetentity" has its values in braces'],
    ["download { size 3; percent 0; data 1 2; }", "there are 2 bytes, not 3"],
    ["download { size -1; percent 0; data 1 2; }", "there are 2 bytes, not -1"],
  ])("%s", async (text, reason) => {
    const compiled = toBytes(Buffer.from(`block { ${text} }`), formatOfFile("a.dm2"));
    await expect(compiled).rejects.toThrow(reason);
  });

  it("does not refuse a direction that is none of the 162, nor one that is longer than 1", async () => {
    const at = async (direction: string) =>
      (await toBytes(Buffer.from(`block { ${effect(direction)} }`), formatOfFile("a.dm2"))).at(-1);
    expect(await at("0.5 0.5 0.5")).toBe(await at("1.0 1.0 1.0"));
  });
});

/** What LMPC's words do not tell of the recordings that it wrote as text. */
const LOST: Readonly<Record<string, readonly string[]>> = {
  "wlbot-demo1.dem": ["2 times"],
  "osm-demo01.qwd": ["1 deltapacketentity"],
};

describe.skipIf(!hasLmpc)(`LMPC's own texts${whyNot}`, () => {
  const golden = hasLmpc ? readdirSync(join(LMPC, "golden")) : [];

  it.each(golden)("%s is what is written, and compiles to the recording", async (name) => {
    const recording = name.replace(".txt.gz", "");
    const ending = recording.split(".").at(-1)!;
    const found = [...corpusFiles(ending, ""), ...corpusFiles("recorded", "")].find(
      (f) => f.name === recording,
    );
    const text = gunzipSync(readFileSync(join(LMPC, "golden", name)));
    const bytes = found!.bytes();
    const own = (await toText(formatOfFile(recording), bytes, recording)).toString("latin1");
    const theirs = text.toString("latin1");
    const losses = new Losses("LMPC");
    const kept = { name: recording, losses };
    const pieces = decompile(lmpcText, formatOfFile(recording), [bytes], kept);
    const narrow = (await joined(pieces)).toString("latin1");
    expect(narrow === theirs || firstDifference(narrow, theirs)).toBe(true);
    const what = losses.list.map((loss) => `${loss.count} ${loss.what}`);
    expect(what).toEqual(LOST[recording] ?? []);
    // Times below an eighth of a second lose bits in LMPC's eight decimals: ours have more then.
    const eight = own.replace(/\b0\.\d{9,}(?=s;)/g, (time) => Number(time).toFixed(8));
    expect(eight === theirs || firstDifference(eight, theirs)).toBe(true);
    if (own === eight) expect(Buffer.compare(await toBytes(text), bytes)).toBe(0);
    else expect(name).toBe("wlbot-demo1.dem.txt.gz");
  });

  // Each is explained in docs/lmpc-text.md, and there are no others.
  it.each([
    ["dm2-directions.dm2", []],
    ["dm2-relay.dm2", []],
    ["dm2-server.dm2", []],
    ["dm2-temp-entities.dm2", []],
    // blend 1.0 0.5 0.0 0.25: 127.5 and 63.75 are rounded, not cut.
    ["dm2-client-all-messages.dm2", ["182: 0x80 for 0x7f", "184: 0x40 for 0x3f"]],
    // angles_1 -12.0: -2184.53 is rounded; flag 2 7 of playerinfo and of a cblock: not lost.
    ["qwd-all-messages.qwd", ["510: 0x77 for 0x78", "522: 0x87 for 0x03", "693: 0x84 for 0x00"]],
  ] as const)(
    "%s is what its text compiles to, but for what is documented",
    async (name, differ) => {
      const ours = await toBytes(synthetic(name.replace(/\.\w+$/, ".txt")));
      const theirs = synthetic(name);
      expect(ours.length).toBe(theirs.length);
      const hex = (byte: number) => `0x${byte.toString(16).padStart(2, "0")}`;
      const found = [...theirs].flatMap((byte, at) =>
        byte === ours[at] ? [] : [`${at}: ${hex(ours[at]!)} for ${hex(byte)}`],
      );
      expect(found).toEqual(differ);
    },
  );

  it("dem-all-messages is refused for 0xFF in two strings, and without these it is the binary without them", async () => {
    const text = synthetic("dem-all-messages.txt").toString("latin1");
    const error = await toBytes(Buffer.from(text, "latin1")).catch((e: unknown) => e);
    expect((error as TextError).problems.map(({ line, message }) => [line, message])).toEqual([
      [12, '"print": text character 23 is 0xFF, which ends a string'],
      [52, '"updatename": netname character 1 is 0xFF, which ends a string'],
    ]);
    const ours = await toBytes(Buffer.from(text.replaceAll("\\377", ""), "latin1"));
    const theirs = [...synthetic("dem-all-messages.dem")];
    for (const at of [257, 59]) expect(theirs.splice(at, 1)).toEqual([0xff]);
    // The sizes of the two blocks that they are in.
    for (const at of [3, 182]) theirs[at]!--;
    expect(Buffer.compare(ours, Buffer.from(theirs))).toBe(0);
  });
});

function synthetic(name: string): Buffer {
  return readFileSync(join(LMPC, "synthetic", name));
}

describe("docs/lmpc-text.md", () => {
  const doc = readFileSync(join(import.meta.dirname, "..", "..", "docs", "lmpc-text.md"), "utf8");
  const examples = [...doc.matchAll(/^```lmpc ?(\w*)\n([^]*?)^```/gm)];
  const around: Readonly<Record<string, readonly [string, string]>> = {
    dem: ['track "";\nblock {\n camera 0.00000000 0.00000000 0.00000000;\n', "}\n"],
    dm2: ["block {\n", "}\n"],
  };

  it.each(examples.map(([, format, text]) => [text!, format!] as const))(
    "%s",
    async (text, format) => {
      const [before, after] = (text.startsWith(" ") ? undefined : around[format]) ?? ["", ""];
      const indented = before === "" ? text : text.replaceAll(/^/gm, " ").slice(0, -1);
      const whole = Buffer.from(before + indented + after, "latin1");
      const container = formatOfFile(`a.${format || "dem"}`);
      const again = await toText(container, await toBytes(whole, container));
      expect(again.toString("latin1").split("\n").slice(2).join("\n")).toBe(`${whole}`);
    },
  );

  it("has an example of each form that is ours", () => {
    const words = "hint_flags hint_frame_before hint_entities_end hint_text_open unknown_mask_bits";
    for (const word of [...words.split(" "), "unknown {", "tail", "protocol", "padding", "flag"])
      expect(examples.some(([, , text]) => text!.includes(word))).toBe(true);
  });
});

describe("a version that was given", () => {
  it("is before the header, and the text comes back", async () => {
    const bytes = await toBytes(
      Buffer.from('track "-1\\n";\nblock { camera 0.0 0.0 0.0; nop; }\n'),
    );
    const said = await joined(
      decompile(lmpcText, formatOfFile("a.dem"), [bytes], { version: "1.06" }),
    );
    expect(said.toString()).toMatch(/^fixed_protocol "1.06";\ntrack/m);
    expect([...(await toBytes(said))]).toEqual([...bytes]);
  });
});

describe("the older form of stopsound", () => {
  it("is read as the newer one", async () => {
    const block = (statement: string) =>
      toBytes(Buffer.from(`track "";\nblock { camera 0.0 0.0 0.0; ${statement} }\n`));
    const old = await block("stopsound 218;");
    expect([...old.subarray(-3)]).toEqual([16, 218, 0]);
    expect(Buffer.compare(await block("stopsound { entity 27; channel 2; }"), old)).toBe(0);
    await expect(block("stopsound 65536;")).rejects.toThrow("65536 is outside 0 to 65535");
  });
});

describe.each([".dem", ".qwd", ".dm2"].flatMap(fixtures))(
  "offsets in the text of $name",
  (file) => {
    const container = formatOfFile(file.name);
    const bytes = file.bytes().subarray(0, 60_000);
    const tables = [...protocolsOf(container, false).values()].map(({ table }) => table);

    /** What begins with that byte, by its token. */
    const tokensOf = (id: number) =>
      tables.flatMap(({ messages }) =>
        messages
          .filter(({ layouts }) =>
            layouts.some(({ id: [first, last] = [256, 0], idBit }) => {
              const own = idBit === undefined ? id : id & 0x7f;
              return first <= own && own <= last;
            }),
          )
          .map(({ name, text }) => text?.token ?? name),
      );

    async function withOffsets(only?: readonly string[]): Promise<string> {
      const pieces = decompile(lmpcText, container, [bytes], { name: "a", offsets: true, only });
      return (await joined(pieces)).toString("latin1");
    }

    it("are on lines of their own, and the text is the same but for them", async () => {
      const text = await withOffsets();
      const without = text.replaceAll(/^ *\/\/ (?:(?:block \d+|header) )?at 0x[0-9a-f]+\n/gm, "");
      expect(without === (await toText(container, bytes)).toString("latin1")).toBe(true);
      expect(Buffer.compare(await toBytes(Buffer.from(text, "latin1")), bytes)).toBe(0);
    });

    it.each([
      ["all", undefined],
      ["some", ["print", "sound", "stufftext"]],
    ] as const)("tell where %s of the messages begin", async (_, only) => {
      const found = (await withOffsets(only)).matchAll(/^ *\/\/ at 0x([0-9a-f]+)\n *(\w+)/gm);
      const places = [...found].map(([, at, token]) => [Number.parseInt(at!, 16), token!] as const);
      expect(places.length).toBeGreaterThan(only === undefined ? 100 : 3);
      for (const [at, token] of places)
        if (!["unicast", "unknown", "tail"].includes(token))
          expect(tokensOf(bytes[at]!)).toContain(token);
    });

    it("tell where blocks begin", async () => {
      const found = [...(await withOffsets()).matchAll(/^\/\/ block (\d+) at 0x([0-9a-f]+)$/gm)];
      const blocks = [...readRecording(container, bytes)].filter((part) => part.kind === "block");
      expect(found.map(([, index, at]) => [Number(index), Number.parseInt(at!, 16)])).toEqual(
        blocks.map(({ index, offset }) => [index, offset]),
      );
    });
  },
);

describe.each(carried)("$name in LMPC's words", (target) => {
  it("is the same text, or something is counted, and can be read", () => {
    for (const subject of firstsOf(messageSubjects(target))) {
      const text = textsOf(subject.codec as never);
      fc.assert(
        fc.property(subject.any(true), (message) => {
          const losses = new Losses("LMPC");
          const [all, narrow] = [new Output(NO_NAMES), new Output(NO_NAMES, undefined, losses)];
          losses.next("message");
          text.write(message, all);
          text.write(message, narrow);
          const [whole, said] = [all.take(), narrow.take()];
          expect(said).not.toMatch(/\bhint_|^ *[a-z_]+.* 0x[0-9a-f]{8}\b/m);
          const { nodes, faults } = nodesOf(said);
          expect(faults).toEqual([]);
          if (said !== "") text.read(nodes.at(-1)!);
          const changed = losses.list.filter(({ why }) => !why.includes("read it back"));
          expect(changed.length > 0).toBe(said !== whole);
          for (const { count } of losses.list) expect(count).toBe(1);
        }),
        { numRuns: 4 },
      );
    }
  });
});

describe("a recording in LMPC's words", () => {
  async function narrowed(container: AnyContainer, bytes: Uint8Array, options: object = {}) {
    const losses = new Losses("LMPC");
    const pieces = decompile(lmpcText, container, [bytes], { name: "a", losses, ...options });
    const text = (await joined(pieces)).toString("latin1");
    return { text, lost: losses.list.map(({ unit, count, what }) => `${count} ${unit} ${what}`) };
  }

  const dem = formatOfFile("a.dem");
  const camera = "camera 0.0 0.0 0.0;";

  it("leaves out what LMPC does not know, and counts it", async () => {
    const text = [
      'track "";',
      "block { camera 0.0 -0.0 0x7fc00001; nop; }",
      "block { camera 0x7f800000 0xff800000 0.0; nop; }",
      "block { camera 0x7f800000 0.0 0.0; }",
      `block { ${camera} time 0.0001234567s; time 0x7fc00000; time 0.25s; }`,
      `block { ${camera} nop; unknown { id 0x50; } }`,
      `block { ${camera} nop; unknown { id 0x50; data 0x01; } }`,
      `block { ${camera} print "a\\377"; print "${"b".repeat(2047)}"; }`,
      "tail 0x01 0x02 0x03;",
    ];
    const bytes = await toBytes(Buffer.from(text.join("\n")));
    const { text: said, lost } = await narrowed(dem, bytes);
    expect(lost.toSorted()).toEqual([
      "1 block NaN",
      "1 block empty blocks",
      "1 block infinity",
      "1 block unknown",
      "1 message NaN",
      "1 message strings that 0xFF ends",
      "1 message times",
      "3 byte tail",
    ]);
    const zero = "camera 0.00000000 0.00000000 0.00000000";
    expect(said.replace(/b{2047}/, "b…b")).toBe(
      `// source: DEM binary file a

track "";
block {
 camera 0.00000000 -0.00000000 0.00000000;
 nop;
}
block {
 camera 3.40282347e+38 -3.40282347e+38 0.00000000;
 nop;
}
block {
 ${zero};
 time 0.00012346s;
 time 0.00000000s;
 time 0.25000000s;
}
block {
 ${zero};
 nop;
}
block {
 ${zero};
 nop;
 unknown { // something is wrong
  id 0x50;
  data 0x01;
 }
}
block {
 ${zero};
 print "a";
 print 
  "b…b";
}
`,
    );
  });

  it("does not name the protocol", async () => {
    // Without its items the message is one of 1.06, and of no later version.
    const client =
      "clientdata { health 1; currentammo 0; ammo_shells 0; ammo_nails 0; ammo_rockets 0; ammo_cells 0; weapon 1; }";
    const text = `track "";\nprotocol "1.06";\nblock { ${camera} ${client} }\n`;
    const bytes = await toBytes(Buffer.from(text));
    expect((await toText(dem, bytes)).toString()).toContain('protocol "1.06"');
    const { text: said, lost } = await narrowed(dem, bytes);
    expect(said).not.toContain("protocol");
    expect(lost).toContain("1 block protocol");
    const given = await narrowed(dem, bytes, { version: "1.06" });
    expect(given.text).not.toContain("protocol");
    expect(given.lost).toContain("1 block fixed_protocol");
  });

  it("has no packets of which nothing is left", async () => {
    const packet = (inner: string) => `sblock { time 1.0s; connless { ${inner} } }`;
    const bytes = await toBytes(Buffer.from(`${packet("ping;")} ${packet("ack;")}`));
    const { text: said, lost } = await narrowed(formatOfFile("a.qwd"), bytes);
    expect(said.match(/connless/g)).toHaveLength(1);
    expect(lost).toEqual(["1 message ack", "1 block empty blocks"]);
  });
});

function firstDifference(a: string, b: string): string {
  const [ours, theirs] = [a.split("\n"), b.split("\n")];
  const at = ours.findIndex((line, i) => line !== theirs[i]);
  return `line ${at + 1}: ${ours[at]} is not ${theirs[at]}`;
}

describe.skipIf(!hasCorpus)(`the corpus${howMuch}${whyNoCorpus}`, () => {
  const files = ["dem", "qwd", "dm2", "other"].flatMap((folder) =>
    corpusFiles(folder, folder === "other" ? ".dem" : `.${folder}`),
  );

  it.each(hasCorpus ? files : [])("$name comes back", async (file: File) => {
    const bytes = beginningOf(file);
    const container = formatOfFile(file.name);
    expect(Buffer.compare(await toBytes(await toText(container, bytes), container), bytes)).toBe(0);
  });
});
