import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { COMMANDS } from "../../cli/commands.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const PAGES = readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);

/** What people read first, wherever it is. */
const FRONT = readdirSync(ROOT).filter((name) => name.endsWith(".md"));

/** A link's name of a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}

function anchorsIn(path: string): string[] {
  const text = read(path).replaceAll(/^```[^]*?^```/gm, "");
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!));
}

/** The links of a page that lead nowhere. */
function brokenLinks(path: string): string[] {
  const text = read(path)
    .replaceAll(/^```[^]*?^```/gm, "")
    .replaceAll(/`[^`\n]*`/g, "");
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file, anchor] = link.split("#");
      const target = file === "" ? path : join(dirname(path), file!);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsIn(target).includes(anchor);
    });
}

/**
 * Paths of the tree that a page names and that there are not; a schema's may be of a reader's own project. What `dist/`
 * has depends on what was built last.
 */
function missingPaths(path: string): string[] {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rooms = folders
    .map(({ name }) => name)
    .filter((name) => !["schema", "dist"].includes(name));
  return [...read(path).matchAll(/`([\w-]+)(\/[\w./-]*)`/g)]
    .filter(([, room]) => rooms.includes(room!))
    .map(([, room, rest]) => room! + rest!)
    .filter((named) => !existsSync(join(ROOT, named)));
}

describe("README", () => {
  it("has at most 200 lines", () => {
    expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(200);
  });

  it("has a table of all commands, and of no others", () => {
    const section = /^## Commands\n([^]*?)^## /m.exec(read("README.md"))![1]!;
    const rows = section.split("\n").filter((line) => line.startsWith("| "));
    const named = rows.flatMap((row) => [...row.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });
});

describe("docs/", () => {
  const pages = PAGES.filter((path) => !path.startsWith("docs/decisions/0"));
  const guides = FRONT.filter((path) => path !== "README.md");

  test.each([...pages, ...guides])(
    "%s begins with whom it is for and what its reader can do",
    (path) => {
      const [title, purpose] = read(path).split("\n\n");
      expect(title).toMatch(/^# .+$/);
      expect(purpose).toMatch(/^For [^]+ After reading this (?:page|index) you [^]+\.$/);
    },
  );

  it("has an index of all its pages", () => {
    const linked = [...read("docs/README.md").matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);
    const own = pages.map((path) =>
      path.replace("docs/", "").replace(/\/README\.md$/, "/README.md"),
    );
    expect(linked.toSorted()).toEqual(own.filter((path) => path !== "README.md").toSorted());
  });
});

test.each([...PAGES, ...FRONT])("the links of %s lead somewhere", (path) => {
  expect(brokenLinks(path)).toEqual([]);
});

test.each([...PAGES, ...FRONT])("the paths that %s names exist", (path) => {
  expect(missingPaths(path)).toEqual([]);
});
