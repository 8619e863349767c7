import {
  type AnyContainer,
  codecFor,
  firstCodec,
  type Part,
  type Protocol,
  beginnings,
  type RecordedBlock,
  type RecordedHeader,
  type RecordedTail,
  type Run,
  runsOf,
  versionFor,
  announcedVersions,
} from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";
import { BlockLines } from "./blocks.ts";
import type { TextWriteOptions, TextWriter } from "../form.ts";
import { MessageLines } from "./messages.ts";
import { putHex, putObject, putString } from "./values/print.ts";
import type { TextOutput } from "../output.ts";

/** This many bytes of a tail are in a line, and that many of a block that are not understood: no game's block has more. */
const TAIL_LINE = 1 << 15;
const UNDECODED_LINE = 1 << 16;

/** A protocol, and the codec that whoever reads the lines has so far. */
interface Followed {
  readonly protocol: Protocol;
  codec: Codec;
}

/** Writes a recording as JSON, a line for each block and each message. */
export class JsonLinesWriter implements TextWriter {
  readonly #container: AnyContainer;
  readonly #version: string | undefined;
  readonly #followed = new Map<string, Followed>();
  readonly #blocks: BlockLines;
  readonly #lines = new MessageLines();
  #inTail = false;

  /** Throws RangeError for a version that there is not. */
  constructor(container: AnyContainer, { version }: TextWriteOptions = {}) {
    this.#container = container;
    this.#version = version;
    this.#blocks = new BlockLines(container);
    for (const { name, protocol, codec } of beginnings(container, version))
      this.#followed.set(name, { protocol, codec });
  }

  write(out: TextOutput, part: Part): void {
    for (const _ of this.pieces(out, part)) continue;
  }

  *pieces(out: TextOutput, part: Part): Generator<void, void> {
    if (part.kind === "header") this.#header(out, part);
    else if (part.kind === "block") yield* this.#whole(out, part);
    else yield* this.#tail(out, part);
  }

  end(): void {}

  #header(out: TextOutput, { bytes, reading }: RecordedHeader): void {
    const { name, header } = this.#container.table;
    const text = header === undefined ? undefined : bytesToText(bytes);
    putObject(out, { format: name, header: text, reading, version: this.#version });
    out.put("\n");
  }

  *#whole(out: TextOutput, part: RecordedBlock): Generator<void, void> {
    const { protocol: name, undecoded } = part;
    const followed = name === undefined ? undefined : this.#followed.get(name)!;
    const hasMessages = followed !== undefined && part.body.length > (undecoded?.length ?? 0);
    this.#block(out, part, hasMessages ? firstCodec(followed.protocol, part.version) : undefined);
    if (followed === undefined) return;
    for (const run of runsOf(part)) {
      this.#messages(out, followed, run);
      if (part.runs !== undefined && out.isFull) yield;
    }
    if (undecoded !== undefined) yield* this.#undecoded(out, undecoded, part.error?.message);
  }

  #messages(out: TextOutput, followed: Followed, { messages, ends, body }: Run): void {
    let start = 0;
    for (let i = 0; i < messages.length; i++) {
      this.#message(out, followed, messages[i]!, body, start, ends[i]!);
      start = ends[i]!;
    }
  }

  /** @param codec that of its first message, where it has one */
  #block(out: TextOutput, part: RecordedBlock, codec: Codec | undefined): void {
    const { index, protocol: name } = part;
    const followed = codec === undefined ? undefined : this.#followed.get(name!);
    const follows = followed === undefined || followed.codec === codec;
    if (!follows) followed.codec = codec!;
    const version = follows ? undefined : codec!.table.versions[versionFor(codec!)];
    const members = { block: index, version, ...this.#blocks.membersOf(part.block) };
    putObject(out, members);
    out.put("\n");
  }

  #message(
    out: TextOutput,
    followed: Followed,
    message: AnyMessage,
    body: Uint8Array,
    start: number,
    end: number,
  ): void {
    const { codec } = followed;
    this.#lines.put(out, codec, message, body, start, end);
    const range = announcedVersions(followed.protocol, message);
    if (range !== undefined) followed.codec = codecFor(followed.protocol, codec, range);
  }

  /** The rest of a block is cut into lines, too; the first one tells why. */
  *#undecoded(out: TextOutput, bytes: Uint8Array, error?: string): Generator<void, void> {
    for (let at = 0; at < bytes.length; at += UNDECODED_LINE) {
      putBytesLine(out, "undecoded", bytes.subarray(at, at + UNDECODED_LINE), error);
      error = undefined;
      if (out.isFull) yield;
    }
  }

  /** A tail may come in parts, and is cut into lines of a fair length. Its error is reported once. */
  *#tail(out: TextOutput, { bytes, error }: RecordedTail): Generator<void, void> {
    for (let at = 0; at < bytes.length; at += TAIL_LINE) {
      const reason = this.#inTail ? undefined : error.message;
      putBytesLine(out, "tail", bytes.subarray(at, at + TAIL_LINE), reason);
      this.#inTail = true;
      if (out.isFull) yield;
    }
  }
}

function putBytesLine(out: TextOutput, category: string, bytes: Uint8Array, error?: string): void {
  out.put(`{"${category}":`);
  putHex(out, bytes);
  putError(out, error);
}

function putError(out: TextOutput, error: string | undefined): void {
  if (error !== undefined) {
    out.put(',"error":');
    // An error's hint has signs that are no bytes.
    putString(out, error);
  }
  out.put("}\n");
}
