import { decode as decodeMsgpack, encode as encodeMsgpack } from "@msgpack/msgpack";
import * as dns from "dns-packet";
import * as mqtt from "mqtt-packet";
import { PNG } from "pngjs";
import type { AnyMessage } from "../runtime/codec.ts";
import { Reader } from "../runtime/bytes/reader.ts";
import { Writer, written } from "../runtime/bytes/writer.ts";
import { codecsOf, containerOf, exampleCode, inVersion } from "../test/formats/example-formats.ts";
import type { Emitted } from "../test/support/emitted.ts";
import { minecraftPackets } from "./protodef/minecraft.ts";
import { hasMinecraft } from "./protodef/of.ts";
import { type Effort, measure, type Measured, type Row } from "./measure.ts";

/** A format that is not Quake's, beside the library that its tests are held against. */
export interface FormatResult {
  readonly format: string;
  readonly library: string;
  /** Nanoseconds a packet. The library's ratio is to ours. */
  readonly decode: { readonly ours: Measured; readonly library: Measured };
  readonly encode: { readonly ours: Measured; readonly library: Measured };
}

/** What is measured of a format: packets, as both have them. */
interface Contest {
  readonly format: string;
  readonly library: string;
  readonly packets: readonly Uint8Array[];
  readonly decode: (bytes: Buffer) => unknown;
  /** Of what the library reads. */
  readonly encode: (packet: never) => unknown;
  readonly codec: Coding;
  /** The codec's own classes, where its code is not of this tree. */
  readonly cursors?: { readonly Reader: typeof Reader; readonly Writer: typeof Writer };
}

/** What reads and writes a packet. */
interface Coding {
  decode(r: Reader): unknown;
  encode(w: Writer, packet: never): void;
}

const PAYLOAD = Buffer.from("21.5 °C, falling", "utf8");

function mqttPackets(): Uint8Array[] {
  const properties = { userProperties: { room: "attic" }, contentType: "text/plain" };
  const packets = [0, 1, 2].flatMap((qos) => [
    {
      cmd: "publish",
      topic: "house/attic/temperature",
      payload: PAYLOAD,
      qos,
      messageId: 7,
      dup: false,
      retain: false,
      properties,
    },
    { cmd: "puback", messageId: 7, reasonCode: 0 },
    {
      cmd: "subscribe",
      messageId: 8,
      subscriptions: [{ topic: "house/#", qos, nl: false, rap: true, rh: 1 }],
    },
  ]);
  return packets.map(
    (one) => new Uint8Array(mqtt.generate(one as never, { protocolVersion: 5 } as never)),
  );
}

function readMqtt(bytes: Buffer): unknown {
  const parser = mqtt.parser({ protocolVersion: 5 } as never);
  let found: unknown;
  parser.on("packet", (packet) => (found = packet));
  parser.parse(bytes);
  return found;
}

function dnsPackets(): Uint8Array[] {
  const name = "www.example.org";
  const answers = [
    { type: "A", name, ttl: 300, data: "192.0.2.1" },
    { type: "AAAA", name, ttl: 300, data: "2001:db8::1" },
    {
      type: "MX",
      name: "example.org",
      ttl: 60,
      data: { preference: 10, exchange: "mail.example.org" },
    },
    { type: "TXT", name, ttl: 60, data: [Buffer.from("v=spf1 -all")] },
  ];
  return answers.map((answer, id) => {
    const questions = [{ type: answer.type, name }];
    return new Uint8Array(
      dns.encode({ id, type: "response", questions, answers: [answer] } as never),
    );
  });
}

function msgpackPackets(): Uint8Array[] {
  const entity = (number: number) => ({
    number,
    name: `entity ${number}`,
    origin: [number * 1.5, -4096.25, 0],
    flags: [true, false, null],
    health: 100 - number,
  });
  return [1, 20, 300].map((count) =>
    encodeMsgpack({ entities: [entity(count), entity(count + 1)] }),
  );
}

/** The chunks of a file: the library has no function for one, so the file is a packet. */
function pngFile(): Uint8Array {
  const image = new PNG({ width: 16, height: 16 });
  image.data = Buffer.from(Uint8Array.from({ length: 1024 }, (_, i) => (i * 37) & 0xff));
  return new Uint8Array(PNG.sync.write(image));
}

const SIGNATURE = 8;

/** A file's chunks, each decoded. */
async function fileCodec(emitted: Emitted): Promise<Coding> {
  const png = await containerOf(emitted, "png");
  const [codec] = await codecsOf(emitted, "png_chunk");
  return {
    decode(r) {
      r.offset += SIGNATURE;
      const chunks: AnyMessage[] = [];
      while (r.offset < r.end) {
        const { chunk } = png.decodeBlock(r) as unknown as { chunk: Uint8Array };
        chunks.push(codec!.decode(new Reader(chunk)));
      }
      return chunks;
    },
    encode(w, chunks: readonly AnyMessage[]) {
      const own = new Writer(4096);
      for (const chunk of chunks) {
        own.offset = 0;
        codec!.encode(own, chunk);
        png.encodeBlock(w, { type: "block", chunk: written(own) } as never);
      }
    },
  };
}

function turns(contest: Contest): Record<string, Row> {
  const { packets, codec, decode, encode, cursors = { Reader, Writer } } = contest;
  const readers = packets.map((bytes) => new cursors.Reader(bytes));
  const own = packets.map((bytes) => codec.decode(new cursors.Reader(bytes)));
  const buffers = packets.map((bytes) => Buffer.from(bytes));
  const theirs = buffers.map((bytes) => decode(bytes));
  const w = new cursors.Writer(4096);
  const oursDecode: Row = {
    run() {
      for (const r of readers) {
        r.offset = 0;
        codec.decode(r);
      }
      return readers.length;
    },
  };
  const oursEncode: Row = {
    run() {
      for (const message of own) {
        w.offset = 0;
        codec.encode(w, message as never);
      }
      return own.length;
    },
  };
  return {
    oursDecode,
    oursEncode,
    libraryDecode: {
      baseline: oursDecode,
      run() {
        for (const bytes of buffers) decode(bytes);
        return packets.length;
      },
    },
    libraryEncode: {
      baseline: oursEncode,
      run() {
        for (const packet of theirs) encode(packet as never);
        return theirs.length;
      },
    },
  };
}

/**
 * Measures each format beside its library, and Minecraft's where the environment's MINECRAFT names a folder with
 * minecraft-protocol in it. What PNG's library does beside its chunks, inflating them, is left to it.
 */
export async function benchFormats(effort: Effort): Promise<FormatResult[]> {
  const emitted = await exampleCode();
  const { MINECRAFT } = process.env;
  const isThere = MINECRAFT !== undefined && hasMinecraft(MINECRAFT);
  if (!isThere)
    console.error("Minecraft is left out: no minecraft-protocol in a folder that MINECRAFT names");
  const minecraft = isThere ? await minecraftPackets(MINECRAFT) : undefined;
  try {
    const one = async (name: string) => (await codecsOf(emitted, name))[0]!;
    const file = pngFile();
    const contests: Contest[] = [
      {
        format: "MQTT 5",
        library: "mqtt-packet",
        packets: mqttPackets(),
        decode: readMqtt,
        encode: (packet) => mqtt.generate(packet, { protocolVersion: 5 } as never),
        codec: inVersion(await codecsOf(emitted, "mqtt"), "5"),
      },
      {
        format: "DNS",
        library: "dns-packet",
        packets: dnsPackets(),
        decode: (bytes) => dns.decode(bytes),
        encode: (packet) => dns.encode(packet),
        codec: await one("dns"),
      },
      {
        format: "MessagePack",
        library: "@msgpack/msgpack",
        packets: msgpackPackets(),
        decode: (bytes) => decodeMsgpack(bytes),
        encode: (value) => encodeMsgpack(value),
        codec: await one("msgpack"),
      },
      {
        format: "PNG, a file",
        library: "pngjs",
        packets: [file],
        decode: (bytes) => PNG.sync.read(bytes),
        encode: (image) => PNG.sync.write(image),
        codec: await fileCodec(emitted),
      },
    ];
    if (minecraft !== undefined) contests.push(minecraft as Contest);
    const rows = contests.map(turns);
    const measured = measure(
      rows.flatMap((row) => Object.values(row)),
      effort,
    );
    return contests.map(({ format, library }, i) => {
      const of = (name: string) => measured.get(rows[i]![name]!)!;
      return {
        format,
        library,
        decode: { ours: of("oursDecode"), library: of("libraryDecode") },
        encode: { ours: of("oursEncode"), library: of("libraryEncode") },
      };
    });
  } finally {
    minecraft?.remove();
    emitted.remove();
  }
}
