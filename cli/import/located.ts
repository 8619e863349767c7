import { isPair, LineCounter, type Node, parseDocument } from "yaml";

/** A map of the file, as plain values: whatever a person wrote there. */
export interface Keys {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly seq?: unknown;
  readonly size?: unknown;
  readonly contents?: unknown;
  readonly value?: unknown;
  readonly [key: string]: unknown;
}

/** Where something is in a file's maps and lists. */
export type Path = readonly (string | number)[];

/** A file in YAML or JSON as plain values, with the lines of what is in it. */
export interface Located {
  readonly root: Keys;
  /** The line of what is under a path, or of what is next above it, from 1 on. */
  line(path: Path): number;
}

/**
 * Reads a file of at most `most` characters. Throws a SyntaxError that has the place where it is invalid, a
 * ReferenceError for aliases, and a RangeError where it is too deep.
 */
export function readLocated(file: string, text: string, most: number): Located {
  if (text.length > most) throw new SyntaxError(`${file}: it has more than ${most} characters`);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    intAsBigInt: true,
  });
  const [error] = document.errors;
  if (error !== undefined)
    throw new SyntaxError(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message}`);
  const line = (path: Path): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true) as Node | undefined;
      const range = isPair(node) ? undefined : node?.range;
      if (range) return lines.linePos(range[0]).line;
    }
    return 1;
  };
  const reviver = (_key: unknown, value: unknown) => plain(file, value);
  return { root: mapOf(document.toJS({ maxAliasCount: 0, reviver })), line };
}

/** Numbers that are not exact stay texts. */
function plain(file: string, value: unknown): unknown {
  // What has it could not be a text, as all that is read may have to be.
  if (Object.hasOwn(Object(value), "toString"))
    throw new SyntaxError(`${file}: "toString" is no name for what is in it`);
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

export function mapOf(value: unknown): Keys {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Keys)
    : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
