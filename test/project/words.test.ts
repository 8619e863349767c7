import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { lineOf, nodesOf, pathsOf, sourcesWith } from "../support/sources.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Words that docs/glossary.md has better ones for. */
const IN_NAMES =
  /(?<![a-z])(told|besides|misfit)(?![a-z])|Told|Besides|Misfit|madeUp|MadeUp|(?:^|_)(?:TOLD|BESIDES|MISFIT|MADE_UP)(?:_|$)/;
/** What a file has that has such a name or text. */
const ANYWHERE = /told|besides|misfit|made[ _]?up/i;
const IN_TEXTS = /(?<![a-z])(told|besides|misfits?|made[ _]up)(?![a-z])/i;

/**
 * Words of texts and comments that plain ones take the place of: after, before, is, depends on, count of, so far,
 * invalid, random. Numbers and names stand for something, and people stand on the ground.
 */
const PRIVATE =
  /\bbehind|behind\b|\bin front of\b|\bstands?\b(?!-ins| (?:for|still|in for|on something|or swims)\b)|\bhangs? on\b|\bgoe?s? by\b|\bso many\b|\bby now\b|(?<!\bthere )\b(?:is|are) none\b(?! of\b)|\bmade up\b/i;

/** What may say such a word: file, and a part of the line. */
const MAY_SAY: readonly (readonly [file: string, part: string])[] = [
  ["test/project/words.test.ts", ""],
  // Behind a router, or a listener: who is there, and no bytes.
  ["quake/net/channel/accept.ts", "behind a router"],
  ["quake/net/serve/listener-options.ts", "Who is behind a listener"],
  ["test/net/client.test.ts", "behind"],
  // Seconds that a run is behind the fastest one.
  ["docs/tables.md", "behind"],
  // People.
  ["schema/", "where the player stands"],
  ["docs/schema-language.md", "where the player stands"],
  ["test/analysis/neighbours/", "that he stands"],
  // A number that says that there is none.
  ["test/capture/bounds.test.ts", "next header 59 is none"],
  ["schema/", "0 is none"],
];

/** The folders whose texts people read: errors, help, pages, and what the schema language says of itself. */
const SAYING = [
  "cli",
  "generator",
  "runtime",
  "recording",
  "text",
  "quake",
  "lsp",
  "view",
  "site",
  "bench",
];

test("names are the terms of the glossary", () => {
  const found = sourcesWith(ANYWHERE, "*.ts", "*.tsx", ":!generated").flatMap((source) =>
    [...nodesOf(source)]
      .filter((node) => ts.isIdentifier(node) && IN_NAMES.test(node.text))
      .map((node) => `${source.fileName}:${lineOf(source, node.getStart())} ${node.getText()}`),
  );
  expect(found).toEqual([]);
});

test("comments, texts, names of tests and pages use plain words", () => {
  const found = pathsOf(
    "*.ts",
    "*.tsx",
    "*.lua",
    "*.mjs",
    "*.md",
    "*.yaml",
    "*.txt",
    ":!generated",
  ).flatMap((path) =>
    readFileSync(join(ROOT, path), "utf8")
      .split("\n")
      .flatMap((line, i) =>
        PRIVATE.test(line) && !maySay(path, line) ? [`${path}:${i + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

function maySay(path: string, line: string): boolean {
  return MAY_SAY.some(([file, part]) => path.startsWith(file) && line.includes(part));
}

test("errors, help and pages say given, sent, reported", () => {
  const found = sourcesWith(ANYWHERE, ...SAYING).flatMap((source) =>
    [...nodesOf(source)]
      .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      .filter((node) => IN_TEXTS.test(node.text))
      .map((node) => `${source.fileName}:${lineOf(source, node.getStart())}`),
  );
  expect(found).toEqual([]);
});

test("keys of the schema language are the terms of the glossary", () => {
  const path = join(ROOT, "schema", "demospec.schema.json");
  const keys = [...readFileSync(path, "utf8").matchAll(/"([\w-]+)":/g)].map(([, key]) => key!);
  expect(keys.filter((key) => IN_TEXTS.test(key.replaceAll("-", " ")))).toEqual([]);
});
