import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { PNG } from "pngjs";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as dns from "../../examples/formats/oracles/dns.ts";
import * as mqtt from "../../examples/formats/oracles/mqtt.ts";
import * as msgpack from "../../examples/formats/oracles/msgpack.ts";
import { type Part, readRecording, writeRecording } from "../../recording/index.ts";
import {
  codecsOf,
  containerOf,
  damageComplaint,
  decoded,
  encoded,
  exampleCode,
  inVersion,
} from "./example-formats.ts";

/* What other programs wrote is read as the formats' libraries read it, comes back, and damaged gives exact errors. */

interface Sample {
  readonly name: string;
  readonly version?: string;
  /** The program that wrote it. */
  readonly from: string;
  /** As hex. */
  readonly bytes: string;
}

const samples = parse(readFileSync(join(import.meta.dirname, "samples.yaml"), "utf8")) as Readonly<
  Record<"mqtt" | "dns" | "png" | "msgpack" | "wave", readonly Sample[]>
>;
const emitted = await exampleCode();
afterAll(() => emitted.remove());

/** Pictures of the workbench, which Chromium wrote. */
const SHOTS = join(import.meta.dirname, "..", "..", "docs", "shots");
const shots = readdirSync(SHOTS).filter((name) => /^view-.*\.png$/.test(name));

const bytesOf = ({ bytes }: Sample) => Uint8Array.from(Buffer.from(bytes, "hex"));
type Members = Readonly<Record<string, unknown>>;

/** What a chunk of pixels is called. */
const IDAT = 0x49444154;

/** The bytes with one bit of each byte turned, and cut after each. */
function damages(bytes: Uint8Array): Uint8Array[] {
  const few = [...bytes.keys()].filter((i) => i < 64 || i % 16 === 0);
  return few.flatMap((i) => [bytes.slice(0, i), bytes.with(i, bytes[i]! ^ (1 << (i % 8)))]);
}

describe("mqtt", async () => {
  const codecs = await codecsOf(emitted, "mqtt");
  test.each(samples.mqtt)("$version: $name, from $from", (sample) => {
    const [bytes, version] = [bytesOf(sample), sample.version!];
    const codec = inVersion(codecs, version);
    const message = decoded(codec, bytes);
    expect(message.type).toBe(sample.name);
    expect(encoded(codec, message)).toEqual(bytes);
    const ours = mqtt.comparable(mqtt.toLibrary(message as unknown as Members, version));
    expect(ours).toEqual(mqtt.bodyOf(mqtt.readByLibrary(bytes, version)!));
    for (const one of damages(bytes)) expect(damageComplaint(codec, one)).toBeUndefined();
  });
});

/** Without what extends the protocol itself, which the library reads into members of its own. */
function plain({ additionals, ...rest }: Members): unknown {
  const own = (additionals as readonly Members[]).filter(({ name }) => name !== ".");
  return mqtt.comparable({ ...rest, additionals: own });
}

describe("dns", async () => {
  const [codec] = await codecsOf(emitted, "dns");
  test.each(samples.dns)("$name, from $from", (sample) => {
    const bytes = bytesOf(sample);
    const message = decoded(codec!, bytes);
    expect(encoded(codec!, message)).toEqual(bytes);
    const ours = dns.toLibrary(message as unknown as Members, bytes);
    expect(plain(ours)).toEqual(plain(dns.readByLibrary(bytes)!));
    for (const one of damages(bytes)) expect(damageComplaint(codec!, one)).toBeUndefined();
  });
});

describe("msgpack", async () => {
  const [codec] = await codecsOf(emitted, "msgpack");
  test.each(samples.msgpack)("$name, from $from", (sample) => {
    const bytes = bytesOf(sample);
    const message = decoded(codec!, bytes) as unknown as { readonly value: Members };
    expect(encoded(codec!, message as never)).toEqual(bytes);
    expect(msgpack.toLibrary(message.value)).toEqual(msgpack.readByLibrary(bytes)!.value);
    for (const one of damages(bytes)) expect(damageComplaint(codec!, one)).toBeUndefined();
  });
});

describe("png", async () => {
  const png = (await containerOf(emitted, "png")) as never;
  const [codec] = await codecsOf(emitted, "png_chunk");

  /** The chunks of a file that comes back, and says of its size what the library says. */
  function chunksOf(bytes: Uint8Array): readonly Members[] {
    const parts = [...readRecording(png, bytes)] as Part[];
    expect(Buffer.compare(writeRecording(png, parts as never), bytes)).toBe(0);
    const chunks = parts.flatMap((part) => (part.kind === "block" ? [...part.messages!] : []));
    const [header] = chunks as unknown as Members[];
    const image = PNG.sync.read(Buffer.from(bytes));
    expect([header!["width"], header!["height"]]).toEqual([image.width, image.height]);
    // Its sum is the one that is computed: no member keeps another.
    for (const chunk of chunks) expect(chunk).not.toHaveProperty("crc", expect.any(Number));
    return chunks as unknown as Members[];
  }

  test.each(samples.png)("$name, from $from", (sample) => {
    for (const chunk of chunksOf(bytesOf(sample)))
      for (const one of damages(encoded(codec!, chunk as never)))
        expect(damageComplaint(codec!, one)).toBeUndefined();
  });

  test.each(shots)("%s, from Chromium", (name) => {
    const chunks = chunksOf(new Uint8Array(readFileSync(join(SHOTS, name))));
    const pixels = chunks.flatMap((chunk) => (chunk["kind"] === IDAT ? [chunk["data"]] : []));
    const { width, height } = chunks[0] as Record<string, number>;
    const rows = inflateSync(Buffer.concat(pixels as Uint8Array[]));
    expect(rows.length % height!).toBe(0);
    expect(rows.length).toBeGreaterThanOrEqual(height! * (1 + 3 * width!));
  });
});

describe("wave", async () => {
  const [codec] = await codecsOf(emitted, "wave");
  const [without, padded] = samples.wave.map(bytesOf);

  test.each(samples.wave)("three samples of a byte, $name, from $from", (sample) => {
    const bytes = bytesOf(sample);
    const { chunks } = decoded(codec!, bytes) as any;
    expect(chunks[0].chunk).toMatchObject({ channels: 1, rate: 8000, bits: 8 });
    expect([...chunks[1].chunk.data]).toEqual([1, 2, 3]);
    expect(encoded(codec!, decoded(codec!, bytes))).toEqual(bytes);
    for (const one of damages(bytes)) expect(damageComplaint(codec!, one)).toBeUndefined();
  });

  test("the byte that is missing at the end is there where a chunk follows", () => {
    const message = decoded(codec!, without!) as any;
    message.chunks.push({ chunk: { id: 0x6a756e6b, data: Uint8Array.of(9, 9) } });
    // "junk" with two bytes after FFmpeg's file, which counts ten more.
    const junk = Buffer.from("junk\x02\0\0\0\x09\x09", "latin1");
    const expected = Uint8Array.from(Buffer.concat([padded!, junk]));
    expected[4] = 0x28 + 10;
    expect(encoded(codec!, message)).toEqual(expected);
  });
});
