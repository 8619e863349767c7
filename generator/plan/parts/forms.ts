import { isNumbered, isVaried } from "../../../runtime/table/facts/companions.ts";
import type { BigType, IntType } from "../../../runtime/table/types/integers.ts";
import type { SequenceType, DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { varintType } from "../../../runtime/table/varints/varints.ts";
import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";
import { byOf } from "./by.ts";
import type { Emitting } from "./emitting.ts";
import { wireName } from "../../facts/names.ts";

/*
 * Forms: what reads, writes and passes over values that find their own length. They are of the library, or constants
 * of the module that are made by it; a form and its name go together.
 */

interface Form {
  readonly name: string;
  readonly form: Expr;
}

/** What reads and writes a number in groups, of the runtime: `varu28`, `vari64be`. */
export function formOf(type: IntType | BigType): Expr {
  const by = byOf(type);
  return by === undefined ? code.library(varintType(type).name) : code.name(by);
}

/** The form of a value, or of the elements of an array or a list, where they have one. */
export function formIn(type: ValueType, emitting: Emitting): Expr | undefined {
  return namedForm(type, emitting)?.form;
}

/** As `formIn`, with the form's name. */
export function namedForm(type: ValueType, emitting: Emitting): Form | undefined {
  if (isNumbered(type)) return recordForm(type.by, type.of, emitting);
  const of = type.kind === "array" || type.kind === "sequence" ? type.of : type;
  if (of.kind === "delimited") return delimitedForm(of, emitting);
  if (isVaried(of)) return { name: byOf(of) ?? varintType(of).name, form: formOf(of) };
  return type.kind === "sequence" ? elementForm(type.of, emitting) : undefined;
}

/** What reads and writes each integer of a list. */
function elementForm(of: SequenceType["of"], emitting: Emitting): Form {
  if (of.kind === "int") return integerConstant(of, emitting);
  if (of.kind === "delimited") return delimitedForm(of, emitting);
  const isLow = of.bigEndian !== true;
  if (of.kind === "float") {
    const bits = of.bits ?? 32;
    const make = bits === 64 ? "doubles" : "floats";
    return set(emitting, `F${bits}${isLow ? "" : "BE"}_FORM`, code.use(make, code.plain(isLow)));
  }
  const { signed } = of;
  const made = code.use("fixedBig", code.plain(signed), code.plain(isLow));
  return set(emitting, `${signed ? "I" : "U"}64${isLow ? "" : "BE"}_FORM`, made);
}

function set({ constants }: Emitting, name: string, made: Expr): Form {
  return { name, form: constants.set(name, made) };
}

const ORDERS = { low: "", high: "BE", middle: "ME" } as const;

/** What reads and writes an integer by itself. */
export function integerForm(type: IntType, emitting: Emitting): Expr {
  return integerConstant(type, emitting).form;
}

function integerConstant(type: IntType, emitting: Emitting): Form {
  if (isVaried(type)) return { name: varintType(type).name, form: formOf(type) };
  const { bits, signed, bigEndian, middleEndian } = type;
  const order = middleEndian ? "middle" : bigEndian ? "high" : "low";
  const rest = order === "low" ? (signed ? [true] : []) : [signed, order];
  const made = code.use("fixedInteger", bits, ...rest.map(code.plain));
  return set(emitting, `${wireName(type)}${ORDERS[order]}_FORM`, made);
}

/** A form's name without what says that it is one. */
function baseName({ name }: Form): string {
  return (name.endsWith(FORM) ? name.slice(0, -FORM.length) : name).toUpperCase();
}

const FORM = "_FORM";

/** What reads and writes a record after the number that tells its keys: a constant of the module. */
function recordForm(by: IntType | BigType, of: IntType, emitting: Emitting): Form {
  const values = integerConstant({ ...of, name: wireName(of) }, emitting);
  const name = `${baseName(values)}_PER_${varintType(by).name.toUpperCase()}`;
  return set(emitting, name, code.use("numbered", formOf(by), by.bits, values.form));
}

/** A constant of the module: alike ones have the same. */
function delimitedForm({ as, length, ends = [], cut }: DelimitedType, emitting: Emitting): Form {
  const shown = code.library(as === "bytes" ? "plainBytes" : as);
  if (length !== undefined) {
    const number = integerConstant(length, emitting);
    const name = `${as.toUpperCase()}_BY_${baseName(number)}`;
    return set(emitting, name, code.use("counted", shown, number.form));
  }
  const most = cut === undefined ? [] : [cut];
  const name = [as.toUpperCase(), "TO", ...ends, ...(cut === undefined ? [] : ["CUT", cut])];
  return set(emitting, name.join("_"), code.use("ended", shown, code.plain(ends), ...most));
}
