import type { Level } from "./level.ts";

const UNRELEASED = "## Unreleased";

/**
 * The changelog's section for what was not released yet.
 *
 * @throws Error where there is none, where nothing is in it, or where it does not say what breaks
 */
export function unreleased(changelog: string, level: Level): string {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}"`);
  const [section] = changelog.slice(start + UNRELEASED.length).split(/^## /m, 1) as [string];
  if (!/^- /m.test(section)) throw new Error(`nothing is below "${UNRELEASED}" in CHANGELOG.md`);
  if (level === "major" && !/^### (?:Changed|Removed)$/m.test(section))
    throw new Error('what breaks is said in CHANGELOG.md under "### Changed" or "### Removed"');
  return section.trim();
}

/** The changelog with that section under a version and its day, `2026-01-31`, and an empty one before it. */
export function released(changelog: string, version: string, day: string): string {
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} - ${day}\n`);
}
