import {
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
} from "yaml";
import { type Role, ROLES, type Word } from "../../runtime/table/words.ts";
import type { Mutant } from "./mutant.ts";
import { type Add, type Placed, replaced, source, swapKeys, withoutPair } from "./placed-edits.ts";

/** Keys that may be forgotten: the schema often says something else without them, and is right to the checker. */
const FORGOTTEN = new Set(
  "role tells lasts legacy max absent usual unless since until sets same-as flag if none plus stops by as in".split(
    " ",
  ),
);

/**
 * Mistakes in what a schema says beside the bytes: what messages are to a game, what they tell and how long that lasts,
 * what absent members mean, limits; and keys that are forgotten.
 */
export function meaningMutants(file: string, text: string): Mutant[] {
  const mutants: Mutant[] = [];
  const add: Add = (kind, ...edits) => void mutants.push({ room: "meaning", file, kind, edits });
  visit(parseDocument(text), {
    Pair(_, pair, path) {
      const map = path.at(-1);
      if (isMap(map) && isScalar(pair.key)) pairMutants(text, map, pair, add);
    },
  });
  return mutants;
}

function pairMutants(text: string, map: YAMLMap, pair: Pair, add: Add): void {
  const key = String((pair.key as Scalar).value);
  const value = pair.value as Placed;
  if (FORGOTTEN.has(key)) {
    const edits = withoutPair(text, map, pair);
    if (edits.length > 0) add(`no "${key}"`, ...edits);
  }
  if (key === "lasts") lastsMutants(value, add);
  if (key === "role" && isScalar(value)) roleMutants(source(value), map, value, add);
  if (key === "absent" && isScalar(value)) absentMutants(source(value), value, add);
  if (key === "max" && isScalar(value))
    for (const step of [1, -1])
      add("another limit", replaced(value, String(Number(value.value) + step)));
  if (key === "tells" && isMap(value)) tellsMutants(value as YAMLMap, add);
}

const HOW = ["moment", "each", "last"];

/** Another time that it lasts, and members that no more tell which. */
function lastsMutants(value: Placed, add: Add): void {
  const own = isScalar(value) ? source(value) : "";
  for (const other of HOW) if (other !== own) add("lasts otherwise", replaced(value, other));
  if (!isMap(value)) return;
  const by: unknown = value.get("by", true);
  if (!isSeq<Scalar & Placed>(by) || by.items.length < 2) return;
  for (const left of by.items) {
    const names = by.items.filter((item) => item !== left).map(source);
    add("lasts by less", replaced(by, `[${names.join(", ")}]`));
  }
}

/** The next two roles that the checker would take for what the message tells. */
function roleMutants(own: string, map: YAMLMap, value: Placed, add: Add): void {
  const tells: unknown = map.get("tells", true);
  const words = isMap(tells) ? tells.items.map(({ key }) => (key as Scalar).value) : [];
  const all = Object.keys(ROLES) as Role[];
  const fitting = all.filter((role) =>
    (ROLES[role].needs as readonly Word[]).every((word) => words.includes(word)),
  );
  const at = fitting.indexOf(own as Role);
  for (const step of [1, 2]) {
    const other = fitting[(at + step) % fitting.length]!;
    if (other !== own) add("another role", replaced(value, other));
  }
}

/** Members that tell what others tell, and another number of them a second. */
function tellsMutants(tells: YAMLMap, add: Add): void {
  swapKeys("swapped words", tells, add);
  for (const { value } of tells.items) {
    if (!isScalar(value)) continue;
    const [name, rate] = source(value).split("/");
    if (rate !== undefined) add("another rate", replaced(value, `${name}/${Number(rate) + 1}`));
  }
}

function absentMutants(own: string, value: Placed, add: Add): void {
  const number = Number(own);
  if (!Number.isNaN(number))
    return add("another absent value", replaced(value, String(number + 1)));
  const [root, member, element] = own.split(".");
  if (element !== undefined)
    add("another absent value", replaced(value, `${root}.${member}.${(Number(element) + 1) % 3}`));
  add("another absent value", replaced(value, "0"));
  add(
    "another absent value",
    replaced(
      value,
      `${root === "previous" ? "baseline" : "previous"}.${own.split(".").slice(1).join(".")}`,
    ),
  );
}
