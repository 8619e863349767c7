import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { targets } from "../fuzz/targets.ts";
import { messageSubjects } from "../fuzz/subjects.ts";
import { type AnyContainer, formatOfFile } from "../recording/index.ts";
import { Writer, written } from "../runtime/writer.ts";
import { compile, decompile, TextError } from "../text/index.ts";
import { MessagesText } from "../text/lmpc-messages.ts";
import { formatFloat, formatTime, parseFloatText, parseTime } from "../text/lmpc-numbers.ts";
import { Output } from "../text/lmpc-output.ts";
import { TextParser } from "../text/lmpc-parse.ts";
import { formatString, parseString } from "../text/lmpc-strings.ts";
import type { TextNode } from "../text/lmpc-nodes.ts";
import { sayingsOf } from "../text/sayings.ts";
import { lmpcText } from "../text/lmpc.ts";
import { corpusFiles, type File, fixtures, hasCorpus, whyNoCorpus } from "./corpus.ts";

const LMPC = join(import.meta.dirname, "..", "..", "shared", "lmpc-text");
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
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true, min: 0 }), (n) => {
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

const NO_NAMES = { lookUp: () => undefined };

describe.each(targets.filter(({ container }) => container === undefined))(
  "$name as text",
  (target) => {
    const subjects = messageSubjects(target);

    it("is every message, in any order of its statements, with comments and CRLF", () => {
      for (const subject of subjects) {
        const text = new MessagesText(subject.codec as never);
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
          { numRuns: 15 },
        );
      }
    });
  },
);

describe.each(targets.filter(({ container }) => container === undefined))(
  "generated code for $name",
  (target) => {
    const told = messageSubjects(target).filter(
      ({ codec, message }) => sayingsOf(codec as never).get(message) !== undefined,
    );

    it("says what the table says", () => {
      if (target.name !== "quakeworld_connectionless") expect(told.length).toBeGreaterThan(5);
      for (const subject of told) {
        const slow = new MessagesText(subject.codec as never);
        const fast = new MessagesText(subject.codec as never, sayingsOf(subject.codec as never));
        const names = {
          lookUp: (kind: string, value: number) => (value % 3 === 0 ? kind : undefined),
        };
        fc.assert(
          fc.property(subject.any(true), (message) => {
            const [a, b] = [new Output(names), new Output(names)];
            slow.write(message, a);
            fast.write(message, b);
            expect(b.take()).toBe(a.take());
          }),
          { numRuns: 30 },
        );
      }
    });
  },
);

/** The statements of a message in another order; those of lists stay in theirs. */
function shuffled(node: TextNode, keys: readonly number[]): TextNode {
  if (node.children === undefined) return node;
  const places = node.children.map((child, i) => ({
    child,
    key: child.children ? -1 : (keys[i % 40] ?? i),
  }));
  return { ...node, children: places.toSorted((a, b) => a.key - b.key).map(({ child }) => child) };
}

describe.each([".dem", ".qwd", ".dm2"].flatMap(fixtures))("$name as text", (file) => {
  const container = formatOfFile(file.name);

  it("compiles to the same bytes, and the text tells its format", async () => {
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
      { numRuns: 25 },
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
      { numRuns: 40 },
    );
  });
});

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
    const told = await complaint(text);
    expect(told).toContain('text:4:2: there is no message "prnt"');
    expect(told).toContain('> 4 |  prnt "a";\n    |  ^^^^');
    expect(told).toContain('Did you mean "print"?');
    expect(told).toContain("text:5:10:");
    expect(told).toContain("70000 is not a whole number from -32768 to 32767");
    expect(told).toContain('"sound" has no "vool"');
    expect(told).toContain('Did you mean "vol"?');
  });

  it("is told at the value that is out of its range", async () => {
    const told = await complaint(
      "block {\n camera 0.0 0.0 0.0;\n damage {\n  save 1;\n  take 1000;\n  origin 0.0 0.0 0.0;\n }\n}\n",
    );
    expect(told).toContain("> 5 |   take 1000;\n    |        ^^^^");
  });

  it.each([
    ['block {\n print "a\n; }', "the string does not end in its line"],
    ["block {\n camera 1 2 3;\n}", '"1" is no number of "camera"'],
    ['block { print "a"; ', 'the text ends inside of "block"'],
    ['track "";\nblok { }', 'there is no block "blok"'],
    ['block { camera 0.0 0.0 0.0; print "\\400"; }', "\\400 is no byte"],
    ['block { print "a"; }', "angles is missing"],
  ])("%j", async (text, reason) => {
    expect(await complaint(text)).toContain(reason);
  });
});

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
    // Times below an eighth of a second lose bits in LMPC's eight decimals: ours have more then.
    const eight = own.replace(/\b0\.\d{9,}(?=s;)/g, (time) => Number(time).toFixed(8));
    expect(eight === theirs || firstDifference(eight, theirs)).toBe(true);
    if (own === eight) expect(Buffer.compare(await toBytes(text), bytes)).toBe(0);
    else expect(name).toBe("wlbot-demo1.dem.txt.gz");
  });

  it.each([
    ["dm2-directions", ".dm2"],
    ["dm2-relay", ".dm2"],
    ["dm2-server", ".dm2"],
    ["dm2-temp-entities", ".dm2"],
  ])("%s compiles to its binary", async (name, ending) => {
    const text = readFileSync(join(LMPC, "synthetic", `${name}.txt`));
    const bytes = readFileSync(join(LMPC, "synthetic", name + ending));
    expect(Buffer.compare(await toBytes(text), bytes)).toBe(0);
  });
});

function firstDifference(a: string, b: string): string {
  const [ours, theirs] = [a.split("\n"), b.split("\n")];
  const at = ours.findIndex((line, i) => line !== theirs[i]);
  return `line ${at + 1}: ${ours[at]} is not ${theirs[at]}`;
}

describe.skipIf(!hasCorpus)(`the corpus${whyNoCorpus}`, () => {
  const files = ["dem", "qwd", "dm2", "other"].flatMap((folder) =>
    corpusFiles(folder, folder === "other" ? ".dem" : `.${folder}`),
  );

  it.each(hasCorpus ? files : [])("$name comes back", async (file: File) => {
    const bytes = file.bytes().subarray(0, 600_000);
    const container = formatOfFile(file.name);
    expect(Buffer.compare(await toBytes(await toText(container, bytes), container), bytes)).toBe(0);
  });
});
