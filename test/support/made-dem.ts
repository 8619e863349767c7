import { dem, type DemBlock } from "../../generated/dem.ts";
import { type Part, readRecording } from "../../recording/index.ts";
import { currentCodec } from "../../recording/versions/protocol.ts";
import { bytesOf } from "./edit-states.ts";

/** A Quake recording of some blocks' messages. */
export function demOf(...blocks: readonly (readonly object[])[]): Uint8Array {
  const parts = blocks.map((messages) => ({
    kind: "block",
    block: { type: "block", angles: [1, 2, 3], messages: new Uint8Array(0) } satisfies DemBlock,
    messages,
    version: currentCodec(dem.codecs).to,
    undecoded: undefined,
  }));
  const header = { kind: "header", bytes: Uint8Array.of(0x32, 0x0a), reading: undefined };
  return bytesOf(dem, [header, ...parts]);
}

export const LEVEL = {
  type: "serverinfo",
  serverversion: 15,
  maxclients: 2,
  gametype: 1,
  mapname: "The Test",
  models: ["maps/../e1 m1.bsp", "progs/player.mdl"],
  sounds: [],
};
export const SIGNONS = [1, 2, 3].map((signon) => [{ type: "signonnum", signon }]);

export function frame(time: number, ...others: readonly object[]): object[] {
  const update = { type: "updateentity", entity: 1, modelindex: 2, nolerp: false, origin1: time };
  return [{ type: "time", time }, ...others, update];
}

export function demParts(bytes: Uint8Array): Part[] {
  return [...readRecording(dem, bytes)];
}

export function typesOf(messages: readonly { readonly type: string }[]): string[] {
  return messages.map(({ type }) => type);
}
