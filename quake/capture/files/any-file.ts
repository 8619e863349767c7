import { joined } from "../../../runtime/bytes/text/joined.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import type { FilePart, FrameDecoder } from "./frame.ts";
import { isPcap, PcapDecoder } from "./pcap.ts";
import { PcapngDecoder, SECTION } from "./pcapng.ts";

/** This many bytes tell which format a file has. */
const MAGIC = 4;

/** Reads a capture of either format, which its first bytes tell. */
export class CaptureFileDecoder implements FrameDecoder {
  #decoder: FrameDecoder | undefined;
  #first: Uint8Array = new Uint8Array(0);

  *push(chunk: Uint8Array): Generator<FilePart, void> {
    let bytes = chunk;
    if (this.#decoder === undefined) {
      bytes = this.#first.length === 0 ? chunk : joined([this.#first, chunk]);
      this.#first = bytes;
      if (bytes.length < MAGIC) return;
      this.#decoder = decoderFor(bytes);
    }
    yield* this.#decoder.push(bytes);
  }

  *end(): Generator<FilePart, void> {
    const decoder = this.#decoder ?? new PcapDecoder();
    if (this.#decoder === undefined) yield* decoder.push(this.#first);
    yield* decoder.end();
  }
}

/** Compressions that a capture may have, by their first four bytes, and what to do. */
const COMPRESSED: readonly (readonly [magic: number, mask: number, name: string, hint: string])[] =
  [
    [0x28b52ffd, 0xffffffff, "zstd", "unpack it first: zstd -d FILE"],
    [
      0x1f8b0000,
      0xffff0000,
      "gzip",
      "unpack it first, as createGunzip of node:zlib does; the commands read it as it is",
    ],
  ];

function decoderFor(bytes: Uint8Array): FrameDecoder {
  const view = new DataView(bytes.buffer, bytes.byteOffset, MAGIC);
  const magic = view.getUint32(0);
  if (magic === SECTION) return new PcapngDecoder();
  if (isPcap(magic) || isPcap(view.getUint32(0, true))) return new PcapDecoder();
  const place = { path: ["header"], offset: 0 };
  const other = COMPRESSED.find(([value, mask]) => (magic & mask) >>> 0 === value);
  if (other !== undefined)
    throw new DecodeError(`this is compressed with ${other[2]}`, { ...place, hint: other[3] });
  const found = magic.toString(16).padStart(8, "0");
  throw new DecodeError(
    `this is no capture: it begins with ${found}, expected d4c3b2a1, a1b2c3d4, 4d3cb2a1, a1b23c4d or 0a0d0d0a`,
    place,
  );
}
