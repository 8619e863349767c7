import {
  type AnyContainer,
  codecFor,
  codecNamed,
  currentCodec,
  firstCodec,
  type Part,
  type Protocol,
  protocolsOf,
  type RecordedBlock,
  versionsTold,
} from "../recording/index.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { bytesToText } from "../runtime/text.ts";
import type { TextWriteOptions, TextWriter } from "./form.ts";
import { BlocksText } from "./lmpc-blocks.ts";
import { MessagesText } from "./lmpc-messages.ts";
import { RecordedNames } from "./lmpc-names.ts";
import { Output } from "./lmpc-output.ts";
import { hexByte } from "./lmpc-statements.ts";
import { sayingsOf } from "./sayings.ts";
import { formatString } from "./lmpc-strings.ts";
import type { TextOutput } from "./output.ts";

/** So many bytes of a tail stand in a statement. */
const TAIL_PIECE = 1 << 12;

/** A protocol, and the codec that whoever reads the text has by now. */
interface Told {
  readonly protocol: Protocol;
  codec: Codec;
}

/** Writes a recording as LMPC does. */
export class LmpcWriter implements TextWriter {
  readonly #container: AnyContainer;
  readonly #options: TextWriteOptions;
  readonly #names = new RecordedNames();
  readonly #out = new Output(this.#names);
  readonly #blocks: BlocksText;
  readonly #told = new Map<string, Told>();
  readonly #messages = new Map<Codec, MessagesText>();
  #begun = false;

  /** Throws RangeError for a version that there is not. */
  constructor(container: AnyContainer, options: TextWriteOptions = {}) {
    this.#container = container;
    this.#options = options;
    this.#blocks = new BlocksText(container);
    const { version } = options;
    const first = container.table.carries[0]!.protocol;
    for (const [name, protocol] of protocolsOf<AnyMessage>(container, version !== undefined)) {
      const { codecs } = protocol;
      const isGiven = version !== undefined && name === first;
      const codec = isGiven ? codecNamed(codecs, version) : currentCodec(codecs);
      this.#told.set(name, { protocol, codec });
    }
  }

  write(out: TextOutput, part: Part): void {
    this.#out.target = out;
    if (!this.#begun) this.#begin();
    if (part.kind === "header") this.#header(part.bytes);
    else if (part.kind === "tail") this.#tail(part.bytes);
    else this.#block(part);
  }

  end(out: TextOutput): void {
    this.#out.target = out;
    if (!this.#begun) this.#begin();
  }

  /** A comment that says where the text is from, and the version where it was given. */
  #begin(): void {
    this.#begun = true;
    const { name = "recording", version } = this.#options;
    const format = this.#container.table.name.toUpperCase();
    this.#out.raw(`// source: ${format} binary file ${plainName(name)}\n\n`);
    if (version !== undefined) this.#out.line("fixed_protocol", formatString(version));
  }

  #header(bytes: Uint8Array): void {
    const { header } = this.#container.table;
    if (header === undefined) return;
    const text = bytesToText(bytes);
    const comment = text === "-1\n" ? "default track" : undefined;
    this.#out.line(header.token ?? header.name, formatString(text), comment);
  }

  #tail(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += TAIL_PIECE)
      this.#out.items("tail", Array.from(bytes.subarray(at, at + TAIL_PIECE), hexByte));
  }

  #block(part: RecordedBlock): void {
    const isEmpty = part.protocol !== undefined && part.body.length === 0;
    this.#version(part);
    this.#blocks.write(part.block, isEmpty, this.#out, () => this.#inner(part));
  }

  /** Where a block is in another version than follows from what came before, the text says so. */
  #version({ protocol: name, messages, version }: RecordedBlock): void {
    if (name === undefined || messages.length === 0) return;
    const told = this.#told.get(name)!;
    const first = firstCodec(told.protocol, version);
    if (first === told.codec) return;
    told.codec = first;
    this.#out.line("protocol", formatString(first.table.versions[first.to]!));
  }

  #inner(part: RecordedBlock): void {
    if (part.protocol === undefined) return;
    const told = this.#told.get(part.protocol)!;
    let text = this.#textOf(told.codec);
    for (const message of part.messages) {
      if (text.write(message, this.#out)) this.#names.see(message);
      if (!told.protocol.selectors.has(message.type)) continue;
      const range = versionsTold(told.protocol, message);
      if (range !== undefined) told.codec = codecFor(told.protocol, told.codec, range);
      text = this.#textOf(told.codec);
    }
    if (part.undecoded !== undefined) this.#unknown(part.undecoded);
  }

  #textOf(codec: Codec): MessagesText {
    let text = this.#messages.get(codec);
    if (text === undefined) {
      text = new MessagesText(codec, sayingsOf(codec));
      this.#messages.set(codec, text);
    }
    return text;
  }

  /** What nobody understands, from its first byte on. */
  #unknown(bytes: Uint8Array): void {
    const out = this.#out;
    out.braces("unknown", () => {
      out.line("id", hexByte(bytes[0]!));
      if (bytes.length > 1) out.items("data", Array.from(bytes.subarray(1), hexByte));
    });
  }
}

/** A file's name without folders, on one line and in bytes. */
function plainName(name: string): string {
  return name.replace(/^.*[/\\]/, "").replaceAll(/[^\u0020-\u00ff]/g, "?");
}
