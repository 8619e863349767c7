import type { BigType, IntType } from "../../../table/types/integers.ts";
import type { VarintName } from "../../../table/varints/varints.ts";
import type { VarintCoding } from "./coding.ts";
import { leb128 } from "./leb128.ts";
import { sleb128 } from "./sleb128.ts";
import { two } from "./two.ts";
import { vlq } from "./vlq.ts";

const CODINGS: Readonly<Record<VarintName, VarintCoding>> = { leb128, vlq, two, sleb128 };

/** What reads and writes a type's numbers. */
export function varintCoding({ varint }: IntType | BigType): VarintCoding {
  return CODINGS[varint!];
}
