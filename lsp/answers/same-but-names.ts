/**
 * Whether two tables differ in nothing but that one name is where another one did: alone, or between others as in
 * `baseline.frame` and `34-relay`. Names of maps are names, too.
 */
export function sameButNames(before: unknown, after: unknown, from: string, to: string): boolean {
  const isRenamed = (a: string, b: string) => a === b || renames(a, b, from, to);
  const waiting: [unknown, unknown][] = [[before, after]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [a, b] = pair;
    if (typeof a === "string" && typeof b === "string") {
      if (!isRenamed(a, b)) return false;
    } else if (isObject(a) && isObject(b)) {
      const [own, others] = [Object.keys(a), Object.keys(b)];
      if (own.length !== others.length || Array.isArray(a) !== Array.isArray(b)) return false;
      if (!own.every((key, i) => isRenamed(key, others[i]!))) return false;
      for (const [i, key] of own.entries()) waiting.push([a[key], b[others[i]!]]);
    } else if (!Object.is(a, b)) return false;
  }
  return true;
}

/** Whether a text is another one with the name in some of its places. */
function renames(before: string, after: string, from: string, to: string): boolean {
  // A version's name may have several words: it is all of the text, or precedes its kind's.
  if (before === from || before.startsWith(`${from}-`))
    if (after === to + before.slice(from.length)) return true;
  const [a, b] = [before, after].map((text) => text.split(/([^\w]+)/));
  if (a!.length !== b!.length) return false;
  return a!.every((part, i) => part === b![i] || derived(part, from, to) === b![i]);
}

/** What a name that is made from one becomes: `entitiesEnd` of `entities`. Names that schemas give have no capitals. */
function derived(part: string, from: string, to: string): string | undefined {
  const rest = part.startsWith(from) ? part.slice(from.length) : undefined;
  return rest === "" || (rest !== undefined && /^[A-Z][a-zA-Z]*$/.test(rest))
    ? to + rest
    : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
