import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The files of code in folders, and in those inside. */
function filesOf(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
}

/** What a file imports or hands on from files of the project, but for types. */
function valuesOf(path: string): { readonly from: string; readonly names: readonly string[] }[] {
  const found = textOf(path).matchAll(/^(?:import|export)\s+(?!type\s)([^;"]*?)from "(\.[^"]+)"/gm);
  return [...found].map(([, list, to]) => ({
    from: normalize(join(dirname(path), to!)),
    names: list!
      .replaceAll(/[{}]/g, "")
      .split(",")
      .map((one) => one.trim().split(" as ")[0]!)
      .filter((one) => one !== "" && !one.startsWith("type ")),
  }));
}

/** All that files import, and what these import, as `file name`. */
function reached(roots: readonly string[], isOther: (path: string) => boolean): Set<string> {
  const files = new Set(roots);
  const names = new Set<string>();
  for (const path of files)
    for (const { from, names: own } of valuesOf(path)) {
      if (isOther(from)) continue;
      files.add(from);
      for (const name of own) names.add(`${from} ${name}`);
    }
  return names;
}

/** Generated code with what it calls, but for the explanations of errors, which are the interpreter's. */
const GENERATED = reached(
  [
    ...filesOf("generated", "runtime/bytes", "runtime/canonical"),
    "runtime/codegen.ts",
    "runtime/dialect.ts",
  ],
  (path) => path === "runtime/explain.ts",
);

const INTERPRETER = reached(filesOf("runtime/interpret"), () => false);

/** The rows of the table in docs/testing.md: names, and the file that they are in. */
function listed(): string[] {
  const rows = textOf("docs/testing.md").matchAll(
    /^\| (`.*?`) +\| `(runtime\/[^`]+\.ts)` +\| \S/gm,
  );
  return [...rows].flatMap(([, names, file]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => `${file} ${name}`),
  );
}

test("interpreter and generated code share what docs/testing.md lists, and nothing else", () => {
  const shared = [...INTERPRETER].filter((name) => GENERATED.has(name));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.toSorted()).toEqual(listed().toSorted());
});

test("the generator takes from the runtime the table, and words for what it says", () => {
  const taken = filesOf("generator").flatMap((path) =>
    valuesOf(path)
      .filter(({ from }) => from.startsWith("runtime/"))
      .filter(({ from }) => !/^runtime\/(?:table|errors)\//.test(from))
      .map(({ from }) => `${path} imports ${from}`),
  );
  expect(taken).toEqual([]);
});
