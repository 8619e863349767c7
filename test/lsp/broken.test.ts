import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { completionsAt } from "../../lsp/answers/completion.ts";
import { readFile } from "../../lsp/symbols/files.ts";
import { hoverAt } from "../../lsp/answers/hover.ts";
import { foldsOf, outlineOf } from "../../lsp/answers/outline.ts";
import { RenameRefused, renamable } from "../../lsp/answers/rename.ts";
import { Symbols } from "../../lsp/symbols/symbols.ts";
import { whole } from "../support/whole.ts";

const schema = (name: string) =>
  readFileSync(join(import.meta.dirname, "..", "..", "schema", name), "utf8");
const TEXTS = ["netquake_control.yaml", "netquake-666.yaml", "mvd.yaml"].map(schema);

/** Does all that an editor may ask of a place. */
function askAll(text: string, offset: number): void {
  const file = readFile("a.yaml", text);
  const files = new Map([["a.yaml", file]]);
  const symbols = new Symbols(files);
  hoverAt(file, offset, symbols);
  completionsAt(files, "a.yaml", offset, symbols);
  outlineOf(file);
  foldsOf(file);
  const name = symbols.at("a.yaml", offset);
  if (name !== undefined) symbols.sameAs(name);
  try {
    renamable(symbols, "a.yaml", offset);
  } catch (error) {
    expect(error).toBeInstanceOf(RenameRefused);
  }
}

describe("what is broken", () => {
  whole("is answered for all the same: schemas with a piece cut out, doubled or put in", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "{",
        "[",
        "]",
        ": ",
        "- ",
        "\n",
        "\t",
        '"',
        "&a ",
        "*a",
        "? ",
        "|\n",
        "---\n",
        "!!x ",
      ),
      fc.string({ maxLength: 5 }),
    );
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const edits = fc.array(fc.tuple(place, fc.nat(60), piece), { minLength: 1, maxLength: 4 });
    const broken = fc.tuple(fc.constantFrom(...TEXTS), edits, place).map(([text, all, at]) => {
      const changed = all.reduce((now, [where, cut, put]) => {
        const from = Math.floor(where * now.length);
        return now.slice(0, from) + put + now.slice(from + cut);
      }, text);
      return [changed, Math.floor(at * changed.length)] as const;
    });
    fc.assert(
      fc.property(broken, ([text, offset]) => askAll(text, offset)),
      { numRuns: 12 },
    );
  });

  const many = 2_000;
  test.each([
    ["nested flows", "[".repeat(many)],
    ["nested maps", "{a: ".repeat(many)],
    ["nested lists", "- ".repeat(many)],
    [
      "a map of many keys",
      `protocol: a\nmessages: {${Array.from({ length: many }, (_, i) => `k${i}: 0`).join()}}`,
    ],
    ["a key that is there often", "protocol: a\n".repeat(many)],
    ["aliases of aliases", "a: &a [x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]\n"],
    ["a long word", `protocol: ${"a".repeat(many)}`],
    [
      "a long condition",
      `protocol: a\nmessages: { m: { fields: [a: { type: u8, if: "${"a and ".repeat(many)}" }] } }`,
    ],
    ["a text without end", `protocol: "${"a ".repeat(many)}`],
    ["many documents", "---\na\n".repeat(many / 10)],
    [
      "many of one name",
      `protocol: a\nmessages:\n${Array.from({ length: 400 }, (_, i) => `  m${i}: { fields: [a: u8, b: a] }`).join("\n")}`,
    ],
    ["what is longer than any schema", "a: b\n".repeat(210_000)],
  ])("takes no time that grows without end: %s", (_, text) => {
    const start = performance.now();
    askAll(text, text.length >> 1);
    // Far from what a square of the length would take, on a machine that has other things to do.
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
