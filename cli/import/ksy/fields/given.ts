import { Unsayable } from "./expression.ts";
import { asks } from "./lengths.ts";
import { type Type } from "../source/spec.ts";
import { type Keys, listOf, mapOf } from "../../located.ts";

const known = new WeakMap<Type, Map<string, Type>>();

/** The name of a type, and what its parameters are given: `point(1, x)`. */
export function calledOf(path: string): { name: string; given: readonly string[] | undefined } {
  const [, name, inside] = /^([\w:]+)\s*\((.*)\)$/s.exec(path.trim()) ?? [];
  return name === undefined ? { name: path, given: undefined } : { name, given: split(inside!) };
}

/** What is between commas that are in no brackets. */
function split(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if ("([".includes(letter)) depth++;
    if (")]".includes(letter)) depth--;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/**
 * A type with what its parameters are given in their place: numbers, texts and names of enums as they are, and members
 * of what it is in as such. It is the same for the same. Throws Unsayable.
 */
export function withGiven(type: Type, given: readonly string[]): Type {
  const names = listOf(type.keys["params"]).map((each) => String(mapOf(each)["id"]));
  if (names.length !== given.length)
    throw new Unsayable(`the type "${type.name}", which has ${names.length} parameters`);
  const all = known.get(type) ?? new Map<string, Type>();
  known.set(type, all);
  const key = given.join(", ");
  const made = all.get(key) ?? specialised(type, names, given);
  all.set(key, made);
  return made;
}

function specialised(type: Type, names: readonly string[], given: readonly string[]): Type {
  const values = given.map(insideOf);
  const { params: _, ...keys } = type.keys as Record<string, unknown>;
  const made = rewritten({ ...type, keys }, (text) =>
    names.reduce((all, name, i) => all.replaceAll(word(name), `(${values[i]})`), text),
  );
  // Others ask for parameters as for members.
  const asked = names.flatMap((name, i) =>
    asks(type, name) > 0 ? [[name, { value: values[i] }]] : [],
  );
  const instances = { ...Object.fromEntries(asked), ...mapOf(made.keys["instances"]) };
  return asked.length === 0 ? made : { ...made, keys: { ...made.keys, instances } };
}

/** An expression, as it is in a type that is in the one that it was written in. */
export function insideOf(text: string): string {
  return text.replaceAll(MEMBER, "_parent.$&");
}

const knownDeeper = new WeakMap<Type, Type>();

/** A type that is in a further one, of which the description knows nothing. It is the same for the same type. */
export function deeper(type: Type): Type {
  const { types: _, ...own } = type.keys as Record<string, unknown>;
  if (!JSON.stringify(own).includes("_parent")) return type;
  const made =
    knownDeeper.get(type) ??
    rewritten(type, (text) => text.replaceAll(/(?<![.\w])_parent\b/g, "_parent._parent"));
  knownDeeper.set(type, made);
  return made;
}

/** A type with its expressions replaced. */
function rewritten(type: Type, replace: (text: string) => string): Type {
  const { types: _, enums, ...own } = type.keys as Record<string, unknown>;
  const keys = rewrittenKeys(own, replace);
  return {
    ...type,
    keys: enums === undefined ? keys : { ...keys, enums },
    line: (...path) => type.line(...path),
  };
}

/** Keys with their expressions replaced. */
export function rewrittenKeys(own: Keys, replace: (text: string) => string): Keys {
  const replaced = (value: unknown, isType = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => replaced(each));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => {
          const isName = key === "type" || isType;
          return [
            key,
            ASIDE.has(key) || key.startsWith("-")
              ? each
              : replaced(each, isName && key !== "switch-on"),
          ];
        }),
      );
    // The name of a type has expressions where it is given some.
    if (typeof value !== "string" || (isType && !value.includes("("))) return value;
    return replace(value);
  };
  return replaced(own) as Keys;
}

/** What is no expression. */
const ASIDE = new Set(["id", "doc", "doc-ref", "encoding", "endian", "contents", "enum", "repeat"]);

/** A member that an expression begins with. */
const MEMBER =
  /(?<![.\w:"']|as<)(?!(?:and|or|not|true|false)\b)(?!_(?:root|index)?\b)[a-z_]\w*(?![\w(:"'])/g;

/** A parameter where an expression asks for it. */
function word(name: string): RegExp {
  return new RegExp(`(?<![.\\w:"'])${name.replaceAll(/\W/g, "")}(?![\\w:("'])`, "g");
}
