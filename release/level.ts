/** What a change asks of a version's number: Semantic Versioning 2.0. */
export type Level = "patch" | "minor" | "major";

/** A change, and what it asks for: `demospec/wire Reader: removed`. */
export interface Change {
  readonly level: Level;
  readonly text: string;
}

const LEVELS: readonly Level[] = ["patch", "minor", "major"];

/** Changes, the largest first; equal ones in their order. */
export function sorted(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
}

/** The largest of some, patch without any. */
export function largest(levels: readonly Level[]): Level {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))]!;
}

/**
 * The version after one, for what changed. Before 1.0 a minor version may break, and a patch may add (SemVer §4, and as
 * npm's `^` takes them).
 *
 * @throws RangeError for what is no version of three numbers
 */
export function versionAfter(version: string, level: Level): string {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (found === null) throw new RangeError(`${version} is not a version of three numbers`);
  const [major, minor, patch] = found.slice(1).map(Number) as [number, number, number];
  const at = LEVELS.indexOf(level) - (major === 0 ? 1 : 0);
  if (at >= 2) return `${major + 1}.0.0`;
  return at === 1 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
