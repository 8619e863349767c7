import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { describe, expect, it } from "vitest";
import { streamCapture } from "../../quake/capture/index.ts";
import { QUAKE2_BYTES, QUAKEWORLD_BYTES } from "../../quake/net/netchan/checksum-tables.ts";
import {
  type MoveChecksum,
  quake2Checksum,
  quakeworldChecksum,
} from "../../quake/net/netchan/move-checksum.ts";
import { sharedFile } from "../support/corpus.ts";

/** The id and the checksum of a move. */
const BEFORE = 2;

/** Moves that clients sent: the packet's number, and the message. */
const SENT: readonly [client: string, checksum: MoveChecksum, sequence: number, move: string][] = [
  // ../shared/captures/real-quakeworld-ezquake-mvdsv.pcap
  ["ezQuake", quakeworldChecksum, 40, "03cd00a44c929001010d8097930d8059961c"],
  ["ezQuake", quakeworldChecksum, 600, "03bb00a4a6339001010d80f1340d80b3371c"],
  // ../shared/captures/quake2-yquake2.pcap, taken by a real server
  ["a script", quake2Checksum, 58, "0254820200000032640032646aa93390010000003264"],
  ["a script", quake2Checksum, 317, "02791d0300000032640032646a068290010000013264"],
];

/** What ../shared/dialects/quake2-live.md, section 5.3, gives for the bytes 0 to 9, and 0 to 99. */
const GIVEN: readonly [name: string, checksum: MoveChecksum, byNumber: [number, number][]][] = [
  [
    "QuakeWorld",
    quakeworldChecksum,
    [
      [0, 0x71],
      [1, 0x73],
      [508, 0xe4],
      [509, 0x83],
      [1019, 0x50],
      [1020, 0x5d],
      [70000, 0x66],
    ],
  ],
  [
    "Quake II",
    quake2Checksum,
    [
      [0, 0x4c],
      [1, 0xb8],
      [956, 0x04],
      [957, 0x00],
      [1019, 0x7c],
      [1020, 0x4c],
      [2000, 0x7c],
    ],
  ],
];

describe("the checksum of a move", () => {
  it.each(SENT)("is that which %s sent", (_, checksum, sequence, digits) => {
    const move = Buffer.from(digits, "hex");
    expect(checksum(sequence, move.subarray(BEFORE))).toBe(move[1]);
  });

  it.each(GIVEN)("of %s is that which the document gives", (_, checksum, byNumber) => {
    const bytes = Uint8Array.from({ length: 10 }, (_, i) => i);
    for (const [sequence, expected] of byNumber)
      expect(checksum(sequence, bytes), `${sequence}`).toBe(expected);
  });

  it("takes no notice of what is after 60 bytes", () => {
    const bytes = Uint8Array.from({ length: 100 }, (_, i) => i);
    expect(quakeworldChecksum(5, bytes)).toBe(0x7a);
    expect(quake2Checksum(5, bytes)).toBe(0xd9);
  });

  it("mixes in tables that are whole", () => {
    const sumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    expect(sumOf(QUAKEWORLD_BYTES)).toBe(
      "805c36cb0bdf2a76a9b4a488ba02483412b1ce950063934657726108e8a54807",
    );
    expect(sumOf(QUAKE2_BYTES)).toBe(
      "bd6b526671fbe86223d32ec5741ee22abad464c41499ec32a62b21c4dca7f721",
    );
  });
});

const CAPTURES: readonly [name: string, checksum: MoveChecksum, moves: number][] = [
  ["real-quakeworld-ezquake-mvdsv", quakeworldChecksum, 947],
  ["quakeworld-mvdsv", quakeworldChecksum, 723],
  ["quake2-yquake2", quake2Checksum, 315],
  ["q2pro/q2pro-A-34-0", quake2Checksum, 113],
];

describe.each(CAPTURES)("in %s", (name, checksum, moves) => {
  const file = sharedFile(`captures/${name}.pcap`);

  it.runIf(file.isThere)(`each of ${moves} moves has it${file.why}`, async () => {
    let count = 0;
    for await (const part of streamCapture(createReadStream(file.path))) {
      if (part.kind !== "packet" || part.side !== "client") continue;
      const { sequence } = (part.header?.block ?? {}) as { sequence?: number };
      for (const { messages, ends, body } of part.runs)
        for (const [i, { type }] of messages.entries()) {
          if (type !== "move") continue;
          const move = body.subarray(ends[i - 1] ?? 0, ends[i]);
          expect(checksum(sequence!, move.subarray(BEFORE)), `packet ${part.index}`).toBe(move[1]);
          count++;
        }
    }
    expect(count).toBe(moves);
  });
});
