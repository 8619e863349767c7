import { numberOf, Unsayable } from "./fields/expression.ts";
import { type Asks, type Attribute, hasNothing, scalarOf } from "./fields/fields.ts";
import { nameOf } from "./source/find.ts";
import { asksItself } from "./later/later.ts";
import { sizeOf } from "./fields/lengths.ts";
import { computedIn } from "./fields/numbers.ts";
import { printed } from "./fields/printed.ts";
import { isReadLater, isSwitch } from "./reads.ts";
import type { Entry } from "./fields/rest.ts";
import { type Type } from "./source/spec.ts";
import { type Keys, listOf, mapOf } from "../located.ts";

/*
 * Attributes that become several fields: a choice that is no `switch` of the schema, a field for each of its cases; and a
 * type with a size, of which the type always has the first bytes.
 */

const known = new WeakMap<Keys, Map<string, Keys>>();

/** An attribute's keys with changes: the same for the same, so that what is refused of it stays so. */
function changed(keys: Keys, name: string, changes: Keys): Keys {
  const own = known.get(keys) ?? new Map<string, Keys>();
  known.set(keys, own);
  const made = own.get(name) ?? { ...keys, ...changes };
  own.set(name, made);
  return made;
}

/** The attributes that one becomes; itself where it is one field. */
export function spread(at: Attribute, asks: Asks): readonly Attribute[] {
  try {
    const chosen = mapOf(at.keys["type"]);
    if (chosen["switch-on"] !== undefined)
      return isSwitch(at) || isReadLater(at) || at.isCounted === true
        ? [at]
        : casesOf(at, chosen, asks);
    return sizedOf(at, asks) ?? [at];
  } catch (error) {
    if (!(error instanceof Unsayable)) throw error;
    return [at];
  }
}

/** In the place of what chooses where the choice is not there. */
const NOWHERE = -1;
const MOST_CASES = 60;

function casesOf(at: Attribute, chosen: Keys, asks: Asks): readonly Attribute[] {
  const { keys, type, name } = at;
  for (const key of ["repeat", "enum", "terminator", "parent", "size", "size-eos"])
    if (keys[key] !== undefined) throw new Unsayable(`a choice with \`${key}\``);
  const cases = Object.entries(mapOf(chosen["cases"]));
  if (cases.length > MOST_CASES) throw new Unsayable("a choice of very many cases");
  const on = String(chosen["switch-on"]);
  const by = chooserOf(at, on, asks);
  const numbers = new Map(
    cases
      .filter(([value]) => value !== "_")
      .map(([value]) => [value, caseNumber(value, type, asks)]),
  );
  const all = [...numbers.values(), ...(by.computed === undefined ? [] : [NOWHERE])];
  const fields = cases.flatMap(([value, word]): Attribute[] => {
    const where =
      value === "_"
        ? `not ${by.name} in [${all.join(", ")}]`
        : `${by.name} == ${numbers.get(value)}`;
    if (hasNothing(word, type, asks)) return [];
    const own = changed(keys, value, { type: word, if: undefined, doc: undefined });
    return [
      { ...at, keys: own, case: value, name: `${name}_${labelOf(value)}`, isLast: false, where },
    ];
  });
  if (fields.length === 0) throw new Unsayable("a choice of nothing");
  const [first, ...others] = fields;
  return [{ ...first!, before: by.computed, whole: at }, ...others];
}

/** What chooses: an integer as it is, or a number that is computed. */
function chooserOf(
  { keys, name, type }: Attribute,
  on: string,
  asks: Asks,
): { name: string; computed?: { name: string; value: string } } {
  const plain = on.replace(/\.to_i$/, "");
  const isOwn = listOf(type.keys.seq).some((each) => mapOf(each).id === plain);
  if (isOwn && keys["if"] === undefined) return { name: nameOf(plain) };
  const value = printed(computedIn(on, type, asks));
  const where =
    keys["if"] === undefined ? undefined : printed(computedIn(String(keys["if"]), type, asks));
  const text = where === undefined ? value : `(${where}) ? (${value}) : ${NOWHERE}`;
  return { name: `${name}_by`, computed: { name: `${name}_by`, value: text } };
}

function caseNumber(value: string, type: Type, asks: Asks): number {
  const plain = value.replace(/\.to_i$/, "");
  const number = plain.includes("::") ? asks.enumValue(type, plain) : wordNumber(plain);
  if (number === undefined || number === NOWHERE) throw new Unsayable(`a choice of ${value}`);
  return number;
}

function wordNumber(word: string): number | undefined {
  return /^(true|false)$/.test(word) ? Number(word === "true") : numberOf(word);
}

/** `kind::BIG` is `big`. */
function labelOf(value: string): string {
  if (value === "_") return "otherwise";
  const plain = value
    .replace(/\.to_i$/, "")
    .split("::")
    .at(-1)!;
  return nameOf(/^[a-z]/i.test(plain) ? plain : `is_${plain.replace("-", "minus_")}`);
}

/** A struct that always has as many bytes, and what is left of those that its size says; nothing for others. */
function sizedOf(at: Attribute, asks: Asks): readonly Attribute[] | undefined {
  const { keys, type } = at;
  const { size, type: word } = keys as Keys & { readonly type?: unknown };
  const other = "repeat process terminator pad-right parent".split(" ");
  if (size === undefined || typeof word !== "string") return undefined;
  if (at.isCounted === true || at.isLater === true) return undefined;
  if (other.some((key) => keys[key] !== undefined) || isPlain(word, type)) return undefined;
  const found = asks.find(type, word);
  const { size: _, ...plain } = keys;
  const bytes = sizeOf(plain, type, (from, path) => asks.find(from, path), 0);
  if (found === undefined || bytes === undefined || bytes === 0 || asksItself(found))
    return undefined;
  const whole = numberOf(String(size));
  if (whole !== undefined && whole < bytes) return undefined;
  const struct = changed(keys, "struct", { size: undefined });
  if (whole === bytes) return [{ ...at, keys: struct }];
  const rest = changed(keys, "rest", {
    type: undefined,
    size: whole === undefined ? `(${String(size)}) - ${bytes}` : whole - bytes,
    doc: "What the type does not read of its bytes.",
    valid: undefined,
  });
  return [
    { ...at, keys: struct, isLast: false },
    { ...at, keys: rest, name: `${at.name}_unread` },
  ];
}

function isPlain(word: string, type: Type): boolean {
  return /^(strz?|b\d+(le|be)?)$/.test(word) || scalarOf(word, type) !== undefined;
}

/** The choices of which each case is a field, with the fields that there are: those that entries have, or derived values. */
export function casesMade(
  attributes: readonly Attribute[],
  entries: readonly Entry[],
  derived: ReadonlyMap<string, unknown>,
): { whole: Attribute; fields: readonly Attribute[] }[] {
  const made = new Set([...entries.flatMap(({ field }) => Object.keys(field)), ...derived.keys()]);
  return attributes.flatMap(({ whole }) => {
    if (whole === undefined) return [];
    const fields = attributes.filter(
      ({ place, where, name }) => place === whole.place && where !== undefined && made.has(name),
    );
    return fields.length === 0 ? [] : [{ whole, fields }];
  });
}
