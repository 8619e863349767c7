import { type Hints, hintsByType } from "../../text/json/bare.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNamed, formatOfFile, FORMATS } from "../../formats/index.ts";
import {
  type AnyContainer,
  readRecording,
  type RecordedBlock,
  writeRecording,
} from "../../recording/index.ts";
import { states } from "../../quake/world/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { isCanonical } from "../../runtime/canonical/canonical-form.ts";
import { bytesToText, textToBytes } from "../../runtime/bytes/text/text.ts";
import { Clock } from "../../recording/time/clock.ts";
import {
  compile,
  decompile,
  type DecompileOptions,
  jsonLines,
  selectParts,
  TextError,
  TextOutput,
} from "../../quake/lmpc/index.ts";
import { FastLines } from "../../text/json/values/fast.ts";
import { plansOf } from "../../text/json/plan.ts";
import { takeMembers } from "../../text/json/values/parse.ts";
import { anyRecorded, CASES, recorded } from "../support/any-recorded.ts";
import {
  beginningOf,
  corpusFiles,
  type File,
  fixtures,
  howMuch,
  whyNoCorpus,
} from "../support/corpus.ts";
import { lineValidator } from "../support/line-schema.ts";
import { whole } from "../support/whole.ts";

// ---- helpers

function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function joined(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return new Uint8Array(Buffer.concat(all));
}

function toText(
  container: AnyContainer,
  bytes: Uint8Array,
  options?: DecompileOptions,
  size = 1 << 20,
): Promise<Uint8Array> {
  return joined(decompile(jsonLines, container, pieces(bytes, size), options));
}

function toBytes(text: Uint8Array | string, size = 1 << 20): Promise<Uint8Array> {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return joined(compile(pieces(bytes, size), { name: "demo.jsonl" }));
}

function linesOf(text: Uint8Array): string[] {
  return bytesToText(text).split("\n").slice(0, -1);
}

/** What is wrong with a text, as it is shown. */
async function problemsOf(text: Uint8Array | string): Promise<string> {
  try {
    await toBytes(text);
    return "";
  } catch (error) {
    if (error instanceof TextError) return error.message;
    throw error;
  }
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

const FIXTURES = [".dem", ".qwd", ".mvd", ".dm2"].flatMap((ending) => fixtures(ending));

// ---- messages

function written1(container: AnyContainer, parts: readonly RecordedBlock[]): Uint8Array {
  const out = new TextOutput();
  const writer = jsonLines.writer(container, {});
  writer.write(out, { kind: "header", bytes: new Uint8Array(0), reading: undefined });
  for (const part of parts) writer.write(out, part);
  writer.end(out);
  return out.take();
}

it("says a block's own bytes, where it carries no messages", async () => {
  const mvd = formatOfFile("a.mvd");
  // Twice: a line after the first one is read in a shorter way.
  const bytes = Uint8Array.from(
    Array.from({ length: 2 }, () => [7, 3, 0, 0, 0, 0, 3, 0, 0, 0, 10, 0, 17]).flat(),
  );
  const text = await toText(mvd, bytes);
  expect(bytesToText(text)).toContain('"items":{"hex":"0a0011"}');
  expect(same(await toBytes(text), bytes)).toBe(true);
});

/** Whether an object of a line has a member that tells how it came; its elements and structs as well. */
function hasHint(hints: Hints | undefined, value: unknown): boolean {
  if (hints === undefined || typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((element) => hasHint(hints, element));
  const members = value as Readonly<Record<string, unknown>>;
  return (
    hints.members.some((name) => name in members) ||
    hints.inner.some(({ member, hints: inner }) => hasHint(inner, members[member]))
  );
}

describe.each(CASES)("any message of $name", (subject) => {
  const { container, index, codec } = subject;

  it("is the same message after its line, and the same line after that", async () => {
    await fc.assert(
      fc.asyncProperty(anyRecorded(subject), async (parts) => {
        const text = written1(container, parts);
        const bytes = await toBytes(text);
        expect(Buffer.from(bytes)).toEqual(Buffer.from(writeRecording(container, parts)));
        const again = parts.map((part) => {
          const [message] = part.messages;
          return recorded(container, index, codec, part.block, message!);
        });
        expect(bytesToText(written1(container, again))).toBe(bytesToText(text));
      }),
      { numRuns: 8 },
    );
  });

  it("does not tell how it came where it came as it would be written", () => {
    const all = hintsByType(codec.table, codec.to);
    let [bare, whole] = [0, 0];
    fc.assert(
      fc.property(anyRecorded(subject), (parts) => {
        for (const part of parts) {
          const lines = linesOf(written1(container, [part]));
          const line = JSON.parse(lines.at(-1)!) as Readonly<Record<string, unknown>>;
          const isBare = isCanonical(codec, part.body);
          expect(hasHint(all.get(line["type"] as string), line)).toBe(!isBare);
          if (isBare) bare++;
          else whole++;
        }
      }),
      { numRuns: 30 },
    );
    expect(bare).toBeGreaterThan(0);
    if (all.size > 0) expect(whole).toBeGreaterThan(0);
  });

  whole("fits the JSON Schema", () => {
    const isLine = lineValidator(container);
    fc.assert(
      fc.property(anyRecorded(subject), (parts) => {
        for (const line of linesOf(written1(container, parts))) {
          const fits = isLine(JSON.parse(line));
          if (!fits) throw new Error(`${line}\n${JSON.stringify(isLine.errors?.slice(0, 5))}`);
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe.each(CASES)("reading fast what is written as all is, in $name", (subject) => {
  const { container, codec } = subject;
  const plans = plansOf(codec.table, codec.to);
  const fast = new FastLines();

  it("gives what reading any JSON gives, or nothing", () => {
    const JUNK = [
      '"',
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "0",
      "-",
      ".",
      "e1",
      " ",
      "\\n",
      "null",
      "1234567890123456",
    ];
    const change = fc.tuple(fc.nat(200), fc.nat(2), fc.constantFrom(...JUNK));
    let count = 0;
    fc.assert(
      fc.property(
        anyRecorded(subject),
        fc.option(change, { nil: undefined, freq: 2 }),
        (parts, changed) => {
          for (const line of linesOf(written1(container, parts))) {
            if (!line.startsWith('{"type"')) continue;
            const [at, gone, junk] = changed ?? [0, 0, ""];
            const place = at % line.length;
            const text = line.slice(0, place) + junk + line.slice(place + gone);
            const bytes = textToBytes(`x${text}\n{"more":1}`);
            const message = fast.message(bytes, 1, text.length + 1, plans);
            if (message === undefined) continue;
            count++;
            const json = JSON.parse(text) as Record<string, unknown> & { type: string };
            takeMembers(plans.get(json.type)!, json, [json.type]);
            const there = Object.entries(message).filter(([, value]) => value !== undefined);
            expect(Object.fromEntries(there)).toEqual(json);
          }
        },
      ),
      { numRuns: 30 },
    );
    expect(count).toBeGreaterThan(15);
  });
});

it("leaves a message's object as it was", () => {
  const [subject] = CASES;
  fc.assert(
    fc.property(anyRecorded(subject!), (parts) => {
      const before = structuredClone(parts.map(({ messages }) => messages));
      written1(subject!.container, parts);
      expect(parts.map(({ messages }) => messages)).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

it.each([
  [`"angles":[0,0,1${"0".repeat(40)}]`, "too large for a 32-bit float"],
  [`"angles":[0,0,1${"0".repeat(400)}]`, "is too large for any number"],
  ['"angles":[0,"NaN",0],"anglesNaN":[0,6442450945,0]', "anglesNaN[1]: 6442450945 is not a whole"],
])("a block with %s is refused", async (members, reason) => {
  expect(await problemsOf(`{"format":"dem"}\n{"block":0,${members}}\n`)).toContain(reason);
});

it.each([
  ['"type":"updateentity","entity":1,"flags":4294967361', "flags: 4294967361 is not a whole"],
  [
    '"type":"updateentity","entity":1,"flags":1.5',
    "flags: 1.5 is not a whole number from 0 to 65535",
  ],
  ['"type":"time","time":"NaN","timeNaN":6442450945', "timeNaN: 6442450945 is not a whole number"],
])("a message with %s is refused", async (message, reason) => {
  const block = '{"format":"dem"}\n{"block":0,"angles":[0,0,0]}\n';
  expect(await problemsOf(`${block}{${message}}\n`)).toContain(reason);
});

// ---- recordings

/** Whether a recording comes back, and its text is ASCII whose lines are JSON. */
async function expectIdentity(path: string, bytes: Uint8Array, size?: number): Promise<void> {
  const text = await toText(formatOfFile(path), bytes, {}, size);
  expect(text.every((byte) => byte === 0x0a || (byte >= 0x20 && byte < 0x7f))).toBe(true);
  expect(same(await toBytes(text, size), bytes)).toBe(true);
}

describe("a recording as JSON lines", () => {
  it.each(FIXTURES)("$name comes back", ({ path, bytes }) => expectIdentity(path, bytes()));

  it.each(FIXTURES)("$name comes back, however it is cut", async ({ path, bytes }) => {
    const some = bytes().subarray(0, 20_000);
    const whole = await toText(formatOfFile(path), some);
    for (const size of [1, 7, 1000]) {
      expect(same(await toText(formatOfFile(path), some, {}, size), whole)).toBe(true);
      expect(same(await toBytes(whole, size), some)).toBe(true);
    }
  });

  it.each(FIXTURES)("$name comes back when it is damaged", async ({ path, bytes }) => {
    const some = bytes().slice(0, 12_000);
    const change = fc.tuple(fc.nat(some.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 12 }),
        fc.nat(some.length),
        async (changes, end) => {
          const damaged = some.slice(0, end);
          for (const [at, byte] of changes) if (at < end) damaged[at] = byte;
          await expectIdentity(path, damaged);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("keeps a width that is not needed", async () => {
    const { path, bytes } = FIXTURES.find(({ name }) => name === "yq2_client.dm2")!;
    const damaged = bytes().slice(0, 6271);
    damaged[5881] = 54;
    await expectIdentity(path, damaged);
  });

  it.each(FORMATS.list.map(({ table }) => table.name))("%s: any bytes come back", async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), (bytes) =>
        expectIdentity(`any.${name}`, bytes),
      ),
      { numRuns: 30 },
    );
  });

  it("comes back where the version was given, whatever its messages say", async () => {
    const [{ bytes }] = fixtures(".dem") as [File];
    const dem = formatNamed("dem")!;
    const some = bytes().subarray(0, 60_000);
    for (const version of ["0.91", "1.07", "666"]) {
      const text = await toText(dem, some, { version });
      expect(linesOf(text)[0]).toContain(`"version":"${version}"`);
      expect(same(await toBytes(text), some)).toBe(true);
    }
  });

  const files = ["dem", "qwd", "dm2", "other", "recorded"].flatMap((folder) =>
    corpusFiles(folder, ""),
  );
  it.skipIf(files.length === 0)(
    `all of the corpus comes back${howMuch}${whyNoCorpus}`,
    async () => {
      for (const file of files) {
        const all = beginningOf(file);
        const back = await joined(compile(decompile(jsonLines, formatOfFile(file.path), [all])));
        expect([file.name, same(back, all)]).toEqual([file.name, true]);
      }
    },
    600_000,
  );
});

describe("memory", () => {
  whole("holds no more than some pieces, either way", async () => {
    const [{ path, bytes }] = fixtures(".dem") as [File];
    const container = formatOfFile(path);
    const all = bytes();
    const block = readRecording(container, all);
    let largest = 0;
    for (const part of block) if (part.kind === "block") largest = Math.max(largest, part.length);
    let read = 0;
    function* counted(): Generator<Uint8Array> {
      for (let n = 0; n < 15; n++)
        for (const piece of pieces(n === 0 ? all : all.subarray(3), 1 << 12)) {
          read += piece.length;
          yield piece;
        }
    }
    let back = 0;
    let most = 0;
    for await (const piece of compile(decompile(jsonLines, container, counted()))) {
      back += piece.length;
      most = Math.max(most, read - back);
    }
    expect(back).toBe(read);
    expect(most).toBeLessThan(800_000);
    expect(largest).toBeLessThan(20_000);
  });
});

// ---- texts that are wrong

const GOOD = `{"format":"dem","header":"-1\\n"}\n{"block":0,"angles":[0,0,0]}\n`;

describe("a text that is wrong", () => {
  it("is told with its line, a caret, and what was expected", async () => {
    const wrong = [
      '{"block":0,"angles":[0,"90",0]}',
      '{"block":0,"angels":[0,90,0]}',
      '{"block":0,"angles":[0,1e999,0]}',
      '{"block":0,"angles":[0,0,0],"version":"9.9"}',
      '{"block":0,"angles":[0,0,0],"messages":[]}',
      '{"block":0,"angles":[0,0,0]}',
      '{"type":"prnt","text":"a"}',
      '{"type":"print","txet":"a"}',
      '{"type":"print","text":"a\\u0100"}',
      '{"type":"print","text":"日本"}',
      '{"type":"print"}',
      '{"type":5}',
      '{"type":"sound","volume":300,"channel":1,"entity":2,"soundnum":40,"origin":[0,0,0]}',
      '{"type":"sound","channel":1,"entity":2,"soundnum":400,"origin":[0,0,0]}',
      '{"type":"sound","channel":1,"entity":2,"soundnum":4,"origin":[0,0]}',
      '{"type":"setangle","angles":[1,NaN,3]}',
    ];
    const more = [
      '{"type":"print" "text":"a"}',
      '{"type":"print","text":"a',
      '{"type":"print","text":"\\q"}',
      '{"type":"print","text":"\t"}',
      '{"type":"serverinfo","serverversion":15,"maxclients":01}',
      '{"blok":3}',
      "{}",
      "[1]",
      "nonsense",
      "-",
      '{"undecoded":"0"}',
      '{"tail":"0g"}',
      '{"tail":"00","eror":""}',
      '{"format":"dem"}',
      `{"type":"print","text":"${"long ".repeat(100)}","level":1,"rest":"${"x".repeat(200)}"}`,
      '{"type":"print","text":"this is good"}',
    ];
    const shown = [
      await problemsOf(`${GOOD}${wrong.join("\n")}\n`),
      await problemsOf(GOOD + more.join("\n")),
    ];
    for (const text of [
      "",
      "hello\n",
      '{"format":"dme"}\n',
      '{"type":"nop"}\n',
      '{"format":"qwd","header":"x"}',
    ])
      shown.push(await problemsOf(text));
    await expect(`${shown.join("\n\n")}\n`).toMatchFileSnapshot("golden/jsonl-errors.txt");
  });

  it("tells twenty problems, and that there may be more", async () => {
    const report = await problemsOf(GOOD + '{"type":"prnt"}\n'.repeat(30));
    expect(report.match(/no message of the type/g)).toHaveLength(20);
    expect(report).toContain("demo.jsonl: only the first 20 problems are shown");
  });

  it("says where a message may not be", async () => {
    const nop = '{"type":"nop"}\n';
    expect(await problemsOf(`{"format":"dem"}\n${nop}`)).toContain("is in no block");
    expect(await problemsOf(`{"format":"dm2"}\n{"block":0,"messages":null}\n${nop}`)).toContain(
      "carries no messages",
    );
  });

  it("is no text with numbers that wrap, whatever the field", async () => {
    const bytes = await toBytes(`${GOOD}{"type":"updatefrags","player":255,"frags":-32768}`);
    expect(bytes.length).toBeGreaterThan(3);
    for (const line of [
      '"player":256,"frags":0',
      '"player":-1,"frags":0',
      '"player":0,"frags":32768',
      '"player":0.5,"frags":0',
    ])
      expect(await problemsOf(`${GOOD}{"type":"updatefrags",${line}}`)).toMatch(
        /is not a whole number from/,
      );
  });

  it("tells nothing but problems, whatever the text", async () => {
    const { bytes, path } = FIXTURES.find(({ name }) => name.endsWith(".qwd"))!;
    const lines = linesOf(await toText(formatOfFile(path), bytes().subarray(0, 20_000)));
    const JUNK = [
      '"',
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "null",
      "-1",
      "1e999",
      "999999",
      '"NaN"',
      '{"hex":"0"}',
      "__proto__",
      "\\u0000",
      "é",
      "type",
      "[[[[",
      "",
    ];
    const change = fc.tuple(
      fc.nat(lines.length - 1),
      fc.nat(400),
      fc.nat(4),
      fc.constantFrom(...JUNK),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const changed = [...lines];
        for (const [at, column, count, junk] of changes) {
          const line = changed[at]!;
          const place = column % (line.length + 1);
          changed[at] = line.slice(0, place) + junk + line.slice(place + count);
        }
        await problemsOf(changed.join("\n"));
      }),
      { numRuns: 40 },
    );
  });

  it("tells nothing but problems, whatever the members", async () => {
    const lines = new Map<string, string>();
    for (const { path, bytes } of FIXTURES) {
      const format = formatOfFile(path);
      for (const line of linesOf(await toText(format, bytes()))) {
        const { type } = JSON.parse(line) as { type?: string };
        lines.set(`${format.table.name} ${type ?? Object.keys(JSON.parse(line))[0]}`, line);
      }
    }
    const any = fc.tuple(fc.constantFrom(...lines), fc.nat(30), fc.jsonValue({ maxDepth: 3 }));
    await fc.assert(
      fc.asyncProperty(any, fc.boolean(), async ([[key, line], at, value], isGone) => {
        const json = JSON.parse(line) as Record<string, unknown>;
        const names = Object.keys(json);
        const name = names[at % names.length]!;
        if (isGone) delete json[name];
        else json[name] = value;
        const [format] = key.split(" ");
        const block = {
          dem: '{"block":0,"angles":[0,0,0]}',
          dm2: '{"block":0}',
          qwd: lines.get("qwd block")!,
        };
        const text = [`{"format":"${format}"}`, block[format as "dem"], JSON.stringify(json)];
        await problemsOf(text.join("\n"));
      }),
      { numRuns: 30 },
    );
  });

  it("tells nothing but problems, whatever the bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, isBegun) => {
        const text = isBegun ? textToBytes(`${GOOD}${bytesToText(bytes)}`) : bytes;
        await problemsOf(text);
      }),
      { numRuns: 40 },
    );
    const deep = "[".repeat(100_000);
    expect(await problemsOf(`${GOOD}${deep}`)).toContain("nested too deeply");
    const closed = deep + "]".repeat(100_000);
    expect(await problemsOf(`${GOOD}{"type":"print","text":${closed}}`)).toContain(
      "nested too deeply",
    );
  });
});

describe("a text that people wrote", () => {
  it("may have CRLF, empty lines, spaces, a byte order mark, and no index", async () => {
    const text = `\ufeff{"format": "dem", "header": "-1\\n"}\r\n\r\n { "block": null, "angles": [0, 0, 0] }\r\n{"text":"h\u00e9","type":"print"}`;
    const plain = `${GOOD}{"type":"print","text":"h\\u00e9"}\n`;
    expect(same(await toBytes(text), await toBytes(plain))).toBe(true);
  });

  it("needs no first line where the format is given", async () => {
    const container = formatNamed("dem");
    const text = textToBytes('{"block":0,"angles":[0,0,0]}\n{"type":"nop"}\n');
    const bytes = await joined(compile([text], { container }));
    expect(bytes).toHaveLength(17);
    await expect(
      joined(compile([textToBytes('{"format":"dm2"}\n')], { container })),
    ).rejects.toThrow("the recording is to be dem");
  });
});

// ---- schema

describe("the JSON Schema", () => {
  it.each(FIXTURES)("fits all lines of $name", async ({ path, bytes }) => {
    const container = formatOfFile(path);
    const isLine = lineValidator(container);
    const damaged = bytes().slice();
    damaged.fill(0xee, damaged.length / 2, damaged.length / 2 + 40);
    const seen = new Set<string>();
    for (const line of linesOf(await toText(container, damaged))) {
      const json = JSON.parse(line) as Record<string, unknown>;
      // A few of each sort are enough: there are many.
      const key = Object.keys(json).join() + String(json["type"]);
      if (seen.has(key)) continue;
      seen.add(key);
      if (!isLine(json)) throw new Error(`${line}\n${JSON.stringify(isLine.errors?.slice(0, 5))}`);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it("fits no line that the compiler refuses for its members", () => {
    const isLine = lineValidator(formatNamed("dem")!);
    for (const line of [
      '{"type":"prnt","text":"a"}',
      '{"type":"print","txet":"a"}',
      '{"type":"print"}',
      '{"type":"updatefrags","player":256,"frags":0}',
      '{"block":0,"angles":[0,0]}',
      '{"blok":0}',
      '{"format":"qwd"}',
      '{"tail":"0"}',
    ])
      expect([line, isLine(JSON.parse(line))]).toEqual([line, false]);
  });
});

// ---- selection

describe("a selection", () => {
  /** The lines of a whole recording with what they are in. */
  async function whole(path: string, bytes: Uint8Array) {
    let block = -1;
    return linesOf(await toText(formatOfFile(path), bytes)).map((line) => {
      const json = JSON.parse(line) as { block?: number; type?: string };
      block = json.block ?? block;
      return { line, json, block };
    });
  }

  it.each(FIXTURES)("of messages in $name has their lines", async ({ path, bytes }) => {
    const only = ["print", "stufftext", "sound"];
    const all = await whole(path, bytes());
    const wanted = all.filter(({ json }) => only.includes(json.type ?? ""));
    const lines = linesOf(await toText(formatOfFile(path), bytes(), { only }));
    const messages = lines.filter((line) => line.startsWith('{"type"'));
    expect(messages.length).toBeGreaterThan(0);
    expect(messages).toEqual(wanted.map(({ line }) => line));
    const blocks = lines.filter((line) => line.startsWith('{"block"'));
    const indexes = blocks.map((line) => (JSON.parse(line) as { block: number }).block);
    expect(indexes).toEqual([...new Set(wanted.map(({ block }) => block))]);
    // It is a recording of its own.
    await toBytes(lines.join("\n"));
  });

  it.each(FIXTURES)("of blocks in $name has their lines", async ({ path, bytes }) => {
    const all = await whole(path, bytes());
    const blocks = { from: 3, to: 6 };
    const lines = linesOf(await toText(formatOfFile(path), bytes(), { blocks }));
    const wanted = all.filter(({ json, block }) => block >= 3 && block <= 6 && !("tail" in json));
    const bare = (line: string) => line.replace(/,"version":"[^"]*"/, "");
    expect(lines.slice(1).map(bare)).toEqual(wanted.map(({ line }) => bare(line)));
    await toBytes(lines.join("\n"));
  });

  it.each(FIXTURES)("of a time in $name has the clock of states", async ({ path, bytes }) => {
    const container = formatOfFile(path);
    const clock = new Clock(container);
    const seconds = new Map<number, number>();
    for (const part of readRecording(container, bytes())) {
      if (part.kind !== "block") continue;
      for (const message of part.messages) clock.see(message as AnyMessage);
      seconds.set(part.index, clock.at(part.block));
    }
    const worlds = [...states(container, bytes())];
    const [{ time: first }] = worlds as [(typeof worlds)[0]];
    for (const { block, time } of worlds) expect(seconds.get(block)).toBeCloseTo(time - first, 9);
    const last = worlds.at(-1)!.time - first;
    const time = { from: last / 3, to: last / 2 };
    const wanted = [...seconds].filter(([, at]) => time.from <= at && at <= time.to);
    for (const only of [
      undefined,
      container.table.name === "dem" ? ["time"] : ["packetentities", "deltapacketentities"],
    ]) {
      const found: number[] = [];
      for await (const part of selectParts(container, [bytes()], { only, time }))
        if (part.kind === "block") found.push(part.index);
      const indexes = wanted.map(([index]) => index);
      expect(found.length).toBeGreaterThan(0);
      if (only === undefined) expect(found).toEqual(indexes);
      else expect(indexes).toEqual(expect.arrayContaining(found));
    }
  });

  it("of a type that there is not tells the nearest", async () => {
    const [{ path, bytes }] = FIXTURES as [File];
    await expect(toText(formatOfFile(path), bytes(), { only: ["prnt"] })).rejects.toThrow(
      'dem has no message "prnt": did you mean "print"?',
    );
  });

  it("is told apart in versions where the message that changes them is left out", async () => {
    const dem = formatNamed("dem")!;
    const text = [
      '{"format":"dem","header":"-1\\n"}',
      '{"block":0,"angles":[0,0,0]}',
      '{"type":"print","text":"a"}',
      '{"type":"serverinfo","serverversion":666,"maxclients":1,"gametype":0,"mapname":"","models":[],"sounds":[]}',
      '{"type":"print","text":"b"}',
      "",
    ].join("\n");
    const bytes = await toBytes(text);
    const lines = linesOf(await toText(dem, bytes, { only: ["print"] }));
    expect(lines).toEqual([
      '{"format":"dem","header":"-1\\n","reading":"line"}',
      '{"block":0,"angles":[0,0,0]}',
      '{"type":"print","text":"a"}',
      '{"block":0,"version":"666","angles":[0,0,0]}',
      '{"type":"print","text":"b"}',
    ]);
  });
});
