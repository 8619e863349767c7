import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isMap, isScalar, isSeq, type Node } from "yaml";
import { GROWTHS } from "../../bench/generate/schemas.ts";
import { render } from "../../generator/read/diagnostics.ts";
import { diagnosesOf } from "../../lsp/diagnoses.ts";
import { FileCache, readFile } from "../../lsp/symbols/files.ts";
import { SchemaFolder } from "../../lsp/folder.ts";
import { rightSchemas } from "../support/right-schemas.ts";
import { runs } from "../support/runs.ts";
import { whole } from "../support/whole.ts";

/*
 * What a key changes is read and checked again, and nothing else: that says the same as reading and checking all of
 * it, and its work does not grow with the schema.
 */

const HOME = join(import.meta.dirname, "nowhere", "schema");

const GAME = `protocol: game
title: A game
versions: ["1", "2"]
types:
  coord: { type: i16, scale: 1/8 }
enums:
  kinds: { values: { ONE: 1, TWO: 2 } }
groups:
  place:
    - x: coord
    - y: coord
structs:
  item: { fields: [{ a: u8 }, { b: { type: u8, enum: kinds } }] }
messages:
  # The first one.
  sound:
    id: 1
    doc: >
      A sound, over
      two lines.
    fields:
      - flags: { mask: u8 }
      - volume: { type: u8, when: flags.0 }
      - use: place

  item:
    id: 2
    token: item
    fields:
      - kind: { type: u8, enum: kinds }
      - items: { list: item, count: u8 }
    # What follows is of an older version.
  older:
    id: 3
    until: "1"
    fields:
      - "n": u16
      - use: place
`;
const OVERLAY = `extends: game
dialect: "7"
from: "2"
title: Another game
messages:
  sound:
    changes:
      - after: volume
        add: [{ pitch: { type: u8, when: flags.1 } }]
  louder:
    like: sound
    id: 9
`;

const FEATURES = [...rightSchemas(["features"])].find(([name]) => name === "features.yaml")![1];
const REAL = readFileSync(
  join(import.meta.dirname, "..", "..", "schema", "netquake_control.yaml"),
  "utf8",
);

/** A change of a text: what is cut out somewhere, all of a word where that is not said, and what is put there. */
interface Edit {
  readonly at: number;
  readonly cut?: number;
  readonly put: string;
}

/** Letters, whole lines of the schema, what means something to YAML; and one word for another, which often is right. */
function edits(text: string): fc.Arbitrary<Edit[]> {
  const signs = [
    ..."x9 {}[]\"'>\n\t\0é~",
    ..."\n  |- |: |# |---\n|...\n|\r\n|? |&a |*a ".split("|"),
  ];
  const word = fc.constantFrom(...text.match(/[\w.]+/g)!);
  const lines = fc.constantFrom(...text.split(/(?<=\n)/));
  const at = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1));
  const put = fc.oneof(fc.constant(""), word, fc.constantFrom(...signs), lines);
  const cut = fc.oneof(fc.constant(0), fc.nat(3), fc.nat(60));
  const edit = fc.oneof(fc.record({ at, cut, put }), fc.record({ at, put: word }));
  return fc.array(edit, { minLength: 1, maxLength: 6 });
}

function edited(text: string, { at, cut, put }: Edit): string {
  const from = Math.floor(at * text.length);
  const [found = ""] = /[\w.]+/.exec(text.slice(from)) ?? [];
  const begin = cut === undefined ? Math.max(from, text.indexOf(found, from)) : from;
  return text.slice(0, begin) + put + text.slice(begin + (cut ?? found.length));
}

/** The texts that one becomes by edits, each followed by the one before, as somebody takes a key back. */
function* textsOf(text: string, all: readonly Edit[]): Generator<string> {
  let now = text;
  yield now;
  for (const edit of all) {
    const before = now;
    now = edited(now, edit);
    yield now;
    if (edit.put.length % 2 === 0) yield (now = before);
  }
}

/** A tree with all that a schema is of, and where it is. */
function drawn(node: Node | null): unknown {
  if (node === null) return null;
  if (isMap<Node, Node | null>(node))
    return [node.range, node.items.map(({ key, value }) => [drawn(key), drawn(value)])];
  if (isSeq<Node | null>(node)) return [node.range, "-", ...node.items.map(drawn)];
  return isScalar(node) ? [node.range, node.value, node.type] : [node.range, "*"];
}

describe("edits", () => {
  test.each([
    ["a game", GAME, 30],
    ["an overlay", OVERLAY, 30],
    ["all features", FEATURES, 2],
    ["a protocol of Quake", REAL, 3],
  ])("are read as the whole text is: %s", (_, text, numRuns) => {
    fc.assert(
      fc.property(edits(text), (all) => {
        const cache = new FileCache();
        for (const now of textsOf(text, all)) {
          const again = cache.read(new Map([["a.yaml", now]])).get("a.yaml")!;
          const whole = readFile("a.yaml", now);
          expect(drawn(again.entry?.node ?? null)).toEqual(drawn(whole.entry?.node ?? null));
          expect(again.entry?.end).toBe(whole.entry?.end);
          expect(again.faults.map(render)).toEqual(whole.faults.map(render));
          expect(again.source.lines.lineStarts).toEqual(whole.source.lines.lineStarts);
        }
      }),
      { numRuns },
    );
  });

  const reported = async (folder: SchemaFolder, game: string, overlay: string) =>
    diagnosesOf(folder, [
      { path: join(HOME, "game.yaml"), text: game },
      { path: join(HOME, "other.yaml"), text: overlay },
    ]);

  test.each([
    ["of a schema", edits(GAME), fc.constant([])],
    ["of an overlay", fc.constant([]), edits(OVERLAY)],
    ["of both", edits(GAME), edits(OVERLAY)],
  ])("have told what is wrong as a fresh check does: %s", async (_, ofGame, ofOverlay) => {
    await fc.assert(
      fc.asyncProperty(ofGame, ofOverlay, async (first, second) => {
        const folder = new SchemaFolder(HOME);
        const [games, overlays] = [[...textsOf(GAME, first)], [...textsOf(OVERLAY, second)]];
        for (let i = 0; i < Math.max(games.length, overlays.length); i++) {
          const [game, overlay] = [games[i] ?? games.at(-1)!, overlays[i] ?? overlays.at(-1)!];
          const fresh = await reported(new SchemaFolder(HOME), game, overlay);
          expect(await reported(folder, game, overlay)).toEqual(fresh);
        }
      }),
      { numRuns: runs(12) },
    );
  });
});

/** What is right as YAML both ways, and which of the two changes what is known of messages that nobody touched. */
const CHANGES: readonly (readonly [string, string])[] = [
  ["coord: { type: i16, scale: 1/8 }", "corod: { type: i16 }"],
  ["ONE: 1", "ONE: 300"],
  ["kinds: { values", "sorts: { values"],
  ["- x: coord", "- volume: coord"],
  ["- y: coord", "- y: u9"],
  ["{ a: u8 }", "{ a: item }"],
  ["  place:\n", "  places:\n"],
  ['["1", "2"]', '["0", "1"]'],
  ["id: 3", "id: 2"],
  ["  older:", "  sounds:"],
  ['until: "1"', 'until: "2"'],
  ['- "n": u16', '- "n": u17'],
  ["      - use: place\n", ""],
  ["- use: place\n\n", "- z: u8\n"],
  ["token: item", "token: sound"],
  ["when: flags.0", "when: flags.1"],
  ["list: item", "list: items"],
];

whole(
  "changes of what messages share, one after the other, are told as a fresh check does",
  async () => {
    const path = join(HOME, "game.yaml");
    const reported = async (folder: SchemaFolder, text: string) =>
      diagnosesOf(folder, [{ path, text }]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(CHANGES.length - 1), { minLength: 2, maxLength: 8 }),
        async (flips) => {
          const folder = new SchemaFolder(HOME);
          const made = new Set<number>();
          await reported(folder, GAME);
          for (const flip of flips) {
            if (!made.delete(flip)) made.add(flip);
            const changes = [...made].toSorted((a, b) => a - b).map((i) => CHANGES[i]!);
            const text = changes.reduce((now, [from, to]) => now.replace(from, to), GAME);
            expect(await reported(folder, text)).toEqual(
              await reported(new SchemaFolder(HOME), text),
            );
          }
        },
      ),
      { numRuns: runs(30) },
    );
  },
);

test.each(CHANGES)("each of these changes is one: %j", (from, to) => {
  expect(GAME.replace(from, to)).not.toBe(GAME);
});

describe("a key makes work", () => {
  const MANY = 50;
  const LARGE = GROWTHS.messages.schema(MANY);
  const key = async (folder: SchemaFolder, text: string, isOver?: () => boolean) => {
    const before = folder.work;
    await diagnosesOf(folder, [{ path: join(HOME, "large.yaml"), text }], isOver);
    const { read, resolved } = folder.work;
    return [read - before.read, resolved - before.resolved];
  };

  test("for the message that it changes, and for no other", async () => {
    const folder = new SchemaFolder(HOME);
    expect(await key(folder, LARGE)).toEqual([1, MANY]);
    const changed = LARGE.replace("  m20:\n", "  m20:\n    # One more line.\n    doc: x\n");
    expect(await key(folder, changed)).toEqual([0, 1]);
    const wrong = changed.replace(/(m30:[^]*?)b: u8/, "$1b: u9");
    expect(await key(folder, wrong)).toEqual([0, 1]);
    // What is wrong is looked at with each key until it is right.
    expect(await key(folder, wrong.replace(/(m40:[^]*?)b: u8/, "$1bb: u8"))).toEqual([0, 2]);
    // Two messages at once are no key: the text is read whole, and what was right is known.
    expect(await key(folder, changed)).toEqual([1, 0]);
  });

  test("for all messages where it changes what they share", async () => {
    const folder = new SchemaFolder(HOME);
    await key(folder, LARGE);
    const other = LARGE.replace('versions: ["1"]', 'versions: ["1", "2"]');
    expect(await key(folder, other)).toEqual([1, MANY]);
  });

  test("not at all where another one came", async () => {
    const folder = new SchemaFolder(HOME);
    expect(await key(folder, LARGE, () => true)).toEqual([1, 0]);
  });
});
