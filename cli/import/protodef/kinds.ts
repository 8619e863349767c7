import { Unsayable } from "../ksy/fields/expression.ts";
import { mapOf } from "../located.ts";
import { type Scope, type Type, typeNamed } from "./description.ts";

/** Types that are other types' names, one after the other. */
const LONGEST_CHAIN = 32;

/** What a type is in the end: names are followed. Throws Unsayable. */
export function kindOf(
  type: Type,
  scope: Scope,
): { kind: string; given: unknown; scope: Scope; name: string | undefined } {
  let [at, own, name] = [type, scope, undefined as string | undefined];
  for (let n = 0; n < LONGEST_CHAIN; n++) {
    const [word, given] = Array.isArray(at) ? at : [at, undefined];
    if (typeof word !== "string") throw new Unsayable("a type without a name");
    const found = typeNamed(own, word);
    if (found === undefined || found.type === "native")
      return { kind: word, given, scope: own, name };
    name = word;
    at = given === undefined ? found.type : filledIn(found.type, mapOf(given));
    own = found.scope;
  }
  throw new Unsayable("types that are each other's names");
}

/** A type with `$compareTo` and the like replaced by what is given where it is used. */
function filledIn(type: Type, given: Readonly<Record<string, unknown>>): Type {
  if (typeof type === "string" && type.startsWith("$")) return given[type.slice(1)] ?? type;
  if (Array.isArray(type)) return type.map((each) => filledIn(each, given));
  if (typeof type !== "object" || type === null) return type;
  return Object.fromEntries(
    Object.entries(type).map(([key, each]) => [key, filledIn(each, given)]),
  );
}
