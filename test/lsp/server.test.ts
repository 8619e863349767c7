import type {
  DocumentSymbol,
  FoldingRange,
  Location,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEditor } from "./client.ts";

const TYPES = `types:
  coord: { type: i16, scale: 1/8, doc: an eighth of a unit }
`;

const GAME = `protocol: game
title: A game
include: [types.yaml]
versions: ["1", "2", "3"]
enums:
  colour: { values: { RED: 1, BLUE: { value: 2, since: "2" } } }
groups:
  state:
    - frame: { type: u8, when: bits.0 }
structs:
  item: { fields: [number: u8, name: { type: u8, enum: colour }] }
messages:
  sound:
    id: 1
    doc: A noise.
    role: effect
    lasts: moment
    text: [vol: volume]
    fields:
      - bits: { mask: u8 }
      - volume: { type: u8, when: bits.1, absent: 7, doc: how loud }
      - origin: coord[3]
      - use: state
  items:
    id: 2
    since: "2"
    fields:
      - count: { type: u8, count-of: list }
      - list: { list: item }
`;

const LOUD = `extends: game
dialect: loud
from: "3"
title: Louder
messages:
  sound:
    changes: [{ alter: volume, to: { type: u16 } }, { after: origin, add: [extra: coord] }]
`;

const FILE = `container: rec
title: Recordings
extension: .rec
block:
  fields:
    - data: { type: bytes, carries: game, to: end }
`;

let editor: Awaited<ReturnType<typeof openEditor>>;
beforeAll(async () => {
  editor = await openEditor({
    "types.yaml": TYPES,
    "game.yaml": GAME,
    "loud.yaml": LOUD,
    "rec.yaml": FILE,
  });
  await editor.open("game.yaml");
  await editor.open("loud.yaml");
  await editor.open("types.yaml");
});
afterAll(async () => editor.close());

const none = (all: readonly unknown[]) => all.length === 0;
const some = (all: readonly unknown[]) => all.length > 0;

describe("diagnostics", () => {
  test("are the checker's, at its places, and go when what is wrong goes", async () => {
    await editor.change("game.yaml", GAME.replace("coord[3]", "cord[3]"));
    const [wrong] = await editor.diagnostics("game.yaml", some);
    expect(wrong!.message).toMatch(/cord/);
    expect(wrong!.message).toMatch(/Did you mean "coord"/);
    expect(wrong!.range.start).toEqual({ line: 21, character: 16 });
    await editor.change("game.yaml", GAME);
    await editor.diagnostics("game.yaml", none);
  });

  test("are in an overlay, and count what another file has that is not saved", async () => {
    await editor.change("types.yaml", TYPES.replace("coord", "koord"));
    expect((await editor.diagnostics("loud.yaml", some))[0]!.message).toMatch(/coord/);
    await editor.change("types.yaml", TYPES);
    await editor.diagnostics("loud.yaml", none);
  });

  test("of a file that was never saved go when it is closed", async () => {
    await editor.open("new.yaml", "container: new");
    await editor.diagnostics("new.yaml", some);
    await editor.closeFile("new.yaml");
    await editor.diagnostics("new.yaml", none);
  });

  test("are those of what was typed last", async () => {
    for (let i = 0; i < 5; i++) {
      await editor.change("game.yaml", GAME.replace("coord[3]", `cord${i}[3]`));
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    await editor.diagnostics("game.yaml", ([wrong]) => String(wrong?.message).includes("cord4"));
    await editor.change("game.yaml", GAME);
    await editor.diagnostics("game.yaml", none);
  });

  test("tell of what is no YAML", async () => {
    await editor.change("game.yaml", `${GAME}  more: { id: 3, fields: [`);
    expect(await editor.diagnostics("game.yaml", some)).toHaveLength(1);
    await editor.change("game.yaml", GAME);
    await editor.diagnostics("game.yaml", none);
  });
});

describe("hover", () => {
  test("says what a key means", async () => {
    expect(await editor.hover("game.yaml", "lasts: moment")).toMatch(/How long what it says lasts/);
    expect(await editor.hover("game.yaml", "count-of", 2)).toMatch(/counts the elements of a list/);
  });

  test("says of a member what it is, and of a type", async () => {
    expect(await editor.hover("game.yaml", "volume: {")).toMatch(
      /member `volume`.* of sound[^]*`u8`[^]*how loud/,
    );
    expect(await editor.hover("game.yaml", "coord[3]")).toMatch(
      /an eighth of a unit[^]*types.yaml/,
    );
    expect(await editor.hover("loud.yaml", "sound:")).toMatch(/message `sound`[^]*A noise/);
    expect(await editor.hover("game.yaml", "BLUE")).toMatch(/since 2/);
  });
});

describe("completion", () => {
  const inMessage = (line: string) => GAME.replace("    role: effect\n", `    ${line}\n`);
  test.each([
    ["    ro|", ["role", "tells"], ["id", "doc"]],
    ["    role: |", ["effect", "level"], ["u8"]],
    ["    lasts: |", ["by", "as"], []],
  ])("%s", async (line, wanted, unwanted) => {
    const labels = await editor.completions("game.yaml", inMessage(line.trim()));
    expect(labels).toEqual(expect.arrayContaining(wanted));
    for (const label of unwanted) expect(labels).not.toContain(label);
    await editor.change("game.yaml", GAME);
  });

  const inFields = (line: string) => GAME.replace("      - use: state\n", `      - ${line}\n`);
  test.each([
    ["pitch: |", ["coord", "u16", "item"]],
    ["pitch: { type: c|", ["coord"]],
    ["pitch: { type: u8, wh| }", ["when", "enum"]],
    ["pitch: { type: u8, enum: | }", ["colour"]],
    ["pitch: { type: u8, when: | }", ["bits.2", "bits.7", "more"]],
    ["pitch: { type: u8, when: bits.| }", ["bits.2", "bits.7"]],
    ["pitch: { type: u8, checksum: | }", ["crc-32", "xor-8", "bits"]],
    ["use: |", ["state"]],
    ["sw|", ["switch", "split"]],
  ])("%s", async (line, wanted) => {
    expect(await editor.completions("game.yaml", inFields(line))).toEqual(
      expect.arrayContaining(wanted),
    );
    await editor.change("game.yaml", GAME);
  });

  test("of an overlay knows what it extends", async () => {
    const from = LOUD.replace('from: "3"', "from: |");
    expect(await editor.completions("loud.yaml", from)).toEqual(
      expect.arrayContaining(["1", "2", "3"]),
    );
    const key = LOUD.replace("  sound:\n    changes", "  |");
    expect(await editor.completions("loud.yaml", key)).toEqual(
      expect.arrayContaining(["sound", "items"]),
    );
    const member = LOUD.replace("alter: volume", "alter: |");
    expect(await editor.completions("loud.yaml", member)).toEqual(
      expect.arrayContaining(["volume", "origin"]),
    );
    await editor.change("loud.yaml", LOUD);
  });
});

describe("names", () => {
  const find = async (method: string, name: string, at: string, after = 0) =>
    editor.shown(
      await editor.ask<Location[]>(method, name, at, after, {
        context: { includeDeclaration: true },
      }),
    );

  test.each([
    ["game.yaml", "coord[3]", ["types.yaml:2: coord"]],
    ["game.yaml", "bits.1", ["game.yaml:20: bits"]],
    ["game.yaml", "state\n  items", ["game.yaml:8: state"]],
    ["game.yaml", "item }", ["game.yaml:11: item"]],
    ["game.yaml", "colour }]", ["game.yaml:6: colour"]],
    ["loud.yaml", "volume", ["game.yaml:21: volume"]],
    ["loud.yaml", "game", ["game.yaml:1: game"]],
    ["game.yaml", "types.yaml", ["types.yaml:1: "]],
  ])("are found where they are given: %s %s", async (file, at, wanted) => {
    expect(await find("definition", file, at)).toEqual(wanted);
  });

  test("are found wherever they are", async () => {
    expect(await find("references", "loud.yaml", "volume")).toEqual([
      "game.yaml:18: volume",
      "game.yaml:21: volume",
      "loud.yaml:7: volume",
    ]);
    // A mask of the message is what a group means that the message uses.
    expect(await find("references", "game.yaml", "bits.0")).toEqual([
      "game.yaml:9: bits",
      "game.yaml:20: bits",
      "game.yaml:21: bits",
    ]);
  });

  test("are changed everywhere, and what that means is said", async () => {
    const edit = await editor.ask<WorkspaceEdit>("rename", "game.yaml", "sound:", 0, {
      newName: "noise",
    });
    const places = Object.entries(edit.changes!).flatMap(([uri, edits]) =>
      edits.map(
        ({ range, newText }) => `${uri.split("/").at(-1)}:${range.start.line + 1} ${newText}`,
      ),
    );
    expect(places).toEqual(["game.yaml:13 noise", "loud.yaml:6 noise"]);
    expect(editor.said.at(-1)).toMatch(/decodeNoise/);
  });

  test.each([
    ["sound:", "items", /items/],
    ["volume: {", "origin", /origin/],
    ["volume: {", "Very loud", /Very loud/],
    ["u8, when: bits.0", "u16", /no name that these schemas give/],
  ])("are not changed to what would be wrong: %s to %s", async (at, newName, why) => {
    await expect(editor.ask("rename", "game.yaml", at, 0, { newName })).rejects.toThrow(why);
  });
});

describe("documents", () => {
  test("have an outline", async () => {
    const outline = await editor.ask<DocumentSymbol[]>("documentSymbol", "game.yaml", "");
    expect(outline.map(({ name }) => name)).toEqual([
      "include",
      "versions",
      "enums",
      "groups",
      "structs",
      "messages",
    ]);
    const [sound] = outline.at(-1)!.children!;
    expect(sound!.children!.map(({ name }) => name)).toEqual(["bits", "volume", "origin"]);
  });

  test("fold", async () => {
    const folds = await editor.ask<FoldingRange[]>("foldingRange", "game.yaml", "");
    expect(folds).toContainEqual({ startLine: 11, endLine: 28 });
  });

  test("are formatted as oxfmt does, with their comments; broken ones are left alone", async () => {
    const options = { options: { tabSize: 2, insertSpaces: true } };
    await editor.change(
      "types.yaml",
      "# a comment\ntypes:\n    coord:   {type: i16,   scale: 1/8}\n",
    );
    const edits = await editor.ask<TextEdit[]>("formatting", "types.yaml", "", 0, options);
    expect(edits.map(({ newText }) => newText)).toEqual([
      "# a comment\ntypes:\n  coord: { type: i16, scale: 1/8 }\n",
    ]);
    await editor.change("types.yaml", "types: { coord");
    expect(await editor.ask("formatting", "types.yaml", "", 0, options)).toEqual([]);
    await editor.change("types.yaml", TYPES);
  });
});

test("an overlay of a package's protocol sees what that has, and changes none of it", async () => {
  const own = await openEditor({
    "loud.yaml": LOUD.replace("extends: game", "extends: gamelib/game"),
    "node_modules/gamelib/package.json": "{}",
    "node_modules/gamelib/schema/game.yaml": GAME,
    "node_modules/gamelib/schema/types.yaml": TYPES,
  });
  await own.open("loud.yaml");
  expect(await own.diagnostics("loud.yaml", none)).toEqual([]);
  expect(await own.hover("loud.yaml", "volume")).toMatch(/how loud[^]*gamelib\/game.yaml/);
  const renaming = own.ask("rename", "loud.yaml", "volume", 0, { newName: "level" });
  await expect(renaming).rejects.toThrow(/another package/);
  await own.close();
});
