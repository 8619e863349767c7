import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { lineOf, nodesOf, sourcesOf } from "../support/sources.ts";

/** Words that docs/glossary.md has better ones for. */
const IN_NAMES =
  /(?<![a-z])(told|besides|misfit)(?![a-z])|Told|Besides|Misfit|madeUp|MadeUp|(?:^|_)(?:TOLD|BESIDES|MISFIT|MADE_UP)(?:_|$)/;
const IN_TEXTS = /(?<![a-z])(told|besides|misfits?|made[ _]up)(?![a-z])/i;

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
  const found = sourcesOf("*.ts", "*.tsx", ":!generated").flatMap((source) =>
    [...nodesOf(source)]
      .filter((node) => ts.isIdentifier(node) && IN_NAMES.test(node.text))
      .map((node) => `${source.fileName}:${lineOf(source, node.getStart())} ${node.getText()}`),
  );
  expect(found).toEqual([]);
});

test("errors, help and pages say given, sent, reported", () => {
  const found = sourcesOf(...SAYING).flatMap((source) =>
    [...nodesOf(source)]
      .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      .filter((node) => IN_TEXTS.test(node.text))
      .map((node) => `${source.fileName}:${lineOf(source, node.getStart())}`),
  );
  expect(found).toEqual([]);
});

test("keys of the schema language are the terms of the glossary", () => {
  const path = join(import.meta.dirname, "..", "..", "schema", "demospec.schema.json");
  const keys = [...readFileSync(path, "utf8").matchAll(/"([\w-]+)":/g)].map(([, key]) => key!);
  expect(keys.filter((key) => IN_TEXTS.test(key.replaceAll("-", " ")))).toEqual([]);
});
