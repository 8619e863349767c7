import { expect, it, test } from "vitest";
import { datagramOf } from "../../quake/capture/datagram.ts";
import { guess } from "../../quake/capture/family.ts";
import type { Frame } from "../../quake/capture/files/frame.ts";
import { readInterface } from "../../quake/capture/files/interface.ts";
import { kindOf } from "../../quake/capture/files/kinds.ts";
import { linkOf } from "../../quake/capture/files/link.ts";

/** Kilobits a second of layer III by their index from 1 on: ISO 11172-3 §2.4.2.3, ISO 13818-3 §2.4.2.3. */
const MPEG_1 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG_2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/**
 * Two frames of zeros. One has 1152 samples in MPEG 1 and 576 in MPEG 2 (ISO 11172-3 §2.4.3.1): at 48,000 and 24,000 Hz
 * a kilobit a second takes three bytes of either.
 */
function frames(kind: number, index: number, rate: number): Uint8Array {
  const bytes = new Uint8Array(3 * rate + 3);
  const header = [0xff, kind, (index << 4) | 0x04];
  bytes.set(header);
  bytes.set(header, 3 * rate);
  return bytes;
}

test.each([
  ["MPEG 1", 0xfb, MPEG_1],
  ["MPEG 2", 0xf3, MPEG_2],
])(
  "frames of %s are a sound at each rate, and only where the next one follows",
  (_, kind, rates) => {
    for (const [i, rate] of rates.entries()) {
      const bytes = frames(kind, i + 1, rate);
      expect(kindOf("x", bytes)?.title).toBe("an MP3 sound");
      for (const at of [0, 3 * rate]) {
        const other = bytes.slice();
        other[at] = 0xfe;
        expect(kindOf("x", other)?.title).not.toBe("an MP3 sound");
      }
    }
  },
);

/** ISO 11172-3 §2.4.3.1: 144 times the bits a second, by the samples a second, cut; and a byte more where that is said. */
test.each([
  [0xfb, 9, 0, 417],
  [0xfb, 14, 0, 1044],
  [0xfb, 14, 2, 1440],
  [0xfb, 9, 2, 576],
  [0xf3, 8, 0, 208],
  [0xf3, 8, 2, 288],
])("a frame of kind %i, rate %i and samples %i has %i bytes", (kind, rate, hertz, length) => {
  const title = (padding: number, at: number) => {
    const bytes = new Uint8Array(2000);
    const header = [0xff, kind, (rate << 4) | (hertz << 2) | (padding << 1)];
    bytes.set(header);
    bytes.set(header, at);
    return kindOf("x", bytes)?.title;
  };
  for (const padding of [0, 1])
    for (const more of [-1, 0, 1, 2])
      expect(title(padding, length + more)).toBe(padding === more ? "an MP3 sound" : undefined);
});

it("a frame whose rate is free, or none, is no sound", () => {
  for (const kind of [0xfb, 0xf3])
    for (const rate of [0, 15])
      for (let at = 1; at < 98; at++) {
        const bytes = new Uint8Array(100);
        const header = [0xff, kind, (rate << 4) | 4];
        bytes.set(header);
        bytes.set(header, at);
        expect(kindOf("x", bytes)).toBeUndefined();
      }
});

/** pcapng, Interface Description Block: option 14 is an offset in seconds. */
it("reads an option that ends with its block", () => {
  const body = new DataView(new ArrayBuffer(8 + 4 + 8));
  body.setUint16(8, 14, true);
  body.setUint16(10, 8, true);
  body.setBigInt64(12, 7200n, true);
  expect(readInterface(body, true)).toMatchObject({ since: 7200 });
});

it("an empty frame of raw IP carries nothing", () => {
  // LINKTYPE_RAW.
  expect(linkOf(101)!(new DataView(new ArrayBuffer(0)))).toBeUndefined();
});

/**
 * LINKTYPE_NULL and LINKTYPE_LOOP: AF_INET is 2 everywhere; AF_INET6 is 10 on Linux, 23 on Windows, 24 on NetBSD and
 * OpenBSD, 28 on FreeBSD, 30 on macOS (the registry of link types). Either byte order occurs.
 */
it("knows IP on loopback by the address families of all systems, and no others", () => {
  const known = (linkType: number, isLittleEndian: boolean) =>
    Array.from({ length: 64 }, (_, family) => {
      const frame = new DataView(new ArrayBuffer(5));
      frame.setUint32(0, family, isLittleEndian);
      const found = linkOf(linkType)!(frame);
      return found === undefined ? [] : [[family, found.version, found.at]];
    }).flat();
  const all = [[2, 4, 4], ...[10, 23, 24, 28, 30].map((family) => [family, 6, 4])];
  for (const linkType of [0, 108])
    for (const order of [true, false]) expect(known(linkType, order)).toEqual(all);
  expect(linkOf(0)!(new DataView(new ArrayBuffer(3)))).toBeUndefined();
});

/** The registry of link types: the first four bits of raw IP are its version. */
it.each([12, 14, 101, 228, 229])("knows raw IP of link type %i by its version", (linkType) => {
  for (let version = 0; version < 16; version++) {
    const found = linkOf(linkType)!(new DataView(Uint8Array.of((version << 4) | 5).buffer));
    expect(found).toEqual(version === 4 || version === 6 ? { version, at: 0 } : undefined);
  }
});

/** RFC 8200 §4.7: next header 59 is none. IPv6's length counts what follows its own 40 bytes. */
it.each([
  [8, "not UDP"],
  [7, "damaged"],
])("a header of IPv6's options in a packet of %i bytes: %s", (length, reason) => {
  const bytes = new Uint8Array(48);
  bytes[0] = 0x60;
  bytes[5] = length;
  // Hop-by-hop options, in eight bytes.
  bytes[40] = 59;
  const frame = { kind: "frame", index: 0, time: 0, offset: 0, bytes, length: 48, linkType: 101 };
  expect(datagramOf(frame as Frame, linkOf(101)!)).toBe(reason);
});

/** net_dgrm.c: NETFLAG_DATA 0x1, NETFLAG_EOM 0x8; flags and length of 16 bits, most significant first, then a number. */
it.each([
  ["more follows", 0x01, "netquake"],
  ["the last of a message", 0x09, "netquake"],
  ["no data", 0x08, undefined],
])("a packet of NetQuake whose flags say: %s", (_, flags, family) => {
  const payload = Uint8Array.of(0, flags, 0, 10, 0, 0, 0, 1, 3, 1);
  const found = guess({ from: "1.1.1.1:5000", to: "2.2.2.2:5001", payload });
  expect(found?.family).toBe(family);
});
