import { type Keys, mapOf, readLocated } from "../located.ts";

/** What of a description is not said by the schema, or otherwise. */
export interface Loss {
  readonly file: string;
  /** From 1 on. */
  readonly line: number;
  /** `seq repeat-until`. */
  readonly construct: string;
  readonly reason: string;
}

/** A type of a description: its root, or one of `types`. */
export interface Type {
  readonly name: string;
  readonly file: string;
  readonly keys: Keys;
  readonly meta: Keys;
  readonly parent: Type | undefined;
  readonly types: ReadonlyMap<string, Type>;
  /** It is in no description: it is a type around one attribute of its parent. */
  readonly isAlone?: true;
  /** The line of what is in this type under a path, from 1 on. */
  line(...path: (string | number)[]): number;
}

/** Types in each other beyond this are no description that a person wrote. */
const DEEPEST = 32;
const LONGEST = 1_000_000;

/** Reads a description. Throws a SyntaxError that has the place where it is invalid. */
export function readSpec(file: string, text: string): Type {
  const { root, line: lineOf } = readLocated(file, text, LONGEST);
  const meta = mapOf(root["meta"]);
  if (typeof meta.id !== "string" && root.seq === undefined && root["types"] === undefined)
    throw new SyntaxError(`${file}: it has neither meta, seq nor types: it describes nothing`);
  const name = String(meta.id ?? "format");
  return typeOf({ name, file, keys: root, meta, parent: undefined, path: [], lineOf });
}

interface At {
  readonly name: string;
  readonly file: string;
  readonly keys: Keys;
  readonly meta: Keys;
  readonly parent: Type | undefined;
  readonly path: readonly (string | number)[];
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

function typeOf(at: At): Type {
  if (at.path.length > 2 * DEEPEST)
    throw new SyntaxError(`${at.file}: more than ${DEEPEST} types are nested`);
  const types = new Map<string, Type>();
  const type: Type = {
    ...at,
    types,
    line: (...path) => at.lineOf([...at.path, ...path]),
  };
  for (const [name, keys] of Object.entries(mapOf(at.keys["types"]))) {
    const own = mapOf(keys);
    const meta = { ...at.meta, ...mapOf(own["meta"]) };
    const path = [...at.path, "types", name];
    types.set(name, typeOf({ ...at, name, keys: own, meta, parent: type, path }));
  }
  return type;
}
