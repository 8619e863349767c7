import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isSchemaName } from "../../generator/read/schema-name.ts";
import { withPackages } from "../../generator/schemas/files.ts";
import type { SchemaFiles } from "../../generator/schemas/schemas.ts";
import { errorOf } from "../errors/cli-error.ts";

/** No schema folder is larger. */
const MOST_BYTES = 64 << 20;

const run = promisify(execFile);

/**
 * The schemas of a folder as they were in a revision of git, by name. Nothing is checked out, and no shell reads what
 * the revision is called. Throws CliError where there is no such revision, or no schema in the folder then.
 */
export async function schemasAt(revision: string, folder: string): Promise<SchemaFiles> {
  const commit = await commitOf(revision, folder);
  const listed = await git(folder, ["ls-tree", "-z", "--name-only", commit]);
  const names = listed.split("\0").filter((name) => isSchemaName(name) && !/[\n/]/.test(name));
  if (names.length === 0)
    throw errorOf(folder, `there is no schema in it in the revision ${revision}`);
  const texts = await Promise.all(
    names.map((name) => git(folder, ["show", `${commit}:./${name}`])),
  );
  return withPackages(new Map(names.map((name, i) => [name, texts[i]!])), folder);
}

async function commitOf(revision: string, folder: string): Promise<string> {
  const asked = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`];
  try {
    return (await git(folder, asked)).trim();
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === "ENOENT";
    const reason = isMissing
      ? "git is not installed, which would know revisions"
      : "this is no protocol@version, no folder or schema file, and no revision that git knows here";
    throw errorOf(revision, reason, isMissing ? 1 : 2);
  }
}

async function git(folder: string, words: readonly string[]): Promise<string> {
  const { stdout } = await run("git", ["-C", folder, ...words], { maxBuffer: MOST_BYTES });
  return stdout;
}
