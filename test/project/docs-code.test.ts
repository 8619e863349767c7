import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** Inside the checkout, where Node's types are. */
const work = mkdtempSync(join(ROOT, ".docs-code-"));
afterAll(() => rmSync(work, { recursive: true }));

/** What readers of the pages have, and programs import from Node. */
const GIVEN = `
declare const path: string;
declare const bytes: Uint8Array, other: Uint8Array, best: Uint8Array, pak: Uint8Array;
declare const datagram: Uint8Array;
declare const chunks: AsyncIterable<Uint8Array>;
declare const target: import("demospec/net").RecordingTarget;
declare const show: (...values: unknown[]) => void;
declare const readFile: typeof import("node:fs/promises").readFile;
declare const createReadStream: typeof import("node:fs").createReadStream;
`;

/** The sources of what a program imports by the package's name. */
function sources(): Record<string, string[]> {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const entries = Object.entries<{ default?: string }>(exports).filter(([, to]) => to.default);
  return Object.fromEntries(
    entries.map(([name, to]) => [
      `demospec${name.slice(1)}`,
      [to.default!.replace("./dist", "..").replace(/\.js$/, ".ts")],
    ]),
  );
}

/** Writes each example that imports the package, named by its page and line. */
function writeExamples(): number {
  const pages = readdirSync(join(ROOT, "docs")).filter((name) => name.endsWith(".md"));
  const examples = ["README.md", ...pages.map((name) => `docs/${name}`)].flatMap((page) => {
    const text = readFileSync(join(ROOT, page), "utf8");
    return [...text.matchAll(/^```ts\n([^]*?)^```/gm)].map(({ index, 1: code }) => {
      const line = text.slice(0, index).split("\n").length + 1;
      return { name: `${page.replaceAll("/", "-")}-line-${line}.ts`, code: code! };
    });
  });
  const programs = examples.filter(({ code }) => code.includes('from "demospec'));
  for (const { name, code } of programs) writeFileSync(join(work, name), code);
  return programs.length;
}

whole(
  "examples in README and docs compile, as a program of a user's does",
  () => {
    writeFileSync(join(work, "given.d.ts"), GIVEN);
    const compilerOptions = {
      noUnusedLocals: false,
      noUncheckedIndexedAccess: false,
      paths: sources(),
    };
    const config = { extends: "../tsconfig.json", compilerOptions, include: ["*.ts"], exclude: [] };
    writeFileSync(join(work, "tsconfig.json"), JSON.stringify(config));
    expect(writeExamples()).toBeGreaterThan(20);
    let errors = "";
    try {
      execFileSync("npx", ["tsc", "-p", work, "--pretty", "false"], { cwd: ROOT, stdio: "pipe" });
    } catch (error) {
      errors = String((error as { stdout: Buffer }).stdout);
    }
    expect(errors).toBe("");
  },
  60_000,
);
