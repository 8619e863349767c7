import {
  codecs,
  type Deltapacketentities,
  type Message,
  type Packetentities,
  type Packetentity,
  type PacketentityState,
  type States,
  table,
} from "../../../generated/quakeworld.ts";
import type { QwdBlockServerGame } from "../../../generated/qwd.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { Ring } from "../../world/resolved/ring.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import { withOthers } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import { QuakeworldDeltas } from "../family/quakeworld-deltas.ts";
import { addedChanges, type AddedEntities, withEntities } from "./entities.ts";

/** The packets that a client remembers (UPDATE_BACKUP). */
const REMEMBERED = 64;

type Added = AddedEntities<PacketentityState>;

const NOTHING: Added = new Map();

/**
 * Writes packets of QuakeWorld that show more entities than were recorded. A packet tells how its entities differ from
 * those of an earlier one, so it is written anew where that one has added entities, too; all others stay as they are.
 */
export class QuakeworldFrames {
  readonly #withVersions = withVersions(codecs);
  readonly #entities = resolversOf<States>(table)("packetentity");
  readonly #known = new QuakeworldDeltas();
  readonly #ring = new Ring<{ readonly number: number; readonly added: Added }>(REMEMBERED);

  /** The next block, as it is written. */
  take(part: RecordedBlock, added: Added = NOTHING): EditedBlock {
    const others = new Map<number, Message>();
    const { sequence } = part.block as QwdBlockServerGame;
    let index = 0;
    for (const [message, version] of this.#withVersions(part)) {
      this.#known.learn(message, version);
      if (message.type === "serverdata") this.#ring.clear();
      if (message.type === "packetentities" || message.type === "deltapacketentities") {
        const other = this.#withAdded(message, version, sequence, added);
        if (other !== message) others.set(index, other);
      }
      index++;
    }
    return others.size === 0 ? part : withOthers(part, others);
  }

  #withAdded(
    message: Packetentities | Deltapacketentities,
    version: number,
    sequence: number,
    added: Added,
  ): Message {
    const reference = message.type === "packetentities" ? NOTHING : this.#before(message, sequence);
    // Clients pass over what differs from a packet that they do not have.
    if (reference === undefined) return message;
    this.#ring.put({ number: sequence, added });
    const more = addedChanges<PacketentityState, Packetentity>(reference, added, {
      differ: (state, before) => {
        const previous = before ?? this.#known.baseline(state.number);
        return this.#entities.differ(version, state, { previous });
      },
      removed: (number) => ({ number, remove: true, solid: false }),
    });
    const entities = withEntities(message.entities, [...more]);
    return entities.length === message.entities.length ? message : { ...message, entities };
  }

  /** What was added to the packet that one differs from; undefined where that is not there. */
  #before({ from }: Deltapacketentities, sequence: number): Added | undefined {
    return this.#ring.get(sequence - ((sequence - from) & 0xff))?.added;
  }
}
