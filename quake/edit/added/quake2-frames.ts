import {
  codecs,
  type Frame as FrameMessage,
  type Message,
  type Packetentities,
  type Packetentity,
  type PacketentityState,
  type Playerinfo,
  type PlayerinfoState,
  type States,
  table,
} from "../../../generated/quake2.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { Ring } from "../../world/resolved/ring.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import { withOthers } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import { addedChanges, type AddedEntities, withEntities } from "./entities.ts";

/** The frames that a client remembers (UPDATE_BACKUP). */
const REMEMBERED = 16;

/** What a frame shows that it did not. */
export interface Shown {
  /** The player's state in place of the recorded one. */
  readonly player?: (recorded: PlayerinfoState) => PlayerinfoState;
  readonly added?: AddedEntities<PacketentityState>;
}

const NOTHING: AddedEntities<PacketentityState> = new Map();

/** A frame as it was recorded, and as it is written. */
interface Frame {
  readonly number: number;
  /** What it differs from, while it is written; undefined for nothing. */
  reference: Frame | undefined;
  /** Whether what it differs from was there. */
  readonly valid: boolean;
  recorded?: PlayerinfoState;
  written?: PlayerinfoState;
  added: AddedEntities<PacketentityState>;
}

const resolver = resolversOf<States>(table);

/**
 * Writes frames of Quake II that show something else than was recorded. A frame tells how it differs from an earlier one,
 * so it is written anew where that one shows something else, too; all others stay as they are.
 */
export class Quake2Frames {
  readonly #withVersions = withVersions(codecs);
  readonly #players = resolver("playerinfo");
  readonly #entities = resolver("packetentity");
  readonly #ring = new Ring<Frame>(REMEMBERED);
  #present: Frame | undefined;

  /** The next block, as it is written. */
  take(part: RecordedBlock, shown: Shown = {}): EditedBlock {
    const others = new Map<number, Message>();
    let index = 0;
    for (const [message, version] of this.#withVersions(part)) {
      const other = this.#written(message, version, shown);
      if (other !== message) others.set(index, other);
      index++;
    }
    this.#remember();
    return others.size === 0 ? part : withOthers(part, others);
  }

  #written(message: Message, version: number, shown: Shown): Message {
    switch (message.type) {
      case "serverdata":
        this.#ring.clear();
        this.#present = undefined;
        return message;
      case "frame":
        this.#remember();
        this.#present = this.#begun(message);
        return message;
      case "playerinfo":
        return this.#player(message, version, shown);
      case "packetentities":
        return this.#withAdded(message, version, shown);
      default:
        return message;
    }
  }

  #begun({ serverframe: number, deltaframe }: FrameMessage): Frame {
    const isDelta = deltaframe !== undefined && deltaframe > 0;
    const reference = isDelta ? this.#ring.get(deltaframe) : undefined;
    const valid = !isDelta || reference?.valid === true;
    return { number, reference, valid, added: NOTHING };
  }

  #player(message: Playerinfo, version: number, shown: Shown): Message {
    const present = this.#present;
    if (present?.valid !== true) return message;
    const { reference } = present;
    const recorded = this.#players.resolve(version, message, { previous: reference?.recorded });
    const written = shown.player?.(recorded) ?? recorded;
    Object.assign(present, { recorded, written });
    if (written === recorded && reference?.written === reference?.recorded) return message;
    const delta = this.#players.differ(version, written, { previous: reference?.written });
    return { ...delta, type: "playerinfo" };
  }

  #withAdded(message: Packetentities, version: number, shown: Shown): Message {
    const present = this.#present;
    if (present?.valid !== true) return message;
    present.added = shown.added ?? NOTHING;
    const before = present.reference?.added ?? NOTHING;
    const more = addedChanges<PacketentityState, Packetentity>(before, present.added, {
      differ: (state, previous) => this.#entities.differ(version, state, { previous }),
      removed: (number) => ({ number, remove: true }),
    });
    const entities = withEntities(message.entities, [...more]);
    return entities.length === message.entities.length ? message : { ...message, entities };
  }

  /** The present frame is over. What it differed from is no longer needed. */
  #remember(): void {
    const present = this.#present;
    if (present === undefined) return;
    present.reference = undefined;
    this.#ring.put(present);
    this.#present = undefined;
  }
}
