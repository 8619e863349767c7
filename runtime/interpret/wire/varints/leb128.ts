import { folded } from "./folded.ts";

export const leb128 = folded(false);
