import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { emitTables, type Tables } from "../../generator/generate.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { RUN_FOLDER } from "./run-folder.ts";
import type { Table } from "../../runtime/table/table.ts";
import { contains } from "../../runtime/table/versions.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** What a generated module of a protocol has. */
export interface Module {
  readonly table: Table;
  readonly codecs: readonly AnyCodec[];
}

export type AnyCodec = Codec<AnyMessage, unknown, Record<string, AnyMessage>>;

/** Code for tables, in a folder of its own where its imports lead to the real ones. */
export class Emitted {
  readonly #folder: string;

  static async of(tables: Tables): Promise<Emitted> {
    return Emitted.from(await emitTables(tables));
  }

  /**
   * @param files code by the names of the files
   * @param folder an empty one
   */
  static from(
    files: ReadonlyMap<string, string>,
    folder = mkdtempSync(join(process.env[RUN_FOLDER] ?? tmpdir(), "demospec-")),
  ): Emitted {
    const emitted = new Emitted(folder);
    mkdirSync(emitted.#generated);
    for (const name of ["runtime", "text", "recording", "node_modules"])
      symlinkSync(join(ROOT, name), join(folder, name));
    for (const [name, code] of files) writeFileSync(join(emitted.#generated, name), code);
    return emitted;
  }

  /** What was written to a folder before. */
  static in(folder: string): Emitted {
    return new Emitted(folder);
  }

  private constructor(folder: string) {
    this.#folder = folder;
  }

  get #generated(): string {
    return join(this.#folder, "generated");
  }

  /** Code by the names of the files. */
  files(): Map<string, string> {
    const names = readdirSync(this.#generated);
    return new Map(names.map((name) => [name, readFileSync(join(this.#generated, name), "utf8")]));
  }

  /** Where the code of a protocol is. */
  path(protocol: string): string {
    return join(this.#generated, `${protocol}.ts`);
  }

  module(protocol: string): Promise<Module> {
    return this.#load(`${protocol}.ts`);
  }

  async #load<T>(name: string): Promise<T> {
    const url = pathToFileURL(join(this.#generated, name)).href;
    return (await import(/* @vite-ignore */ url)) as T;
  }

  /** What the compiler says of it: nothing, where it is right. */
  complaints(): string {
    writeFileSync(join(this.#folder, "package.json"), '{ "type": "module" }');
    const config = {
      extends: join(ROOT, "tsconfig.json"),
      include: ["generated"],
      compilerOptions: { preserveSymlinks: true },
    };
    writeFileSync(join(this.#folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(ROOT, "node_modules", ".bin", "tsc");
    return output(tsc, ["-p", this.#folder, "--pretty", "false"]);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

function output(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** The codec of a version, given its index. */
export function codecOf({ codecs }: Module, version: number): AnyCodec {
  return codecs.find((range) => contains(range, version))!;
}
