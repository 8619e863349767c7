import { isPair, LineCounter, type Node, parseDocument } from "yaml";

/** A map of the file, as plain values: whatever a person wrote there. */
export interface Keys {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly seq?: unknown;
  readonly size?: unknown;
  readonly value?: unknown;
  readonly [key: string]: unknown;
}

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
  /** The line of what is in this type under a path, from 1 on. */
  line(...path: (string | number)[]): number;
}

/** Types in each other beyond this are no description that a person wrote. */
const DEEPEST = 32;
const LONGEST = 1_000_000;

/** Reads a description. Throws a SyntaxError that has the place where it is invalid. */
export function readSpec(file: string, text: string): Type {
  if (text.length > LONGEST)
    throw new SyntaxError(`${file}: it has more than ${LONGEST} characters`);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    intAsBigInt: true,
  });
  const [error] = document.errors;
  if (error !== undefined)
    throw new SyntaxError(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message}`);
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true) as Node | undefined;
      const range = isPair(node) ? undefined : node?.range;
      if (range) return lines.linePos(range[0]).line;
    }
    return 1;
  };
  const root = mapOf(document.toJS({ maxAliasCount: 0, reviver }));
  const meta = mapOf(root["meta"]);
  if (typeof meta.id !== "string" && root.seq === undefined && root["types"] === undefined)
    throw new SyntaxError(`${file}: it has neither meta, seq nor types: it describes nothing`);
  const name = String(meta.id ?? "format");
  return typeOf({ name, file, keys: root, meta, parent: undefined, path: [], lineOf });
}

/** Numbers that are not exact stay texts. */
function reviver(_key: unknown, value: unknown): unknown {
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
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

export function mapOf(value: unknown): Keys {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Keys)
    : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
