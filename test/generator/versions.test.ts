import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveSchemas } from "../../generator/generate.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { whole } from "../support/whole.ts";

/*
 * Versions are a tree: `since` and `until` hold along the path to a version, and a dialect has what it branches from.
 */

function tableOf(schema: string): Table {
  return resolveSchemas(new Map([["p.yaml", schema]])).protocols[0]!;
}

/** The names of the members that message `m` has in a version; undefined where it is not there. */
function membersIn(table: Table, version: string): string[] | undefined {
  const message = table.messages.find(({ name }) => name === "m")!;
  const layout = layoutOf(message, table.versions.indexOf(version));
  return layout?.fields.flatMap((field) => (field.kind === "value" ? [field.name] : []));
}

const TREE = `
protocol: p
title: P
versions: ["1.08", "1.09", "1.10"]
dialects:
  "666": { from: "1.09" }
  "999": { from: "666" }
  old: { from: "1.08" }
messages:
  m:
    id: 1
    fields:
      - always: u8
      - to08: { type: u8, until: "1.08" }
      - to09: { type: u8, until: "1.09" }
      - from09: { type: u8, since: "1.09" }
      - from10: { type: u8, since: "1.10" }
      - from666: { type: u8, since: "666" }
      - only666: { type: u8, since: "666", except: ["999"] }
      - not666: { type: u8, except: ["666"] }
`;

test.each([
  ["1.08", "always to08 to09 not666"],
  ["1.09", "always to09 from09 not666"],
  ["1.10", "always from09 from10 not666"],
  ["666", "always to09 from09 from666 only666"],
  ["999", "always to09 from09 from666"],
  ["old", "always to08 to09 not666"],
])("version %s has what is said along its path", (version, expected) => {
  expect(membersIn(tableOf(TREE), version)).toEqual(expected.split(" "));
});

whole("a version that is added touches no dialect that branches before it", () => {
  const field = fc.record({
    since: fc.constantFrom(undefined, "1", "2", "3"),
    until: fc.constantFrom(undefined, "1", "2", "3"),
  });
  const schema = (versions: string[], fields: { since?: string; until?: string }[]) => `
protocol: p
title: P
versions: [${versions.map((v) => `"${v}"`).join(", ")}]
dialects: { mod: { from: "2" } }
messages:
  m:
    id: 1
    fields:
      - zero: u8
${fields.map((f, i) => `      - f${i}: { type: u8${f.since ? `, since: "${f.since}"` : ""}${f.until ? `, until: "${f.until}"` : ""} }`).join("\n")}
`;
  fc.assert(
    fc.property(fc.array(field, { maxLength: 6 }), (drawn) => {
      const fields = drawn
        .filter((f) => f.since === undefined || f.until === undefined || f.since <= f.until)
        .map((f) => JSON.parse(JSON.stringify(f)) as { since?: string; until?: string });
      const before = tableOf(schema(["1", "2", "3"], fields));
      const after = tableOf(schema(["1", "2", "3", "4"], [...fields, { since: "4" }]));
      for (const version of ["1", "2", "3", "mod"])
        expect(membersIn(after, version)).toEqual(membersIn(before, version));
    }),
    { seed: 13, numRuns: 100 },
  );
});
