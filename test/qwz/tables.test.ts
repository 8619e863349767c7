import { expect, it, test } from "vitest";
import { qizmoTables, QizmoTablesError } from "../../quake/qwz/index.ts";
import { madeCounts, STRINGS } from "../support/made-qwz.ts";

const COUNTS = madeCounts();
const TEXT = JSON.stringify(STRINGS);

/** What is wrong with tables. */
function wrongWith(counts: Uint8Array, strings: string): string {
  try {
    qizmoTables(counts, strings);
  } catch (error) {
    if (error instanceof QizmoTablesError) return error.message;
    throw error;
  }
  return "nothing";
}

it("takes what it should be", () => {
  expect(wrongWith(COUNTS, TEXT)).toBe("nothing");
});

test.each([0, 1, 262_143, 262_145])("compress.dat of %i bytes is another file", (length) => {
  expect(wrongWith(new Uint8Array(length), TEXT)).toBe(
    `compress.dat should have 262144 bytes, 256 rows of 256 counts, and has ${length}: take the one that comes with Qizmo`,
  );
});

const others = (list: unknown) => JSON.stringify({ ...STRINGS, chat: list });
const noList = `strings.json should be an object with "chat", a list of 512 strings at most`;
const noString = (i: number) =>
  `strings.json: "chat"[${i}] should be a string of 1024 characters at most, each a byte (U+0000 to U+00FF)`;

test.each([
  ["is no list", others({}), noList],
  ["is not there", others(undefined), noList],
  ["has more strings than symbols", others(Array.from({ length: 513 }, () => "")), noList],
  ["has a number", others(["", 1]), noString(1)],
  ["has a character that is no byte", others(["", "ÿ", "Ā"]), noString(2)],
  ["has a string of a book's length", others(["x".repeat(1025)]), noString(0)],
])("strings.json whose list %s", (_, strings, message) => {
  expect(wrongWith(COUNTS, strings)).toBe(message);
});

test.each(["null", "[]", '"print"', "3"])("strings.json that is %s", (strings) => {
  expect(wrongWith(COUNTS, strings)).toMatch('strings.json should be an object with "print"');
});

test("strings.json that is no JSON", () => {
  expect(wrongWith(COUNTS, "print:")).toMatch(/^strings\.json is not JSON: /);
});
