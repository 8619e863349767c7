import { groupsOfSeven } from "./groups.ts";

/** The highest group first, as in MIDI. */
export const vlq = groupsOfSeven("be", "the highest group first");
