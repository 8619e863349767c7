import type { BigType, IntType, ValueField } from "../../../runtime/table/table.ts";
import { bitTest, local } from "../code/code.ts";
import { isVaried } from "../../../runtime/table/besides.ts";
import { formOf } from "../code/forms.ts";
import { readOn, scalarAt, scaled } from "../decode/numbers.ts";
import type { Emitting } from "../code/emitting.ts";

/** Reads an integer that tells what follows. */
export function integerCode(
  { imports }: Emitting,
  name: string,
  type: IntType | BigType,
): string[] {
  if (isVaried(type)) {
    const read = scaled(`${formOf(type as IntType, imports)}.read(r)`, type as IntType);
    return ["r.offset = at;", `const ${local(name)} = ${read};`, "at = r.offset;"];
  }
  const ensure = `${imports.use("ensure")}(r, at, ${type.bits / 8});`;
  if (type.kind === "big")
    return [ensure, `const ${local(name)} = ${scalarAt(type, "at")};`, "at += 8;"];
  return [ensure, `const ${local(name)} = ${readOn(type)}`];
}

/** An integer that tells what follows, and may have two widths. */
export function wideCode(emitting: Emitting, { name, type, wide }: ValueField): string[] {
  if (wide === undefined) return integerCode(emitting, name, type as IntType);
  const ensure = (int: IntType) => `${emitting.imports.use("ensure")}(r, at, ${int.bits / 8});`;
  const read = (int: IntType) => `${ensure(int)}\n${local(name)} = ${readOn(int)}`;
  return [
    `let ${local(name)}: number;`,
    `if (${bitTest(wide.when.mask, wide.when.bit)}) {\n${read(wide.type)}\n} else {\n${read(type as IntType)}\n}`,
  ];
}
