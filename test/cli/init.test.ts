import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { call } from "../support/in-process.ts";

/* A project is begun in a folder where npm was. What npm writes is npm's own: `npm init -y` of npm 10 and 11. */

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "demospec-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const NPM_10 = {
  name: "own",
  version: "1.0.0",
  main: "index.js",
  scripts: { test: 'echo "Error: no test specified" && exit 1' },
  license: "ISC",
};

const write = (content: object) =>
  writeFileSync(join(folder, "package.json"), JSON.stringify(content));
const home = () =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    type?: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
    scripts: Record<string, string>;
  };

test.each([
  ["npm 10", NPM_10],
  ["npm 11", { ...NPM_10, type: "commonjs" }],
  ["npm install", { devDependencies: { "demospec-cli": "^0.1.0" } }],
])("what %s wrote becomes a package of modules, with a test", async (_, content) => {
  write(content);
  const { stdout, stderr, code } = await call(["init", folder]);
  expect(home()).toMatchObject({ ...content, type: "module", scripts: {} });
  expect(home().scripts["test"]).toBe("demospec generate --check && node --test");
  expect(stdout).toContain('added check, generate, fuzz, test, "type": "module"');
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(home().dependencies).toEqual({ demospec: `^${version}` });
  // Its scripts call the command.
  expect(home().devDependencies).toEqual({ "demospec-cli": `^${version}` });
  expect([stderr, code]).toEqual(["", 0]);
});

test("a test of one's own stays, and so does code that is no module, which is said", async () => {
  write({ ...NPM_10, scripts: { test: "mocha" } });
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src", "main.js"), "module.exports = 1;");
  const { stderr } = await call(["init", folder]);
  expect(home().scripts["test"]).toBe("mocha");
  expect(home().type).toBeUndefined();
  expect(stderr).toContain('package.json does not say "type": "module"');
});

test("a dependency of one's own on the library stays", async () => {
  const devDependencies = { demospec: "0.1.0" };
  write({ devDependencies, dependencies: { a: "1" } });
  await call(["init", folder]);
  expect(home()).toMatchObject({ devDependencies, dependencies: { a: "1" } });
  expect(home().dependencies).not.toHaveProperty("demospec");
});

test("an empty folder becomes a package with the same dependencies", async () => {
  await call(["init", folder]);
  expect(home()).toMatchObject({
    type: "module",
    dependencies: { demospec: expect.any(String) },
    devDependencies: { "demospec-cli": expect.any(String) },
  });
});

test("a second call changes nothing", async () => {
  await call(["init", folder]);
  const first = readFileSync(join(folder, "package.json"), "utf8");
  const { stdout, stderr } = await call(["init", folder]);
  expect(stdout).toContain("kept  package.json");
  expect(stderr).toBe("");
  expect(readFileSync(join(folder, "package.json"), "utf8")).toBe(first);
});
