import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { targets } from "../../fuzz/all-targets.ts";
import { vectorsOf } from "../meaning/vector-folder.ts";
import { isWhole, sharedFile, whyNotWhole } from "../support/corpus.ts";
import { call } from "../support/in-process.ts";
import { COMPILER, SANITIZERS, WARNINGS, whyNoCompiler } from "./run-c.ts";

/*
 * What `generate --target c` writes, and the programs of `examples/c` and `docs/c.md` with it.
 */

const ROOT = join(import.meta.dirname, "..", "..");
const EXAMPLES = join(ROOT, "examples", "c");

const why = COMPILER === undefined ? whyNoCompiler : whyNotWhole;

describe.skipIf(COMPILER === undefined || !isWhole)(`C by the command${why}`, () => {
  let folder: string;
  const codec = () => join(folder, "codec");
  const own = (name: string) => join(codec(), name);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "demospec-c-"));
    const { code, stderr } = await call(["generate", "--target", "c", "-o", codec()]);
    expect(stderr).toBe("");
    expect(code).toBe(0);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Compiles a program, and runs it. */
  function run(sources: string[], args: string[], options: string[] = []) {
    const program = join(folder, "program");
    const compiled = spawnSync(
      COMPILER!,
      [...WARNINGS, ...options, "-iquote", codec(), "-o", program, ...sources],
      { encoding: "utf8" },
    );
    expect(compiled.stderr).toBe("");
    return spawnSync(program, args, { encoding: "utf8" });
  }

  it("says whether the folder is up to date, and replaces nothing else", async () => {
    const small = join(folder, "small");
    const schema = join(ROOT, "examples", "formats", "schema");
    const args = ["generate", "--target", "c", "--schema", schema, "-o", small];
    expect((await call(args)).stderr).toBe("");
    expect((await call([...args, "--check"])).code).toBe(0);
    const path = join(small, "dns.h");
    writeFileSync(path, `${readFileSync(path, "utf8")}// more\n`);
    const stale = await call([...args, "--check"]);
    expect(stale.code).toBe(1);
    expect(stale.stderr).toContain(`${path} is stale: run`);
    writeFileSync(path, "int mine;\n");
    const refused = await call(args);
    expect(refused.stderr).toContain("it is there already, and is not a generated source of C");
    expect(readFileSync(path, "utf8")).toBe("int mine;\n");
    const nowhere = await call(["generate", "--target", "c"]);
    expect([nowhere.code, nowhere.stderr]).toEqual([
      2,
      "error: the target c makes several files: name a folder with -o\n",
    ]);
  });

  const match = sharedFile("corpus/mvd/1on1-milton-mushi.mvd");
  it.skipIf(!match.isThere)(
    `reads frags: examples/c/frags.c${match.why}`,
    () => {
      const sources = [join(EXAMPLES, "frags.c"), own("mvd.c"), own("quakeworld.c")];
      const { stdout, status } = run(sources, [match.path], SANITIZERS);
      // As the server's own count has it, JSON in the recording's last block: "frags": 8 and 2.
      expect(stdout).toBe("   8  Milton\n   2  mushi\n39953 messages, 0 bytes not understood\n");
      expect(status).toBe(0);
    },
    120_000,
  );

  const cpp = COMPILER === "clang" ? "clang++" : "g++";
  const isCpp = spawnSync(cpp, ["--version"], { stdio: "ignore" }).status === 0;

  it.skipIf(!isCpp)(
    `is called from C++${isCpp ? "" : ` (left out: no ${cpp} is installed)`}`,
    () => {
      const headers = readdirSync(codec()).filter((name) => name.endsWith(".h"));
      const main = join(folder, "main.cpp");
      // `updatefrags` of the player 3, -2 frags: a byte and a short.
      const lines = [
        ...headers.map((name) => `#include "${name}"`),
        "#include <cstdio>",
        "int main() {",
        "  const uint8_t bytes[] = { 14, 3, 0xfe, 0xff };",
        '  const int version = netquake_version("1.09");',
        "  size_t at = 0;",
        "  netquake_message m;",
        "  ds_error error;",
        "  if (!netquake_decode(version, bytes, sizeof bytes, &at, &m, nullptr, &error)) return 1;",
        '  std::printf("%d %d\\n", m.as.updatefrags.player, m.as.updatefrags.frags);',
        "}",
      ];
      writeFileSync(main, lines.join("\n"));
      const object = join(folder, "netquake.o");
      const program = join(folder, "cpp");
      const compile = (compiler: string, ...args: string[]) =>
        spawnSync(compiler, [...args, "-iquote", codec()], { encoding: "utf8" }).stderr;
      expect(compile(COMPILER!, ...WARNINGS, "-c", own("netquake.c"), "-o", object)).toBe("");
      const strict = ["-std=c++17", ...WARNINGS.slice(1)];
      expect(compile(cpp, ...strict, main, object, "-o", program)).toBe("");
      expect(spawnSync(program, { encoding: "utf8" }).stdout).toBe("3 -2\n");
    },
    120_000,
  );

  it("tries changed inputs: examples/c/fuzz.c", () => {
    const { table } = targets.find((one) => one.table.name === "quakeworld")!;
    const inputs = vectorsOf(table).flatMap(({ bytes, versions }) =>
      versions.map((version) => Buffer.concat([Buffer.of(version), bytes])),
    );
    const files = inputs.map((bytes, i) => {
      const path = join(folder, `input-${i}`);
      writeFileSync(path, bytes);
      return path;
    });
    const codecOptions = ["-DALONE", "-DCODEC=quakeworld", '-DCODEC_HEADER="quakeworld.h"'];
    const { stdout, stderr, status } = run(
      [join(EXAMPLES, "fuzz.c"), own("quakeworld.c")],
      ["200000", "1", ...files],
      [...SANITIZERS, ...codecOptions],
    );
    expect(stderr).toBe("");
    expect([stdout, status]).toEqual(["200000 inputs\n", 0]);
  }, 120_000);

  it("runs what docs/c.md shows", () => {
    const [, code] = /```c\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, "docs", "c.md"), "utf8"))!;
    const sound = vectorsOf(targets.find(({ table }) => table.name === "netquake")!.table).find(
      ({ message, versions }) => message === "sound" && versions.includes(8),
    )!;
    const shown = join(folder, "shown.c");
    writeFileSync(
      shown,
      [
        "#include <stdio.h>",
        code,
        `static const uint8_t bytes[] = { ${sound.bytes.join(", ")} };`,
        "int main(void) { return show(bytes, sizeof bytes) ? 0 : 1; }",
      ].join("\n"),
    );
    const { stdout, status } = run([shown, own("netquake.c")], [], ["-Wno-missing-prototypes"]);
    expect([stdout, status]).toEqual([`${(sound.value as { soundnum: number }).soundnum}\n`, 0]);
  }, 120_000);
});
