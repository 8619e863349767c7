import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ts } from "ts-morph";

const ROOT = join(import.meta.dirname, "..", "..");

/** The paths of the files that git knows, by patterns of git's. */
export function pathsOf(...folders: readonly string[]): string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return listed.split("\n").filter((path) => path !== "" && existsSync(join(ROOT, path)));
}

/** The paths of the TypeScript files that git knows, in folders of the repository. */
export function sourcePaths(...folders: readonly string[]): string[] {
  return pathsOf(...folders).filter((path) => /\.tsx?$/.test(path));
}

/** The parsed TypeScript files of `sourcePaths`. */
export function sourcesOf(...folders: readonly string[]): readonly ts.SourceFile[] {
  return sourcesWith(/^/, ...folders);
}

/** Those of `sourcesOf` whose text has something. The others are not parsed, which takes longest. */
export function sourcesWith(
  pattern: RegExp,
  ...folders: readonly string[]
): readonly ts.SourceFile[] {
  return sourcePaths(...folders).flatMap((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    if (!pattern.test(text)) return [];
    return [ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true)];
  });
}

/** A node, and all in it. */
export function* nodesOf(node: ts.Node): Iterable<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** The line of a position, from 1. */
export function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}
