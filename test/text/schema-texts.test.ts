import { frontOf } from "../../fuzz/properties/ids.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveSchemas } from "../../generator/generate.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { interpretDecode, interpretEncode } from "../../runtime/interpret/interpret.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { MessagesText } from "../../text/statement/messages.ts";
import type { TextNode } from "../../text/statement/syntax/nodes.ts";
import { Output } from "../../text/statement/output.ts";
import { TextParser } from "../../text/statement/syntax/parse.ts";
import { giveSums } from "../support/given-sums.ts";
import { rightSchemas } from "../support/right-schemas.ts";

/* What the checker lets a schema say about its text is said without loss. */

const ROOT = join(import.meta.dirname, "..", "..");

/** The messages of the language's documentation, each in a protocol of its own. */
function documented(): readonly Table[] {
  const doc = readFileSync(join(ROOT, "docs", "schema-language.md"), "utf8");
  const [, chapter] = doc.split("## The text form");
  const [, example] = /```yaml\n([^]*?)```/.exec(chapter!)!;
  const schema = `protocol: documented\ntitle: D\nversions: ["1"]\nnames: [models, sounds]\nmessages:\n${example!.replaceAll(/^/gm, "  ")}`;
  return resolveSchemas(new Map([["documented.yaml", schema]])).protocols;
}

giveSums();
const schemas = resolveSchemas(rightSchemas());
const tables = [...documented(), ...schemas.protocols];
const cases = tables.flatMap((table) =>
  table.versions.map((name, version) => ({ name: `${table.name} ${name}`, table, version })),
);

function parsed(text: string): TextNode {
  const nodes: TextNode[] = [];
  const parser = new TextParser(
    (node) => nodes.push(node),
    (fault) => {
      throw fault;
    },
  );
  parser.push(text);
  parser.end();
  expect(nodes.length).toBeLessThan(3);
  return nodes.at(-1)!;
}

describe.each(cases)("the messages of $name", ({ table, version }) => {
  const texts = new MessagesText({ table, to: version } as Codec);
  const messages = table.messages.flatMap((message) => {
    const layout = layoutOf(message, version);
    return layout === undefined ? [] : [[message.name, frontOf(table, layout)] as const];
  });

  it.each(messages)("%s comes back from its text", (_, front) => {
    const byte = fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 2, 3, 0x7f, 0x80, 0xff));
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 60, size: "max" }), (rest) => {
        const bytes = Uint8Array.of(...front, ...rest, 0, 0, 0, 0, 0, 0, 0, 0);
        const { value, error } = interpretDecode(table, version, bytes, 0, bytes.length);
        if (error !== undefined) return;
        const message = value as unknown as AnyMessage;
        const out = new Output({ lookUp: () => undefined });
        texts.write(message, out);
        const text = out.take();
        const read = { ...texts.read(parsed(text)) } as Record<string, unknown>;
        // What precedes a message is a statement of its own.
        if (texts.prefix !== undefined)
          read[texts.prefix] = (value as Record<string, unknown>)[texts.prefix];
        const [own, again] = [value, read].map((m) =>
          Buffer.from(interpretEncode(table, version, m)).toString("hex"),
        );
        expect([text, again]).toEqual([text, own]);
      }),
      { numRuns: 12 },
    );
  });
});

it("a message with an older form is alone where it is as usual", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  update:
    id: 1
    text:
      - update: { of: a b, old: true }
      - a: { of: a, default: 0 }
      - b: { of: b, default: 7 }
    fields: [a: u8, b: u8]
  plain:
    id: 2
    text:
      - plain: { of: a b, old: true }
    fields: [a: u8, b: u8]
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const texts = new MessagesText({ table: table!, to: 0 } as Codec);
  const out = new Output({ lookUp: () => undefined });
  texts.write({ type: "update", a: 0, b: 7 } as AnyMessage, out);
  const text = out.take();
  expect(text).toBe("update;\n");
  expect(texts.read(parsed(text))).toEqual({ type: "update", a: 0, b: 7 });
  expect(texts.read(parsed("update 0x201;"))).toEqual({ type: "update", a: 1, b: 2 });
  expect(() => texts.read(parsed("plain;"))).toThrow('"plain" has one value, not 0');
});
