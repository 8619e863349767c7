import { opposite } from "../../../runtime/table/bits.ts";
import type { ValueField } from "../../../runtime/table/table.ts";
import { isBrief } from "../code/brief.ts";
import { local, presenceTest, spoken } from "../code/code.ts";
import { givenTest } from "../code/given.ts";
import type { Emitting } from "../code/emitting.ts";

/** What the getters of one class share. */
export interface Viewing extends Emitting {
  /** The masks that its fields depend on. */
  readonly masks: readonly string[];
  /** Where the field stands, where that takes some counting. */
  readonly counted?: string;
}

/** Stands for `Viewing.counted`. */
export const COUNTED = "§";

export type Place = (more: number) => string;

/** The private member that keeps a mask or a length: the view has a few of its own. */
export function own(name: string): string {
  return /^(r|at\d+)$/.test(name) ? `${name}$` : name;
}

/** A line of a getter that is longer would be several. */
const LONG = 96;

function isLong(code: string): boolean {
  return code.split("\n").some((line) => line.length > LONG);
}

/** A getter. What its code speaks of more than once is a constant in front. */
export function getter(emitting: Viewing, name: string, type: string, code: string): string {
  const { masks, counted = "" } = emitting;
  const [first, ...rest] = code.split("\n");
  const isTest = rest.length > 0 && /^if .* return undefined;$/.test(first!);
  let body = code;
  const isOnce = code.split(COUNTED).length === 2;
  const whole = code.replace(COUNTED, counted);
  if (isOnce && !(isBrief(emitting) && isLong(whole))) body = whole;
  else if (code.includes(COUNTED)) {
    const at = `const at = ${counted};`;
    body = (isTest ? [first, at, ...rest] : [at, code]).join("\n").replaceAll(COUNTED, "at");
  }
  for (const mask of masks) {
    const short = isBrief(emitting) && body.split(spoken(local(mask))).join(`this.#${own(mask)}`);
    body = short && !isLong(short) ? short : withConstant(body, local(mask), `this.#${own(mask)}`);
  }
  body = withConstant(body, "view", "this.#r.view");
  return `\nget ${name}(): ${type} {\n${body}\n}`;
}

/** Code that speaks of a value: by a constant, where it does so more than once. */
function withConstant(code: string, name: string, value: string): string {
  const parts = code.split(spoken(name));
  if (parts.length > 2) return `const ${name} = ${value};\n${code}`;
  return parts.join(value);
}

export function optionalGetter(
  emitting: Viewing,
  field: ValueField,
  name: string,
  type: string,
  code: string,
): string {
  const { when, whenIs } = field;
  if (when === undefined && whenIs === undefined)
    return getter(emitting, name, type, `return ${code};`);
  const test =
    when === undefined
      ? `!(${givenTest(whenIs!, (name) => `this.${name}`)})`
      : presenceTest(opposite(when));
  const absent = `if (${test}) return undefined;`;
  const optional = type.endsWith("undefined") ? type : `${type} | undefined`;
  return getter(emitting, name, optional, `${absent}\nreturn ${code};`);
}
