import type { IntType, BigType } from "./integers.ts";
import type { FloatType } from "./float.ts";

/** What is as one number. */
export type NumberType = IntType | BigType | FloatType;
