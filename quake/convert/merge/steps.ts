import { codecs, type Message, type Nail, type Serverdata } from "../../../generated/quakeworld.ts";
import { qwd, type QwdBlock, type QwdBlockServerGame } from "../../../generated/qwd.ts";
import type { Part, RecordedBlock } from "../../../recording/index.ts";
import { EditError, refuseForeign } from "../../edit/edit.ts";
import { followerOf, type Vector, type World } from "../../world/index.ts";
import { eachWithVersion, type Versioned } from "../../world/resolved/versioned.ts";
import { later } from "../conversion.ts";
import type { Losses } from "../losses.ts";

/** What a packet shows. */
export interface Frame {
  readonly world: World;
  /** Where the player looked who recorded, by the last of his commands that the server had: no packet tells him. */
  readonly angles: Vector | undefined;
  readonly nails: readonly Nail[];
}

/** A packet of a client's recording. */
export interface Step {
  /** What began the level that it is of. */
  readonly began: Versioned<Serverdata>;
  /** How many levels began before that one: a client may come to the same one again. */
  readonly visit: number;
  /** Seconds by the client's clock, which never goes back here. */
  readonly time: number;
  readonly messages: readonly Versioned<Message>[];
  readonly frame: Frame | undefined;
}

/** This many commands a client remembers (UPDATE_BACKUP). */
const REMEMBERED = 64;

/** Where a client looked in each of its commands, by their numbers. */
class Looks {
  readonly #angles: { readonly number: number; readonly angles: Vector }[] = [];
  #next = 0;
  #last: Vector | undefined;

  take(block: QwdBlock): void {
    if (block.code === 2) this.#next = block.outgoing;
    if (block.code !== 0) return;
    const number = this.#next++;
    this.#last = block.angles;
    this.#angles[mod(number)] = { number, angles: block.angles };
  }

  /** By the number of a command; where that is not there, by the last one. */
  at(number: number): Vector | undefined {
    const found = this.#angles[mod(number)];
    return found?.number === number ? found.angles : this.#last;
  }
}

function mod(number: number): number {
  return number & (REMEMBERED - 1);
}

/**
 * Goes through a client's recording packet by packet, from its first level on.
 *
 * @param losses what cannot be read is counted there
 * @throws EditError for another format, and a protocol that is not described
 */
export function* stepsOf(parts: Iterable<Part>, losses?: Losses): Generator<Step, void> {
  const follower = followerOf(qwd)!;
  const each = eachWithVersion<Message>(codecs);
  const looks = new Looks();
  let began: Versioned<Serverdata> | undefined;
  let visit = -1;
  let time = 0;
  for (const part of parts) {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind === "tail")
      losses?.droppedOther("bytes after the last whole block", part.bytes.length);
    if (part.kind !== "block") continue;
    count(part, losses);
    const block = part.block as QwdBlock;
    looks.take(block);
    time = later(time, block.time);
    const world = follower.follow(part).at(-1);
    const messages: Versioned<Message>[] = [];
    each(part, (message, version) => messages.push([message, version]));
    for (const [message, version] of messages) {
      if (message.type !== "serverdata") continue;
      began = [message, version];
      visit++;
    }
    if (began === undefined || messages.length === 0) continue;
    const angles = looks.at((block as QwdBlockServerGame).acknowledged);
    const frame = world && { world, angles, nails: nailsIn(messages) };
    yield { began, visit, time, messages, frame };
  }
}

function count({ index, unknownProtocol, undecoded }: RecordedBlock, losses?: Losses): void {
  if (unknownProtocol !== undefined)
    throw new EditError(`the recording is in protocol ${unknownProtocol}, which is not described`);
  if (losses === undefined) return;
  losses.block = index;
  losses.droppedOther("bytes that are not understood", undecoded?.length ?? 0);
}

function nailsIn(messages: readonly Versioned<Message>[]): readonly Nail[] {
  return messages.flatMap(([message]) => (message.type === "nails" ? message.nails : []));
}
