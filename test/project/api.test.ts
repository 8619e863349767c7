import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiPage, GENERATED } from "../../release/api/page.ts";
import { isLibrary } from "../../release/rooms.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const PAGE = readFileSync(join(ROOT, "docs", "api.md"), "utf8");

const ENTRIES = Object.entries(
  JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).exports as Record<
    string,
    string | { default: string }
  >,
).flatMap(([path, target]) =>
  typeof target === "string"
    ? []
    : [[path.slice(1), target.default.replace("./dist/", "").replace(/\.js$/, ".ts")] as const],
);

/** The cells of a page's table, without what aligns them. */
const unaligned = (text: string) => text.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");

whole(
  "docs/api.md says what the comments say: npm run api",
  () => {
    expect(unaligned(PAGE)).toBe(unaligned(apiPage(ROOT)));
  },
  240_000,
);

test.each(ENTRIES)("demospec%s has each of its exports in docs/api.md", async (path, source) => {
  const names = Object.keys((await import(join(ROOT, source))) as object);
  expect(names.length).toBeGreaterThan(0);
  if (source.startsWith("generated/")) {
    expect(PAGE).toContain(`\`demospec${path}\``);
    expect(names.filter((name) => !GENERATED.some(([pattern]) => pattern.test(name)))).toEqual([]);
    return;
  }
  const heading = `## ${isLibrary(source) ? "demospec" : "demospec-cli"}${path}\n`;
  const section = PAGE.split(heading)[1]!.split("\n## ")[0]!;
  expect(names.filter((name) => !section.includes(`| \`${name}\` `))).toEqual([]);
});
