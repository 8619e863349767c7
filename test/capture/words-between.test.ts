import { expect, it } from "vitest";
import { table } from "../../generated/quake2.ts";
import { quake2_client_packet } from "../../generated/quake2_client_packet.ts";
import { quake2_packet } from "../../generated/quake2_packet.ts";
import {
  NetchanReader,
  quake2Reader,
  quakeworldReader,
} from "../../quake/capture/sessions/netchan.ts";
import type { PacketReader, Side } from "../../quake/capture/sessions/reading.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";

/*
 * Words outside of a connection that come between the pieces of a packet of Q2PRO's protocol 36. A piece's first number
 * has bit 30; after the second one is where the piece is, and bit 15 of that says whether more follow.
 */

function reading(reader: PacketReader = quake2Reader()) {
  let index = 0;
  const read = (side: Side, payload: Uint8Array) =>
    reader.read({ index: index++, side, payload, offset: 1000 });
  return {
    reader,
    hex: (side: Side, text: string) => read(side, Buffer.from(text.replaceAll(" ", ""), "hex")),
    words: (side: Side, text: string) => read(side, textToBytes(`\xff\xff\xff\xff${text}`)),
  };
}

const CONNECTS = 'connect 36 7 -5 "\\name\\p" 1390 1 1 1026\n';
/** A print of level 2 that says "ab", in two pieces of packet 7. */
const FIRST = "07000040 03000000 0080 0a0261";
const SECOND = "07000040 03000000 0300 6200";
const SAID = [{ type: "print", level: 2, text: "ab" }];

it("leave the pieces, where they agree on nothing else", () => {
  const { hex, words } = reading(new NetchanReader(quake2_packet, quake2_client_packet, undefined));
  words("client", CONNECTS);
  words("server", "client_connect nc=1");
  expect(hex("server", FIRST).delivery).toBe("part");
  words("server", "print\nhello");
  const { delivery, runs } = hex("server", SECOND);
  expect(delivery).toBe("whole");
  expect(runs.flatMap(({ messages }) => messages)).toMatchObject(SAID);
});

it("pieces are known from the version alone, too, and end with what came whole", () => {
  const { hex, reader } = reading(quake2Reader("36"));
  expect(hex("server", FIRST)).toMatchObject({ delivery: "part", missing: 0, runs: [] });
  const found = hex("server", SECOND);
  // Both pieces have the number of their packet, and neither came twice.
  expect(found).toMatchObject({ delivery: "whole", missing: 0, runs: [{ packets: [0, 1] }] });
  expect(hex("server", "0a000040 03000000 0080 0a0261")).toMatchObject({ missing: 2 });
  // A packet without bit 30 is whole: what was in pieces will not be any more.
  expect(hex("server", "0b000000 03000000 06").unfinished).toMatchObject({
    side: "server",
    packets: [2],
  });
  expect(hex("server", "0c000040 03000000 0080 0a0261").delivery).toBe("part");
  expect(reader.end()).toMatchObject([{ packets: [4] }]);
});

it("a piece without what is before it is kept as it is", () => {
  const { hex } = reading(quake2Reader("36"));
  expect(hex("server", SECOND)).toMatchObject({
    delivery: "useless",
    runs: [],
    undecoded: new Uint8Array([0x62, 0]),
    error: { path: ["packet 0"], offset: 1000 },
  });
  // Its number is not taken: what was lost shows with the next packet.
  const other = reading(quake2Reader("36"));
  expect(other.hex("server", "04000000 03000000 06").missing).toBe(0);
  expect(other.hex("server", SECOND).missing).toBe(0);
  expect(other.hex("server", "09000000 03000000 06").missing).toBe(4);
});

it("a connection in 34 after one in 36 has packets as they are in 34", () => {
  const { hex, words } = reading();
  const container = () => hex("server", "0b000000 03000000 06").header!.container.table.name;
  expect(container()).toBe("quake2_packet");
  words("client", CONNECTS);
  expect(container()).toBe("q2pro_packet");
  words("client", 'connect 34 7 -5 "\\name\\p"\n');
  expect(container()).toBe("quake2_packet");
});

it("a version that is given counts more than what sides agree on", () => {
  const version = (given?: string) => {
    const { hex, words } = reading(quake2Reader(given));
    words("client", 'connect 35 7 -5 "\\name\\p" 1390 1904\n');
    const [run] = hex("server", "0b000000 03000000 06").runs;
    return table.versions[run!.version];
  };
  expect([version(), version("35")]).toEqual(["35-1904", "35"]);
});

it("numbers of packets are followed for each side, and begin anew after words", () => {
  for (const reader of [quake2Reader(), quakeworldReader()]) {
    const { hex, words } = reading(reader);
    const take = (side: Side, sequence: string) => {
      // From a client a number that tells him from others follows.
      const { delivery, missing } = hex(
        side,
        `${sequence}000000 03000000 ${side === "client" ? "0700" : ""}`,
      );
      return [delivery, missing];
    };
    expect([take("server", "05"), take("client", "09"), take("server", "08")]).toEqual([
      ["whole", 0],
      ["whole", 0],
      ["whole", 2],
    ]);
    expect([take("server", "08"), take("client", "07")]).toEqual([
      ["duplicate", 0],
      ["late", 0],
    ]);
    words("client", "getchallenge\n");
    expect([take("server", "02"), take("client", "02")]).toEqual([
      ["whole", 0],
      ["whole", 0],
    ]);
  }
});

it("a packet of one letter is an answer of QuakeWorld's servers alone", () => {
  expect(reading(quakeworldReader()).hex("server", "6c")).toMatchObject({
    delivery: "whole",
    runs: [{ offset: 1000, messages: [{ type: "ack" }] }],
  });
  expect(reading(quakeworldReader()).hex("client", "6c").delivery).toBe("malformed");
  expect(reading(quake2Reader()).hex("server", "6c").delivery).toBe("malformed");
});
