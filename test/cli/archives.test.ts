import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openArchive } from "../../cli/files/archive/archive.ts";
import { Budget } from "../../cli/files/archive/budget.ts";
import { memberNamed, nearestMember } from "../../cli/files/archive/find.ts";
import { ArchiveError, type Member } from "../../cli/files/archive/member.ts";
import { BytesSource } from "../../cli/files/archive/source.ts";
import { type Packed, pakOf, zipOf } from "../support/archives.ts";
import { whole } from "../support/whole.ts";

const TEXT = Buffer.from("a recording ".repeat(50));
const file = (name: string, more: Partial<Packed> = {}): Packed => ({ name, bytes: TEXT, ...more });

/** This much comes out of what costs too much. */
const FREE = 10_000;

async function membersOf(bytes: Uint8Array): Promise<readonly Member[]> {
  const archive = await openArchive(new BytesSource(bytes), new Budget(bytes.length, FREE));
  return archive?.members ?? [];
}

async function bytesOf(member: Member): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of member.chunks()) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What is said of an archive, or of the first member that cannot be read. */
async function errorOf(bytes: Uint8Array): Promise<string> {
  try {
    for (const member of await membersOf(bytes)) await bytesOf(member);
  } catch (error) {
    if (error instanceof ArchiveError) return error.message;
    throw error;
  }
  return "";
}

/** A PAK with another place for its directory. */
function pakWith(at: number, length: number): Buffer {
  const pak = pakOf([file("a.dem")]);
  pak.writeInt32LE(at, 4);
  pak.writeInt32LE(length, 8);
  return pak;
}

describe("archives", () => {
  const names = fc.stringMatching(/^[a-z]{1,8}\/[A-Z]{1,8}\.dem$/);
  const files = fc.uniqueArray(
    fc.record({
      name: names,
      bytes: fc.uint8Array({ maxLength: 200 }),
      method: fc.constantFrom(0, 8),
    }),
    { selector: ({ name }) => name.toLowerCase(), maxLength: 8 },
  );

  whole("give the files that are in them, by names in any case", () =>
    fc.assert(
      fc.asyncProperty(files, fc.constantFrom(pakOf, zipOf), async (packed, archiveOf) => {
        const members = await membersOf(archiveOf(packed));
        expect(members.map(({ name }) => name)).toEqual(packed.map(({ name }) => name));
        for (const { name, bytes } of packed) {
          const member = memberNamed(members, `./${name.toLowerCase()}`)!;
          expect([member.name, member.size]).toEqual([name, bytes.length]);
          expect(await bytesOf(member)).toEqual(Buffer.from(bytes));
        }
      }),
      { seed: 5, numRuns: 40 },
    ),
  );

  whole("that are damaged say so, or give no more than they may", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(pakOf, zipOf),
        files,
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 6 }),
        fc.nat(),
        async (archiveOf, packed, changes, cut) => {
          const whole = archiveOf(packed);
          // What is in the directory, at the end, is changed more often than what is in the files.
          for (const [at, byte] of changes)
            whole[at % 2 === 0 ? at % whole.length : whole.length - 1 - (at % 60)] = byte;
          const bytes = cut % 3 === 0 ? whole.subarray(0, cut % whole.length) : whole;
          await errorOf(bytes);
        },
      ),
      { seed: 6, numRuns: 300 },
    ),
  );

  it.each<[string, Uint8Array, string]>([
    [
      "a PAK cut in its header",
      Buffer.from("PACK\0\0"),
      "the bytes end: directory_offset needs 4 bytes, 2 are left",
    ],
    [
      "a directory after the end",
      pakWith(700, 64),
      "64 bytes should be at byte 700, and the file has",
    ],
    ["a directory before the beginning", pakWith(-64, 64), "64 bytes should be at byte 4294967232"],
    [
      "a directory of 2^31 bytes",
      pakWith(0x7fffffff, 0x7fffffff),
      "2147483647 bytes should be at byte 2147483647",
    ],
    ["entries of another length", pakWith(12, 72), "entries[1] › name: the bytes end"],
    [
      "a file after the end of a PAK",
      pakOf([file("a.dem", { offset: 650 })]),
      "600 bytes for it from byte 650 on",
    ],
    [
      "a size below zero",
      pakOf([file("a.dem", { size: -1 })]),
      "4294967295 bytes for it from byte 12",
    ],
    ["a ZIP without its end", zipOf([file("a.dem")]).subarray(0, -4), "its directory is damaged"],
    ["more entries than there are", zipOf([file("a.dem")], 9), "its directory is damaged"],
    ["a file after the end of a ZIP", zipOf([file("a", { offset: 90_000 })]), "it is damaged"],
    ["a checksum that lies", zipOf([file("a", { crc: 7 })]), "should be 0x00000007, and is 0x"],
    ["a size that is too small", zipOf([file("a", { size: 599 })]), "more comes out of it than"],
    ["a size that is too large", zipOf([file("a", { size: 601 })]), "601 bytes, and has 600"],
    ["files on one another", zipOf([file("a"), file("b", { offset: 0 })]), "to another file, too"],
    ["a method of the nineties", zipOf([file("a", { method: 6 })]), "by imploding (method 6)"],
    ["a method that nobody knows", zipOf([file("a", { method: 77 })]), "nobody knows (method 77)"],
    ["a file that is encrypted", zipOf([file("a", { flags: 1 })]), "it is encrypted"],
    [
      "more than may be",
      zipOf([{ name: "a", bytes: new Uint8Array(300_000), method: 8 }]),
      "more than 64 times its size",
    ],
    [
      "files of one PAK that share their bytes a thousand times",
      pakOf([
        { name: "a", bytes: new Uint8Array(99_000) },
        ...Array.from({ length: 1000 }, (_, i) => ({
          ...file(`a${i}`, { offset: 12, size: 99_000 }),
          bytes: new Uint8Array(0),
        })),
      ]),
      "more than 4 times its size",
    ],
  ])("say what is wrong: %s", async (_, bytes, words) => {
    expect(await errorOf(bytes)).toContain(words);
  });

  whole("give no more bytes than the archive has, 64 times, and some", async () => {
    const bomb = (length: number) =>
      zipOf([
        { name: "a", bytes: new Uint8Array(length), method: 8 },
        { name: "b", bytes: new Uint8Array(length), method: 8 },
      ]);
    const shared = (count: number) =>
      pakOf([
        { name: "a", bytes: new Uint8Array(600_000) },
        ...Array.from({ length: count }, (_, i) => ({
          ...file(`a${i}`, { offset: 12 + i, size: 500_000 }),
          bytes: new Uint8Array(0),
        })),
      ]);
    for (const [bytes, times] of [
      [bomb(40_000_000), 64],
      [shared(2000), 4],
    ] as const) {
      const archive = await openArchive(new BytesSource(bytes), new Budget(bytes.length));
      let read = 0;
      for (const member of archive!.members) {
        try {
          for await (const piece of member.chunks()) read += piece.length;
        } catch (error) {
          expect(error).toBeInstanceOf(ArchiveError);
        }
      }
      expect(read).toBeLessThanOrEqual((1 << 22) + times * bytes.length);
    }
  });

  it("of too many files are refused before anything is made of them", async () => {
    const huge = Buffer.alloc(12 + 64 * 100_001);
    huge.write("PACK");
    huge.writeInt32LE(12, 4);
    huge.writeInt32LE(64 * 100_001, 8);
    expect(await errorOf(huge)).toContain("100,001 files in it: no more than 100,000");
  });

  it("keep a file that is wrong from none of the others, whatever it is called", async () => {
    const wrong = ["../../etc/passwd", "/absolute/x", "a\0b", "\x1b[2J", "dir/"];
    const zip = zipOf([
      ...wrong.map((name) => file(name, { crc: 1, flags: 0x800 })),
      file("a.dem"),
    ]);
    const members = await membersOf(zip);
    expect(members.map(({ name }) => name)).toEqual([...wrong.slice(0, 4), "a.dem"]);
    expect(await bytesOf(members[4]!)).toEqual(TEXT);
  });

  it("name the nearest where a file is not in them", async () => {
    const members = await membersOf(pakOf([file("maps/e1m1.bsp"), file("demos/demo1.dem")]));
    expect(nearestMember(members, "Demo1.dem")).toBe('Did you mean "demos/demo1.dem"?');
    expect(nearestMember(members, "demos/demo2.dem")).toBe('Did you mean "demos/demo1.dem"?');
    expect(nearestMember(members, "something else")).toBeUndefined();
  });
});
