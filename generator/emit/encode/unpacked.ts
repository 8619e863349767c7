import { local } from "../code/code.ts";

/** A member that is read, `m.frame` or `m.frame!`. */
const READ = /\bm\.([A-Za-z_$][\w$]*)/g;
const QUOTED = /"[^"]*"/g;

/**
 * Code that reads each member once, and first: where messages are many, what asks for one several times takes longer,
 * as writing the bytes in between might have changed it for all that V8 knows. A member whose name the code has for
 * something else, as the hint of a mask that is worked out, gets another.
 */
export function unpacked(code: string): string {
  const reads = new Map<string, number>();
  for (const [, name] of code.matchAll(READ)) reads.set(name!, (reads.get(name!) ?? 0) + 1);
  const others = code.replaceAll(READ, "m").replaceAll(QUOTED, "");
  const isTaken = (name: string) =>
    new RegExp(`(?<![\\w$.])${escaped(name)}(?![\\w$])`).test(others);
  const names = [...reads.keys()].filter((name) => reads.get(name)! > 1);
  if (names.length === 0) return code;
  const locals = new Map(
    names.map((name) => [name, isTaken(local(name)) ? `${name}Given$` : local(name)]),
  );
  const own = code.replaceAll(READ, (read, name: string) => locals.get(name) ?? read);
  const members = [...locals].map(([name, as]) => (name === as ? name : `${name}: ${as}`));
  return `const { ${members.join(", ")} } = m;\n${own}`;
}

function escaped(name: string): string {
  return name.replaceAll("$", "\\$");
}
