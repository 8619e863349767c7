import { describe, expect, it } from "vitest";
import { datagramOf } from "../../quake/capture/datagram.ts";
import { guess } from "../../quake/capture/family.ts";
import type { Frame } from "../../quake/capture/files/frame.ts";
import { CaptureFileDecoder } from "../../quake/capture/files/any-file.ts";
import { KIND_LENGTH, kindOf, kindText } from "../../quake/capture/files/kinds.ts";
import { linkOf } from "../../quake/capture/files/link.ts";
import { PcapDecoder } from "../../quake/capture/files/pcap.ts";
import { Pieces } from "../../quake/capture/files/pieces.ts";
import { captureRecords } from "../../quake/capture/files/records.ts";
import { PacketNumbers } from "../../quake/capture/sessions/numbers.ts";
import { agreedBy, agreedFor } from "../../quake/capture/sessions/quake2-dialects.ts";
import { PcapngWriter, pcapOf } from "../support/pcap-files.ts";

/*
 * The parts that reading a capture is made of, each by the document that says what it is.
 */

describe("bytes of a file in pieces", () => {
  it("are each taken once, in their order, and know where they are in the file", () => {
    const all = Uint8Array.from({ length: 1000 }, (_, i) => i % 251);
    for (const [piece, taken] of [
      [1, 3],
      [10, 7],
      [100, 250],
      [999, 1],
      [1000, 1000],
    ] as const) {
      const pieces = new Pieces();
      const found: number[] = [];
      for (let at = 0; at < all.length; at += piece) {
        pieces.append(all.subarray(at, at + piece));
        while (pieces.length >= taken) {
          expect(pieces.offset).toBe(found.length);
          const first = pieces.view(taken).getUint8(taken - 1);
          const bytes = pieces.take(taken);
          expect(bytes.at(-1)).toBe(first);
          found.push(...bytes);
        }
      }
      expect(pieces.length).toBe(all.length - found.length);
      found.push(...pieces.take(1e6));
      expect(found).toEqual([...all]);
      expect([pieces.length, pieces.offset]).toEqual([0, all.length]);
    }
  });
});

/** Ports that servers have by default: NetQuake 26000, QuakeWorld 27500, Quake II 27910, and some after them. */
describe("packets that are none of NetQuake's", () => {
  const payload = (length: number, first = 1) => new Uint8Array(length).fill(first);
  const at = (port: number) => `10.0.0.1:${port}`;

  it.each([
    [26_000, undefined],
    [27_499, undefined],
    [27_500, "quakeworld"],
    [27_599, "quakeworld"],
    [27_600, undefined],
    [27_909, undefined],
    [27_910, "quake2"],
    [27_999, "quake2"],
    [28_000, undefined],
  ])("are told by the port %i", (port, family) => {
    const own = { from: at(5000), to: at(port), payload: payload(8) };
    const isSure = false;
    const expected = (side: string) =>
      family === undefined ? undefined : { family, side, isSure };
    expect(guess(own)).toEqual(expected("client"));
    expect(guess({ ...own, from: own.to, to: own.from })).toEqual(expected("server"));
    // A header has eight bytes.
    expect(guess({ ...own, payload: payload(7) })).toBeUndefined();
  });

  it("that begin with four bytes of 0xff have words", () => {
    const words = (first: number[], text: string) =>
      guess({
        from: at(1),
        to: at(2),
        payload: Uint8Array.from([...first, ...Buffer.from(text)]),
      });
    const marks = [255, 255, 255, 255];
    expect(words(marks, "getchallenge\n")).toMatchObject({ family: "quakeworld", side: "client" });
    for (const [i] of marks.entries())
      expect(words(marks.with(i, 254), "getchallenge\n")).toBeUndefined();
    expect(words(marks, "")).toBeUndefined();
    const none = { from: at(5), to: at(27_500), payload: Uint8Array.from(marks) };
    expect(guess(none)).toBeUndefined();
    expect(words(marks, "k")).toEqual({ family: "quakeworld", side: "client", isSure: true });
    expect(words(marks, "info\n x")).toMatchObject({ family: "quake2", side: "server" });
    expect(words(marks, "connect 34 1 2")).toMatchObject({ family: "quake2", side: "client" });
    expect(words(marks, "connect 28 1 2")).toMatchObject({ family: "quakeworld" });
    // Only the first 32 letters are looked at.
    expect(words(marks, `k${"\0".repeat(40)}`)).toBeUndefined();
  });

  it("have words that nobody knows, where a port of QuakeWorld or Quake II tells who says them", () => {
    const payload = Uint8Array.from([255, 255, 255, 255, ...Buffer.from("hello")]);
    const said = (from: number, to: number) => guess({ from: at(from), to: at(to), payload });
    const isSure = false;
    for (const [port, family] of [
      [27_500, "quakeworld"],
      [27_910, "quake2"],
    ] as const) {
      expect(said(5, port)).toEqual({ family, side: "client", isSure });
      expect(said(port, 5)).toEqual({ family, side: "server", isSure });
    }
    expect([said(5, 26_000), said(26_000, 5), said(5, 6)]).toEqual(Array(3).fill(undefined));
  });

  it("are NetQuake's where they are as long as they say", () => {
    const packet = (flags: number, ...rest: number[]) => [
      flags >> 8,
      flags & 255,
      0,
      4 + rest.length,
      ...rest,
    ];
    const side = (bytes: number[], from = 1, to = 2) =>
      guess({ from: at(from), to: at(to), payload: Uint8Array.from(bytes) });
    // net_dgrm.c: control messages have the highest bit; a server's answers the highest of their first byte, too.
    expect(side(packet(0x8000, 0x01))).toMatchObject({ side: "client", isSure: true });
    expect(side(packet(0x8000, 0x7f))).toMatchObject({ side: "client" });
    expect(side(packet(0x8000, 0x80))).toMatchObject({ side: "server" });
    // An acknowledgement has eight bytes.
    expect(side(packet(2, 0, 0, 0, 1))).toMatchObject({ family: "netquake", isSure: false });
    expect(side(packet(2, 0, 0, 0, 1, 1))).toBeUndefined();
    expect(side(packet(1, 0, 0, 0, 1))).toMatchObject({ family: "netquake", isSure: false });
    // One byte is a message of either side: a server's time is none of a client's.
    expect(side(packet(16, 0, 0, 0, 1, 1))).toMatchObject({ side: "client", isSure: false });
    expect(side(packet(16, 0, 0, 0, 1, 7, 0, 0, 0, 0))).toMatchObject({
      side: "server",
      isSure: true,
    });
    // DEM §7, clients: 4 is words of the console.
    expect(side(packet(16, 0, 0, 0, 1, 4, 0x68, 0))).toMatchObject({
      side: "client",
      isSure: true,
    });
    expect(side(packet(16, 0, 0, 0, 1), 26_000, 5)).toMatchObject({ side: "server", isSure: true });
    expect(side(packet(16, 0, 0, 0, 1), 5, 26_009)).toMatchObject({ side: "client", isSure: true });
    expect(side(packet(16, 0, 0, 0, 1).with(3, 9))).toBeUndefined();
    // A control message has one byte at least.
    expect(side(packet(0x8000))).toBeUndefined();
    // Two bytes: 25 is a number of a level's beginning from the server, and none of a client's messages.
    expect(side(packet(16, 0, 0, 0, 1, 25, 1))).toMatchObject({ side: "server", isSure: true });
    const long = [0, 16, 260 >> 8, 260 & 255, ...Array<number>(256).fill(1)];
    expect(side(long)).toMatchObject({ family: "netquake" });
  });
});

describe("numbers of packets", () => {
  it("tell what was lost, came twice, or late", () => {
    const numbers = new PacketNumbers();
    const take = (sequence: number) => {
      const { delivery, missing } = numbers.take(sequence);
      return [delivery, missing];
    };
    expect(take(5)).toEqual(["whole", 0]);
    expect(take(6)).toEqual(["whole", 0]);
    expect(take(6)).toEqual(["duplicate", 0]);
    expect(take(5)).toEqual(["late", 0]);
    expect(take(10)).toEqual(["whole", 3]);
    expect(take(10)).toEqual(["duplicate", 0]);
    expect(take(11)).toEqual(["whole", 0]);
    numbers.forget();
    expect(take(3)).toEqual(["whole", 0]);
  });
});

describe("what Quake II's sides agree upon", () => {
  const asked = (words: string) => agreedBy("client", words, undefined);
  const names = (agreed: ReturnType<typeof agreedFor>) =>
    agreed && [
      agreed.client,
      agreed.containers.server.table.name,
      agreed.containers.client.table.name,
    ];
  const IN_35 = ["35", "quake2_packet", "r1q2_client_packet"];
  const WHOLE = ["36", "quake2_packet", "r1q2_client_packet"];
  const IN_36 = ["36", "q2pro_packet", "q2pro_client_packet"];

  it("is in a client's `connect`, where what is missing is as usual", () => {
    expect(names(asked('connect 34 1 2 "\\\\name\\\\a"'))).toBeUndefined();
    expect(names(asked('connect 35 1 -2 "x" 1390 1905'))).toEqual(IN_35);
    const [, ...containers] = IN_35;
    const editions = ["1390 1904", "1390 1903", "1390", ""].map((rest) =>
      asked(`connect 35 1 -2 "x" ${rest}`.trim()),
    );
    expect(editions.map(names)).toEqual(
      ["35", "35-1903", "35-1903", "35-1903"].map((client) => [client, ...containers]),
    );
    expect(new Set(editions.map((agreed) => agreed!.server))).toEqual(new Set(["35-1904"]));
    expect(names(agreedFor("35-1904"))).toEqual(IN_35);
    expect(names(asked('connect 36 1 2 "x"'))).toEqual(IN_36);
    expect(names(asked('connect 36 1 2 "x" 1390'))).toEqual(IN_36);
    expect(names(asked('connect 36 1 2 "x" 1390 1 1 1026'))).toEqual(IN_36);
    expect(names(asked('connect 36 1 2 "x" 1390 0 1 1026'))).toEqual(WHOLE);
    const before = agreedFor("35");
    expect(agreedBy("client", "getchallenge", before)).toBe(before);
  });

  it("is changed by a server's `client_connect`, where it says how pieces come", () => {
    const [whole, pieces] = [asked('connect 36 1 2 "x" 0 0'), asked('connect 36 1 2 "x"')];
    expect(names(agreedBy("server", "client_connect nc=0", pieces))).toEqual(WHOLE);
    expect(names(agreedBy("server", "client_connect nc=1", whole))).toEqual(IN_36);
    expect(agreedBy("server", "client_connect", whole)).toBe(whole);
    expect(agreedBy("server", "print nc=1", whole)).toBe(whole);
    const other = agreedFor("35");
    expect(agreedBy("server", "client_connect nc=1", other)).toBe(other);
    expect(agreedBy("server", "client_connect nc=1", undefined)).toBeUndefined();
  });

  it("is as usual where only the version is known", () => {
    expect(
      [undefined, "34", "35", "36", "36-1015"].map((version) => names(agreedFor(version))),
    ).toEqual([undefined, undefined, IN_35, IN_36, IN_36]);
  });
});

describe("a fragment of IPv6", () => {
  /** RFC 8200 §4.5: next header, reserved, an offset of 13 bits, two bits that are 0, and whether more follow. */
  function found(offset: number, ...options: number[]) {
    const bytes = new Uint8Array(40 + options.length + 8 + 8 + 2);
    bytes[0] = 0x60;
    bytes[5] = bytes.length - 40;
    bytes[6] = options.length === 0 ? 44 : 60;
    bytes[23] = 1;
    bytes[39] = 2;
    bytes.set(options, 40);
    const at = 40 + options.length;
    bytes.set([17, 0xff, offset >> 8, offset & 255, 9, 9, 9, 9], at);
    bytes.set([0x12, 0x34, 0x56, 0x78, 0, 10, 0, 0, 7, 8], at + 8);
    const frame = { kind: "frame", index: 0, time: 0, offset: 0, bytes, length: bytes.length };
    return datagramOf({ ...frame, linkType: 101 } as Frame, linkOf(101)!);
  }

  it("is a whole packet where nothing came before it and nothing follows", () => {
    const whole = { from: "[::1]:4660", to: "[::2]:22136", payload: Uint8Array.of(7, 8) };
    expect(found(0)).toEqual(whole);
    // The two bits say nothing.
    expect(found(6)).toEqual(whole);
    for (const offset of [1, 8, 0x100, 0x8000]) expect(found(offset)).toBe("fragment of IP");
    // Options come first: their length in units of eight bytes, without the first.
    expect(found(0, 44, 0, 0, 0, 0, 0, 0, 0)).toEqual(whole);
    expect(found(0, 44, 1, ...Array<number>(14).fill(0))).toEqual(whole);
  });
});

describe("a header of the classic format", () => {
  it("has how much of each packet is kept, in either byte order", () => {
    const file = new DataView(new ArrayBuffer(24));
    for (const isLittleEndian of [true, false]) {
      file.setUint32(0, 0xa1b2c3d4, isLittleEndian);
      file.setUint16(4, 2, isLittleEndian);
      file.setUint16(6, 4, isLittleEndian);
      file.setUint32(16, 0x01020304, isLittleEndian);
      // The upper half is of checksums.
      file.setUint32(20, 0x10000071, isLittleEndian);
      const [header] = [...new PcapDecoder().push(new Uint8Array(file.buffer.slice(0)))];
      expect(header).toMatchObject({ snapLength: 0x01020304, linkType: 0x71, ticks: 1e6 });
    }
  });

  it.each([
    [[0x28, 0xb5, 0x2f, 0xfd], "compressed with zstd"],
    [[0x1f, 0x8b, 8, 0], "compressed with gzip"],
    [[0x1f, 0x8b, 0xff, 0xff], "compressed with gzip"],
    [[0x1f, 0x8c, 8, 0], "this is no capture: it begins with 1f8c0800"],
    [[0x28, 0xb5, 0x2f, 0xfc], "this is no capture"],
  ])("is another file's: %j", (bytes, words) => {
    const push = () => [...new CaptureFileDecoder().push(Uint8Array.from(bytes))];
    expect(push).toThrow(words);
    expect(push).toThrow(expect.objectContaining({ offset: 0, path: ["header"] }));
  });
});

describe("a capture in records", () => {
  const frames = [[1, 2, 3], [4], [5, 6]].map((bytes) => ({ bytes: Uint8Array.from(bytes) }));
  const joined = (pieces: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(pieces));

  it("of the classic format has each packet with its 16 bytes, after 24 of the file's", () => {
    const file = pcapOf(frames);
    const [big, fine] = [{ littleEndian: false }, { nanoseconds: true }];
    for (const form of [big, fine, { ...big, ...fine }])
      expect(captureRecords(pcapOf(frames, form))!.map(({ length }) => length)).toEqual([
        24, 19, 17, 18,
      ]);
    expect(captureRecords(file)!.map(({ length }) => length)).toEqual([24, 19, 17, 18]);
    expect(joined(captureRecords(file)!)).toEqual(new Uint8Array(file));
    // What is not whole is the last piece.
    expect(captureRecords(file.subarray(0, -1))!.map(({ length }) => length)).toEqual([
      24, 19, 17, 17,
    ]);
    expect(captureRecords(file.subarray(0, 24 + 19 + 15))!.map(({ length }) => length)).toEqual([
      24, 19, 15,
    ]);
    expect(captureRecords(file.subarray(0, 24))!.map(({ length }) => length)).toEqual([24]);
    expect(captureRecords(file.subarray(0, 23))).toBeUndefined();
    expect(captureRecords(new Uint8Array(100))).toBeUndefined();
  });

  it.each([true, false])(
    "of pcapng has blocks with packets, and others with what is before them",
    (isLittle) => {
      const writer = new PcapngWriter(isLittle).interface();
      const head = writer.file().length;
      writer.packet(frames[0]!);
      const one = writer.file().length - head;
      writer.block(5, new Uint8Array(8));
      writer.oldPacket(frames[1]!).simplePacket(frames[2]!);
      const file = writer.file();
      const pieces = captureRecords(file)!;
      expect(pieces).toHaveLength(4);
      expect(pieces.slice(0, 2).map(({ length }) => length)).toEqual([head, one + 20]);
      expect(joined(pieces)).toEqual(new Uint8Array(file));
      const cut = captureRecords(file.subarray(0, -1))!;
      expect(cut).toHaveLength(4);
      expect(joined(cut)).toEqual(new Uint8Array(file.subarray(0, -1)));
      // A block of twelve bytes has nothing in it, and is one.
      const view = new DataView(new ArrayBuffer(12));
      view.setUint32(0, 0x0bad, isLittle);
      view.setUint32(4, 12, isLittle);
      view.setUint32(8, 12, isLittle);
      const ended = joined([file, new Uint8Array(view.buffer)]);
      expect(captureRecords(ended)!.at(-1)!.length).toBe(pieces[3]!.length + 12);
      view.setUint32(4, 11, isLittle);
      const broken = joined([file, new Uint8Array(view.buffer)]);
      expect(captureRecords(broken)!.at(-1)!.length).toBe(12);
    },
  );
});

describe("what a file is instead", () => {
  const file = (at: number, begins: string, length = 400) => {
    const bytes = new Uint8Array(length).fill(1);
    bytes.set(Buffer.from(begins, "latin1"), at);
    return bytes;
  };

  // As their makers say: ISO 14496-12 §4.3, POSIX.1-1988 §10.1.1, LHA's headers, RIFF, bzip2.
  it.each([
    [4, "ftyp", "an MP4 video"],
    [257, "ustar", "a tar archive"],
    [2, "-lh", "an LHA archive"],
    [8, "WAVE", "a WAVE sound"],
    [8, "AVI ", "an AVI video"],
    [4, "1AY&SY", "a file compressed with bzip2"],
    [0, "PK\x03\x04", "a ZIP archive"],
  ])("is told by its bytes at %i", (at, begins, title) => {
    expect(kindOf("x", file(at, begins))?.title).toBe(title);
    for (const other of [at - 1, at + 1].filter((place) => place >= 0))
      expect(kindOf("x", file(other, begins))?.title).not.toBe(title);
  });

  it("is Qizmo's by its name and its first byte", () => {
    const title = (name: string, first: number) =>
      kindOf(name, Uint8Array.of(first, 1, 200))?.title;
    expect(title("a.QWZ", 0x80)).toBe("a recording that Qizmo packed");
    expect(title("a.qwz", 0x7f)).toBeUndefined();
    expect(title("a.qwd", 0x80)).toBeUndefined();
    expect(kindOf("a.qwz", Uint8Array.of(1, 255))).toBeUndefined();
  });

  it("has words, and what to do where there is something", () => {
    expect(kindText({ title: "a thing" })).toBe("it is a thing");
    expect(kindText({ title: "a thing", advice: "drop it" })).toBe("it is a thing: drop it");
  });

  it("is a page of HTML, as sites send one instead of a file, by how it begins", () => {
    const title = (text: string) => kindOf("a.dem", Buffer.from(text, "latin1"))?.title;
    const page = "a page of HTML, as a site sends it instead of a file";
    for (const text of ["<html>", "<!DOCTYPE html>\n", " \r\n<HTML lang=a>\xe4\xe4\xe4\xe4"])
      expect(title(text)).toBe(page);
    expect([title("<p><html>"), title("<!doctype xml>"), title("\0<html>")]).toEqual([
      "text",
      "text",
      undefined,
    ]);
    // Text may have letters from 0x80 on. Four of them together are taken for bytes.
    expect([title("abc \xe4\xe4\xe4"), title("abc \xe4\xe4\xe4\xe4"), title("")]).toEqual([
      "text",
      undefined,
      undefined,
    ]);
  });

  it("is text where all of its first 8 KB are letters", () => {
    const text = new Uint8Array(10_000).fill(0x61);
    expect(KIND_LENGTH).toBe(8192);
    text[8192] = 0;
    expect(kindOf("x", text)?.title).toBe("text");
    text[8191] = 0;
    expect(kindOf("x", text)).toBeUndefined();
  });
});
