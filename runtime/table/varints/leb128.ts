import { groupsOfSeven } from "./groups.ts";

/** The lowest group first, as in MQTT and protobuf. */
export const leb128 = groupsOfSeven("", "the lowest group first");
