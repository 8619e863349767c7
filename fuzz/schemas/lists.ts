import type { Chance } from "./chance.ts";
import type { Tree } from "./document.ts";

/* Lists as they mostly are: one thing ends them, which is of their elements. */

const WAYS = ["ends-after", "count", "count-by", "ends"];

/** A list that one thing ends: of any of the keys together hardly a list is left. */
export function endedList(
  list: Map<string, Tree>,
  structs: ReadonlyMap<string, Tree>,
  chance: Chance,
): Map<string, Tree> {
  if (list.get("list") === "text" || chance.is(0.05)) return list;
  const struct = structs.get(String(list.get("list")));
  if (list.has("ends-after") && chance.is(0.3)) addChoice(struct);
  const fields = fieldsOf(struct);
  const numbers = fields.flatMap(numbersOf);
  const all = numbers.length > 0 ? WAYS : WAYS.slice(1);
  const given = all.filter((key) => list.has(key));
  const way = chance.of(given.length > 0 ? given : all);
  for (const key of WAYS) if (key !== way) list.delete(key);
  if (way === "count" && !list.has(way)) list.set(way, "u8");
  if (way === "ends" && (!list.has(way) || chance.is(0.8))) list.set(way, "bytes");
  if (way !== "ends-after") return list;
  const open = chance.is(0.8) ? openChoice(fields) : undefined;
  if (open !== undefined || chance.is(0.4)) list.set("ends", "bytes");
  const number = `_.${chance.of(numbers)}`;
  return list.set(way, open ?? chance.of([`${number} > 3`, `not ${number}`, `${number} % 2 == 1`]));
}

/** An arm that sometimes goes to the end of the bytes. */
export function openedArm(arm: Map<string, Tree>, chance: Chance): Map<string, Tree> {
  const fields = arm.get("fields");
  if (!Array.isArray(fields) || fields.at(-1)?.has?.("switch") || !chance.is(0.25)) return arm;
  const numbers = fieldsOf(arm).flatMap(numbersOf);
  const given = new Map(TO_END as ReadonlyMap<string, Tree>);
  if (numbers.length > 0 && chance.is(0.5)) given.set("if", `${chance.of(numbers)} > 2`);
  return arm.set("fields", [...fields, new Map([["rest", given]])]);
}

/** Gives a struct two arms, of which one goes to the end. */
function addChoice(struct: Tree | undefined): void {
  const fields = struct instanceof Map ? (struct.get("fields") as Tree | undefined) : undefined;
  if (!Array.isArray(fields) || fields.at(-1)?.has?.("switch")) return;
  const arm = (is: string, name: string, type: Tree) =>
    new Map<string, Tree>([
      ["is", [is]],
      ["fields", [new Map([[name, type]])]],
    ]);
  const arms = new Map<string, Tree>([
    ["some", arm("1", "more", "u8")],
    ["all", arm("255", "rest", TO_END)],
  ]);
  const choice = [
    ["switch", "tag"],
    ["arms", arms],
  ] as const;
  fields.push(new Map([["tag", "u8"]]), new Map<string, Tree>(choice));
}

const TO_END: Tree = new Map(Object.entries({ type: "bytes", to: "end" }));

type Item = ReadonlyMap<string, Tree>;

function fieldsOf(struct: Tree | undefined): readonly Item[] {
  const fields = struct instanceof Map ? (struct.get("fields") as Tree | undefined) : undefined;
  return Array.isArray(fields) ? fields.filter((field) => field instanceof Map) : [];
}

/** What holds of elements that go to the end: a member has a value that chooses such an arm. */
function openChoice(fields: readonly Item[]): string | undefined {
  const last = fields.at(-1);
  const arms = last?.get("arms");
  if (!last?.has("switch") || !(arms instanceof Map)) return undefined;
  const values = [...(arms as Item).values()].flatMap((arm) => {
    const isOpen = fieldsOf(arm).some((field) => field.has("rest"));
    const is = arm instanceof Map ? arm.get("is") : undefined;
    return isOpen && Array.isArray(is) ? is.map(String) : [];
  });
  if (values.length === 0) return undefined;
  return values.map((value) => `_.${String(last.get("switch"))} == ${value}`).join(" or ");
}

/** Members of a field that are integers. */
function numbersOf(field: Item): string[] {
  const into = field.get("into");
  if (into instanceof Map) return [...(into as Item).keys()];
  const [[name, type]] = [...field] as [[string, Tree]];
  return typeof type === "string" && /^[ui]\d+/.test(type) ? [name] : [];
}
