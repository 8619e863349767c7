import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codecOf } from "../../c/target.ts";
import type { Table } from "../../runtime/table/table.ts";

/* Codecs in C, compiled and run with cases, for tests. */

export interface CCase {
  /** An index into the tables. */
  readonly table: number;
  readonly version: number;
  readonly bytes: Uint8Array;
}

/** What went wrong: the error's code, its offset, its bit, and its path. */
export type CFault = readonly [code: number, offset: number, bit: number, path: readonly string[]];

export interface CFound {
  readonly skipped: number | CFault;
  readonly fault?: CFault;
  readonly end?: number;
  readonly type?: string;
  readonly value?: Readonly<Record<string, unknown>>;
  /** The bytes came back. */
  readonly same?: boolean;
  readonly refused?: CFault;
}

/** The cases that are run at once: what is printed of all would be too much. */
const AT_ONCE = 20_000;

const HERE = import.meta.dirname;

/** The first of these compilers that is there. */
export const COMPILER = ["gcc", "clang"].find(
  (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
);

export const whyNoCompiler =
  COMPILER === undefined ? " (left out: no C compiler is installed: gcc or clang)" : "";

export const WARNINGS = "-std=c11 -Wall -Wextra -Wconversion -pedantic -Werror".split(" ");
export const SANITIZERS = "-fsanitize=address,undefined -fno-sanitize-recover=undefined".split(" ");

/** A folder with the codecs of tables, their sources, and what reads cases with them. */
export class CProgram {
  readonly folder = mkdtempSync(join(tmpdir(), "demospec-c-"));
  readonly sources: string[] = [];

  /** @param more C that the codecs need */
  constructor(tables: readonly Table[], more?: string) {
    const files = tables.map(codecOf);
    for (const { name, header, source } of files) {
      writeFileSync(join(this.folder, `${name}.h`), `${header.join("\n")}\n`);
      writeFileSync(join(this.folder, `${name}.c`), `${source.join("\n")}\n`);
      this.sources.push(join(this.folder, `${name}.c`));
    }
    cpSync(join(HERE, "../../c/runtime/demospec.h"), join(this.folder, "demospec.h"));
    writeFileSync(join(this.folder, "codecs.h"), codecsHeader(files.map(({ name }) => name)));
    this.sources.push(join(HERE, "harness.c"));
    if (more === undefined) return;
    this.sources.push(join(this.folder, "more.c"));
    writeFileSync(join(this.folder, "more.c"), `${more}\n`);
  }

  /** Throws Error with what the compiler says. */
  compile(compiler: string, options: readonly string[] = SANITIZERS): void {
    const args = [...WARNINGS, ...options, "-iquote", this.folder, "-o", this.program];
    const { status, stderr } = spawnSync(compiler, [...args, ...this.sources], {
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(stderr.slice(0, 4000));
  }

  get program(): string {
    return join(this.folder, "cases");
  }

  /** Runs the cases. Throws Error where the program ends otherwise. */
  run(cases: readonly CCase[]): CFound[] {
    const found: CFound[] = [];
    for (let i = 0; i < cases.length; i += AT_ONCE)
      found.push(...this.#runSome(cases.slice(i, i + AT_ONCE)));
    return found;
  }

  #runSome(cases: readonly CCase[]): CFound[] {
    const input = Buffer.concat(
      cases.flatMap(({ table, version, bytes }) => {
        const head = Buffer.alloc(12);
        head.writeUInt32LE(table, 0);
        head.writeUInt32LE(version, 4);
        head.writeUInt32LE(bytes.length, 8);
        return [head, bytes];
      }),
    );
    const { status, stdout, stderr } = spawnSync(this.program, [], { input, maxBuffer: 1 << 30 });
    if (status !== 0) throw new Error(`status ${status}: ${stderr.toString().slice(0, 4000)}`);
    const lines = stdout.toString("latin1").trim().split("\n");
    return lines.map((line) => JSON.parse(line) as CFound);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The functions of all codecs, as one table. */
function codecsHeader(names: readonly string[]): string {
  const input = "int version, const uint8_t *bytes, size_t size, size_t *at";
  return [
    ...names.map((name) => `#include "${name}.h"`),
    "typedef union codec_message {",
    ...names.map((name, i) => `  ${name}_message m${i};`),
    "} codec_message;",
    "typedef struct codec {",
    `  bool (*decode)(${input}, codec_message *, ds_arena *, ds_error *);`,
    "  bool (*encode)(int, const codec_message *, uint8_t *, size_t, size_t *, ds_error *);",
    `  bool (*skip)(${input}, ds_error *);`,
    "  const ds_type *(*type_of)(const codec_message *);",
    "  const void *(*value_of)(const codec_message *);",
    "} codec;",
    ...names.flatMap((name, i) => [
      `static bool decode${i}(${input}, codec_message *m, ds_arena *arena, ds_error *error) {`,
      `  return ${name}_decode(version, bytes, size, at, &m->m${i}, arena, error);`,
      "}",
      `static bool encode${i}(int version, const codec_message *m, uint8_t *bytes, size_t size, size_t *at, ds_error *error) {`,
      `  return ${name}_encode(version, &m->m${i}, bytes, size, at, error);`,
      "}",
      `static bool skip${i}(${input}, ds_error *error) {`,
      `  ${name}_type type;`,
      `  return ${name}_skip(version, bytes, size, at, &type, error);`,
      "}",
      `static const ds_type *type${i}(const codec_message *m) { return ${name}_type_of(m->m${i}.type); }`,
      `static const void *value${i}(const codec_message *m) { return &m->m${i}.as; }`,
    ]),
    "static const codec codecs[] = {",
    ...names.map((_, i) => `  { decode${i}, encode${i}, skip${i}, type${i}, value${i} },`),
    "};",
    "",
  ].join("\n");
}
