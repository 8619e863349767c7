import { widthMember } from "../../runtime/table/facts/companions.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { SparseType } from "../../runtime/table/types/sparse.ts";
import { block } from "../code.ts";
import { intKind, type Kind, unsigned, valueKind } from "../kinds.ts";
import { typeName } from "../unit.ts";
import { readInt, readNumber, unused } from "./numbers.ts";
import { cast, markCode, maskCode, type Scope, store } from "./scope.ts";

/** An integer for each bit that is set, of a mask or of a number before them. */
export function readSparse(s: Scope, { name }: ValueField, type: SparseType): string[] {
  const { by, mask, of, rounds = 1 } = type;
  const kind = valueKind(s.unit.table, type) as Kind & { kind: "sparse" };
  const member = s.owner.members.of(name, kind);
  const key = s.temp();
  const path = [{ name, index: key }];
  const read = readInt(s, of, path);
  const item = typeName(s.unit, (member.kind as Kind & { kind: "sparse" }).of);
  const each = s.skips
    ? unused(read)
    : [
        ...read.lines,
        `m->${member.id}.values[${key}] = ${cast(item, read.value)};`,
        `m->${member.id}.keys[${key} / 32] |= UINT32_C(1) << ${key} % 32;`,
      ];
  const clear = s.skips ? [] : [`memset(m->${member.id}.keys, 0, sizeof m->${member.id}.keys);`];
  const marks = s.skips ? [] : markCode(s, member);
  const loop = (bits: string, count: number) => [
    ...clear,
    ...block(
      `for (size_t ${key} = 0; ${key} < ${count}; ${key}++)`,
      block(`if (ds_given(${bits}, ${key} % ${by === undefined ? 32 : 64}))`, each),
    ),
    ...marks,
  ];
  if (by === undefined) return loop(maskCode(mask!), 32 * rounds);
  const keys = readKeys(s, name, by);
  return [...keys.lines, ...loop(keys.bits, by.bits)];
}

function readKeys(s: Scope, name: string, by: NonNullable<SparseType["by"]>) {
  const path = [{ name: "keys" }, { name }];
  const read = readNumber(
    s,
    by,
    path,
    by.kind === "int" ? intKind(by) : { kind: "big", signed: false },
  );
  const bits = s.temp();
  const width =
    read.width === undefined || s.skips ? [] : store(s, widthMember(name), unsigned(8), read.width);
  return {
    lines: [...read.lines, `const uint64_t ${bits} = (uint64_t)${read.value};`, ...width],
    bits,
  };
}
