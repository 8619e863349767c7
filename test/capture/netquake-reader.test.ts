import { describe, expect, it } from "vitest";
import { NetquakeReader } from "../../quake/capture/sessions/netquake.ts";
import type { Side } from "../../quake/capture/sessions/reading.ts";

/*
 * What is made of NetQuake's packets, one by one. A packet has flags and its length in 16 bits each, a number in 32, all
 * most significant first (net_dgrm.c): 1 data, 2 ack, 4 nak, 8 the end of a message, 0x10 unreliable.
 */
const [DATA, ACK, NAK, EOM, UNRELIABLE] = [1, 2, 4, 8, 0x10];

function reading(isFromStart = true, version?: string) {
  const reader = new NetquakeReader(isFromStart, version);
  let index = 0;
  const read = (side: Side, flags: number, sequence: number, hex: string, offset = 100) => {
    const body = Buffer.from(hex.replaceAll(" ", ""), "hex");
    const payload = new Uint8Array(8 + body.length);
    const view = new DataView(payload.buffer);
    view.setUint16(0, flags);
    view.setUint16(2, payload.length);
    view.setUint32(4, sequence);
    payload.set(body, 8);
    return reader.read({ index: index++, side, payload, offset });
  };
  /** The messages of packets that are read alone. */
  const messages = (...packet: Parameters<typeof read>) =>
    read(...packet).runs.flatMap((run) => run.messages);
  return { reader, read, messages };
}

describe("a client's messages", () => {
  /** `serverinfo`: pairs of FTE, the protocol, players, game, and a title, models and sounds, of which each is ended. */
  const info = (pairs: string, protocol: string, folder = "") =>
    `0b ${pairs} ${protocol}000000 ${folder} 08 00 6d00 6100 00 6200 00`;
  const FTE2 = "46544532";
  /** As long as one of 15 and five messages that say nothing. */
  const LONG = "03 0200 0000c0bf cced00400080 34feb001 0101 01 01";

  it("are numbered where the server has named FTE's predictions", () => {
    const { messages } = reading();
    messages("server", DATA | EOM, 0, info(`${FTE2} 28000000`, "0f", "00"));
    expect(messages("client", UNRELIABLE, 0, LONG)).toMatchObject([
      { type: "move", sequence: 2, time: -1.5, forwardmove: -460, sidemove: 432, upmove: 257 },
    ]);
    const other = reading();
    other.messages("server", DATA | EOM, 0, info(`${FTE2} 08000000`, "0f"));
    expect(other.messages("client", UNRELIABLE, 0, LONG)).toHaveLength(6);
  });

  it("have angles of 16 bits where the server has named 666", () => {
    /** Three bytes more than in 15. */
    const move = "03 0000c0bf cced00400080 34feb001 0101 01";
    const { messages } = reading();
    expect(messages("client", UNRELIABLE, 0, `${move} 01`)).toHaveLength(4);
    messages("server", DATA | EOM, 0, info("", "0f"));
    expect(messages("client", UNRELIABLE, 1, `${move} 01`)).toHaveLength(4);
    const six = reading();
    six.messages("server", DATA | EOM, 0, "0b 9a020000 08 00 6d00 6100 00 6200 00 01");
    expect(six.messages("client", UNRELIABLE, 0, `${move} 01`)).toMatchObject([
      { type: "move", angles: [-25.59814453125, 90, -180], forwardmove: -460 },
    ]);
  });
});

describe("a packet of NetQuake", () => {
  it("is of one kind, and only data end", () => {
    const { read } = reading();
    const reason = (flags: number) => read("server", flags, 9, "01").error?.reason;
    for (const flags of [0, NAK | ACK, DATA | ACK, DATA | UNRELIABLE, EOM, EOM | UNRELIABLE])
      expect([flags, reason(flags)]).toEqual([
        flags,
        "its flags are no kind of packet that there is",
      ]);
    for (const flags of [ACK, NAK])
      expect(reason(flags)).toBe("an acknowledgement carries nothing");
    expect(reason(UNRELIABLE)).toBeUndefined();
    expect([read("server", ACK, 9, ""), read("server", NAK, 9, "")]).toMatchObject(
      Array(2).fill({ delivery: "whole", runs: [], error: undefined }),
    );
  });

  it("has its messages after eight bytes, and the error of one that is useless is there, too", () => {
    const { read } = reading();
    expect(read("server", UNRELIABLE, 0, "01").runs).toMatchObject([
      { packet: 0, offset: 108, packets: [0] },
    ]);
    expect(read("server", DATA | EOM, 0, "01").runs).toMatchObject([
      { packet: 1, offset: 108, packets: [1] },
    ]);
    expect(read("server", ACK, 0, "01")).toMatchObject({
      delivery: "useless",
      undecoded: Uint8Array.of(1),
      error: { offset: 108, path: ["packet 2"] },
    });
  });

  it("that may be lost tells how many were, for each side", () => {
    const { read } = reading();
    const missing = (side: Side, sequence: number) => {
      const found = read(side, UNRELIABLE, sequence, "01");
      return [found.delivery, found.missing];
    };
    expect([missing("server", 3), missing("client", 9), missing("server", 6)]).toEqual([
      ["whole", 0],
      ["whole", 0],
      ["whole", 2],
    ]);
    expect(missing("server", 6)).toEqual(["duplicate", 0]);
  });
});

describe("a connection of NetQuake", () => {
  it("begins anew where the server has let the client in again, once", () => {
    const { reader, read } = reading();
    const take = (sequence: number) => read("server", DATA | EOM, sequence, "01").delivery;
    expect([take(0), take(1), take(0)]).toEqual(["whole", "whole", "duplicate"]);
    reader.accepted();
    // A later part is as before.
    expect([take(1), take(0), take(1), take(0)]).toEqual([
      "duplicate",
      "whole",
      "whole",
      "duplicate",
    ]);
  });

  it("tells at its end what either side has begun", () => {
    const { reader, read } = reading();
    expect(reader.end()).toEqual([]);
    read("server", DATA, 0, "08");
    read("client", DATA, 0, "04");
    expect(reader.end()).toMatchObject([
      { side: "client", packets: [1] },
      { side: "server", packets: [0] },
    ]);
  });
});
