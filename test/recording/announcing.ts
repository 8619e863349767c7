import { resolveSchemas } from "../../generator/generate.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { interpretedCodecs, interpretedContainer } from "../../runtime/interpreted-codecs.ts";

/*
 * A small protocol whose messages tell versions, and blocks of its messages and of another one's: all of their bytes are
 * written by hand.
 */

const ANNOUNCING = `protocol: told
title: Messages that tell versions
versions: ["1", "2", "3", "4", "5"]
messages:
  begin:
    id: 1
    fields:
      - version: { type: u8, selects: { 1: "1", 2: "2", 34: "3..4", 5: "5" } }
      - more: { type: u8, until: "2" }
      - more: { type: u32, since: "3" }
  nop: { id: 2 }
  first: { id: 3, until: "1", fields: [a: u8] }
  second: { id: 4, since: "2", until: "2", fields: [a: u8] }
  third: { id: 5, since: "3", until: "3", fields: [a: u8] }
  fourth: { id: 6, since: "4", until: "4", fields: [a: u8] }
  fifth: { id: 7, since: "5", fields: [a: u8] }
  word: { id: 8, fields: [x: { type: u8, until: "2" }, x: { type: u16, since: "3" }] }
`;

const MOD = `extends: told
dialect: mod
from: "1"
title: A dialect that messages tell
messages:
  begin:
    changes: [{ alter: version, to: { selects: { 1: "1", 2: "2", 34: "3..4", 5: "5", 77: mod } } }]
  spark: { id: 9, fields: [a: u8] }
`;

/** Its only message says the same by its last id. */
const OTHER = `protocol: other
title: Messages of another protocol
versions: ["1", "2"]
messages:
  start: { id: 255, fields: [version: { type: u8, selects: { 1: "1", 2: "2" } }] }
  note: { id: 8, fields: [y: { type: u8, until: "1" }, y: { type: i16, since: "2" }] }
`;

const BLOCKS = `container: told_blocks
title: Blocks of both
extension: .told
header:
  line:
    readings:
      none: { bytes: "" }
      line: { bytes: '[^\\n]*\\n' }
block:
  fields:
    - kind: u8
    - size: { type: u8, length-of: rest }
    - switch: kind
      arms:
        told:
          is: [0]
          fields: [messages: { type: bytes, to: end, carries: told }]
        other:
          is: [1]
          fields: [packet: { type: bytes, to: end, carries: other }]
        bare:
          is: [2]
          fields: [data: { type: bytes, to: end }]
foreign:
  alien: { begins: "\\x02\\x03AIN", title: Something else }
`;

const { protocols, containers } = resolveSchemas(
  new Map([
    ["told.yaml", ANNOUNCING],
    ["mod.yaml", MOD],
    ["other.yaml", OTHER],
    ["told_blocks.yaml", BLOCKS],
  ]),
);
const all = new Map(protocols.map((table) => [table.name, interpretedCodecs(table)]));

export const codecs = all.get("told")!;
export const otherCodecs = all.get("other")!;
export const announcing: AnyContainer = interpretedContainer(containers[0]!, (name) =>
  all.get(name)!,
);

/** A block of a kind: 0 and 1 carry messages, of both protocols, and 2 some bytes. */
export function block(kind: number, ...messages: readonly (readonly number[])[]): number[] {
  const bytes = messages.flat();
  return [kind, bytes.length, ...bytes];
}
