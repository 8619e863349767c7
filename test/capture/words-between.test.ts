import { expect, it } from "vitest";
import { quake2_client_packet } from "../../generated/quake2_client_packet.ts";
import { quake2_packet } from "../../generated/quake2_packet.ts";
import { NetchanReader } from "../../quake/capture/sessions/netchan.ts";
import type { Side } from "../../quake/capture/sessions/reading.ts";
import { textToBytes } from "../../runtime/bytes/text.ts";

/*
 * Words outside of a connection that come between the pieces of a packet of Q2PRO's protocol 36. A piece's first number
 * has bit 30; after the second one is where the piece is, and bit 15 of that says whether more follow.
 */

it("leave the pieces, where they agree on nothing else", () => {
  const reader = new NetchanReader(quake2_packet, quake2_client_packet, undefined);
  let index = 0;
  const read = (side: Side, payload: Uint8Array) =>
    reader.read({ index: index++, side, payload, offset: 0 } as never);
  const words = (side: Side, text: string) => read(side, textToBytes(`\xff\xff\xff\xff${text}`));
  const piece = (place: string, part: string) =>
    read("server", Buffer.from(`0700004003000000${place}${part}`, "hex"));
  words("client", 'connect 36 7 -5 "\\name\\p" 1390 1 1 1026\n');
  words("server", "client_connect nc=1");
  // A print of level 2 that says "ab".
  expect(piece("0080", "0a0261").delivery).toBe("part");
  words("server", "print\nhello");
  const { delivery, runs } = piece("0300", "6200");
  expect(delivery).toBe("whole");
  expect(runs.flatMap(({ messages }) => messages)).toMatchObject([
    { type: "print", level: 2, text: "ab" },
  ]);
});
