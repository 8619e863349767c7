import { isVaried } from "../../../runtime/table/facts/companions.ts";
import type { Layout } from "../../../runtime/table/messages.ts";
import * as code from "../code/build.ts";
import { type Count, ofParameter } from "../code/count.ts";
import type { Expr } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { upper, wireName } from "../../facts/names.ts";
import { valueForm } from "../parts/scaled-forms.ts";
import { scalarAt } from "../decode/numbers.ts";
import { settingNumber } from "../encode/numbers.ts";
import { bytesOf } from "../size/size.ts";
import { isFloat, type NamedNumber, namedNumbers, type Parameter } from "./by.ts";

/** What a number is on the wire and for values. */
function wireText(number: NamedNumber): string {
  return JSON.stringify({ ...number, name: "", doc: undefined });
}

/** A parameter, and the number of each layout that it is for. */
export interface FamilyParameter extends Parameter {
  readonly name: string;
  readonly numbers: readonly NamedNumber[];
}

/** The parameters for the numbers of layouts that differ, by the numbers' order: one for those that differ alike. */
export function parametersOf(layouts: readonly Layout[]): (FamilyParameter | undefined)[] {
  const numbers = layouts.map(namedNumbers);
  const known = new Map<string, FamilyParameter>();
  return numbers[0]!.map((_, index) => {
    const own = numbers.map((list) => list[index]!);
    const texts = own.map((number) => wireText(number));
    if (texts.every((text) => text === texts[0])) return undefined;
    const key = texts.join();
    const names = [...known.values()].map(({ name }) => name);
    const parameter = known.get(key) ?? parameterOf(own, names);
    known.set(key, parameter);
    return parameter;
  });
}

function parameterOf(numbers: readonly NamedNumber[], taken: readonly string[]): FamilyParameter {
  const base = numbers.at(-1)!.name;
  const same = taken.filter((other) => other.replace(/\d+$/, "") === base).length;
  const name = same === 0 ? base : `${base}${same + 1}`;
  const kind = numbers.some(isVaried) ? "form" : numbers.some(isFloat) ? "float" : "int";
  const bytes = kind === "form" ? 0 : bytesBy(name, numbers);
  return { name, by: `${name}$`, kind, numbers, bytes };
}

/** The constant that holds how many bytes a number takes. */
export function bytesName(name: string): string {
  return `${name}$Bytes`;
}

function bytesBy(name: string, numbers: readonly NamedNumber[]): Count {
  const values = numbers.map((number) => bytesOf(number) as number);
  const [first] = values;
  if (values.every((value) => value === first)) return first!;
  return ofParameter({ name: bytesName(name), values });
}

/** What reads and writes the number that a parameter is in one of the layouts. */
export function givenCode(
  emitting: Emitting,
  { kind, numbers }: FamilyParameter,
  layout: number,
): Expr {
  const number = numbers[layout]!;
  if (isVaried(number)) return valueForm(number, emitting)!;
  const { name, scalar } = scalarConstant(emitting, number);
  if (kind !== "form") return scalar;
  return emitting.constants.named(`${name}_FORM`, code.use("scalarForm", scalar));
}

/** The constant that reads and writes a number: of a name once, for each way to write it. */
function scalarConstant(emitting: Emitting, type: NamedNumber): { name: string; scalar: Expr } {
  const { constants, types } = emitting;
  types.add("Scalar");
  const [value, nan, at] = [code.name("value"), code.name("nan"), code.AT];
  const set = settingNumber(type, at, value, nan);
  const isFloats = type.kind === "float";
  const parts = {
    bytes: code.number(bytesOf(type) as number),
    at: code.lambda(["view", "at"], scalarAt(type, at)),
    set: code.lambda(["view", "at", "value", ...(isFloats ? ["nan"] : [])], set),
    nans: isFloats ? nansLambda(type.bigEndian === true) : code.library("noNans"),
  };
  const of = code.recordOf(parts);
  const scalar = constants.named(`${upper(type.name)}_${isFloats ? "F32" : wireName(type)}`, {
    kind: "satisfies",
    of,
    type: "Scalar",
  });
  return { name: scalar.kind === "name" ? scalar.name : "", scalar };
}

function nansLambda(bigEndian: boolean): Expr {
  const names = ["view", "at", "count", "step"];
  const args = [...names.map(code.name), ...(bigEndian ? [code.plain(false)] : [])];
  return code.lambda(names, code.use("nanBits", ...args));
}
