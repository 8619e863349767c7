import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { container, protocol } from "../../fuzz/targets.ts";
import type { AnyCodec, AnyContainer, Target } from "../../fuzz/values/target.ts";
import { STATEMENTS } from "../../fuzz/properties/texts.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer } from "../../runtime/bytes/writer.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { decompile, jsonLines } from "../../text/index.ts";
import { HintCheck, hintsByType } from "../../text/json/bare.ts";
import { generated } from "../meaning/vector-codecs.ts";
import { complaintsOf, interpreter } from "../../vectors/run.ts";
import { branchesMissed, propertyFailures } from "../support/all-properties.ts";
import { giveSums } from "../support/given-sums.ts";
import { lineValidator } from "../support/line-schema.ts";
import { rightEmitted } from "../support/right-emitted.ts";
import { RIGHT_NAMES, RIGHT_SCHEMAS } from "../support/right-schemas.ts";
import { rightCases } from "../support/right-vectors.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import { contains } from "../../runtime/table/versions.ts";
import { whole } from "../support/whole.ts";

/*
 * Right schemas, with what no described format has: vectors of each, bytes and what they mean, worked out by hand as
 * test/vectors/README.md tells, values that are refused, and of the small ones the code that they become.
 * `UPDATE=1 npx vitest run test/generator/right-schemas.test.ts` writes the code anew: read what changed.
 */
const { tables, code, emitted } = await rightEmitted();
const all = [...tables.protocols, ...tables.containers];

const casesOf = (name: string) => rightCases(all.find((one) => one.name === name)!);

/** The ways in which code that was generated passes a message over. */
function waysOf(codec: AnyCodec): Readonly<Record<string, (bytes: Uint8Array) => void>> {
  return {
    skipping: (bytes) => void codec.skip(new Reader(bytes)),
    "skipping all": (bytes) => codec.skipAll(new Reader(bytes)),
    "visiting nothing": (bytes) => codec.visit(new Reader(bytes), {}, codec.scratch()),
    "visiting nothing of all": (bytes) => codec.visitAll(new Reader(bytes), {}, codec.scratch()),
  };
}

/** The code of larger ones is the same again, and would only be long. */
const SHOWN = ["box", "one", "texts"];

test.each(SHOWN)("%s becomes the code that is expected", (name) => {
  const path = join(RIGHT_SCHEMAS, name, "expected", `${name}.ts`);
  if (process.env["UPDATE"] !== undefined) writeFileSync(path, code.get(`${name}.ts`)!);
  expect(code.get(`${name}.ts`)).toBe(readFileSync(path, "utf8"));
});

test("padding of a message that was not written to its end is none of the next message's", async () => {
  const { codecs } = await emitted.module("open_gaps");
  const [codec] = codecs as [AnyCodec];
  const w = new Writer();
  // Of two bytes of padding, the fourth and the fifth, one is there; a list has no null.
  const cut = { size: 1, data: Uint8Array.of(7), pad: new Uint8Array(1) };
  expect(() => codec.encode(w, { type: "chunks", chunks: [cut, null] } as never)).toThrow();
  w.offset = 4;
  codec.encode(w, { type: "chunks", chunks: [] } as never);
  expect(w.offset).toBe(5);
});

test("members of which a bit tells at once say so", () => {
  const own = code.get("clear_bits.ts")!;
  expect(own).toContain(
    "/** There with `y`, `place`, in the place of `far`, `name`, `places`. */\n  x?:",
  );
  expect(own).toContain("/** There in the place of `b`. */\n  a?:");
});

/** Those of numbers and texts that no format here has. */
const SCALARS = ["integers", "long_numbers", "varints", "signed_varints", "text_runs"];
/** What other tests do not try with values and bytes of all sorts: bits of which the formats here have no such. */
const TRIED = [
  "shared_bits",
  "clear_bits",
  "arm_bits",
  "records",
  "counts",
  "nested",
  "wide_ids",
  "no_ids",
  "constants",
  "gaps",
  "checksums",
  "bit_numbers",
  "derived",
  "wide_places",
  "counted_texts",
  "thirds",
  "high_ids",
  "number_lists",
  "bytes_apart",
  "framed",
  "framed_short",
  "framed_groups",
  "conditions",
  "outside",
  "bitwise",
  "exp_golomb",
  "long_choices",
  "computed",
  "last_elements",
  "last_or_end",
  "rest_if",
  ...SCALARS,
];
/** Their messages that need no more for their text than masks and numbers. */
const PRINTED = ["pair", "alone", "parts", "both_alone", "paired", "effect", "changes", "fixed"];

describe("right schemas", () => {
  describe.each(RIGHT_NAMES)("%s", async (name) => {
    const table = all.find((one) => one.name === name)!;
    const module = (await emitted.module(name)) as unknown as Record<string, unknown>;
    giveSums(module);
    const { codecs } =
      table.kind === "container"
        ? container(module[name] as AnyContainer)
        : (module as unknown as Target);
    const implementations = [generated({ codecs }), interpreter(table)];
    const { vectors, refused } = casesOf(name);

    test.each(vectors)("$message: $place", (vector) => {
      const complaints = implementations.flatMap((each) => complaintsOf(table, vector, each));
      expect(complaints.join("\n")).toBe("");
    });

    test("who passes over a message knows whether it selects versions", () => {
      for (const { message, place, bytes, versions, error } of vectors) {
        if (error !== undefined) continue;
        const [version] = versions as readonly [number];
        const codec = codecs.find((range) => contains(range, version))!;
        const { fields } = layoutOf(
          table.messages.find((one) => one.name === message)!,
          version,
        )!;
        const selects = fields.some((field) => field.kind === "value" && field.selects);
        expect([place, codec.passAll(new Reader(bytes))]).toEqual([place, selects]);
      }
    });

    test("what only tells how a message came is needed where a vector says so", () => {
      const check = new HintCheck();
      for (const { message, place, bytes, versions, hints, error } of vectors) {
        const codec = codecs.find((range) => contains(range, versions[0]!))!;
        const known = hintsByType(table, versions[0]!).get(message);
        if (error !== undefined || known === undefined) continue;
        const value = codec.decode(new Reader(bytes));
        const needless = check.isNeedless(known, codec, value, bytes, 0, bytes.length);
        expect([place, needless]).toEqual([place, hints === undefined]);
      }
    });

    const wrong = vectors.filter(({ error }) => error !== undefined);
    if (wrong.length > 0)
      test.each(wrong)(
        "$message: $place: refused however it is read",
        ({ bytes, versions, error }) => {
          const codec = codecs.find((range) => contains(range, versions[0]!))!;
          for (const [way, read] of Object.entries(waysOf(codec)))
            expect(() => read(bytes), way).toThrow(error!);
        },
      );

    const short = vectors.filter((v) => PRINTED.includes(v.message) && !v.hints && !v.error);
    if (TRIED.includes(name)) {
      test.each(short)("$message: $place: printed from its bytes", ({ bytes, versions }) => {
        const codec = codecs.find((range) => contains(range, versions[0]!))!;
        expect(STATEMENTS.printFast!(codec, bytes)).toBeDefined();
      });
      const target = protocol(codecs);
      test.each(table.messages)("$name: every property", (message) =>
        expect(propertyFailures(target, message.name).join("\n\n")).toBe(""),
      );
      whole("values take every branch", () => expect(branchesMissed(target)).toEqual([]));
    }

    if (refused.length > 0)
      test.each(refused)("$message: no $value", ({ message, value, by }) => {
        for (const { name: way, encode } of implementations)
          expect(() => encode(0, { type: message, ...value } as AnyMessage), way).toThrow(
            new RegExp(by.slice(1, -1)),
          );
      });
  });

  test("blocks with hints come back from JSON lines, which their schema knows", async () => {
    const frames = (await emitted.module("frames")) as unknown as { frames: AnyContainer };
    const container = frames.frames as never;
    const bytes = casesOf("frames").vectors.flatMap((v) => (v.error ? [] : [...v.bytes]));
    const lines: Uint8Array[] = [];
    for await (const piece of decompile(jsonLines, container, [Uint8Array.from(bytes)]))
      lines.push(piece);
    const text = Buffer.concat(lines).toString();
    const isLine = lineValidator(container);
    for (const line of text.trimEnd().split("\n"))
      expect([line, isLine(JSON.parse(line)), isLine.errors]).toEqual([line, true, null]);
    expect(text).toContain('"filler":{"hex":"000900"}');
    expect(text).toContain(`"crc":${0xdeadbeef}`);
    expect(text.match(/"crc"/g)!.length).toBe(1);
  });
});
