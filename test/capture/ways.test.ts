import { describe, expect, it } from "vitest";
import { datagramOf } from "../../quake/capture/datagram.ts";
import type { Frame } from "../../quake/capture/files/frame.ts";
import { linkOf } from "../../quake/capture/files/link.ts";
import { PieceWay } from "../../quake/capture/sessions/piece-way.ts";
import { ReliableWay } from "../../quake/capture/sessions/reliable-way.ts";
import { ahead, next } from "../../quake/net/channel/sequence.ts";

/* What captures join, part by part; and datagrams up to their last byte, by RFC 791, 768, 8200 and 5952. */
const RAW = linkOf(101)!;
const bytes = (...all: number[]) => Uint8Array.from(all);

describe("numbers of 32 bits", () => {
  it("go round", () => {
    expect([next(5), next(0xffffffff)]).toEqual([6, 0]);
    expect([ahead(7, 5), ahead(5, 7), ahead(0, 0xffffffff), ahead(0xffffffff, 0)]).toEqual([
      2, -2, 1, -1,
    ]);
  });
});

describe("reliable messages of a side", () => {
  const LOST = "a part of a reliable message: the capture does not have what is before it";
  function way(isFromStart = true) {
    const own = new ReliableWay("server", isFromStart);
    let index = 0;
    const take = (sequence: number, isLast: boolean, ...part: number[]) => {
      const made = own.take({ index: index++ } as never, sequence, isLast, bytes(...part));
      const { delivery, missing, message, unfinished, problem } = made;
      return [
        delivery,
        missing,
        message && [[...message.bytes], message.packets],
        unfinished && [unfinished.packets, [...unfinished.bytes], unfinished.error.reason],
        problem,
      ].filter((one) => one !== undefined);
    };
    return { own, take };
  }

  it("are joined from their parts, from the first on", () => {
    const { own, take } = way();
    expect(take(0, false, 1)).toEqual(["part", 0]);
    expect(take(1, true, 2, 3)).toEqual([
      "whole",
      0,
      [
        [1, 2, 3],
        [0, 1],
      ],
    ]);
    expect(take(2, true, 4)).toEqual(["whole", 0, [[4], [2]]]);
    expect(own.end()).toBeUndefined();
    expect([own.isBeginning(0), own.isBeginning(1), way().own.isBeginning(0)]).toEqual([
      true,
      false,
      false,
    ]);
    const one = way();
    one.take(0, true, 1);
    expect(one.own.isBeginning(0)).toBe(false);
  });

  it("come twice, as they were", () => {
    const { take } = way();
    take(0, true, 1, 2);
    expect(take(0, true, 1, 2)).toEqual(["duplicate", 0]);
    expect(take(0, true, 1, 3)).toEqual(["useless", 0, "it differs from what came as this number"]);
    expect(take(0, true, 1)[0]).toBe("useless");
    take(1, true, 5);
    // Of one that is older nobody knows what it was.
    expect(take(0, true, 9)).toEqual(["duplicate", 0]);
    expect(take(2 + 65_535, true, 1)[0]).toBe("useless");
    expect(way().take(65_535, true, 1)).toEqual(["useless", 65_535, LOST]);
    expect(way().take(65_536, true, 1)).toEqual(["useless", 0, "a number that nobody has come to"]);
  });

  it("are given up where a part is missing, up to the next that begins for sure", () => {
    const { own, take } = way();
    take(0, false, 1);
    expect(take(2, false, 3)).toEqual([
      "useless",
      1,
      [
        [0],
        [1],
        "a reliable message of the server is not whole: the capture lacks 1 packet after it",
      ],
      LOST,
    ]);
    expect(take(3, true, 4)).toEqual(["useless", 0, LOST]);
    expect(take(4, false, 5)).toEqual(["part", 0]);
    expect(take(5, false, 6)).toEqual(["part", 0]);
    const end = own.end()!;
    expect([end.packets, [...end.bytes], end.error.reason, end.error.path]).toEqual([
      [3, 4],
      [5, 6],
      "a reliable message of the server is not whole: nothing follows",
      ["packets 3 to 4"],
    ]);
    expect(own.end()).toBeUndefined();
    const two = way();
    two.take(0, false, 1);
    expect(two.take(3, true, 1)[2]).toContainEqual(expect.stringContaining("lacks 2 packets"));
    expect(two.take(4, true, 1)[0]).toBe("whole");
  });

  it("begin in the middle after the last part of another, or with the first of all", () => {
    const { take } = way(false);
    expect([take(9, false, 1)[0], take(10, true, 2)[0], take(11, true, 3)]).toEqual([
      "useless",
      "useless",
      ["whole", 0, [[3], [2]]],
    ]);
    expect(way(false).take(0, true, 1)[0]).toBe("whole");
  });

  it("have 65536 bytes at most", () => {
    const { own } = way();
    const take = (sequence: number, isLast: boolean, length: number) =>
      own.take({ index: sequence } as never, sequence, isLast, new Uint8Array(length));
    expect(take(0, false, 65_535).delivery).toBe("part");
    expect(take(1, true, 1).delivery).toBe("whole");
    take(2, false, 65_536);
    const { delivery, problem, unfinished } = take(3, true, 1);
    expect([delivery, problem, unfinished!.bytes.length]).toEqual([
      "useless",
      "a reliable message is longer than 65536 bytes",
      65_536,
    ]);
    expect(take(4, true, 1).delivery).toBe("whole");
    // What is left of one that was too long begins none.
    take(5, false, 65_536);
    expect(take(6, false, 1).delivery).toBe("useless");
    expect([take(7, true, 1).delivery, take(8, true, 1).delivery]).toEqual(["useless", "whole"]);
  });

  it("that are not whole are reported at the first byte of what there is", () => {
    const { own, take } = way();
    take(0, false, 1);
    expect(own.end()!.error).toMatchObject({ path: ["packet 0"], offset: 0 });
  });
});

describe("packets of a side in pieces", () => {
  function way() {
    const own = new PieceWay("client");
    let index = 0;
    const take = (sequence: number, place: number, more: number, ...part: number[]) => {
      const made = own.take({ index: index++ } as never, {
        sequence,
        place,
        more,
        part: bytes(...part),
      });
      const { delivery, message, unfinished } = made;
      return [
        delivery,
        message && [[...message.bytes], message.packets],
        unfinished && [unfinished.packets, [...unfinished.bytes]],
      ].filter((one) => one !== undefined);
    };
    return { own, take };
  }

  it("are joined where each begins where the one before ended", () => {
    const { own, take } = way();
    expect([take(5, 0, 1, 1, 2), take(5, 2, 1, 3), take(5, 3, 0, 4)]).toEqual([
      ["part"],
      ["part"],
      [
        "whole",
        [
          [1, 2, 3, 4],
          [0, 1, 2],
        ],
      ],
    ]);
    expect(own.end()).toBeUndefined();
    expect(take(6, 0, 0, 9)).toEqual(["whole", [[9], [3]]]);
    expect(take(6, 1, 0, 9)).toEqual(["useless"]);
  });

  it("are given up where one is missing, or of another packet", () => {
    const { own, take } = way();
    take(5, 0, 1, 1, 2);
    expect(take(5, 3, 0, 4)).toEqual(["useless", [[0], [1, 2]]]);
    expect(take(5, 2, 0, 4)).toEqual(["useless"]);
    take(6, 0, 1, 1);
    expect(take(7, 1, 0, 2)).toEqual(["useless", [[3], [1]]]);
    take(8, 0, 1, 1);
    expect(take(8, 0, 1, 7)).toEqual(["part", [[5], [1]]]);
    expect(take(8, 1, 0, 8)).toEqual([
      "whole",
      [
        [7, 8],
        [6, 7],
      ],
    ]);
    take(9, 0, 1, 1);
    take(9, 1, 1, 1);
    const end = own.end()!;
    expect(end.error.offset).toBe(0);
    expect([end.side, end.packets, end.error.reason, end.error.path]).toEqual([
      "client",
      [8, 9],
      "a packet of the client that came in pieces is not whole",
      ["packets 8 to 9"],
    ]);
  });

  it("have as many bytes as places of 15 bits and a datagram", () => {
    const own = new PieceWay("server");
    const take = (place: number, more: number, length: number) =>
      own.take({ index: 0 } as never, { sequence: 1, place, more, part: new Uint8Array(length) });
    take(0, 1, 32_767);
    expect(take(32_767, 0, 65_500).message!.bytes).toHaveLength(32_767 + 65_500);
  });
});

describe("a datagram", () => {
  const found = (all: readonly number[], length = all.length, link = RAW) => {
    // Inside of other bytes, as frames are in files.
    const around = new Uint8Array(all.length + 9).fill(0x45);
    around.set(all, 5);
    const made = datagramOf({ bytes: around.subarray(5, 5 + all.length), length } as Frame, link);
    return typeof made === "string" ? made : [made.from, made.to, ...made.payload];
  };
  const udp = (length: number, ...payload: number[]) => [
    0x12,
    0x34,
    0x56,
    0x78,
    0,
    length,
    0,
    0,
    ...payload,
  ];
  const ipv4 = (body: readonly number[], more: Readonly<Record<number, number>> = {}) => {
    const header = [
      0x45,
      0,
      0,
      20 + body.length,
      0,
      0,
      0,
      0,
      64,
      17,
      0,
      0,
      10,
      0,
      0,
      1,
      10,
      0,
      1,
      2,
    ];
    for (const [at, value] of Object.entries(more)) header[Number(at)] = value;
    return [...header, ...body];
  };
  const WHOLE = ["10.0.0.1:4660", "10.0.1.2:22136", 7, 8];

  it("of IPv4 has its lengths, and no byte more or less", () => {
    const body = udp(10, 7, 8);
    expect(found(ipv4(body))).toEqual(WHOLE);
    // What follows is padding of the link.
    expect(found([...ipv4(body), 0, 0])).toEqual(WHOLE);
    // A length of 0 is that of what was captured.
    expect(found(ipv4(body, { 3: 0 }))).toEqual(WHOLE);
    expect(found(ipv4(udp(9, 7, 8)))).toEqual(WHOLE.slice(0, 3));
    expect([found(ipv4(udp(8))), found(ipv4(udp(7)))]).toEqual([WHOLE.slice(0, 2), "damaged"]);
    expect([found(ipv4(udp(11, 7, 8))), found(ipv4(body, { 3: 29 }))]).toEqual([
      "damaged",
      "damaged",
    ]);
    expect([found(ipv4(body, { 0: 0x44 })), found(ipv4(body, { 0: 0x55 }))]).toEqual([
      "damaged",
      "not IP",
    ]);
    expect(found(ipv4(body, { 3: 19 }))).toBe("damaged");
    expect(found(ipv4(udp(10, 7, 8).slice(0, 7), { 3: 27 }))).toBe("damaged");
    expect([found(ipv4(body, { 9: 6 })), found(ipv4(body, { 6: 0x40 }))]).toEqual([
      "not UDP",
      WHOLE,
    ]);
    for (const [at, value] of [
      [6, 0x20],
      [6, 1],
      [7, 1],
    ] as const)
      expect(found(ipv4(body, { [at]: value }))).toBe("fragment of IP");
    const options = [...ipv4([], { 0: 0x46, 3: 34 }), 1, 1, 1, 1, ...body];
    expect(found(options)).toEqual(WHOLE);
  });

  it("of IPv4 is damaged where its header is, whatever it carries", () => {
    const tcp = { 9: 6 };
    const onEthernet = (packet: readonly number[], length?: number) => {
      const frame = [...Array<number>(12).fill(0), 8, 0, ...packet];
      return found(frame, length ?? frame.length, linkOf(1)!);
    };
    expect(onEthernet(ipv4(udp(10, 7, 8)))).toEqual(WHOLE);
    for (const first of [0x44, 0x55, 0x35])
      expect(onEthernet(ipv4([], { ...tcp, 0: first }))).toBe("damaged");
    expect(onEthernet(ipv4([], { ...tcp, 3: 19 }))).toBe("damaged");
    // One that carries nothing is whole.
    expect(onEthernet(ipv4([], tcp))).toBe("not UDP");
    // A datagram that is longer than its packet, which the capture has cut.
    const cut = ipv4(udp(12, 7, 8), { 3: 0 });
    expect([onEthernet(cut, 99), onEthernet(ipv4(udp(10, 7, 8), { 3: 0 }), 99)]).toEqual([
      "damaged",
      WHOLE,
    ]);
    expect(found(ipv4(udp(10, 7, 8).slice(0, 4), { 3: 27 }), 99)).toBe("damaged");
  });

  it("of IPv4 is cut by the capture, or damaged, wherever its frame ends", () => {
    const whole = ipv4(udp(10, 7, 8));
    for (let length = 1; length < whole.length; length++) {
      const cut = whole.slice(0, length);
      expect([length, found(cut, whole.length)]).toEqual([length, "cut by the capture"]);
      expect([length, found(cut)]).toEqual([length, "damaged"]);
    }
    expect([found([], 30), found([])]).toEqual(["cut by the capture", "not IP"]);
    expect(found([0x95, ...Array<number>(62).fill(0)], 100)).toBe("cut by the capture");
    expect(found([0x95, ...Array<number>(63).fill(0)], 100)).toBe("not IP");
  });

  const SIX = [0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
  const ipv6 = (first: number, body: readonly number[], source = SIX) => {
    return [0x60, 0, 0, 0, 0, body.length, first, 64, ...source, ...SIX, ...body];
  };

  it("of IPv6 is after its headers, each as long as it says", () => {
    const address = "[2001:db8::1:0:0]";
    const expected = [`${address}:4660`, `${address}:22136`, 7, 8];
    const body = udp(10, 7, 8);
    const pad = (count: number) => Array<number>(count).fill(0);
    expect(found(ipv6(17, body))).toEqual(expected);
    // Options: units of eight bytes after the first.
    for (const kind of [0, 43, 60]) {
      expect(found(ipv6(kind, [17, 0, ...pad(6), ...body]))).toEqual(expected);
      expect(found(ipv6(kind, [17, 1, ...pad(14), ...body]))).toEqual(expected);
    }
    // An authentication header: units of four, less two.
    expect(found(ipv6(51, [17, 4, ...pad(22), ...body]))).toEqual(expected);
    expect(found(ipv6(44, [17, 9, ...pad(6), ...body]))).toEqual(expected);
    expect(found(ipv6(6, body))).toBe("not UDP");
    expect(found(ipv6(0, [17, 0, 0, 0, 0, 0, 0]))).toBe("damaged");
    expect(found(ipv6(0, [17, 9, ...pad(6), ...body]))).toBe("damaged");
    const whole = ipv6(0, [17, 0, ...pad(6), ...body]);
    for (let length = 1; length < whole.length; length++)
      expect([length, found(whole.slice(0, length), 99)]).toEqual([length, "cut by the capture"]);
    expect(found([0x50, ...whole.slice(1)])).toBe("not IP");
    // RFC 8200 §4.7: nothing follows. A header of eight bytes, of which the last is not there, is not read.
    expect(found(ipv6(59, []))).toBe("not UDP");
    const nothing = ipv6(0, [59, 0, ...pad(6)]);
    expect([found(nothing), found(nothing.slice(0, -1), 99)]).toEqual([
      "not UDP",
      "cut by the capture",
    ]);
  });

  it("of IPv6 has addresses without their longest run of zeroes", () => {
    const from = (...groups: number[]) => {
      const source = groups.flatMap((group) => [group >> 8, group & 255]);
      return (found(ipv6(17, udp(8), source)) as string[])[0]!.replace(":4660", "");
    };
    expect(from(0, 0, 0, 0, 0, 0, 0, 0)).toBe("[::]");
    expect(from(0, 0, 0, 0, 0, 0, 0, 1)).toBe("[::1]");
    expect(from(1, 0, 0, 0, 0, 0, 0, 0)).toBe("[1::]");
    expect(from(1, 0, 2, 3, 4, 5, 6, 7)).toBe("[1:0:2:3:4:5:6:7]");
    // Of two that are as long it is the first.
    expect(from(1, 0, 0, 2, 3, 0, 0, 4)).toBe("[1::2:3:0:0:4]");
    expect(from(1, 0, 0, 2, 0, 0, 0, 4)).toBe("[1:0:0:2::4]");
    expect(from(0xabcd, 1, 2, 3, 4, 5, 6, 0x0f)).toBe("[abcd:1:2:3:4:5:6:f]");
  });
});

describe("a link", () => {
  const start = (type: number, ...all: number[]) =>
    linkOf(type)!(new DataView(bytes(...all).buffer));
  const zeros = (count: number) => Array<number>(count).fill(0);

  it("says where IP begins, after tags", () => {
    expect(start(1, ...zeros(12), 8, 0)).toEqual({ version: 4, at: 14 });
    expect(start(1, ...zeros(12), 0x86, 0xdd)).toEqual({ version: 6, at: 14 });
    for (const tag of [0x8100, 0x88a8, 0x9100, 0x9200])
      expect(start(1, ...zeros(12), tag >> 8, tag & 255, 0, 1, 8, 0)).toEqual({
        version: 4,
        at: 18,
      });
    expect([start(1, ...zeros(12), 8), start(1, ...zeros(12), 8, 6), start(1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(start(113, ...zeros(14), 8, 0)).toEqual({ version: 4, at: 16 });
    expect(start(276, 8, 0, ...zeros(18))).toEqual({ version: 4, at: 20 });
    expect(start(276, 8, 0, ...zeros(17))).toBeUndefined();
    expect(start(276, 0x81, 0, ...zeros(18), 0, 1, 8, 0)).toEqual({ version: 4, at: 24 });
  });

  it("is raw, or of an address family in either byte order", () => {
    for (const type of [12, 14, 101, 228, 229]) {
      expect([start(type, 0x45), start(type, 0x60), start(type, 0x50), start(type)]).toEqual([
        { version: 4, at: 0 },
        { version: 6, at: 0 },
        undefined,
        undefined,
      ]);
    }
    for (const type of [0, 108]) {
      expect(start(type, 2, 0, 0, 0)).toEqual({ version: 4, at: 4 });
      expect(start(type, 0, 0, 0, 2)).toEqual({ version: 4, at: 4 });
      for (const family of [10, 23, 24, 28, 30])
        expect(start(type, family, 0, 0, 0)).toEqual({ version: 6, at: 4 });
      expect([start(type, 2, 0, 0), start(type, 3, 0, 0, 0)]).toEqual([undefined, undefined]);
    }
  });
});
