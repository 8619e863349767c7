import { folded } from "./folded.ts";

export const vlq = folded(true);
