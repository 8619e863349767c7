import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import { apiChanges } from "../../release/api/changes.ts";
import { surfaceOf } from "../../release/api/surface.ts";
import { released, unreleased } from "../../release/changelog.ts";
import { packagedImports } from "../../release/imports.ts";
import { largest, type Level, versionAfter } from "../../release/level.ts";

const folder = mkdtempSync(join(tmpdir(), "demospec-release-"));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
/** What a package shows whose only module has these declarations, beside files of its own. */
function surface(text: string, others: Readonly<Record<string, string>> = {}) {
  const home = mkdtempSync(join(folder, `${count++}-`));
  writeFileSync(join(home, "index.d.ts"), text);
  for (const [name, own] of Object.entries(others)) writeFileSync(join(home, name), own);
  return surfaceOf(new Map([["own", join(home, "index.d.ts")]]));
}

const changes = (before: string, after: string) => apiChanges(surface(before), surface(after));

describe("what programs may call", () => {
  it("is what modules export, by whatever way, and what that mentions", () => {
    const inner = `interface Options { readonly a?: Depth; } /** How deep. */ export type Depth = 1 | 2;
      export declare function go(options: Options): void; interface Unused {}`;
    const found = surface(
      `export * from "./inner.ts"; export { go as start } from "./inner.js"; export type { Socket } from "node:net";
       export declare const far: import("./far.js").Far; declare const secret: 1;`,
      { "inner.d.ts": inner, "far.d.ts": "export interface Far { own: Own } interface Own {}" },
    );
    expect([...found.keys()].toSorted()).toEqual([
      "* Far",
      "* Options",
      "* Own",
      "own Depth",
      "own far",
      "own go",
      "own start",
    ]);
    expect(found.get("own Depth")).toBe("type Depth = 1 | 2;");
  });

  test.each<[what: string, before: string, after: string, level: Level | "none"]>([
    ["a comment", "/** A */ export type A = 1;", "/** B */ export type A = 1;", "none"],
    [
      "another order",
      "export interface A { a: 1; b: 2 }",
      "export interface A { b: 2; a: 1 }",
      "none",
    ],
    [
      "a private member",
      "export class A { a: 1; private b; }",
      "export class A { a: 1; #private; }",
      "none",
    ],
    ["a new function", "", "export declare function a(): void;", "minor"],
    [
      "an optional member",
      "export interface A { a: 1 }",
      "export interface A { a: 1; b?: 2 }",
      "minor",
    ],
    [
      "a method of a class",
      "export class A { a: 1 }",
      "export class A { a: 1; b(): void }",
      "minor",
    ],
    ["a value of an enum", "export enum A { X = 1 }", "export enum A { X = 1, Y = 2 }", "minor"],
    [
      "a member to be given",
      "export interface A { a: 1 }",
      "export interface A { a: 1; b: 2 }",
      "major",
    ],
    ["a function that is gone", "export declare function a(): void;", "", "major"],
    ["another type", "export type A = 1;", "export type A = 1 | 2;", "major"],
    ["a member that is gone", "export class A { a: 1; b: 2 }", "export class A { a: 1 }", "major"],
    ["another base", "export class A { a: 1 }", "export class A extends Error { a: 1 }", "major"],
    [
      "what nobody imports, and somebody is given",
      "interface Hidden { a: 1 } export declare function f(): Hidden;",
      "interface Hidden { a: 2 } export declare function f(): Hidden;",
      "major",
    ],
  ])("%s is a change of that level", (_, before, after, level) => {
    const found = changes(before, after).map((change) => change.level);
    expect(found).toEqual(level === "none" ? [] : [level]);
  });
});

// Semantic Versioning 2.0, §4 and §6 to §8.
test.each<[version: string, level: Level, next: string]>([
  ["1.2.3", "patch", "1.2.4"],
  ["1.2.3", "minor", "1.3.0"],
  ["1.2.3", "major", "2.0.0"],
  ["0.2.3", "patch", "0.2.4"],
  ["0.2.3", "minor", "0.2.4"],
  ["0.2.3", "major", "0.3.0"],
])("after %s a %s change makes %s", (version, level, next) => {
  expect(versionAfter(version, level)).toBe(next);
});

test("the largest change decides, and what is no version is refused", () => {
  expect(largest(["minor", "patch"])).toBe("minor");
  expect(largest([])).toBe("patch");
  expect(() => versionAfter("1.2.3-beta", "patch")).toThrow(RangeError);
});

describe("the changelog's section", () => {
  const text =
    "# Changelog\n\n## Unreleased\n\n### Added\n\n- A.\n\n## 0.1.0 - 2026-01-01\n\n- B.\n";

  it("is what was not released, and becomes a version's", () => {
    expect(unreleased(text, "minor")).toBe("### Added\n\n- A.");
    const after = released(text, "0.2.0", "2026-02-03");
    expect(after).toContain("## Unreleased\n\n## 0.2.0 - 2026-02-03\n\n### Added\n\n- A.\n");
    expect(() => unreleased(after, "patch")).toThrow(/nothing is below "## Unreleased"/);
  });

  it("says what breaks", () => {
    expect(() => unreleased(text, "major")).toThrow(/### Changed/);
    expect(unreleased(text.replace("### Added", "### Removed"), "major")).toContain("- A.");
    expect(() => unreleased("# Changelog\n", "patch")).toThrow(/no section/);
  });
});

describe("a module's imports in a package", () => {
  const imports = (path: string, text: string) => packagedImports(path, text);

  it("are of code, and of the library by its name where the command has them", () => {
    const text = `import { a } from "./a.ts"; export * from "../runtime/b.ts"; const c = import("../quake/map/index.ts");
import type { Command } from "commander"; type D = import("../demospec.ts").D;`;
    expect(imports("cli/x.ts", text)).toBe(
      `import { a } from "./a.js"; export * from "demospec/internal/runtime/b"; const c = import("demospec/internal/quake/map/index");
import type { Command } from "commander"; type D = import("demospec/internal/demospec").D;`,
    );
    expect(imports("quake/x.ts", 'import { b } from "../runtime/b.ts";')).toBe(
      'import { b } from "../runtime/b.js";',
    );
  });

  it("are not what a text says", () => {
    const text =
      'const a = `import { b } from "../runtime/b.ts";`;\nconst c = \'from "../runtime/d.ts"\';';
    expect(imports("generator/x.ts", text)).toBe(text);
  });
});
