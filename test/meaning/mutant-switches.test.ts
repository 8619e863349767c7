import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it, test } from "vitest";
import { codeMutants } from "../../mutants/kinds/code-mutants.ts";
import { switched } from "../../mutants/judge/switches.ts";
import { whole } from "../support/whole.ts";

/* Mutants in one text, each with a switch: what the text does where one of them is on. */

/** What a text's `result()` is without a mutant, and with each of those whose edit says that. */
function results(text: string, ...edits: string[]): unknown[] {
  const mutants = codeMutants("net", "a.ts", text).map((mutant, number) => ({ mutant, number }));
  const code = switched(text, mutants, "helper.ts").replace(/^import "helper\.ts";/, "");
  const run = (on: number | undefined) => {
    Object.assign(globalThis, { isMutant: () => false });
    const result = new Function(
      `${code.replaceAll("export ", "")}; return result;`,
    )() as () => unknown;
    // It is on from here on only: a module is loaded once.
    Object.assign(globalThis, { isMutant: (number: number) => number === on });
    const found = result();
    Reflect.deleteProperty(globalThis, "isMutant");
    return found;
  };
  const numbers = edits.map((edit) => {
    const found = mutants.filter(({ mutant }) => mutant.edits[0]!.text === edit);
    expect([edit, found.length]).toEqual([edit, 1]);
    return found[0]!.number;
  });
  return [run(undefined), ...numbers.map(run)];
}

describe("a mutant that is switched on after its module was loaded", () => {
  it("is in a statement, a condition, a value", () => {
    expect(
      results("function result() { let x = 4; x += 7; return x; }", "5", "6", "-=", ";"),
    ).toEqual([11, 12, 10, -3, 4]);
    expect(results("function result() { return Boolean(1) ? 20 : 30; }", "false")).toEqual([
      20, 30,
    ]);
  });

  whole("is in a constant of the module, wherever that is used", () => {
    const text =
      "const MOST = 10 * 2; function result() { return [MOST, { of: MOST }, `${MOST}`]; }";
    expect(results(text, "11", "/")).toEqual([
      [20, { of: 20 }, "20"],
      [22, { of: 22 }, "22"],
      [5, { of: 5 }, "5"],
    ]);
    const exported = "export const PAIR = { a: 7, b: 40 }; function result() { return PAIR.a; }";
    expect(results(exported, "8", "41")).toEqual([7, 8, 7]);
  });

  it("is in no constant that is worked out by calls, or that a name stands for", () => {
    const inCall = "const SIZE = Math.max(5, 3); function result() { return SIZE; }";
    expect(results(inCall, "6")).toEqual([5, 5]);
    const short = "const size = 5; function result() { return { size }; }";
    expect(results(short, "6")).toEqual([{ size: 5 }, { size: 5 }]);
  });
});

const WITHIN = new URL("../../mutants/judge/within.ts", import.meta.url).href;

/** What is ended takes with it whatever else the process was about to do: so the process is another one. */
const ENDED = `
const { within } = await import(process.argv[1]);
const loop = () => { for (;;); };
const later = async () => { await new Promise((resolve) => setTimeout(resolve, 1)); loop(); };
const never = () => new Promise(() => {});
const refuses = () => Promise.reject(new Error("no"));
const found = [];
for (const [time, run] of [[1000, () => 7], [50, loop], [50, later], [50, never], [1000, refuses], [1000, () => 8]])
  found.push(await within(time, run).catch(({ message }) => message));
console.log(JSON.stringify(found));
process.exit();`;

test("a mutant that loops for ever is ended, whatever it asks for", async () => {
  const node = ["--import", "tsx", "--input-type=module", "-e", ENDED, WITHIN];
  const { stdout } = await promisify(execFile)(process.execPath, node, { timeout: 60_000 });
  const late = "it does not end";
  expect(JSON.parse(stdout)).toEqual([7, late, late, late, "no", 8]);
});
