import { type Type } from "./spec.ts";
import { type Keys, listOf, mapOf } from "../../located.ts";

const RESERVED = new Set(["type", "constructor", "copy", "retarget"]);

/** A name that a schema can have. */
export function nameOf(name: string): string {
  const plain =
    name
      .toLowerCase()
      .replace(/[^a-z0-9_]/g, "_")
      .replace(/^[^a-z]+/, "") || "unnamed";
  return RESERVED.has(plain) ? `${plain}_value` : plain;
}

/** The type that a path means where it is written: one of the type's own, of those around it, or an import. */
export function findType(
  from: Type,
  path: string,
  imported: ReadonlyMap<string, Type>,
): Type | undefined {
  const [first, ...others] = path.split("::");
  let found: Type | undefined;
  for (let at: Type | undefined = from; at !== undefined && found === undefined; at = at.parent)
    found = at.types.get(first!) ?? (at.name === first ? at : undefined);
  found ??= imported.get(first!);
  for (const name of others) found = found?.types.get(name);
  return found;
}

/** Whether some attribute or instance of a type is so. */
export function findOwn({ keys }: Type, is: (keys: Keys) => boolean): boolean {
  const all = [...listOf(keys.seq), ...Object.values(mapOf(keys["instances"]))];
  return all.map(mapOf).some(is);
}

/** Whether a type has itself inside. */
export function hasItself(type: Type, imported: ReadonlyMap<string, Type>): boolean {
  const seen = new Set<Type>();
  const next = [type];
  for (let each = next.pop(); each !== undefined; each = next.pop())
    for (const { type: word } of listOf(each.keys.seq).map(mapOf))
      for (const path of [word, ...Object.values(mapOf(mapOf(word)["cases"]))]) {
        const found = typeof path === "string" ? findType(each, path, imported) : undefined;
        if (found === type) return true;
        if (found !== undefined && !seen.has(found)) next.push(found);
        if (found !== undefined) seen.add(found);
      }
  return false;
}

/** The type that a type is always in, in its own file; nothing where there are several. */
export function parentOf(
  type: Type,
  find: (from: Type, path: string) => Type | undefined,
): Type | undefined {
  if (type.isAlone === true || type.parent === undefined) return type.parent;
  let root = type.parent;
  while (root.parent !== undefined) root = root.parent;
  const users = new Set<Type>();
  const next = [root];
  for (let each = next.pop(); each !== undefined; each = next.pop()) {
    next.push(...each.types.values());
    const all = [...listOf(each.keys.seq), ...Object.values(mapOf(each.keys["instances"]))];
    for (const { type: word } of all.map(mapOf))
      for (const path of [word, ...Object.values(mapOf(mapOf(word)["cases"]))]) {
        const found = typeof path === "string" ? find(each, path) : undefined;
        if (found?.name === type.name && found.parent === type.parent) users.add(each);
      }
  }
  const [only, ...others] = users;
  return others.length === 0 ? only : undefined;
}
