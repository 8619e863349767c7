import type { Contestant } from "../contestant.ts";
import { binaryParser } from "./binary-parser.ts";
import { kaitai } from "./kaitai.ts";
import { protodefCompiled } from "./protodef.ts";
import { restructure } from "./restructure.ts";

export async function loadPeers(): Promise<Contestant[]> {
  return [protodefCompiled, binaryParser, restructure, await kaitai()];
}
