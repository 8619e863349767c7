import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toHex } from "../properties/lossless.ts";
import type { SubjectName } from "../task.ts";

/** An input of a corpus on disk. */
export interface Stored extends SubjectName {
  readonly bytes: Uint8Array;
}

/** A file of a corpus is invalid. `message` says where. */
export class CorpusError extends Error {
  override readonly name = "CorpusError";
}

const ENDING = ".jsonl";

/**
 * A folder with a file for each target, whose lines are inputs: `{"message":"sound","version":"1.06","bytes":"0600…"}`.
 * What is found is appended at once, so that a process that is killed has lost nothing.
 */
export class CorpusFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * All inputs; none where there is no folder. A last line that was not written whole is left out. Throws CorpusError
   * for a line that is no input, and what the system says where a file cannot be read.
   */
  async read(): Promise<Stored[]> {
    const names = await filesIn(this.#path);
    const found: Stored[] = [];
    for (const name of names) {
      const path = join(this.#path, name);
      const lines = (await readFile(path, "utf8")).split("\n");
      const target = name.slice(0, -ENDING.length);
      // After the last line feed there is nothing, or what a process did not come to write.
      for (const [i, line] of lines.slice(0, -1).entries())
        if (line !== "") found.push(parsed(line, target, `${path}:${i + 1}`));
    }
    return found;
  }

  /** Adds inputs after those that are there. */
  async append(stored: readonly Stored[]): Promise<void> {
    await mkdir(this.#path, { recursive: true });
    for (const [target, lines] of byTarget(stored))
      await appendFile(this.#fileOf(target), lines.join(""));
  }

  /** Puts these in place of all inputs of their targets: a file is replaced when it is whole. */
  async replace(stored: readonly Stored[]): Promise<void> {
    await mkdir(this.#path, { recursive: true });
    for (const [target, lines] of byTarget(stored)) {
      const beside = `${this.#fileOf(target)}.${randomBytes(6).toString("hex")}.part`;
      await writeFile(beside, lines.join(""));
      await rename(beside, this.#fileOf(target));
    }
  }

  #fileOf(target: string): string {
    return join(this.#path, `${target}${ENDING}`);
  }
}

async function filesIn(path: string): Promise<string[]> {
  try {
    const names = await readdir(path);
    return names.filter((name) => name.endsWith(ENDING)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function byTarget(stored: readonly Stored[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { target, message, version, bytes } of stored) {
    const line = `${JSON.stringify({ message, version, bytes: toHex(bytes) })}\n`;
    const lines = files.get(target);
    if (lines === undefined) files.set(target, [line]);
    else lines.push(line);
  }
  return files;
}

function parsed(line: string, target: string, place: string): Stored {
  try {
    const { message, version, bytes } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    if (typeof message === "string" && typeof version === "string" && isHex(bytes))
      return { target, message, version, bytes: Uint8Array.from(Buffer.from(bytes, "hex")) };
  } catch {
    // Given below, as what is JSON and no input.
  }
  throw new CorpusError(
    `${place}: this line is no input: expected {"message": "…", "version": "…", "bytes": "hex digits"}`,
  );
}

function isHex(text: unknown): text is string {
  return typeof text === "string" && text.length % 2 === 0 && /^[0-9a-f]*$/.test(text);
}
