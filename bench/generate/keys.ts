import { SchemaFolder } from "../../lsp/folder.ts";
import { diagnosesOf } from "../../lsp/diagnoses.ts";
import { tableMarkdown } from "../table.ts";

/*
 * `npm run bench:keys`: what a key takes in a schema of 5,000 lines until an editor shows what is wrong, as the
 * processor counts it: the best and the middle one of several, by where it is typed.
 */

const MESSAGES = 453;
const KEYS = 15;

function largeSchema(): string {
  const messages = Array.from(
    { length: MESSAGES },
    (_, i) => `  message${i}:
    id: ${i}
    doc: The message of the number ${i}, which has a few fields.
    fields:
      - flags: { mask: u8 }
      - first: { type: u16, when: flags.0, doc: "The first, where it is there" }
      - place: "coord[3]"
      - count: u8
      - item: item
      - { switch: count, arms: { one: { is: [1], fields: [{ a: u8 }] }, more: { otherwise: true } } }
    ref: Chapter ${i}
`,
  );
  const head = `protocol: large
title: Large
versions: ["1", "2"]
ids: u16
types:
  coord: { type: i16, scale: 1/8 }
structs:
  item: { fields: [{ x: u8 }, { y: coord }] }
messages:
`;
  return head + messages.join("");
}

function milliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What each of some keys takes: another letter in a text, one more in a field's name, as somebody types it. */
async function keysAt(text: string, at: number): Promise<number[]> {
  const folder = new SchemaFolder("/nowhere/schema");
  const diagnosed = (now: string) =>
    diagnosesOf(folder, [{ path: "/nowhere/schema/a.yaml", text: now }]);
  await diagnosed(text);
  const taken: number[] = [];
  for (let key = 1; key <= KEYS; key++) {
    const begin = milliseconds();
    const found = await diagnosed(text.slice(0, at) + "x".repeat(key) + text.slice(at));
    taken.push(milliseconds() - begin);
    if ([...found.values()].some((all) => all.length > 0))
      throw new Error(JSON.stringify([...found.values()].flat()[0]));
  }
  return taken.toSorted((a, b) => a - b);
}

const text = largeSchema();
const places: readonly [string, number][] = [
  ["the first message", text.indexOf("first:")],
  ["the middle one", text.indexOf("place:", text.length / 2)],
  ["the last one", text.lastIndexOf("item: item")],
];
const rows: string[][] = [];
for (const [where, at] of places) {
  const taken = await keysAt(text, at);
  rows.push([where, taken[0]!.toFixed(0), taken[KEYS >> 1]!.toFixed(0)]);
}
const lines = text.split("\n").length;
const header = ["a key in", "best, ms", "middle, ms"];
const title = `Time of the processor for a key in a schema of ${lines} lines`;
console.log(tableMarkdown({ header, sections: [{ title, rows }] }));
