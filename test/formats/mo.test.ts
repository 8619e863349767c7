import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { loadCodecsOf } from "../../generator/load.ts";
import { withContainers } from "../../generator/resolve/rows.ts";
import { type Part, readRecording, writeRecording } from "../../recording/index.ts";
import { changed } from "../recording/places/support.ts";
import { eachOfSome } from "../support/whole.ts";
import { damagedBytes, FORMATS, RUNS } from "./example-formats.ts";

/* Catalogues of GNU gettext, in both byte orders. What is in them is known from its own programs. */

const MSGFMT = "/usr/bin/msgfmt";
const MSGUNFMT = "/usr/bin/msgunfmt";
const hasGettext = existsSync(MSGFMT) && existsSync(MSGUNFMT);
const whyNoGettext = hasGettext ? "" : " (left out: there is no msgfmt)";
const ORDERS = ["little", "big"] as const;
type Order = (typeof ORDERS)[number];

/** What msgfmt 0.21 makes with --no-hash of an empty text that means "x\n", and of "a" that means "ö". */
const WRITTEN: Readonly<Record<Order, string>> = {
  little:
    "de12049500000000020000001c0000002c000000000000003c000000000000003c000000010000003d000000020000003f0000000200000042000000006100780a00c3b600",
  big: "950412de00000000000000020000001c0000002c000000000000003c000000000000003c000000010000003d000000020000003f0000000200000042006100780a00c3b600",
};

const schema = readFileSync(join(FORMATS, "mo.yaml"), "utf8");
const loaded = await loadCodecsOf(withContainers(new Map([["mo.yaml", schema]])));
afterAll(() => loaded.remove());
const [format] = loaded.containers;

/** A file's messages, of which all bytes are understood. */
function read(file: Uint8Array): Part[] {
  const parts = [...readRecording(format!, file)];
  expect(parts.flatMap((part) => (part.kind === "tail" ? [part.error.message] : []))).toEqual([]);
  return parts;
}

/** What a file's texts mean. */
function meanings(parts: readonly Part[], order: Order): [string, string][] {
  const prefix = order === "big" ? "big_" : "";
  const all = parts.flatMap((part) =>
    part.kind === "block" ? [[part.offset, part.messages[0] as any] as const] : [],
  );
  const texts = new Map(all.map(([at, message]) => [at, message.text as string]));
  const places = (type: string) => all.find(([, each]) => each.type === prefix + type)![1].places;
  const textAt = ({ size, offset }: any) => (size === 0 ? "" : texts.get(offset)!);
  const translations = places("translations");
  return places("originals").map((place: any, i: number) => [
    textAt(place),
    textAt(translations[i]),
  ]);
}

test.each(ORDERS)(
  "what msgfmt wrote, %s-endian, is read as it is meant, and comes back",
  (order) => {
    const file = new Uint8Array(Buffer.from(WRITTEN[order], "hex"));
    const parts = read(file);
    expect(meanings(parts, order)).toEqual([
      ["", "x\n"],
      ["a", "ö"],
    ]);
    expect(writeRecording(format!, parts)).toEqual(file);
  },
);

const texts = fc.uniqueArray(
  fc.tuple(
    fc.stringMatching(/^[a-z %\u00e4\u4e00]{1,12}$/),
    fc.stringMatching(/^[a-zA-Z\u00f6 ]{1,30}$/),
  ),
  { selector: ([text]) => text, minLength: 1, maxLength: 300 },
);
const HEADER = "Content-Type: text/plain; charset=UTF-8\n";

function msgfmt(all: readonly (readonly [string, string])[], order: Order): Uint8Array {
  const lines = [["", HEADER] as const, ...all].map(
    ([text, means]) => `msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(means)}\n`,
  );
  const args = [`--endianness=${order}`, "-o", "-", "-"];
  return new Uint8Array(execFileSync(MSGFMT, args, { input: lines.join("\n") }));
}

/** The texts that gettext finds, in the order in which a catalogue has them. */
function msgunfmt(file: Uint8Array): [string, string][] {
  const po = execFileSync(MSGUNFMT, ["--no-wrap", "-"], { input: file }).toString();
  return po.split("\n\n").map((entry) =>
    ["msgid", "msgstr"].map((word) => {
      const [, first, more] = new RegExp(`^${word} (".*")((?:\\n".*")*)`, "m").exec(entry)!;
      return [first!, ...more!.split("\n").slice(1)].map((line) => JSON.parse(line)).join("");
    }),
  ) as [string, string][];
}

describe.runIf(hasGettext)(`beside gettext${whyNoGettext}`, () => {
  test.each(ORDERS)(
    "random texts, %s-endian, with a hash table, are found and come back",
    (order) => {
      fc.assert(
        fc.property(texts, (all) => {
          const file = msgfmt(all, order);
          const parts = read(file);
          expect(new Map(meanings(parts, order))).toEqual(new Map([["", HEADER], ...all]));
          expect(writeRecording(format!, parts)).toEqual(file);
        }),
        { seed: 1, numRuns: RUNS / 100 },
      );
    },
  );

  eachOfSome(
    ORDERS,
    2,
    "where a text gets longer, gettext finds all others, %s-endian",
    (order) => {
      fc.assert(
        fc.property(texts, (all) => {
          const parts = read(msgfmt(all, order));
          const type = `${order === "big" ? "big_" : ""}translation`;
          const own = parts.filter(
            (part) => part.kind === "block" && part.messages[0]?.type === type,
          );
          // The first is the header's.
          const one = own[1] as Part & { kind: "block" };
          const text = `${(one.messages[0] as any).text} and more`;
          const written = writeRecording(format!, changed(parts, { [one.offset]: { type, text } }));
          const expected = new Map<string, string>([["", HEADER], ...all]);
          const [longer] = meanings(parts, order)[1]!;
          expected.set(longer, `${expected.get(longer)!} and more`);
          expect(new Map(msgunfmt(written))).toEqual(expected);
        }),
        { seed: 2, numRuns: RUNS / 100 },
      );
    },
  );
});

test("damaged files give an error, and come back", () => {
  const wholes = fc.constantFrom(...ORDERS).map((order) => Buffer.from(WRITTEN[order], "hex"));
  fc.assert(
    fc.property(damagedBytes(wholes.map((each) => new Uint8Array(each))), (file) => {
      expect(writeRecording(format!, [...readRecording(format!, file)])).toEqual(file);
    }),
    { seed: 3, numRuns: RUNS / 5 },
  );
});
