import { describe, expect, it } from "vitest";
import { quake2MapChecksum, quakeworldMapChecksum } from "../../quake/map/index.ts";
import { md4 } from "../../quake/map/md4.ts";
import { DecodeError } from "../../runtime/wire.ts";
import { textToBytes } from "./bytes.ts";
import { cube, EDITIONS } from "./cube.ts";
import { filed } from "./split-map.ts";

/** RFC 1320, A.5. */
const DIGESTS: readonly [text: string, digest: string][] = [
  ["", "31d6cfe0d16ae931b73c59d7e0c089c0"],
  ["a", "bde52cb31de33e46245e05fbdbd6fb24"],
  ["abc", "a448017aaf21d8525fc10ae87aa6729d"],
  ["message digest", "d9130a8164549fe818874806e1c7014b"],
  ["abcdefghijklmnopqrstuvwxyz", "d79e1c308aa5bbcdeea8ed63df412da9"],
  [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
    "043f8582f241db351ce627e153e7f0e4",
  ],
  ["1234567890".repeat(8), "e33b4ddc9c38f2199c3e7b164fcc0536"],
];

it.each(DIGESTS)("MD4 of %j", (text, digest) => {
  expect(Buffer.from(md4(textToBytes(text)).buffer).toString("hex")).toBe(digest);
});

/** Of the cubes' parts, with `openssl dgst -md4 -provider legacy`: four words each, exclusive or. */
const CHECKSUMS = [290753444, 524837098] as const;
const WHOLE = 636880161;

describe("a map's checksum", () => {
  it.each(CHECKSUMS.map((checksum, i) => ({ ...EDITIONS[i]!, checksum })))(
    "is that of the parts that all have alike: $name",
    ({ checksum, ...edition }) => {
      const map = cube(edition);
      expect(quakeworldMapChecksum(map)).toBe(checksum);
      const cut = map.subarray(0, map.length - 1);
      expect(() => quakeworldMapChecksum(cut)).toThrow(
        /^header › face_edges › offset › face_edges: 104 bytes should be at byte /,
      );
      expect(() => quakeworldMapChecksum(map.subarray(0, 20))).toThrow(DecodeError);
      expect(() => quakeworldMapChecksum(new Uint8Array(200))).toThrow("this is no map of Quake");
    },
  );

  it("leaves out entities, what is seen from where, nodes and leafs", () => {
    const parts = Array.from({ length: 15 }, (_, i) => Uint8Array.of(i, 7, 9));
    const checksum = (changed?: number) => {
      const lumps = parts.map(
        (bytes, i) => [i, i === changed ? Uint8Array.of(1, 2) : bytes] as const,
      );
      return quakeworldMapChecksum(filed("\x1d\0\0\0", new Map(lumps)));
    };
    const same = parts.flatMap((_, i) => (checksum(i) === checksum() ? [i] : []));
    // BSP §2: their places in the directory.
    expect(same).toEqual([0, 4, 5, 10]);
  });

  it("is that of the whole file in Quake II", () => {
    expect(quake2MapChecksum(cube(EDITIONS[2]!))).toBe(WHOLE);
  });
});
