import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isolatedDeclarationSync } from "rolldown/experimental";
import { describe, expect, test } from "vitest";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { javaScriptOf } from "../../generator/print/modules/javascript.ts";
import { rightEmitted } from "../support/right-emitted.ts";
import { whole } from "../support/whole.ts";

/*
 * `generate --js` makes declarations of each module by itself, which needs the type of all that is exported. Of the
 * found and the random schemas, fuzz/schemas/compiled.ts asks the compiler the same.
 */
const GENERATED = join(import.meta.dirname, "..", "..", "generated");
const own = readdirSync(GENERATED).map(
  (name) => [name, readFileSync(join(GENERATED, name), "utf8")] as const,
);
const { code } = await rightEmitted();

describe.each([
  ["the project's own schemas", new Map(own)],
  ["the right schemas", code],
])("%s", (_, modules) => {
  test("each module tells the types of what it exports", () => {
    const errors = [...modules].flatMap(([name, text]) =>
      isolatedDeclarationSync(name, text).errors.map(({ message }) => `${name}: ${message}`),
    );
    expect(errors).toEqual([]);
  });

  test("each module uses what it imports", () => {
    const unused = [...modules].flatMap(([name, text]) =>
      imported(text)
        .filter((used) => text.split(new RegExp(`\\b${used}\\b`)).length < 3)
        .map((used) => `${name}: ${used}`),
    );
    expect(unused).toEqual([]);
  });

  test("what is said of reading is what the code does", () => {
    for (const [name, text] of modules) {
      const hasIds = !modules.get(name.replace(".ts", ".table.ts"))?.includes('ids: "none"');
      for (const { doc, body } of decoders(text)) {
        if (doc.includes("` at the cursor")) expect([name, doc]).toEqual([name, idSaid(hasIds)]);
        const returned = /Returns `?(\w+)`? where it ends its list/.exec(doc)?.[1];
        if (returned !== undefined)
          expect(body).toMatch(new RegExp(`return ${returned}(?:\\$\\w+)?;`));
      }
    }
  });
});

whole("what dialects share is declared as what each has by itself", () => {
  const [script, declarations] = javaScriptOf("families.ts", code.get("families.ts")!);
  expect(script![1]).not.toContain("interface");
  expect(declarations![1]).toContain("export declare function decode");
  const [, changing] = javaScriptOf("changing_types.ts", code.get("changing_types.ts")!);
  expect(changing![1]).toMatch(/export declare const decode\w+: \(r: Reader\) => \w+;/);
});

test("what is exported is explained as the schema explains it, or named", async () => {
  const schema = `protocol: p
title: P
versions: ["1"]
enums:
  color: { doc: What lamps show, values: { RED: 1, BLUE: { value: 2, doc: the second one } } }
  plain: { values: { ONE: 1 } }
vectors:
  ways: { doc: Where to go, values: [[0, 1]] }
  others: { values: [[1, 0]] }
messages:
  m:
    id: 1
    fields:
      - a: { type: u8, enum: color }
      - b: { type: u8, enum: plain }
      - c: { type: u8, vectors: ways }
      - d: { type: u8, vectors: others }
`;
  const emitted = await emitTables(resolveSchemas(new Map([["p.yaml", schema]])));
  const docs = new Map(
    [...emitted.get("p.ts")!.matchAll(/\/\*\* (.+) \*\/\n *(?:export const )?(\w+)/g)].map(
      ([, doc, name]) => [name, doc],
    ),
  );
  expect(["COLOR", "BLUE", "RED", "PLAIN", "WAYS", "OTHERS"].map((name) => docs.get(name))).toEqual(
    [
      "What lamps show.",
      "The second one.",
      undefined,
      "Values of plain.",
      "Where to go.",
      "The vectors of others.",
    ],
  );
});

/** The names that a module has from others. */
function imported(code: string): string[] {
  const lists = [...code.matchAll(/^import (?:type )?\{([^}]+)\}/gm)];
  return lists.flatMap(([, names = ""]) => names.match(/\w+(?=,|\s*$)/g) ?? []);
}

/** The documented functions that decode, each up to its closing bracket. */
function decoders(code: string): { doc: string; body: string }[] {
  return code.split("\n/**").flatMap((part) => {
    const [doc, body] = part.split("*/\n", 2);
    if (!body?.startsWith("export function decode")) return [];
    return [{ doc: doc!.replaceAll(/\s+(\* )?/g, " "), body }];
  });
}

function idSaid(hasIds: boolean): unknown {
  return hasIds
    ? expect.stringContaining("at the cursor, its id first")
    : expect.not.stringContaining("its id");
}
