import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { askAlone } from "../alone.ts";
import { tableMarkdown } from "../table.ts";
import type { Order, Ratios } from "./child.ts";

/*
 * `npm run bench:tables [-- FILE… --only players]`: what tables of a recording take, as ratios of time to decoding all of
 * its messages to objects, each recording in a process of its own. Without files, of each family the largest public
 * recording of at most 4 MB. `--only` measures the rows whose titles have these words.
 */

const CORPUS = join(import.meta.dirname, "..", "..", "..", "shared", "corpus");
const MOST = 4_000_000;

const { values, positionals } = parseArgs({
  options: { only: { type: "string" } },
  allowPositionals: true,
});

function paths(): string[] {
  if (positionals.length > 0) return positionals;
  return ["dem", "qwd", "mvd", "dm2", "mvd2"].flatMap((family) => {
    const folder = join(CORPUS, family);
    const all = readdirSync(folder).map((name) => join(folder, name));
    const small = all.filter((path) => statSync(path).size <= MOST);
    return small.toSorted((a, b) => statSync(b).size - statSync(a).size).slice(0, 1);
  });
}

const files = paths();
const measured: Ratios[] = [];
for (const path of files) {
  const order: Order = { path, only: values.only ?? "" };
  measured.push(await askAlone<Ratios>(new URL("child.ts", import.meta.url), order));
}
const titles = [...new Set(measured.flatMap((ratios) => Object.keys(ratios)))];
console.log(
  tableMarkdown({
    header: ["", ...files.map((path) => basename(path))],
    sections: [
      {
        title: "Ratios of time to decoding; of Parquet to the table, of packets to decoding them",
        rows: titles.map((title) => [title, ...measured.map((ratios) => ratios[title] ?? "")]),
      },
    ],
  }),
);
