import type { BigType, IntType } from "../../../runtime/table/types/integers.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { isVaried } from "../../../runtime/table/facts/companions.ts";
import * as code from "../code/build.ts";
import { countExpr } from "../code/count.ts";
import type { Block, Stmt } from "../code/model.ts";
import { formOf } from "../parts/forms.ts";
import { local } from "../../facts/names.ts";
import { bitTest, held } from "../parts/tests.ts";
import { ensured } from "../decode/ensured.ts";
import { passing, readOn, scalarAt } from "../decode/numbers.ts";
import { scaled } from "../parts/scale.ts";
import { OFFSET } from "../decode/plan.ts";
import { bytesOf } from "../size/size.ts";

/** The reader itself goes on from `at`. */
export const TO_READER: Stmt = code.set(OFFSET, code.AT);
/** `at` is where the reader is. */
export const FROM_READER: Stmt = code.set(code.AT, OFFSET);

/** What the reader itself passes over or reads. */
export function byReader(lines: Block): Block {
  return [TO_READER, ...lines, FROM_READER];
}

/** Asks for the bytes of a number at `at`. */
export function ensuredFor(type: IntType | BigType): Stmt {
  return ensured(code.AT, countExpr(bytesOf(type)));
}

/** Reads an integer that tells what follows. */
export function integerCode(name: string, type: IntType | BigType): Block {
  if (isVaried(type)) {
    const read = code.method(formOf(type), "read", code.READER);
    return byReader([code.constant(local(name), scaled(read, type as IntType))]);
  }
  if (type.kind === "big")
    return [ensuredFor(type), code.constant(local(name), scalarAt(type, code.AT)), passing(8)];
  const { value, after } = readOn(type);
  return [ensuredFor(type), code.constant(local(name), value), ...after];
}

/** An integer that tells what follows, and may have two widths. */
export function wideCode({ name, type, wide }: ValueField): Block {
  if (wide === undefined) return integerCode(name, type as IntType);
  const read = (int: IntType) => {
    const { value, after } = readOn(int);
    return [ensuredFor(int), code.set(held(name), value), ...after];
  };
  const isWide = bitTest(wide.when.mask, wide.when.bit);
  return [
    code.variable(local(name), undefined, "number"),
    code.when(isWide, read(wide.type), read(type as IntType)),
  ];
}
