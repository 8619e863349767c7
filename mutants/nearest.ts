import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/**
 * Tests in the order in which a mistake in a file is likely seen: those that import it come first, then those that import
 * what imports it; of equals the order stays. What does not import it at all comes last.
 */
export function nearestFirst(tests: readonly string[], file: string): string[] {
  const distances = new Map(tests.map((test) => [test, distance(test, file)]));
  return tests.toSorted((a, b) => distances.get(a)! - distances.get(b)!);
}

/** How many imports a file is away; more than there are files where none leads there. */
function distance(from: string, to: string): number {
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.includes(to)) return steps;
    edge = edge.flatMap(importsOf).filter((path) => !seen.has(path) && seen.add(path));
  }
  return Number.MAX_SAFE_INTEGER;
}

const IMPORT = /\bfrom "(\.[^"]+\.ts)"/g;
const known = new Map<string, readonly string[]>();

/** The files that a file imports or exports from, from the project's root on. */
function importsOf(file: string): readonly string[] {
  const found = known.get(file);
  if (found !== undefined) return found;
  const path = join(ROOT, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const paths = [...text.matchAll(IMPORT)].map(([, path]) => normalize(join(file, "..", path!)));
  const imports = paths.filter((path) => !path.startsWith("generated"));
  known.set(file, imports);
  return imports;
}
