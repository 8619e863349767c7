import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Help } from "commander";
import { afterAll, expect, test } from "vitest";
import { COMMANDS } from "../../cli/commands.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const checkout = mkdtempSync(join(tmpdir(), "demospec-checkout-"));
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** Plain JavaScript: it runs before anything could compile it. */
const { compiledSources } = (await import(
  pathToFileURL(join(ROOT, "bin", "compiled.js")).href
)) as { compiledSources: (root: string) => Promise<string | undefined> };

whole("a checkout runs its sources as they are now", async () => {
  symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"));
  writeFileSync(join(checkout, "package.json"), '{"type":"module"}');
  writeFileSync(
    join(checkout, "tsconfig.build.json"),
    '{"compilerOptions":{"rootDir":".","module":"nodenext"},"include":["main.ts"]}',
  );
  const compiled = async (source: string) => {
    writeFileSync(join(checkout, "main.ts"), source);
    return compiledSources(checkout);
  };
  const first = (await compiled("export const word: number = 1;\n"))!;
  expect(readFileSync(join(first, "main.js"), "utf8")).toBe("export const word = 1;\n");
  expect(await compiledSources(checkout), "nothing changed").toBe(first);
  const second = (await compiled("export const word: number = 22;\n"))!;
  expect(readFileSync(join(second, "main.js"), "utf8")).toBe("export const word = 22;\n");
  expect(await compiled("export const word: = 3;\n"), "does not compile").toBeUndefined();
});

whole("what is compiled is what is looked at for changes", async () => {
  const folder = (await compiledSources(ROOT))!;
  const { include } = JSON.parse(readFileSync(join(ROOT, "tsconfig.build.json"), "utf8")) as {
    include: string[];
  };
  const compiled = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  const seen = new Set(include.map((path) => path.split("/")[0]));
  expect(compiled.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});

test("the list that loads commands says of each what it says itself", async () => {
  const help = new Help();
  for (const [name, { usage, summary, load }] of Object.entries(COMMANDS)) {
    const command = await load();
    expect(command.name()).toBe(name);
    expect(`${name} ${usage}`).toBe(help.subcommandTerm(command));
    expect(summary).toBe(help.subcommandDescription(command));
  }
});
