import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isLibrary } from "./rooms.ts";

export const LIBRARY = "demospec";
export const COMMAND = "demospec-cli";

/** How a module is imported: by types and code. */
interface Entry {
  readonly types: string;
  readonly default: string;
}

type Exports = Readonly<Record<string, Entry | string>>;

/** What the project's package.json says, as far as both packages take it over. */
interface Tree {
  readonly name: string;
  readonly version: string;
  readonly exports: Exports;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

/** A package.json. */
export type Manifest = Readonly<Record<string, unknown>> & { readonly exports: Exports };

const COMMON = ["version", "keywords", "license", "type", "engines"] as const;

/** What npm is told of who published it: that the files are those of this source. */
const PUBLISHED = { publishConfig: { access: "public", provenance: true } };

/**
 * The package.json of both packages, from the project's. Both have its version, and the command takes the library of that
 * version alone: the modules that it has of it by `demospec/internal` are for nobody else.
 */
export function manifests(root: string): { library: Manifest; command: Manifest } {
  const tree = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Tree;
  const common = Object.fromEntries(COMMON.map((key) => [key, tree[key]]));
  const entries = Object.entries(tree.exports);
  const [own, others] = [true, false].map((wanted) =>
    Object.fromEntries(entries.filter(([, entry]) => isLibraryEntry(entry) === wanted)),
  );
  const itself = { "./package.json": "./package.json" };
  const internal = { "./internal/*": { types: "./dist/*.d.ts", default: "./dist/*.js" } };
  return {
    library: {
      name: LIBRARY,
      description: "Codecs of Quake's recordings and network protocol, and what reads recordings",
      ...common,
      files: ["dist", "src", "schema"],
      sideEffects: tree["sideEffects"],
      exports: { ...own, ...internal, ...itself },
      ...PUBLISHED,
    },
    command: {
      name: COMMAND,
      description: "The command demospec: codecs from one YAML schema per format, and recordings",
      ...common,
      files: ["bin", "dist", "src", "docs", "wireshark", "c"],
      bin: tree.bin,
      exports: { ...others, ...itself },
      dependencies: { [LIBRARY]: tree.version, ...tree.dependencies },
      // What only some commands need: they ask for it.
      peerDependencies: tree["peerDependencies"],
      peerDependenciesMeta: tree["peerDependenciesMeta"],
      ...PUBLISHED,
    },
  };
}

/** Undefined of what is no module. */
function isLibraryEntry(entry: Entry | string): boolean | undefined {
  if (typeof entry === "string") return undefined;
  return isLibrary(entry.default.replace("./dist/", "").replace(/\.js$/, ".ts"));
}
