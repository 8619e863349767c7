import { SCHEMA } from "../../generator/language/language.ts";
import type { MapShape } from "../../generator/language/grammar/shape.ts";
import { Chance } from "./chance.ts";
import type { Files, Tree } from "./document.ts";
import { Walk } from "./walk.ts";

/** Versions that a protocol may have. */
const VERSIONS = [["1"], ["1", "2"], ["1", "2", "3"], ["1.05", "1.06", "1.07"]];

/**
 * Random schemas from the language's own shapes: a protocol, sometimes a container that carries it, and sometimes a
 * dialect in a file of its own. Most of them are wrong somewhere. The seed alone decides what is made.
 */
export function anySchemas(seed: number): Files {
  const chance = new Chance(seed);
  const versions = chance.of(VERSIONS);
  const of = (marker: string, fixed: Readonly<Record<string, Tree>>): Tree => {
    const { shape } = SCHEMA.maps.find((map) => map.marker === marker)!;
    const own = Object.entries(fixed).map(([key, tree]): [string, Tree] => [
      key.includes(".") ? key : `${shape.name}.${key}`,
      tree,
    ]);
    return new Walk(chance, versions, new Map(own)).tree(shape as MapShape, marker);
  };
  const files = new Map([
    ["packets.yaml", of("protocol", { protocol: "packets", title: "Packets", versions })],
  ]);
  if (chance.is(0.25)) {
    const container = { container: "recorded", title: "Recorded packets", extension: ".rec" };
    files.set("recorded.yaml", carrying(of("container", container)));
  }
  if (chance.is(0.2)) {
    const overlay = { extends: "packets", dialect: "mod", from: versions.at(-1)!, title: "A mod" };
    files.set("mod.yaml", of("extends", overlay));
  }
  return files;
}

/** The container, whose block carries the protocol's messages after all of its fields that no switch chooses. */
function carrying(container: Tree): Tree {
  const map = container as ReadonlyMap<string, Tree>;
  const block = map.get("block") as ReadonlyMap<string, Tree>;
  const fields = (block.get("fields") as readonly Tree[]).filter(
    (field) => !(field as ReadonlyMap<string, Tree>).has("switch"),
  );
  const carries = new Map([["messages", CARRIES]]);
  return new Map(map).set("block", new Map(block).set("fields", [...fields, carries]));
}

const CARRIES: Tree = new Map([
  ["type", "bytes"],
  ["to", "end"],
  ["carries", "packets"],
]);
