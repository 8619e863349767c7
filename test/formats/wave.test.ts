import fc from "fast-check";
import { afterAll, expect } from "vitest";
import wavefile from "wavefile";
import { anyOf } from "../../fuzz/values/any-of.ts";
import {
  codecsOf,
  damagedBytes,
  decoded,
  encoded,
  exampleCode,
  expectExact,
  RUNS,
} from "./example-formats.ts";
import { whole } from "../support/whole.ts";

/* WAVE beside `wavefile`, both ways. */

const emitted = await exampleCode();
afterAll(() => emitted.remove());
const [codec] = await codecsOf(emitted, "wave");
const SEED = 1;
const { WaveFile } = wavefile;

const anySounds = fc.record({
  channels: fc.integer({ min: 1, max: 3 }),
  rate: fc.constantFrom(8000, 22050, 44100, 96000),
  bits: fc.constantFrom("8", "16", "24", "32", "32f", "64"),
  samples: fc.array(fc.nat(127), { maxLength: 30 }),
  tags: fc.dictionary(fc.constantFrom("INAM", "IART", "ICMT"), fc.string({ maxLength: 9 }), {
    maxKeys: 3,
  }),
});
// The library leaves out all bytes that pad sound, which may be missing at the end alone.
const sounds = anySounds.filter(
  ({ samples, tags }) =>
    samples.length % 2 === 0 || Object.values(tags).every((text) => text === ""),
);
type Sound = typeof sounds extends fc.Arbitrary<infer T> ? T : never;

function written({ channels, rate, bits, samples, tags }: Sound): Uint8Array {
  const file = new WaveFile();
  const all = Array.from({ length: channels }, () => samples);
  file.fromScratch(channels, rate, bits, channels === 1 ? samples : all);
  for (const [tag, text] of Object.entries(tags)) if (text !== "") file.setTag(tag, text);
  return file.toBuffer().slice();
}

/** What a file says by the standard's document. */
function meant({ channels, rate, bits, samples, tags }: Sound) {
  const size = channels * (Number.parseInt(bits, 10) / 8);
  return {
    channels,
    rate,
    bytes_a_second: rate * size,
    frame_size: size,
    bits: Number.parseInt(bits, 10),
    data: samples.length * size,
    tags: Object.fromEntries(Object.entries(tags).filter(([, text]) => text !== "")),
  };
}

function said(bytes: Uint8Array) {
  const chunks = (decoded(codec!, bytes) as any).chunks.map(({ chunk }: any) => chunk);
  const { channels, rate, bytes_a_second, frame_size, bits } = chunks.find(
    ({ encoding }: any) => encoding !== undefined,
  );
  // "data"
  const { data } = chunks.find(({ id }: any) => id === 0x64617461);
  const items = chunks.flatMap((chunk: any) => chunk.items ?? []);
  const tags = Object.fromEntries(items.map((item: any) => [letters(item.id), text(item.data)]));
  return { channels, rate, bytes_a_second, frame_size, bits, data: data.length, tags };
}

function letters(id: number): string {
  return String.fromCharCode(id >>> 24, (id >> 16) & 0xff, (id >> 8) & 0xff, id & 0xff);
}

/** A text up to its NUL. */
function text(data: Uint8Array): string {
  return Buffer.from(data).toString("latin1").split("\0")[0]!;
}

whole("files that wavefile writes are read as they are meant, and come back", () => {
  fc.assert(
    fc.property(sounds, (sound) => {
      const wire = written(sound);
      expect(said(wire)).toEqual(meant(sound));
      expect(Buffer.compare(encoded(codec!, decoded(codec!, wire)), wire)).toBe(0);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

whole("files that are written here wavefile reads as they are meant", () => {
  fc.assert(
    fc.property(sounds, (sound) => {
      const message = decoded(codec!, written(sound)) as any;
      // Half as many frames a second, and a title.
      for (const { chunk } of message.chunks) if (chunk.rate !== undefined) chunk.rate /= 2;
      const title = { id: 0x494e414d, data: Buffer.from("half\0") };
      const list = { id: 0x4c495354, kind: 0x494e464f, items: [title] };
      message.chunks = message.chunks.filter(({ chunk }: any) => chunk.items === undefined);
      message.chunks.push({ chunk: list });
      const file = new WaveFile(encoded(codec!, message));
      const { numChannels, sampleRate, bitsPerSample } = file.fmt as any;
      const { channels, rate, bits } = meant(sound);
      expect([numChannels, sampleRate, bitsPerSample]).toEqual([channels, rate / 2, bits]);
      expect(file.listTags()).toEqual({ INAM: "half" });
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

whole("any file comes back, and damaged ones give an exact error or come back", () => {
  expectExact(
    codec!,
    anyOf(codec!, "file").map((message) => encoded(codec!, message)),
    SEED,
  );
  expectExact(codec!, damagedBytes(sounds.map(written)), SEED);
});
