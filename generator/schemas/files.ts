import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { packagesExtended, type SchemaFiles } from "./schemas.ts";
import { isSchemaName } from "../read/schema-name.ts";

/**
 * Reads the schema files of a folder, by name, and those of the packages whose protocols they extend, by the
 * package's name and theirs: `gamelib/game.yaml`. A package has its schemas in its folder `schema`.
 * Throws what the file system throws.
 */
export async function loadSchemas(folder: string): Promise<SchemaFiles> {
  return withPackages(await loadFolder(folder), folder);
}

/** The schema files of a folder itself. Throws what the file system throws. */
export async function loadFolder(folder: string): Promise<Map<string, string>> {
  return readFolder(folder, "");
}

/** Schema files with those of the packages whose protocols they extend, as code in a folder would find them. */
export async function withPackages(
  own: ReadonlyMap<string, string>,
  folder: string,
): Promise<Map<string, string>> {
  const files = new Map(own);
  for (const name of packagesExtended(files)) {
    const home = folderOf(name, folder);
    // That there is no such package is reported where its protocol is extended.
    if (home === undefined) continue;
    for (const [file, content] of await readFolder(join(home, "schema"), `${name}/`))
      files.set(file, content);
  }
  return files;
}

async function readFolder(folder: string, prefix: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter(isSchemaName).toSorted();
  const contents = await Promise.all(names.map((name) => readSchema(join(folder, name))));
  return new Map(names.map((name, i) => [prefix + name, contents[i]!]));
}

/** The text of a schema. What is no file is invalid: a pipe would be waited for, and a device never ends. */
async function readSchema(path: string): Promise<string> {
  if ((await stat(path)).isFile()) return readFile(path, "utf8");
  const reason = "this is no file, as a schema is: give it another name";
  throw Object.assign(new Error(reason), { code: "ENOTFILE", errno: 0, path });
}

/** Where a package is that a folder's code would import. */
function folderOf(name: string, folder: string): string | undefined {
  try {
    const { resolve: find } = createRequire(join(resolve(folder), "schema.yaml"));
    return dirname(find(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/** Writes a file whole or not at all: what was there stays when it fails. Throws what the file system throws. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  // No other process has this name, whatever its id.
  const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    await writeFile(temporary, content, { flag: "wx" });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    // Where there is no room the system names no file.
    throw Object.assign(error as Error, { path });
  }
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
