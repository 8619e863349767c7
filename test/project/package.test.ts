import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packedProject } from "../support/packed.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

/** The package as it is published, in a project that has nothing else. */
let project: string;
let dist: string;
beforeAll(() => {
  project = packedProject();
  dist = join(project, "node_modules", "demospec", "dist");
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** All files that a module reaches by its imports, and the packages. */
function reached(file: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(file)) return { files, packages };
  files.add(file);
  for (const [, specifier] of readFileSync(file, "utf8").matchAll(
    /(?<=^|;)(?:import|export)[^;]*?from\s*"([^"]+)"/gm,
  )) {
    if (specifier!.startsWith(".")) reached(join(dirname(file), specifier!), files, packages);
    else packages.add(specifier!);
  }
  return { files, packages };
}

describe("the package", () => {
  it.each(["dem", "netquake", "qwd", "dm2", "quake2", "netquake_packet", "quake2_client_packet"])(
    "demospec/%s needs no package, and no Node API",
    (name) => {
      const { files, packages } = reached(join(dist, "generated", `${name}.js`));
      expect([...packages]).toEqual([]);
      const code = [...files].map((file) => readFileSync(file, "utf8")).join("\n");
      expect(code).not.toMatch(/\b(Buffer|process|require)\b[.(]/);
      expect([...files].filter((file) => !/\/(generated|runtime)\//.test(file))).toEqual([]);
    },
  );

  it("reads a recording where nothing else is installed", () => {
    const script = `
      import { readFileSync } from "node:fs";
      import { dem } from "demospec/dem";
      import { decodeMessage } from "demospec/netquake";
      import { Reader } from "demospec/wire";
      import { readRecording, visitRecording, writeRecording } from "demospec/recording";
      const bytes = new Uint8Array(readFileSync(${JSON.stringify(join(ROOT, "fixtures", "dp_server_p15.dem"))}));
      let messages = 0, prints = 0;
      for (const part of readRecording(dem, bytes)) if (part.kind === "block") messages += part.messages.length;
      visitRecording(dem, bytes, { print: () => { prints++; } });
      const same = Buffer.compare(writeRecording(dem, readRecording(dem, bytes)), bytes) === 0;
      console.log(JSON.stringify([messages, prints, same, decodeMessage(new Reader(new Uint8Array([1]))).type]));
    `;
    writeFileSync(join(project, "main.mjs"), script);
    const output = execFileSync(process.execPath, ["main.mjs"], { cwd: project, encoding: "utf8" });
    expect(JSON.parse(output)).toEqual([45915, 21, true, "nop"]);
  });

  it.each(["demospec", "demospec-cli"])("%s has all that its manifest names", (name) => {
    const home = join(project, "node_modules", name);
    const { exports, bin, files } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    const entries = [exports, bin ?? {}].flatMap((one) => Object.values(one as object));
    const paths = [
      ...entries.flatMap((one) => (typeof one === "string" ? one : Object.values(one))),
      ...files,
    ];
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !path.includes("*") && !existsSync(join(home, path)))).toEqual(
      [],
    );
  });

  it("demospec depends on nothing, and demospec-cli on it in its own version alone", () => {
    const [library, command] = ["demospec", "demospec-cli"].map((name) =>
      JSON.parse(readFileSync(join(project, "node_modules", name, "package.json"), "utf8")),
    );
    expect(library).not.toHaveProperty("dependencies");
    expect(library.files).toEqual(["dist", "src", "schema"]);
    expect(command.dependencies).toMatchObject({ demospec: library.version });
    expect(command.version).toBe(library.version);
    const tree = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(command.dependencies).toMatchObject(tree.dependencies);
    expect(command.peerDependencies).toEqual(tree.peerDependencies);
    expect(command.peerDependenciesMeta).toEqual(tree.peerDependenciesMeta);
    const names = [...Object.keys(library.exports), ...Object.keys(command.exports)];
    const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    // Each module is in one of them; and both have what npm and editors read.
    expect(names.toSorted()).toEqual(
      [...Object.keys(exports), "./internal/*", "./package.json"].toSorted(),
    );
  });

  it("have maps that lead to the sources, of code and of declarations", () => {
    for (const [name, path] of [
      ["demospec", "quake/world/index"],
      ["demospec-cli", "cli/main"],
    ] as const) {
      const home = join(project, "node_modules", name);
      for (const ending of ["js", "d.ts"]) {
        const file = join(home, "dist", `${path}.${ending}`);
        expect(readFileSync(file, "utf8").trimEnd()).toMatch(/\/\/# sourceMappingURL=\S+\.map$/);
        const { sources } = JSON.parse(readFileSync(`${file}.map`, "utf8"));
        expect(sources).toHaveLength(1);
        expect(readFileSync(join(dirname(file), sources[0]), "utf8")).toBe(
          readFileSync(join(ROOT, `${path}.ts`), "utf8"),
        );
      }
    }
  });

  it("name modules that there are, and the library none of the command's", () => {
    const missing = ["demospec", "demospec-cli"].flatMap((name) => {
      const home = join(project, "node_modules", name, "dist");
      return modulesNamed(home).filter(
        (path) => !existsSync(path) && !existsSync(path.replace(/\.js$/, ".d.ts")),
      );
    });
    // The generator prints imports of what is beside its code.
    expect(missing.filter((path) => !/\/dist\/generator\//.test(path))).toEqual([]);
  });
});

/** The files that the modules of a package name, by a path or as the library's. */
function modulesNamed(home: string): string[] {
  const all = readdirSync(home, { recursive: true, encoding: "utf8" });
  return all
    .filter((file) => /\.(?:js|d\.ts)$/.test(file) && !file.startsWith("page"))
    .flatMap((file) => {
      const text = readFileSync(join(home, file), "utf8");
      const named = text.matchAll(
        /(?:from|import\()\s*"(\.\.?\/[^"\n]+|demospec\/internal\/[^"\n]+)"/g,
      );
      return [...named].map(([, to]) =>
        to!.startsWith(".")
          ? join(home, dirname(file), to!)
          : join(dist, `${to!.replace("demospec/internal/", "")}.js`),
      );
    });
}
