import type { Field } from "../../../runtime/table/fields/field.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";

export function int(
  name: string,
  bits: number,
  signed: boolean,
  rest: Partial<IntType> = {},
): IntType {
  return { kind: "int", name, bits, signed, ...rest };
}

export const u8 = int("u8", 8, false);
export const i8 = int("i8", 8, true);
export const u16 = int("u16", 16, false);
export const i16 = int("i16", 16, true);
export const u32 = int("u32", 32, false);
export const i32 = int("i32", 32, true);
export const coord = int("coord", 16, true, { scale: { num: 1, den: 8, plus: 0 } });
export const volume = int("volume", 8, false, { scale: { num: 1, den: 255, plus: 0 } });
export const falling = int("falling", 8, true, { scale: { num: -3, den: 4, plus: 10 } });
export const effect = int("u8", 8, false, { enum: 0 });
export const f32 = { kind: "float", name: "f32" } as const;
export const text = { kind: "string", name: "text", cut: 7 } as const;
export const flags = (bit: number) => ({ mask: "flags", bit });

export function always(id: number, fields: readonly Field[]) {
  return [{ from: 0, to: 2, id: [id, id] as const, fields }];
}
