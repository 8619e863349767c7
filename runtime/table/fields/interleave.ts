import type { ValueField } from "./value.ts";
import type { NumberType } from "../types/number.ts";

/** Arrays whose elements take turns: a[0] b[0] a[1] b[1] … */
export interface InterleaveField {
  readonly kind: "interleave";
  readonly count: number;
  readonly fields: readonly {
    readonly name: string;
    readonly doc?: string;
    readonly type: NumberType;
  }[];
}

/** Arrays that take turns as what each of them would be alone. */
export function arraysOf({ count, fields }: InterleaveField): ValueField[] {
  return fields.map(({ type, ...named }) => ({
    kind: "value",
    ...named,
    type: { kind: "array", name: `${type.name}[${count}]`, of: type, count },
  }));
}
