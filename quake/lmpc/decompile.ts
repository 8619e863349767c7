import {
  type AnyContainer,
  codecFor,
  firstCodec,
  type Part,
  type Protocol,
  beginnings,
  type RecordedBlock,
  type RecordedTail,
  versionFor,
  announcedVersions,
  rolesOf,
} from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { retarget, Reader } from "../../runtime/bytes/reader.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";
import type { TextWriteOptions, TextWriter } from "../../text/form.ts";
import { BlocksText } from "./blocks/blocks.ts";
import { Inner } from "./blocks/inner.ts";
import { decodedBytes, NO_PLACES, pieceEnds, placesOf } from "./blocks/places.ts";
import { textOf, WRONG } from "../../text/statement/messages.ts";
import { heardFrom, inVersion } from "./readable.ts";
import { printVersion } from "./recognise.ts";
import { RecordedNames } from "./comments/names.ts";
import { Output } from "../../text/statement/output.ts";
import { formatString } from "../../text/statement/syntax/strings.ts";
import { printerOf } from "../../text/statement/printer/printer.ts";
import type { TextOutput } from "../../text/output.ts";
import { contains } from "../../runtime/table/versions.ts";

const FINDS_IT = "LMPC finds the protocol itself";

/** This many bytes of a tail are in a statement. */
const TAIL_PIECE = 1 << 12;

/** This many bytes are in an `unknown`: no game's block has more, and LMPC writes these as one. */
const UNKNOWN_PIECE = 1 << 16;

const LEFT_OUT = "LMPC's words cannot say it: the message is left out";

/** A protocol, and the versions that its messages are in. */
interface Followed {
  readonly protocol: Protocol;
  /** Of the recording's bytes. */
  codec: Codec;
  /** Of whoever reads the text: another one where LMPC's words could not say what announced the recording's. */
  reader: Codec;
}

/** Writes a recording as LMPC does. */
export class LmpcWriter implements TextWriter {
  readonly #container: AnyContainer;
  readonly #options: TextWriteOptions;
  readonly #names: RecordedNames;
  readonly #out: Output;
  readonly #blocks: BlocksText;
  readonly #followed = new Map<string, Followed>();
  #r = new Reader(new Uint8Array(0));
  #begun = false;

  /** Throws RangeError for a version that there is not. */
  constructor(container: AnyContainer, options: TextWriteOptions = {}) {
    this.#container = container;
    this.#options = options;
    this.#names = new RecordedNames(rolesOf(container));
    this.#blocks = new BlocksText(container);
    const { version, losses } = options;
    this.#out = new Output(this.#names, undefined, losses);
    for (const { name, protocol, codec } of beginnings(container, version))
      this.#followed.set(name, { protocol, codec, reader: codec });
  }

  write(out: TextOutput, part: Part): void {
    for (const _ of this.pieces(out, part)) continue;
  }

  *pieces(out: TextOutput, part: Part): Generator<void, void> {
    this.#out.target = out;
    if (!this.#begun) this.#begin();
    if (part.kind === "header") this.#header(part.bytes);
    else if (part.kind === "tail") yield* this.#tail(part);
    else yield* this.#block(part);
  }

  end(out: TextOutput): void {
    this.#out.target = out;
    if (!this.#begun) this.#begin();
  }

  /** A comment that says where the text is from, and the version where it was given. */
  #begin(): void {
    this.#begun = true;
    const { name = "recording", version, losses } = this.#options;
    const format = this.#container.table.name.toUpperCase();
    this.#out.raw(`// source: ${format} binary file ${plainName(name)}\n\n`);
    if (version === undefined) return;
    if (losses === undefined) return this.#out.line("fixed_protocol", formatString(version));
    losses.add("fixed_protocol", FINDS_IT);
    this.#out.comment(printVersion(version, true));
  }

  #header(bytes: Uint8Array): void {
    const { header } = this.#container.table;
    if (header === undefined) return;
    const text = bytesToText(bytes);
    const comment = text === "-1\n" ? "default track" : undefined;
    if (this.#options.offsets) this.#out.comment("header at 0x0");
    this.#out.line(header.token ?? header.name, formatString(text), comment);
  }

  *#tail({ bytes, offset }: RecordedTail): Generator<void, void> {
    const { losses, offsets } = this.#options;
    if (losses !== undefined)
      return losses.bytes("tail", "what is after the last whole block is left out", bytes.length);
    if (offsets) this.#out.comment(`at ${hex(offset)}`);
    for (let at = 0; at < bytes.length; at += TAIL_PIECE) {
      this.#out.bytes("tail", bytes.subarray(at, at + TAIL_PIECE));
      if (this.#out.target.isFull) yield;
    }
  }

  *#block(part: RecordedBlock): Generator<void, void> {
    const isEmpty = part.protocol !== undefined && part.body.length === 0;
    const { losses, offsets } = this.#options;
    const { target } = this.#out;
    const start = target.total;
    losses?.next("block");
    const saved = losses?.save();
    const followed = this.#followed.get(part.protocol ?? "");
    const before = { ...followed };
    this.#version(part);
    if (offsets) this.#out.comment(`block ${part.index} at ${hex(part.offset)}`);
    const inner = new Inner(target, () => this.#inner(part));
    yield* this.#blocks.write(part.block, isEmpty, this.#out, () => inner.write());
    if (
      losses === undefined ||
      saved === undefined ||
      inner.wrote > 0 ||
      !this.#blocks.needsInner(part.block, isEmpty)
    )
      return;
    target.backTo(start);
    if (followed !== undefined) Object.assign(followed, before);
    // What else could not be said of it matters no more, but for its messages.
    if (decodedBytes(part) === 0) losses.restore(saved);
    losses.next("block");
    losses.add("empty blocks", "LMPC leaves them out");
  }

  /** Where a block is in another version than follows from what came before, the text says so. */
  #version(part: RecordedBlock): void {
    const { protocol: name, version } = part;
    if (name === undefined || decodedBytes(part) === 0) return;
    const followed = this.#followed.get(name)!;
    if (contains(followed.codec, version)) return;
    const first = firstCodec(followed.protocol, version);
    followed.codec = followed.reader = first;
    const { losses } = this.#options;
    const own = first.table.versions[versionFor(first)]!;
    if (losses === undefined) return this.#out.line("protocol", formatString(own));
    losses.add("protocol", FINDS_IT);
    this.#out.comment(printVersion(own, false));
  }

  /** What a block carries, from its bytes: a message that a shape prints is never an object. */
  *#inner(part: RecordedBlock): Generator<void, void> {
    if (part.protocol === undefined) return;
    const followed = this.#followed.get(part.protocol)!;
    const { losses, offsets } = this.#options;
    const { target } = this.#out;
    const places = offsets ? placesOf(part) : NO_PLACES;
    const r = (this.#r = retarget(this.#r, part.body));
    const begins = r.offset;
    // Pauses only where something of the block was written: an empty one is taken back.
    const { total } = target;
    for (const end of pieceEnds(followed.codec, part)) {
      r.end = begins + end;
      this.#messagesTo(followed, r, places);
      if (part.runs !== undefined && target.isFull && target.total > total) yield;
    }
    if (part.undecoded === undefined) return;
    losses?.next("block");
    if (offsets) this.#out.comment(`at ${hex(places.next().value!)}`);
    // In another version they may be a message.
    if (followed.codec !== followed.reader) losses!.add("unknown", "LMPC knows no such version");
    else yield* this.#unknown(part.undecoded);
  }

  /** The messages up to the reader's end. */
  #messagesTo(followed: Followed, r: Reader, places: Iterator<number, void>): void {
    const { losses, offsets } = this.#options;
    // Shapes know nothing of losses and places.
    const isPlain = losses === undefined && offsets !== true;
    while (r.offset < r.end) {
      if (isPlain) this.#out.prints(printerOf(followed.codec), r);
      if (r.offset === r.end) break;
      losses?.next("message");
      if (offsets) this.#out.comment(`at ${hex(places.next().value!)}`);
      this.#message(followed, r);
    }
  }

  /** A message as the table says it, and what follows from it. */
  #message(followed: Followed, r: Reader): void {
    const { codec, reader, protocol } = followed;
    const message = codec.read(r);
    const said = codec === reader ? message : this.#inReaders(followed, message);
    const heard = said === undefined ? undefined : this.#written(reader, said);
    // What shapes print has no strings, and tells no versions.
    if (heard !== undefined) this.#names.see(message);
    followed.codec = codecAfter(protocol, codec, message);
    if (heard !== undefined) followed.reader = codecAfter(protocol, reader, heard);
  }

  /** A message in the version of whoever reads the text, none where that has none such. */
  #inReaders({ codec, reader }: Followed, message: AnyMessage): AnyMessage | undefined {
    const losses = this.#out.losses!;
    // What of it could not be said in its own version either.
    this.#out.writes(() => textOf(codec).write(message, this.#out));
    const said = inVersion(codec, reader, message);
    if (said === undefined) losses.add(message.type, LEFT_OUT);
    else losses.note("dialect", "LMPC knows no such version: it is said in another one");
    return said;
  }

  /**
   * Writes a message, unless LMPC's words cannot say any of it: what is left might be no message, or another one. Gives
   * it as whoever reads the text has it.
   */
  #written(codec: Codec, message: AnyMessage): AnyMessage | undefined {
    const { target, losses } = this.#out;
    const text = textOf(codec);
    if (losses === undefined) {
      text.write(message, this.#out);
      return message;
    }
    const [start, saved] = [target.length, losses.save()];
    const { changes } = losses;
    text.write(message, this.#out);
    if (losses.changes === changes) return message;
    const { bytes, length } = target;
    if (length === start) return undefined;
    const heard = heardFrom(codec, bytesToText(bytes, start, length));
    if (heard !== undefined) return heard;
    target.length = start;
    losses.restore(saved);
    losses.add(message.type, LEFT_OUT);
    return undefined;
  }

  /** What nobody understands, from its first byte on: as many statements as it takes, which are one after the other. */
  *#unknown(bytes: Uint8Array): Generator<void, void> {
    const out = this.#out;
    if (bytes.length === 1 && out.losses !== undefined)
      return out.losses.add("unknown", "LMPC reads none of a single byte: it is left out");
    for (let at = 0; at < bytes.length;) {
      // LMPC reads none of a single byte.
      const isLess = bytes.length - at === UNKNOWN_PIECE + 1;
      const piece = bytes.subarray(at, at + UNKNOWN_PIECE - (isLess ? 1 : 0));
      at += piece.length;
      const write = () => {
        out.bytes("id", piece.subarray(0, 1));
        if (piece.length > 1) out.bytes("data", piece.subarray(1));
      };
      out.braces("unknown", write, WRONG);
      if (out.target.isFull) yield;
    }
  }
}

/** The codec for what follows a message. */
function codecAfter(protocol: Protocol, codec: Codec, message: AnyMessage): Codec {
  const range = announcedVersions(protocol, message);
  return range === undefined ? codec : codecFor(protocol, codec, range);
}

/** As `inspect` shows them. */
function hex(offset: number): string {
  return `0x${offset.toString(16)}`;
}

/** A file's name without folders, on one line and in bytes. */
function plainName(name: string): string {
  return name.replace(/^.*[/\\]/, "").replaceAll(/[^\u0020-\u00ff]/g, "?");
}
