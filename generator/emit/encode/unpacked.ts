import { fromLocal, local } from "../code/code.ts";

/** A member that is read, `m.frame` or `m.frame!`. */
const READ = /\bm\.([A-Za-z_$][\w$]*)/g;
const QUOTED = /"[^"]*"/g;

/**
 * Code that reads each member once, and first: where messages are many, what asks for one several times takes longer,
 * as writing the bytes in between might have changed it for all that V8 knows. Members whose names the code has for
 * something else, as masks that are worked out, are left where they are.
 */
export function unpacked(code: string): string {
  const reads = new Map<string, number>();
  for (const [, name] of code.matchAll(READ)) reads.set(name!, (reads.get(name!) ?? 0) + 1);
  const others = code.replaceAll(READ, "m").replaceAll(QUOTED, "");
  const names = [...reads.keys()].filter(
    (name) =>
      reads.get(name)! > 1 &&
      !new RegExp(`(?<![\\w$.])${escaped(local(name))}(?![\\w$])`).test(others),
  );
  if (names.length === 0) return code;
  const known = new Set(names);
  const own = code.replaceAll(READ, (read, name: string) => (known.has(name) ? local(name) : read));
  return `const { ${names.map(fromLocal).join(", ")} } = m;\n${own}`;
}

function escaped(name: string): string {
  return name.replaceAll("$", "\\$");
}
