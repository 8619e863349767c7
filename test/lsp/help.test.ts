import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CodeAction, Diagnostic, SymbolInformation } from "vscode-languageserver";
import { fixOf } from "../../lsp/answers/fixes.ts";
import { openEditor } from "./client.ts";

/* What an editor does for whoever writes a schema: it proposes what is right there, and mends what is wrong. */

const GAME = `protocol: game
title: A game
versions: ["1", "2"]
messages:
  sound:
    id: 1
    fields:
      - level: u8
      - bits: { mask: u8, more: [{ bit: 7, type: u8 }] }
      - volume: { type: u8, when: bits.1 }
      - loud: { bit: bits.2 }
      - HERE
      - later: u16
`;
/** Those that docs/schema-language.md has names for. */
const ALGORITHMS =
  "crc-8 crc-16-arc crc-16-modbus crc-16-ccitt-false crc-16-xmodem crc-16-kermit crc-16-x25 crc-32 crc-32-mpeg-2 crc-32c adler-32 internet sum-8 sum-16 sum-32 xor-8".split(
    " ",
  );
const at = (line: string) => GAME.replace("HERE", line);
const EMPTY = GAME.replace("      - HERE\n", "");

/** What was known of a text before is no longer so. */
const isAbout = (word: string) => (all: readonly Diagnostic[]) =>
  all.some(({ message }) => String(message).includes(`"${word}`));

let editor: Awaited<ReturnType<typeof openEditor>>;
beforeAll(async () => {
  editor = await openEditor({ "game.yaml": EMPTY, "box.yaml": EMPTY.replaceAll("game", "box") });
  await editor.open("game.yaml");
});
afterAll(async () => editor.close());

describe("completion", () => {
  test("of a bit gives those that nothing has, of preceding masks", async () => {
    const labels = await editor.completions("game.yaml", at("pitch: { type: u8, when: bits.| }"));
    const free = labels.filter((label) => label.startsWith("bits."));
    expect(free).toEqual([0, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15].map((n) => `bits.${n}`));
    expect(labels).not.toContain("volume");
    expect(labels).not.toContain("later");
  });

  test("of a condition gives preceding members that are always there", async () => {
    const labels = await editor.completions("game.yaml", at('pitch: { type: u8, if: "l|" }'));
    expect(labels).toEqual(expect.arrayContaining(["level", "loud", "not"]));
    for (const no of ["volume", "later", "pitch"]) expect(labels).not.toContain(no);
  });

  test("of a checksum gives all algorithms", async () => {
    const labels = await editor.completions("game.yaml", at("sum: { type: u16, checksum: | }"));
    expect(labels).toEqual(expect.arrayContaining(ALGORITHMS));
  });
});

describe("fixes", () => {
  test.each([
    ["when: flgas.3", "flgas.3", 'no mask "flgas"\nDid you mean "flags"?', "when: flags.3"],
    ['since: "1.7"', '"1.7"', 'there is no version 1.7\nDid you mean "1.07"?', 'since: "1.07"'],
    [
      "{ if: a in [3] }",
      "[",
      'within brackets a value …\nPut it in quotes: `"a in [3]"`.',
      '{ if: "a in [3]" }',
    ],
    ["  id 1", "id 1", 'a colon is missing after "id"\nWrite `id: 1`; a …', "  id: 1"],
    ["typе: u8", "typе", 'the "е" in "typе" is …\nWrite "type" in ASCII.', "type: u8"],
    ["kind: xyz", "xyz", "there is no type\nThe types are u8.", undefined],
    ["aa: aa.b", "aa: aa.b", 'no "aa" here\nDid you mean "ab"?', undefined],
  ])("write one word: %s", (text, shown, message, wanted) => {
    const start = text.indexOf(shown);
    const fix = fixOf(text, start, start + shown.length, message);
    const mended = fix && text.slice(0, fix.start) + fix.text + text.slice(fix.end);
    expect(mended).toBe(wanted);
  });
});

test("what an error says itself is offered as an action, and mends it", async () => {
  const line = "pitch: { type: u8, when: bist.3 }";
  await editor.change("game.yaml", at(line));
  const [error, ...others] = await editor.diagnostics("game.yaml", isAbout("bist"));
  expect(others).toEqual([]);
  const [action, ...more] = await editor.ask<CodeAction[]>("codeAction", "game.yaml", line, 0, {
    range: error!.range,
    context: { diagnostics: [error!] },
  });
  expect(more).toEqual([]);
  expect(action!.title).toBe("Write bits");
  const [edit] = Object.values(action!.edit!.changes!)[0]!;
  const { start, end } = edit!.range;
  const lines = at(line).split("\n");
  const own = lines[start.line]!;
  lines[start.line] = own.slice(0, start.character) + edit!.newText + own.slice(end.character);
  expect(end.line).toBe(start.line);
  await editor.change("game.yaml", lines.join("\n"));
  expect(await editor.diagnostics("game.yaml", (all) => all.length === 0)).toEqual([]);
});

test("folders that an editor opens with have their names found without a document", async () => {
  const other = await openEditor({ "game.yaml": EMPTY, "schema/box.yaml": EMPTY }, true);
  const found = await other.request<SymbolInformation[]>("workspace/symbol", { query: "sound" });
  const files = found.map(({ location }) => location.uri.replace(/.*(?=\/schema)|.*(?=\/)/, ""));
  expect(files.toSorted()).toEqual(["/game.yaml", "/schema/box.yaml"]);
  await other.close();
});

test("names are found in all of a folder, by some of their letters", async () => {
  await editor.change("game.yaml", EMPTY);
  const found = await editor.request<SymbolInformation[]>("workspace/symbol", { query: "snd" });
  expect(found.map(({ name, location }) => [name, location.uri.split("/").at(-1)])).toEqual(
    expect.arrayContaining([
      ["sound", "game.yaml"],
      ["sound", "box.yaml"],
    ]),
  );
  const none = await editor.request<SymbolInformation[]>("workspace/symbol", { query: "zzz" });
  expect(none).toEqual([]);
});

test.each([
  ["u16be", "later: u16be", /unsigned integer in 2 bytes, the highest first: 0 to 65535/],
  ["i8", "later: i8", /signed integer in a byte: -128 to 127/],
  ["varu32", "later: varu32", /varint of at most 32 bits, seven in a byte/],
  ["sleb32", "later: sleb32", /signed LEB128 of at most 32 bits.*: -2147483648 to 2147483647/],
  ["se", "later: se", /signed Exp-Golomb code.*-2147483648 to 2147483647/],
  ["f64", "later: f64", /IEEE 754 in 8 bytes/],
])("hover says what a type of the language holds: %s", async (type, line, wanted) => {
  await editor.change("game.yaml", EMPTY.replace("later: u16", line));
  expect(await editor.hover("game.yaml", line, line.indexOf(type) + 1)).toMatch(wanted);
  await editor.change("game.yaml", EMPTY);
});

test("a document whose address names no file leaves the others alone", async () => {
  const textDocument = { uri: "file:///%zz.yaml" };
  const position = { line: 0, character: 0 };
  await editor.notify("textDocument/didOpen", {
    textDocument: { ...textDocument, languageId: "demospec", version: 1, text: "protocol: x" },
  });
  await editor.request("textDocument/hover", { textDocument, position }).catch(() => null);
  expect(await editor.hover("game.yaml", "versions")).toMatch(/\w/);
  expect(await editor.completions("game.yaml", at("pitch: |"))).toContain("u16");
  await editor.change("game.yaml", at("pitch: u9"));
  expect(await editor.diagnostics("game.yaml", isAbout("u9"))).toHaveLength(1);
});
