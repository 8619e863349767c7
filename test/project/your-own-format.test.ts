import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Project, ts } from "ts-morph-22";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { packedProject } from "../support/packed.ts";

/*
 * Goes through docs/your-own-format.md: writes what it says to write, runs its commands, and compares what they print.
 * `UPDATE=1 DEMOSPEC_RECORDINGS=whole npx vitest run test/project/your-own-format.test.ts` writes what they print into the
 * page: read what changed.
 */
const ROOT = join(import.meta.dirname, "..", "..");
const PAGE = join(ROOT, "docs", "your-own-format.md");
const COMMANDER = join(ROOT, "test", "support", "commander.mjs");

let project: string;

/** A block of code, with what precedes it. */
const BLOCK = /(?:^`([\w./]+)`:\n\n)?^```(\w+)\n([^]*?)^```$/gm;

const ENV = { ...process.env, NO_COLOR: "1", NODE_OPTIONS: "" };

/** The command, in a process that goes on. */
class Commands {
  readonly #child = spawn(
    process.execPath,
    [COMMANDER, join(project, "node_modules", "demospec-cli", "dist", "cli", "main.js")],
    { cwd: project, env: ENV, stdio: ["pipe", "pipe", "inherit"] },
  );
  readonly #answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

  async call(args: readonly string[]): Promise<string> {
    this.#child.stdin.write(`${JSON.stringify(args)}\n`);
    return JSON.parse((await this.#answers.next()).value as string) as string;
  }

  end(): void {
    this.#child.stdin.end();
  }
}

/** What a command prints, with nothing that is another each time. */
async function printed(command: string, commands: Commands): Promise<string> {
  const own = /^npx demospec (.*)/.exec(command);
  const output =
    own === null
      ? Object.values(spawnSync("bash", ["-c", command], { cwd: project, env: ENV }).output).join(
          "",
        )
      : await commands.call(own[1]!.split(" "));
  return output
    .replace(/^npm warn .*\n/gm, "")
    .replace(/in \d+\.\d s/g, "in 0.9 s")
    .replace(/^# duration_ms .*$|^ {2}duration_ms: .*$/gm, "")
    .replace(/^(?:TAP version|# (?:suites|cancelled|skipped|todo|tests)).*\n/gm, "")
    .replace(/^ {2}---\n(?:.*\n)*? {2}\.\.\.\n/gm, "")
    .replace(/\n{2,}/g, "\n")
    .trimEnd();
}

describe.skipIf(!isWhole)(`the page about a format of one's own${whyNotWhole}`, () => {
  beforeAll(() => {
    project = packedProject();
    mkdirSync(join(project, "node_modules", ".bin"));
    const bin = join(project, "node_modules", ".bin", "demospec");
    symlinkSync(join(project, "node_modules", "demospec-cli", "bin", "demospec.js"), bin);
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test("is what happens", { timeout: 300_000 }, async () => {
    const page = readFileSync(PAGE, "utf8");
    const commands = new Commands();
    let [walked, after] = ["", 0];
    for (const found of page.matchAll(BLOCK)) {
      const [block, file, language, text] = found as unknown as string[];
      walked += page.slice(after, found.index);
      after = found.index + block!.length;
      if (language === "js") writeFileSync(join(project, file!), text!);
      if (language === "yaml") appendFileSync(join(project, "schema", "chat.yaml"), `\n${text}`);
      if (language !== "console") {
        walked += block;
        continue;
      }
      const shown: string[] = [];
      for (const line of text!.split("\n").filter((each) => each.startsWith("$ ")))
        shown.push(line, await printed(line.slice(2), commands));
      walked += `\`\`\`console\n${shown.filter(Boolean).join("\n")}\n\`\`\``;
    }
    commands.end();
    walked += page.slice(after);
    if (process.env["UPDATE"] !== undefined) writeFileSync(PAGE, walked);
    expect(walked).toBe(readFileSync(PAGE, "utf8"));
  });

  describe("what is generated compiles", () => {
    let folder: string;
    beforeAll(() => {
      folder = join(project, "typescript");
      mkdirSync(folder);
      const demospec = join(project, "node_modules", "demospec-cli", "bin", "demospec.js");
      for (const command of [["init", "--ts"], ["generate"]])
        execFileSync(process.execPath, [demospec, ...command], { cwd: folder, stdio: "pipe" });
      const compilerOptions = { module: "nodenext", strict: true, target: "es2022", types: [] };
      const config = {
        compilerOptions: { ...compilerOptions, noEmit: true },
        include: ["generated"],
      };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    });

    test("with TypeScript 5.4", () => {
      expect(ts.version).toMatch(/^5\.4\./);
      const program = new Project({ tsConfigFilePath: join(folder, "tsconfig.json") });
      expect(program.getSourceFiles().length).toBeGreaterThan(2);
      const found = program.getPreEmitDiagnostics();
      expect(program.formatDiagnosticsWithColorAndContext(found)).toBe("");
    });

    test("with the newest TypeScript", () => {
      const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
      const { stdout } = spawnSync(process.execPath, [tsc, "-p", "."], { cwd: folder });
      expect(stdout.toString()).toBe("");
    });
  });
});
