import { type DemBlock, dem } from "../../../generated/dem.ts";
import { codecs, type Message, type Serverinfo, table } from "../../../generated/netquake.ts";
import {
  codecNamed,
  messagesOf,
  type Part,
  type RecordedBlock,
  rolesOf,
} from "../../../recording/index.ts";
import { EditError, type EditedPart, refuseForeign } from "../../edit/edit.ts";
import { familyOf, NO_BYTES } from "../../edit/family/index.ts";
import { Baselines, Resolvers } from "../../world/resolved/baselines.ts";
import { isOf, type Versioned } from "../../world/resolved/versioned.ts";
import type { Conversion } from "../conversion.ts";
import { tellingOf } from "../fte/fte-versions.ts";
import { FromLists } from "../fte/from-lists.ts";
import { ToLists } from "../fte/to-lists.ts";
import { Fitter } from "../fit/fit.ts";
import { Losses } from "../losses.ts";
import { Packer } from "../pack.ts";
import { NUMBERS, Renumbering, versionNamed } from "./netquake-numbers.ts";

/** What id's engine has room for (MAX_EDICTS, and MAX_MODELS and MAX_SOUNDS without the number 0): more stops it. */
const ENTITIES = 600;
const NAMES = 255;

/** The largest block that it reads, in bytes of messages. */
const LIMIT = familyOf(dem).limit;

/** What says the same in the protocol without dialects, as far as it can. */
const PLAIN: Readonly<Partial<Record<Message["type"], Message["type"]>>> = {
  spawnbaseline2: "spawnbaseline",
  spawnstatic2: "spawnstatic",
  spawnstaticsound2: "spawnstaticsound",
};

/**
 * Makes a NetQuake recording one of another dialect. The edit throws EditError where the recording is in a protocol that
 * is not among them.
 *
 * @param name one of `netquakeDialects`
 */
export function toDialect(name: string): Conversion {
  return new DialectConversion(versionNamed(name));
}

class DialectConversion implements Conversion {
  readonly target = dem;
  readonly losses = new Losses();
  readonly #to: number;
  readonly #fitter = new Fitter(table, this.losses);
  readonly #from: FromLists;
  readonly #lists: ToLists | undefined;
  readonly #packer = new Packer(codecNamed(codecs, table.versions[table.current]!), LIMIT);
  readonly #roles = rolesOf(dem);
  readonly #baselines = new Baselines(new Resolvers(table));
  readonly #renumbering: Renumbering;
  #hasLevel = false;

  constructor(to: number) {
    this.#to = to;
    this.#renumbering = new Renumbering(to);
    const telling = tellingOf(to);
    this.#from = new FromLists(this.losses, this.#fitter, telling);
    this.#lists = telling === "plain" ? undefined : new ToLists(this.losses, telling);
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") {
      refuseForeign(part);
      yield part;
    } else if (part.kind === "tail") {
      this.losses.droppedOther("bytes after the last whole block", part.bytes.length);
    } else yield* this.#blocks(part);
  }

  end(): EditedPart[] {
    if (this.#hasLevel) return [];
    throw new EditError("the recording has no serverinfo: nothing would tell its protocol");
  }

  *#blocks(part: RecordedBlock): Generator<EditedPart, void> {
    this.losses.block = part.index;
    refuseOtherNumbers(part);
    this.losses.droppedOther("bytes that are not understood", part.undecoded?.length ?? 0);
    const messages: Message[] = [];
    for (const [message, version] of this.#messages(part)) {
      const fitted = this.#fit(message, version);
      if (fitted !== undefined) messages.push(fitted);
    }
    // id's engine takes a block of size 0 for the end of the file.
    if (messages.length === 0) messages.push({ type: "nop" });
    const block = { ...(part.block as DemBlock), messages: NO_BYTES };
    for (const own of this.#packed(messages))
      yield { kind: "block", block, messages: own, version: this.#to, undecoded: undefined };
  }

  /** The messages of a block, with entities in lists or not as the target has them. */
  #messages(part: RecordedBlock): Iterable<Versioned<Message>> {
    const messages = this.#from.of(part);
    return this.#lists === undefined ? messages : this.#lists.of(messages);
  }

  /** The messages of each block: what leads into a level may be in several, a frame may not. */
  #packed(messages: Message[]): Message[][] {
    if (this.#to !== table.current || this.#packer.fits(messages)) return [messages];
    if (!messages.some((message) => this.#roles.is(message, "frame", "entity")))
      return this.#packer.pack(messages);
    this.losses.tooLarge("blocks", `id's engine reads ${LIMIT} bytes of messages`);
    return [messages];
  }

  #fit(message: Message, version: number): Message | undefined {
    const meaning = this.#roles.of(message);
    if (message.type === "serverinfo") this.#baselines.clear();
    else if (meaning.sets !== undefined) this.#baselines.set(meaning, message, version);
    const isPlain = this.#to === table.current;
    if (isPlain && isBeyond(message)) {
      this.losses.dropped(message, undefined, `of an entity from ${ENTITIES} on`);
      return undefined;
    }
    const number = meaning.role === "entity" ? meaning.number(message, "number") : undefined;
    const references = number === undefined ? {} : this.#baselines.of(number, version);
    const as = isPlain ? PLAIN[message.type] : undefined;
    const fitted = this.#fitter.fit(message, version, this.#to, references, as);
    return fitted === undefined ? undefined : this.#renumbered(fitted);
  }

  /** A message that tells the protocol tells the target's. */
  #renumbered(message: Message): Message {
    if (message.type === "version" && NUMBERS.includes(message.serverprotocol))
      return { type: "version", serverprotocol: this.#renumbering.protocol };
    if (message.type !== "serverinfo") return message;
    this.#hasLevel = true;
    const numbered = this.#renumbering.serverinfo(message);
    return this.#to === table.current ? this.#withRoom(numbered) : numbered;
  }

  /** The names that id's engine has room for. */
  #withRoom(message: Serverinfo): Serverinfo {
    const [models, sounds] = [message.models.slice(0, NAMES), message.sounds.slice(0, NAMES)];
    if (models.length < message.models.length)
      this.losses.dropped(message, "models", `names after the first ${NAMES}`);
    if (sounds.length < message.sounds.length)
      this.losses.dropped(message, "sounds", `names after the first ${NAMES}`);
    return { ...message, models, sounds };
  }
}

/** Whether a message is about an entity of which id's engine has none: it stops there. */
function isBeyond(message: Message): boolean {
  switch (message.type) {
    case "updateentity":
    case "spawnbaseline":
    case "spawnbaseline2":
    case "sound":
    case "stopsound":
      return message.entity >= ENTITIES;
    default:
      return false;
  }
}

/** Throws EditError where a block begins a level in a protocol that is not among those that are converted. */
export function refuseOtherNumbers(part: RecordedBlock): void {
  if (part.unknownProtocol !== undefined) throw foreign(part.unknownProtocol);
  for (const message of messagesIn(part)) {
    if (message.type === "serverinfo" && !NUMBERS.includes(message.serverversion))
      throw foreign(message.serverversion);
  }
}

function* messagesIn(part: RecordedBlock): Generator<Message, void> {
  if (isOf(codecs, part)) yield* messagesOf(part);
}

function foreign(protocol: number): EditError {
  return new EditError(
    `the recording is in protocol ${protocol}: only ${NUMBERS.join(", ")} are converted`,
  );
}
