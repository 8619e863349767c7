import {
  type AnyContainer,
  codecNamed,
  codecsOf,
  messagesOf,
  type Part,
  type RecordedBlock,
} from "../../../recording/index.ts";
import { firstCodec } from "../../../recording/versions/carried.ts";
import { withCodecs } from "../../../recording/versions/messages.ts";
import { type Protocol, protocolOf } from "../../../recording/versions/protocol.ts";
import { Writer } from "../../../runtime/bytes/writer.ts";
import type { AnyMessage, Codec } from "../../../runtime/codec.ts";
import { EncodeError } from "../../../runtime/errors/errors.ts";
import { contains } from "../../../runtime/table/versions.ts";
import { EditError, type EditedPart, refuseForeign } from "../../edit/edit.ts";
import type { Conversion } from "../conversion.ts";
import { Fitter } from "../fit/fit.ts";
import { Losses } from "../losses.ts";
import { Announcement } from "./announced.ts";

/**
 * Makes a file of any format one of another version: each message says there what it says here, as both layouts have
 * its members. What is in that version already stays byte for byte. The edit throws EditError where a file cannot say
 * its version, or is in one that is not described.
 *
 * @param name a version or a dialect of a protocol that the container carries
 * @throws EditError where there is none of that name
 */
export function toVersion(container: AnyContainer, name: string): Conversion {
  const losses = new Losses();
  const carried = container.table.carries.map(({ member, protocol }, index) => {
    const codecs = codecsOf<AnyMessage>(container, index);
    return { protocol, member, codecs };
  });
  const converted = carried.filter(({ codecs }) => codecs[0]!.table.versions.includes(name));
  if (converted.length === 0) {
    const known = carried.map(
      ({ protocol, codecs }) => `${protocol} has ${codecs[0]!.table.versions.join(", ")}`,
    );
    throw new EditError(`there is no version ${name}: ${known.join("; ")}`);
  }
  const messages = converted.map(({ protocol, member, codecs }) => {
    const own = new Converter(protocolOf(codecs, false), codecNamed(codecs, name), name, losses);
    return [protocol, { member, own }] as const;
  });
  return new VersionConversion(container, losses, new Map(messages));
}

class VersionConversion implements Conversion {
  constructor(
    readonly target: AnyContainer,
    readonly losses: Losses,
    /** By protocol; messages of others stay as they are. */
    readonly converters: ReadonlyMap<string, { readonly member: string; readonly own: Converter }>,
  ) {}

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") {
      refuseForeign(part);
      yield part;
    } else if (part.kind === "tail") {
      this.losses.droppedOther("bytes after the last whole block", part.bytes.length);
    } else yield this.#block(part);
  }

  #block(part: RecordedBlock): EditedPart {
    const converter = this.converters.get(part.protocol ?? "");
    if (converter === undefined) return part;
    this.losses.block = part.index;
    if (part.unknownProtocol !== undefined)
      throw new EditError(
        `block ${part.index} announces version number ${part.unknownProtocol}, which is not described`,
      );
    this.losses.droppedOther("bytes that are not understood", part.undecoded?.length ?? 0);
    const { member, own } = converter;
    const messages = [...own.convert(part)];
    const block = { ...part.block, [member]: new Uint8Array(0) };
    return { kind: "block", block, messages, version: own.version, undecoded: undefined };
  }

  end(): EditedPart[] {
    return [];
  }
}

/** Converts the messages of a protocol. */
class Converter {
  /** An index into the table's versions. */
  readonly version: number;
  readonly #fitter: Fitter;
  readonly #announcement: Announcement;
  readonly #w = new Writer();

  constructor(
    readonly protocol: Protocol,
    readonly target: Codec<AnyMessage>,
    readonly name: string,
    readonly losses: Losses,
  ) {
    const { table } = target;
    this.version = table.versions.indexOf(name);
    this.#fitter = new Fitter(table, losses);
    this.#announcement = new Announcement(table, this.version);
  }

  *convert(part: RecordedBlock): Generator<AnyMessage, void> {
    const { protocol, version } = this;
    const first = firstCodec(protocol, part.version);
    for (const [message, codec] of withCodecs(protocol, first, messagesOf(part))) {
      const isThere = contains(codec, version);
      if (!isThere && protocol.carriers.has(message.type))
        throw new EditError(
          `block ${part.index}: ${message.type} carries messages in itself: these are not converted`,
        );
      const made = isThere ? message : this.#fitter.fit(message, codec.to, version);
      const converted = made && this.#announced(made);
      if (converted !== undefined && this.#isSayable(converted)) yield converted;
    }
  }

  #announced(message: AnyMessage): AnyMessage {
    const announced = this.#announcement.in(message);
    if (announced === undefined)
      throw new EditError(`nothing in ${message.type} announces version ${this.name}`);
    return announced;
  }

  /** Whether the version has bytes for the message: of texts, lists and conditions it may have none. */
  #isSayable(message: AnyMessage): boolean {
    this.#w.offset = 0;
    try {
      this.target.encode(this.#w, message);
      return true;
    } catch (error) {
      if (!(error instanceof EncodeError)) throw error;
      this.losses.dropped(message, undefined, error.message);
      return false;
    }
  }
}
