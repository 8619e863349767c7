import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "..", "..", "editors", "vscode");
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8");

interface Manifest {
  readonly main: string;
  readonly engines: { readonly vscode: string };
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly contributes: {
    readonly languages: readonly { readonly id: string; readonly configuration: string }[];
    readonly grammars: readonly {
      readonly language: string;
      readonly scopeName: string;
      readonly path: string;
    }[];
    readonly configuration: { readonly properties: object };
  };
  readonly capabilities: {
    readonly untrustedWorkspaces: {
      readonly supported: string;
      readonly restrictedConfigurations?: readonly string[];
    };
  };
}

const manifest = JSON.parse(read("package.json")) as Manifest;
const { languages, grammars, configuration } = manifest.contributes;

/** What the extension runs or reads once it is installed. */
const NEEDED = [
  "package.json",
  manifest.main,
  "dist/server.mjs",
  "README.md",
  "LICENSE",
  ...languages.map((one) => one.configuration),
  ...grammars.map(({ path }) => path),
].map((path) => path.replace(/^\.\//, ""));

/** What stays out of the package: lines of names, `folder/**` and `*.ending`. */
function isLeftOut(path: string): boolean {
  return read(".vscodeignore")
    .split("\n")
    .filter((line) => line !== "")
    .some((line) =>
      line.startsWith("*")
        ? path.endsWith(line.slice(1))
        : path === line || (line.endsWith("/**") && path.startsWith(line.slice(0, -2))),
    );
}

describe("the extension for VS Code", () => {
  it("has all that it needs, and none of it is left out of the package", () => {
    const made = read("build.mjs");
    for (const path of NEEDED) {
      expect([path, isLeftOut(path)]).toEqual([path, false]);
      // What is built, or copied from the project, is named by what makes it.
      expect([path, existsSync(join(FOLDER, path)) || made.includes(`"${path}"`)]).toEqual([
        path,
        true,
      ]);
    }
    expect(["src/extension.ts", "node_modules/a/b.js", "build.mjs"].every(isLeftOut)).toBe(true);
  });

  it("gives its language a grammar of that name, and a form that can be read", () => {
    for (const { language, scopeName, path } of grammars) {
      expect(languages.map(({ id }) => id)).toContain(language);
      expect(JSON.parse(read(path))).toMatchObject({ scopeName });
    }
    for (const one of languages) expect(() => JSON.parse(read(one.configuration))).not.toThrow();
  });

  it("lets no folder that is not trusted say what is started", () => {
    const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
    expect(supported).toBe("limited");
    expect(restrictedConfigurations).toEqual(Object.keys(configuration.properties));
  });

  it("is made for the editor whose functions it was checked with", () => {
    expect(manifest.engines.vscode).toBe(manifest.devDependencies["@types/vscode"]);
  });

  // Only where somebody has built it: what the packager would take.
  const require = createRequire(join(FOLDER, "package.json"));
  const packager = (() => {
    try {
      return require.resolve("@vscode/vsce");
    } catch {
      return undefined;
    }
  })();
  const isBuilt = packager !== undefined && existsSync(join(FOLDER, "dist", "server.mjs"));
  const whyNot = isBuilt ? "" : " (left out: editors/vscode is not built)";
  it.skipIf(!isBuilt)(`is packaged with these files, and no others${whyNot}`, async () => {
    const { listFiles } = require("@vscode/vsce") as {
      listFiles(options: { cwd: string; packageManager: number }): Promise<string[]>;
    };
    // 0: no dependencies, as all are bundled.
    const files = await listFiles({ cwd: FOLDER, packageManager: 0 });
    expect(files.toSorted()).toEqual([...new Set(NEEDED)].toSorted());
  });
});
