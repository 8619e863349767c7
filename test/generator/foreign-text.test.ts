import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { javaScriptOf } from "../../generator/print/modules/javascript.ts";
import { Report, SchemaError } from "../../generator/read/diagnostics.ts";
import { tokensOf } from "../../generator/read/tokens.ts";
import { parseSource } from "../../generator/read/source.ts";
import { rightSchemas } from "../support/right-schemas.ts";
import { whole } from "../support/whole.ts";

/*
 * Schemas come from other people: what their texts have does nothing to who reads the code that they become, and
 * reading them costs what they have.
 */

/** Turns the order of what follows, as in CVE-2021-42574; a byte order mark; ends of lines in JavaScript. */
const UNSEEN = ["\u202e", "\u2066", "\u200f", "\u061c", "\ufeff", "\u2028", "\u2029", "\u0085"];

test("no character of a text turns or hides code", async () => {
  const odd = UNSEEN.join("x");
  const schema = `protocol: p
title: "T ${odd}"
versions: ["1", "2"]
doc: "D ${odd}"
enums: { kind: { doc: "E ${odd}", values: { ONE: { value: 1, doc: "V ${odd}" } } } }
types: { turn: { type: u16, doc: "Y ${odd}" } }
vectors: { near: { doc: "N ${odd}", values: [[1, 2, 3]] } }
structs: { item: { doc: "S ${odd}", fields: [a: { type: turn, doc: "F ${odd}" }] } }
messages:
  m:
    id: 1
    doc: "M ${odd} */"
    ref: "R ${odd}"
    fields:
      - flags: { mask: u8, doc: "K ${odd}" }
      - reserved-bit: flags.7
        why: "B ${odd}"
      - kind: { type: u8, enum: kind, doc: "F ${odd}" }
      - items: { list: item, count: u8, doc: "L ${odd}" }
`;
  const tables = resolveSchemas(new Map([["p.yaml", schema]]));
  expect(JSON.stringify(tables)).toContain("\u202e");
  const seen = new RegExp(`[${UNSEEN.join("")}]`);
  const code = await emitTables(tables);
  for (const [name, own] of code)
    for (const text of [own, ...javaScriptOf(name, own).map(([, other]) => other)])
      expect(seen.exec(text)).toBeNull();
  expect(code.get("p.ts")).toContain("U+202E");
  expect(code.get("p.table.ts")).toContain("\\u202e");
});

test("no character of a schema turns or hides what is wrong with it", () => {
  const odd = [...UNSEEN, "\u009b", "\u007f", "\u{e0001}"].join("x");
  const schema = `protocol: p
title: T
versions: ["1"]
messages:
  m:
    id: 1
    fields:
      # ${odd}
      - "a${odd}": { type: "b${odd}", enum: there }
      - aa: { doc: "${odd}", type: none }
`;
  const message = failureOf(schema);
  expect(message).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(message).toContain(String.raw`\u202ex\u2066`);
  const alone = schema.split("\n").filter((line) => !line.includes('"a'));
  const lines = failureOf(alone.join("\n")).split("\n");
  const at = lines.findIndex((line) => line.includes("type: none"));
  expect(lines[at + 1]!.indexOf("^")).toBe(lines[at]!.indexOf("none"));
});

function failureOf(schema: string): string {
  try {
    resolveSchemas(new Map([["p.yaml", schema]]));
  } catch (error) {
    return (error as SchemaError).message;
  }
  throw new Error("the schema is right");
}

describe("lines without anything", () => {
  const [schema] = [...rightSchemas(["features"])].filter(([name]) => name === "features.yaml");
  const lines = schema![1].split("\n");
  const filler = fc.constantFrom("", "    ", "# a comment", "        # a comment", "\r");
  const inserted = fc.array(fc.tuple(fc.nat({ max: lines.length }), filler), { maxLength: 20 });

  whole("change neither what a schema says nor where it says it", () => {
    const plain = parseSource("s.yaml", schema![1], new Report())!;
    fc.assert(
      fc.property(inserted, (places) => {
        const all = [...lines];
        for (const [at, text] of places.toSorted(([a], [b]) => b - a)) all.splice(at, 0, text);
        const source = all.join("\n");
        const report = new Report();
        const entry = parseSource("s.yaml", source, report);
        expect(report.diagnostics).toEqual([]);
        expect(entry!.node!.toJSON()).toEqual(plain.node!.toJSON());
        const at = source.indexOf("messages:");
        const { items } = entry!.node as unknown as { items: { key: { range: number[] } }[] };
        expect(items.map(({ key }) => key.range[0])).toContain(at);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ["empty lines", "\n"],
    ["lines of spaces", "      \n"],
    ["comments", "    # and so on\n"],
  ])("make no work for who reads the tokens: %s", (_, line) => {
    const head = "protocol: p\nmessages:\n  m:\n    id: 1\n";
    const rest = "    doc: all\n";
    const [few, many] = [1, 10_000].map((count) => parts(head + line.repeat(count) + rest));
    expect(many).toBe(few);
  });
});

/** How many parts the tokens of a text have. */
function parts(text: string): number {
  const lines = { linePos: () => ({ line: 1, col: 1 }) } as never;
  const tokens = tokensOf({ name: "s.yaml", text, lines }, new Report())!;
  return JSON.stringify(tokens).match(/"source"/g)!.length;
}

test.each(["plain", "double", "single", "block", "key"])(
  "a text of megabytes is refused at once, and not repeated: %s",
  (kind) => {
    const long = "word ".repeat(600_000);
    const doc = {
      plain: `doc: ${long}`,
      double: `doc: "${long}"`,
      single: `doc: '${long}'`,
      block: `doc: |\n      ${long}`,
      key: `"${long}": 1`,
    }[kind];
    const schema = `protocol: p\ntitle: P\nversions: ["1"]\nmessages:\n  m:\n    id: 1\n    ${doc}\n`;
    expect(() => resolveSchemas(new Map([["p.yaml", schema]]))).toThrow(SchemaError);
    try {
      resolveSchemas(new Map([["p.yaml", schema]]));
    } catch (error) {
      const { message } = error as SchemaError;
      expect(message).toContain("longer than any text of a schema");
      expect(message).toMatch(/^p\.yaml:[78]:/);
      expect(message.length).toBeLessThan(1000);
    }
  },
);

test("a name of many characters is repeated in part", () => {
  const name = "x".repeat(90_000);
  const schema = `protocol: p\ntitle: P\nversions: ["1"]\nmessages:\n  m: { id: 1, fields: [a: ${name}] }\n`;
  try {
    resolveSchemas(new Map([["p.yaml", schema]]));
    expect.unreachable();
  } catch (error) {
    expect((error as SchemaError).message.length).toBeLessThan(2000);
  }
});
