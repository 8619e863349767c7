import { type Type } from "./spec.ts";
import { mapOf } from "../../located.ts";

/** That many instances are computed of each other. */
const DEEPEST = 4;
const LONGEST = 1000;

/** An expression in which computed instances of its type are what they are computed of. */
export function inlined(text: string, type: Type): string {
  const instances = mapOf(type.keys["instances"]);
  let found = text;
  for (let depth = 0; depth < DEEPEST && found.length <= LONGEST; depth++) {
    const next = found.replaceAll(/(?<![.\w:"'])([a-z]\w*)(?![\w:("'])/g, (name) => {
      const { value } = Object.hasOwn(instances, name) ? mapOf(instances[name]) : {};
      return value === undefined ? name : `(${String(value)})`;
    });
    if (next === found) break;
    found = next;
  }
  return found;
}
