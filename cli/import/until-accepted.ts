import { type Diagnostic, SchemaError } from "../../generator/read/diagnostics.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";

const MOST_ROUNDS = 64;

/**
 * Makes a schema until the schema language takes it.
 *
 * @param make the schema, as what was refused so far asks for
 * @param refuse is given what is wrong: a struct or a message, as `structs thing`, and why. Tells whether the next one is
 *   another one for that
 * @throws SchemaError where it would be the same
 */
export function untilAccepted<T extends { readonly name: string; readonly text: string }>(
  make: () => T,
  refuse: (made: T, entry: string, why: string) => boolean,
): T {
  for (let round = 0; ; round++) {
    const made = make();
    try {
      resolveSchemas(new Map([[`${made.name}.yaml`, made.text]]));
      return made;
    } catch (error) {
      if (!(error instanceof SchemaError) || round === MOST_ROUNDS) throw error;
      const changed = error.diagnostics.map((diagnostic) => {
        const entry = entryOf(made.text, diagnostic);
        return entry !== undefined && refuse(made, entry, diagnostic.message);
      });
      if (!changed.includes(true)) throw error;
    }
  }
}

/** The struct or the message that a diagnostic is about, as `structs thing`. */
function entryOf(text: string, { span }: Diagnostic): string | undefined {
  let section = "";
  let entry: string | undefined;
  const end = text.indexOf("\n", span.start);
  for (const line of text.slice(0, end < 0 ? undefined : end).split("\n")) {
    const top = /^(\w+):/.exec(line)?.[1];
    if (top !== undefined) [section, entry] = [top, undefined];
    const own = /^ {2}(\w+):?/.exec(line)?.[1];
    if (own !== undefined) entry = own;
  }
  return entry !== undefined && /^(?:structs|messages)$/.test(section)
    ? `${section} ${entry}`
    : undefined;
}
