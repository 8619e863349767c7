import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { count, tableMarkdown } from "../table.ts";
import { PROGRAMS, sizesOf } from "./sizes.ts";

/*
 * `npm run bench:bundle [-- --write]`: what programs take that a bundler made, as `docs/bundles.md` says. With `--write`
 * the table there becomes that.
 */

const PAGE = join(import.meta.dirname, "..", "..", "docs", "bundles.md");

const rows: string[][] = [];
for (const program of PROGRAMS) {
  const { esbuild, rolldown } = await sizesOf(program);
  const most = program.most === undefined ? "" : count(program.most);
  rows.push([program.title, count(esbuild), count(rolldown), most]);
}
const header = ["a program of", "esbuild", "rolldown", "at most"];
const table = tableMarkdown({ header, sections: [{ title: "Bytes, minified", rows }] });
console.log(table);
if (process.argv.includes("--write")) {
  const page = readFileSync(PAGE, "utf8");
  const from = page.indexOf("Bytes, minified:");
  writeFileSync(PAGE, `${page.slice(0, from)}${table}\n`);
}
