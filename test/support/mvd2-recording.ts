import { codecs, type Message, type Serverdata } from "../../generated/quake2_mvd.ts";
import { codecNamed } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/** The bytes of a multi-view recording of Quake II, a block for each list of messages, and what ends it. */
export function mvd2Recording(
  version: string,
  ...blocks: readonly (readonly Message[])[]
): Uint8Array {
  const codec = codecNamed<Message>(codecs, version);
  const bytes = [..."MVD2"].map((char) => char.charCodeAt(0));
  for (const messages of [...blocks, []]) {
    const w = new Writer();
    for (const message of messages) codec.encode(w, message);
    bytes.push(w.offset & 0xff, w.offset >> 8, ...written(w));
  }
  return Uint8Array.from(bytes);
}

/** A frame in which nothing is said. */
export const NOTHING = { portals: new Uint8Array(0), players: [], entities: [] };

/** What a level of Ranger, in slot 2, is called, and has. */
export const CONFIGURATIONS = [
  { index: 0, string: "The Edge" },
  { index: 30, string: "8" },
  { index: 33, string: "maps/q2dm1.bsp" },
  { index: 34, string: "models/box.md2" },
  { index: 1314, string: "Ranger\\male/grunt" },
];

/** The beginning of that level. */
export function mvd2Level(more: Partial<Serverdata> = {}): Serverdata {
  return {
    ...NOTHING,
    type: "serverdata",
    nomessages: false,
    onepointofview: false,
    serverversion: 37,
    minor: 2010,
    servercount: 1,
    gamedir: "opentdm",
    clientnum: 7,
    configurations: CONFIGURATIONS,
    ...more,
  };
}
