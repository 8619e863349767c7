import type { ValueField } from "../fields/value.ts";

/** What a member is where there is nothing to look it up in: what the schema says, `at-first`, for each element; otherwise 0. */
export function firstOf(type: ValueField["type"], atFirst: number | undefined): unknown {
  const none = zeroOf(type);
  if (atFirst === undefined) return none;
  return Array.isArray(none) ? none.map(() => atFirst) : atFirst;
}

function zeroOf(type: ValueField["type"]): unknown {
  switch (type.kind) {
    case "int":
    case "float":
      return 0;
    case "array":
      return zeros(type.count);
    case "string":
      return "";
    case "sparse":
      return {};
    default:
      return undefined;
  }
}

/** This many zeros. */
export function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}
