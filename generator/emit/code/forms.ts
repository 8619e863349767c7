import { isNumbered, isStep, isVaried } from "../../../runtime/table/besides.ts";
import type {
  BigType,
  IntType,
  RunsType,
  RunType,
  ValueType,
} from "../../../runtime/table/table.ts";
import { byOf } from "../families/by.ts";
import { type Imports, wireName } from "./code.ts";
import type { Emitting } from "./emitting.ts";

/** What reads and writes a number in groups, of the runtime: `varu28`, `vari64be`. */
export function formOf(type: IntType | BigType, imports: Imports): string {
  const { bits, signed, groups } = type;
  const by = byOf(type);
  if (by !== undefined) return by;
  if (groups === "two") return imports.use(isStep(type) ? "step23" : "vari23");
  const order = groups === "high" ? "be" : "";
  return imports.use(`var${signed ? "i" : "u"}${bits}${order}`);
}

/** The form of a value, or of the elements of an array or a list, where they have one. */
export function formIn(type: ValueType, emitting: Emitting): string | undefined {
  if (isNumbered(type)) return recordForm(type.by, type.of, emitting);
  const of = type.kind === "array" || type.kind === "runs" ? type.of : type;
  if (of.kind === "run") return runForm(of, emitting);
  if (isVaried(of)) return formOf(of, emitting.imports);
  return type.kind === "runs" ? elementForm(type.of, emitting) : undefined;
}

/** What reads and writes each integer of a list. */
function elementForm(of: RunsType["of"], emitting: Emitting): string {
  if (of.kind === "int") return integerForm(of, emitting);
  if (of.kind === "run") return runForm(of, emitting);
  if (of.kind === "float") {
    const bits = of.bits ?? 32;
    const name = `F${bits}${of.bigEndian ? "BE" : ""}_FORM`;
    const make = emitting.imports.use(bits === 64 ? "doubles" : "floats");
    emitting.lengths.declarations.set(name, `${make}(${of.bigEndian !== true})`);
    return name;
  }
  const { signed, bigEndian } = of;
  const name = `${signed ? "I" : "U"}64${bigEndian ? "BE" : ""}_FORM`;
  const make = emitting.imports.use("fixedBig");
  emitting.lengths.declarations.set(name, `${make}(${signed}, ${bigEndian !== true})`);
  return name;
}

const ORDERS = { low: "", high: "BE", middle: "ME" } as const;

/** What reads and writes an integer by itself. */
export function integerForm(type: IntType, emitting: Emitting): string {
  if (isVaried(type)) return formOf(type, emitting.imports);
  const { bits, signed, bigEndian, middleEndian } = type;
  const order = middleEndian ? "middle" : bigEndian ? "high" : "low";
  const name = `${wireName(type)}${ORDERS[order]}_FORM`;
  const make = emitting.imports.use("fixedInteger");
  const rest = order === "low" ? (signed ? ", true" : "") : `, ${signed}, "${order}"`;
  emitting.lengths.declarations.set(name, `${make}(${bits}${rest})`);
  return name;
}

/** What reads and writes a record behind the number that tells its keys: a constant of the module. */
function recordForm(by: IntType | BigType, of: IntType, emitting: Emitting): string {
  const { imports, lengths } = emitting;
  const keys = formOf(by, imports);
  const values = integerForm({ ...of, name: wireName(of) }, emitting);
  const name = `${values.replace("_FORM", "").toUpperCase()}_PER_${keys.toUpperCase()}`;
  lengths.declarations.set(name, `${imports.use("numbered")}(${keys}, ${by.bits}, ${values})`);
  return name;
}

/** A constant of the module: alike ones have the same. */
function runForm({ as, length, ends = [], cut }: RunType, emitting: Emitting): string {
  const { imports, lengths } = emitting;
  const shown = imports.use(as === "bytes" ? "plainBytes" : as);
  if (length !== undefined) {
    const form = integerForm(length, emitting);
    const name = `${as.toUpperCase()}_BY_${form.toUpperCase().replace("_FORM", "")}`;
    lengths.declarations.set(name, `${imports.use("counted")}(${shown}, ${form})`);
    return name;
  }
  const most = cut === undefined ? "" : `, ${cut}`;
  const name = [as.toUpperCase(), "TO", ...ends, ...(cut === undefined ? [] : ["CUT", cut])];
  const code = `${imports.use("ended")}(${shown}, [${ends.join(", ")}]${most})`;
  lengths.declarations.set(name.join("_"), code);
  return name.join("_");
}
