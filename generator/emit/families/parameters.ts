import { isVaried } from "../../../runtime/table/besides.ts";
import type { Layout } from "../../../runtime/table/table.ts";
import { upper, wireName } from "../code/code.ts";
import type { Emitting } from "../code/emitting.ts";
import { valueForm } from "../code/scaled-forms.ts";
import { scalarAt } from "../decode/numbers.ts";
import { numberCode } from "../encode/numbers.ts";
import { WritePlan } from "../encode/plan.ts";
import { fixedBytes } from "../size/size.ts";
import { isFloat, type NamedNumber, namedNumbers, type Parameter } from "./by.ts";

/** What a number is on the wire and for values. */
function wireText(number: NamedNumber): string {
  return JSON.stringify({ ...number, name: "", doc: undefined });
}

/** A parameter, and the number of each layout that it is for. */
export interface Told extends Parameter {
  readonly name: string;
  readonly numbers: readonly NamedNumber[];
}

/** The parameters for the numbers of layouts that differ, by the numbers' order: one for those that differ alike. */
export function parametersOf(layouts: readonly Layout[]): (Told | undefined)[] {
  const numbers = layouts.map(namedNumbers);
  const known = new Map<string, Told>();
  return numbers[0]!.map((_, index) => {
    const own = numbers.map((list) => list[index]!);
    const texts = own.map((number) => wireText(number));
    if (texts.every((text) => text === texts[0])) return undefined;
    const key = texts.join();
    const names = [...known.values()].map(({ name }) => name);
    const told = known.get(key) ?? toldBy(own, names);
    known.set(key, told);
    return told;
  });
}

function toldBy(numbers: readonly NamedNumber[], taken: readonly string[]): Told {
  const base = numbers.at(-1)!.name;
  const same = taken.filter((other) => other.replace(/\d+$/, "") === base).length;
  const name = same === 0 ? base : `${base}${same + 1}`;
  const kind = numbers.some(isVaried) ? "form" : numbers.some(isFloat) ? "float" : "int";
  return { name, by: `${name}$`, kind, numbers };
}

/** The code of what reads and writes the number that a parameter is in one of the layouts. */
export function givenCode(emitting: Emitting, { kind, numbers }: Told, layout: number): string {
  const number = numbers[layout]!;
  if (isVaried(number)) return valueForm(number, emitting)!;
  const scalar = scalarConstant(emitting, number);
  if (kind !== "form") return scalar;
  const code = `${emitting.imports.use("scalarForm")}(${scalar})`;
  return emitting.lengths.named(`${scalar}_FORM`, code);
}

/** The constant that reads and writes a number: of a name once, for each way to write it. */
function scalarConstant(emitting: Emitting, type: NamedNumber): string {
  const { lengths, imports } = emitting;
  imports.use("type Scalar");
  const plan = new WritePlan(emitting);
  const isFloat = type.kind === "float";
  const set = numberCode(plan, type, "at", "value", "nan").replace(/;$/, "");
  const nans = isFloat
    ? `(view, at, count, step) => ${imports.use("nanBits")}(view, at, count, step${type.bigEndian ? ", false" : ""})`
    : imports.use("noNans");
  const code = [
    `{ bytes: ${fixedBytes(type)!}`,
    `at: (view, at) => ${scalarAt(type, "at")}`,
    `set: (view, at, value${isFloat ? ", nan" : ""}) => ${set}`,
    `nans: ${nans} } satisfies Scalar`,
  ].join(", ");
  const base = `${upper(type.name)}_${isFloat ? "F32" : wireName(type)}`;
  for (let i = 1; ; i++) {
    const name = i === 1 ? base : `${base}_${i}`;
    const known = lengths.declarations.get(name);
    if (known !== undefined && known !== code) continue;
    lengths.declarations.set(name, code);
    return name;
  }
}
