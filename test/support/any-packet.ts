import fc from "fast-check";
import { damaged } from "../../fuzz/properties/inputs.ts";
import { anyBlockOf } from "../../fuzz/values/any-of.ts";
import { arbitrariesOf } from "../../fuzz/values/messages.ts";
import {
  codecs as clientCodecs,
  type Message as ClientMessage,
  table as client,
} from "../../generated/netquake_client.ts";
import {
  codecs as controlCodecs,
  type Message as ControlMessage,
  table as control,
} from "../../generated/netquake_control.ts";
import { netquake_packet } from "../../generated/netquake_packet.ts";
import { controlPacket } from "../../quake/net/channel/control.ts";
import {
  ackPacket,
  controlBytes,
  dataPacket,
  unreliablePacket,
} from "../../quake/net/channel/packet.ts";
import { encodePacket } from "../../runtime/packet.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/** A request to be let in, as id's clients send it. */
export const CONNECT: Uint8Array = controlPacket({
  type: "ccreq_connect",
  game: "QUAKE",
  version: 3,
});

const anyClientBytes = fc.oneof(
  ...arbitrariesOf(client)
    .filter(({ from }) => from === 0)
    .map(({ any }) =>
      any(true).map((message) => {
        const w = new Writer();
        clientCodecs[0]!.encode(w, message as ClientMessage);
        return written(w);
      }),
    ),
  fc.constantFrom("prespawn", "spawn ", "begin").map((text) => {
    const w = new Writer();
    clientCodecs[0]!.encode(w, { type: "stringcmd", text });
    return written(w);
  }),
);

const anyControl = fc.oneof(
  fc.constant(CONNECT),
  ...arbitrariesOf(control).map(({ any }) =>
    any(true).map((message) => {
      const w = new Writer();
      controlCodecs[0]!.encode(w, message as ControlMessage);
      return controlBytes(written(w));
    }),
  ),
);

/** Numbers that a connection comes to soon, and those that it does not. */
const anySequence = fc.oneof(
  { weight: 4, arbitrary: fc.nat(8) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffffffff }) },
);

const anyGame = fc
  .record({ sequence: anySequence, payload: anyClientBytes, kind: fc.nat(3) })
  .map(({ sequence, payload, kind }) => {
    if (kind === 0) return ackPacket(sequence);
    if (kind === 1) return unreliablePacket(sequence, payload);
    return dataPacket(sequence, kind === 2, payload);
  });

const anyBlock = anyBlockOf(netquake_packet, true).map((block) =>
  encodePacket(netquake_packet, block),
);

const anyWhole = fc.oneof(anyControl, anyGame, anyBlock);

/** Whatever may come to a server's port: packets of all kinds, damaged ones, and noise up to more than a packet has. */
export const anyPacket: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: anyWhole },
  { weight: 3, arbitrary: damaged(anyWhole) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1300, max: 2000 }).map((n) => new Uint8Array(n)) },
);
