import type { Chance } from "./chance.ts";
import type { Tree } from "./document.ts";

/** A word's parts with as many bits together as the word has: a word of any parts hardly ever has. */
export function fitted(map: Map<string, Tree>, chance: Chance): Map<string, Tree> {
  const [word, into] = [map.get("split"), map.get("into")];
  if (typeof word !== "string" || !(into instanceof Map) || chance.is(0.03)) return map;
  let left = Number(/\d+/.exec(word)?.[0] ?? 8);
  const names = [...into.keys()] as string[];
  const parts = names.map((name, i): [string, Tree] => {
    const others = names.length - 1 - i;
    // A part of a long word has at most 32 bits, and 25 wherever it begins.
    const least = Math.max(1, Math.min(25, left - 25 * others));
    const most = Math.max(least, Math.min(25, left - others));
    const bits = others === 0 ? left : chance.from(least, most);
    left -= bits;
    return [name, ofBits(into.get(name)!, bits)];
  });
  return map.set("into", new Map(parts));
}

function ofBits(part: Tree, bits: number): Tree {
  if (typeof part === "string") return `${part.startsWith("i") ? "i" : "u"}${bits}`;
  const own = new Map(part as ReadonlyMap<string, Tree>);
  for (const key of ["type", "mask"]) if (own.has(key)) own.set(key, `u${bits}`);
  return own;
}
