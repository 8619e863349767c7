import { type Diagnostic, SchemaError } from "../../generator/read/diagnostics.ts";
import { resolveSchemas, type Tables } from "../../generator/resolve/resolve.ts";
import {
  type Files,
  type Path,
  type SourcePosition,
  print,
  type Printed,
  without,
} from "./document.ts";

/** What came of taking away what is wrong, until nothing is. */
export interface Repaired {
  readonly files: Files;
  /** Undefined where nothing was left. */
  readonly tables: Tables | undefined;
  /** How often something was taken away. */
  readonly rounds: number;
}

/** Something that the checker does that it never should. */
export class CheckerFault extends Error {
  override readonly name = "CheckerFault";
  constructor(
    message: string,
    readonly files: Files,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What the checker makes of schemas: tables, or what is wrong. Throws CheckerFault for anything else. */
export function checked(files: Files, printed = printedAll(files)): Tables | SchemaError {
  try {
    return resolveSchemas(printed);
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw new CheckerFault(`the checker throws ${String(error)}`, files, { cause: error });
  }
}

type PrintedFiles = ReadonlyMap<string, Printed>;

function printedAll(files: Files): PrintedFiles {
  return new Map([...files].map(([name, tree]) => [name, print(tree)]));
}

/**
 * Takes away what the checker's errors point at, and checks again, until it accepts what is left. Since each round
 * takes away something, it ends; that something is left is what errors at the right places make of it.
 * Throws CheckerFault for an error without a place, and for what is no SchemaError.
 */
export function repaired(files: Files): Repaired {
  let left = files;
  for (let rounds = 0; ; rounds++) {
    const printed = printedAll(left);
    const found = checked(left, printed);
    if (!(found instanceof SchemaError)) return { files: left, tables: found, rounds };
    const next = withoutWrong(left, found.diagnostics, printed);
    if (!next.has("packets.yaml")) return { files: left, tables: undefined, rounds };
    left = next;
  }
}

/** The schemas without what errors point at. */
function withoutWrong(
  files: Files,
  diagnostics: readonly Diagnostic[],
  printed: PrintedFiles,
): Files {
  const left = new Map(files);
  for (const name of new Set(diagnostics.map(({ span }) => span.source.name))) {
    const tree = left.get(name);
    if (tree === undefined) throw new CheckerFault(`an error is in no file: ${name}`, files);
    const { text, places } = printed.get(name)!;
    const own = diagnostics.filter(({ span }) => span.source.name === name);
    const rest = without(
      tree,
      own.map((one) => pathOf(one, text, places, files)),
    );
    if (rest === undefined) left.delete(name);
    else left.set(name, rest);
  }
  return left;
}

/** What an error points at: the smallest node or key that has its place. */
export function pathOf(
  { span, message }: Diagnostic,
  text: string,
  places: readonly SourcePosition[],
  files: Files,
): Path {
  // A map in lines of its own goes up to where the next line begins.
  const { start } = span;
  const end = start + text.slice(start, span.end).trimEnd().length;
  const isInside = 0 <= start && start < end && end <= text.length;
  const around = places.filter((place) => place.start <= start && end <= place.end);
  if (!isInside || around.length === 0)
    throw new CheckerFault(`an error has no place: ${message}`, files);
  return around.reduce((least, one) =>
    one.end - one.start < least.end - least.start ? one : least,
  ).path;
}
