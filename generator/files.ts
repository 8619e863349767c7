import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SchemaFiles } from "./read.ts";

/** Reads the schema files of a folder, by name. Throws what the file system throws. */
export async function loadSchemas(folder: string): Promise<SchemaFiles> {
  const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).toSorted();
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return new Map(names.map((name, i) => [name, contents[i]!]));
}

/** Writes a file whole or not at all: what was there stays when it fails. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/** The text of a file, undefined where there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
}
