import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
    /^(?:import|export)[^;]*?from "([^"]+)";/gm,
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

  it("has all that its exports name", () => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const paths = Object.values(exports as Record<string, string | Record<string, string>>)
      .flatMap((entry) => (typeof entry === "string" ? [] : Object.values(entry)))
      .map((path) => path.replace("./dist/", ""));
    const there = readdirSync(dist, { recursive: true, encoding: "utf8" });
    expect(paths.filter((path) => !there.includes(path))).toEqual([]);
  });
});
