import { readdirSync } from "node:fs";
import { join } from "node:path";
import { codeMutants } from "./kinds/code-mutants.ts";
import { meaningMutants } from "./kinds/meaning-mutants.ts";
import type { Mutant } from "./kinds/mutant.ts";
import { nearestFirst } from "./nearest.ts";
import { schemaMutants } from "./kinds/schema-mutants.ts";

const ROOT = join(import.meta.dirname, "..");

/** Where mutants come from. */
export interface Room {
  readonly name: string;
  /** The share of mutants that is to be killed. */
  readonly aim: number;
  readonly files: readonly string[];
  /** The mistakes in a file's text. */
  readonly mutants: (file: string, text: string) => Mutant[];
}

/** What writes prose, or the language's reference: no test of what bytes mean looks at it. */
const PROSE =
  /(?:prose|reference|json-schema|suggest|diagnostics|language|(?:^|\/)index|errors|reasons|errors\/nearest|hex)\.ts$/;

const SCHEMAS = filesIn("schema", /\.yaml$/);

export const ROOMS: readonly Room[] = [
  { name: "schemas", aim: 0.95, files: SCHEMAS, mutants: schemaMutants },
  { name: "meaning", aim: 0.95, files: SCHEMAS, mutants: meaningMutants },
  code("generator", "generator"),
  code("runtime", "runtime"),
  code("recording", "recording"),
  code("state", "quake/world"),
  code("edit", "quake/edit"),
  code("convert", "quake/convert"),
  code("events", "quake/events"),
  code("seek", "quake/seek"),
  code("map", "quake/map"),
  code("lmpc", "quake/lmpc"),
  code("capture", "quake/capture"),
  code("net", "quake/net"),
];

function code(name: string, folder: string): Room {
  return {
    name,
    aim: 0.95,
    files: filesIn(folder, /(?<!(?:^|\/)index)\.ts$/),
    mutants: (file, text) => codeMutants(name, file, text),
  };
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !PROSE.test(name))
    .map((name) => `${folder}/${name}`)
    .toSorted();
}

/** Tests by the ends of their paths, or all of a folder: the quickest first of those that are as near to a mistake. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  generator: [
    "right-schemas",
    "wrong-schemas",
    "versions",
    "overlays",
    "emits",
    "generator/plan/",
    "computed-ranges",
    "generator/derived",
    "generator/derived-values",
    "generator/fields",
    "generator/families",
    "overlay-families",
    "dialect-codecs",
    "next-version",
    "table-parts",
    "generator/views",
    "generator/brief",
    "sharing",
    "shared-data",
    "icosphere",
    "generator/declarations",
    "foreign-text",
    "least-bytes",
    "type-hints",
    "lsp/keys",
    "generator/reference",
    "generator/generator",
  ],
  texts: ["text-pieces", "schema-texts", "wrong-schemas", "any-text", "generator/generator"],
  runtime: [
    "meaning/vectors",
    "right-schemas",
    "interpret/meaning",
    "lengths",
    "inflate",
    "deflate-by-hand",
    "text-pieces",
    "canonical",
    "packet",
    "codec/interpret/",
    "codec/scaled",
    "codec/checksum",
    "codec/writer",
    "codec/numbers-by-hand",
    "codec/bytes-by-hand",
    "codec/parts-by-hand",
    "codec/placing",
    "codec/types",
    "codec/edges",
    "codec/between",
    "codec/history",
    "codec/utf8",
    "codec/dialect",
    "codec/mask-plans",
    "codec/no-value",
    "codec/text-properties",
    "text/schema-texts",
    "recording/columns",
    "recording/columns-by-hand",
    "recording/columns-of-shapes",
    "recording/element-types",
    "recording/validity",
    "recording/fields",
    "recording/packet-columns",
    "recording/walks",
    "recording/many-rows",
    "recording/units",
    "recording/places/",
    "world/roles",
    "world/kinds",
    "world/versioned",
    "world/state-makers",
    "meaning/role-vectors",
    "generator/fields",
    "generator/derived",
    "generator/derived-values",
    "generator/table-parts",
    "generator/table-facts",
    "generator/computed-facts",
    "generator/views",
    "generator/brief",
    "generator/dialect-codecs",
    "generator/versions",
    "generator/families",
    "generator/emits",
    "generator/least-bytes",
    "formats/coap",
    "formats/mpegts",
    "formats/png",
  ],
  recording: ["recording/recording", "recording/columns", "recording/fields", "recording/"],
  state: [
    "meaning/state-vectors",
    "resolver",
    "deltas",
    "world/kinds",
    "world/players",
    "hits",
    "world/",
  ],
  edit: [
    "cuts",
    "quake2-multi-view-cuts",
    "roles",
    "edit/",
    "world/quake2-multi-view",
    "standing",
    "edit-cli",
  ],
  convert: ["convert/", "convert-cli"],
  events: ["events/", "events-cli"],
  seek: ["graph-text", "seek/bounds", "recording-index", "seek/"],
  map: ["map/", "archives"],
  lmpc: [
    "text-pieces",
    "lmpc-bytes",
    "lmpc-times",
    "lmpc-comments",
    "lmpc-parts",
    "lmpc-plainly",
    "lmpc-blocks",
    "lmpc-losses",
    "text/lmpc",
    "lmpc-compare",
    "no-wrap",
    "any-text",
    "recording/memory",
  ],
  capture: ["capture/"],
  net: ["net-parts", "net/"],
};

/** What vectors do not see, and these tests could: none that needs recordings of others. */
export function testsOf(room: string, file: string): string[] {
  const kind = room === "generator" && /text/.test(file) ? "texts" : room;
  const all = filesIn("test", /\.test\.ts$/);
  const paths = TESTS[kind]!.flatMap((name) => {
    if (name.endsWith("/")) return all.filter((each) => each.startsWith(`test/${name}`));
    const found = all.filter((each) => each.endsWith(`/${name}.test.ts`));
    if (found.length !== 1)
      throw new Error(`${found.length} tests end with ${name}.test.ts, where one should`);
    return found;
  });
  return nearestFirst([...new Set(paths)], file);
}
