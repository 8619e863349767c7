import {
  codecs,
  type Frame as FrameMessage,
  type Message,
  type Packetentities,
  type Playerinfo,
  type PlayerinfoState,
  type States,
  table,
} from "../../../generated/quake2.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import type { World } from "../../world/index.ts";
import { isBeam } from "../../world/quake2/quake2-frame.ts";
import { Ring } from "../../world/resolved/ring.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import { withOthers } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import { PlainGap } from "./gap.ts";

/** The frames that a client remembers (UPDATE_BACKUP). */
const REMEMBERED = 16;

interface Frame {
  readonly number: number;
  /** Whether what it differs from was there. */
  readonly valid: boolean;
  /** Those of several players, where a relay recorded them: by number, the only one's by -1. */
  readonly players: Map<number, PlayerinfoState>;
}

const resolver = resolversOf<States>(table);

/** The frame whose messages come. */
interface Present extends Frame {
  readonly reference: Frame | undefined;
  /** What it must show, where it must be written whole. */
  readonly whole: World | undefined;
}

/** Writes frames whole that differ from one that is cut. */
export class Quake2Gap extends PlainGap {
  readonly #withVersions = withVersions(codecs);
  readonly #deltas = resolver("packetentity");
  readonly #baseline = resolver("spawnbaseline");
  readonly #playerinfo = resolver("playerinfo");
  readonly #baselines = new Map<number, object>();
  readonly #ring = new Ring<Frame>(REMEMBERED);
  readonly #kept = new Ring<{ readonly number: number }>(REMEMBERED);
  #present: Present | undefined;
  readonly #isWhole: boolean;

  /** @param isWhole writes each frame whole */
  constructor(isWhole: boolean) {
    super();
    this.#isWhole = isWhole;
  }

  override pass(part: RecordedBlock, worlds: readonly World[]): void {
    this.#follow(part, worlds, false);
  }

  override keep(part: RecordedBlock, worlds: readonly World[]): EditedBlock {
    const others = this.#follow(part, worlds, true);
    return others.size === 0 ? part : withOthers(part, others);
  }

  /** The messages that must be others, by their index. */
  #follow(part: RecordedBlock, worlds: readonly World[], isKept: boolean): Map<number, Message> {
    const left = [...worlds];
    const others = new Map<number, Message>();
    let index = 0;
    for (const [message, version] of this.#withVersions(part)) {
      const other = this.#see(message, version, left, isKept);
      if (other !== message) others.set(index, other);
      index++;
    }
    this.#remember(isKept);
    return others;
  }

  #see(message: Message, version: number, worlds: World[], isKept: boolean): Message {
    switch (message.type) {
      case "serverdata":
        this.#baselines.clear();
        this.#ring.clear();
        this.#kept.clear();
        this.#present = undefined;
        return message;
      case "spawnbaseline":
        this.#baselines.set(message.number, this.#baseline.resolve(version, message, {}));
        return message;
      case "frame":
        this.#remember(isKept);
        return this.#frame(message, worlds, isKept);
      case "playerinfo":
        return this.#player(message, version);
      case "packetentities": {
        const whole = this.#present?.whole;
        return whole === undefined
          ? message
          : {
              type: "packetentities",
              unicast: message.unicast,
              entities: this.#entities(whole, version),
            };
      }
      default:
        return message;
    }
  }

  #frame(message: FrameMessage, worlds: World[], isKept: boolean): Message {
    const { serverframe: number, deltaframe } = message;
    const isDelta = deltaframe !== undefined && deltaframe > 0;
    const reference = isDelta ? this.#ring.get(deltaframe) : undefined;
    const valid = !isDelta || reference?.valid === true;
    const place = worlds.findIndex(({ frame }) => frame === number);
    const world = worlds.splice(0, place + 1).at(-1);
    // What the recording itself does not have stays as it is.
    const lacks = isKept && isDelta && valid && this.#kept.get(deltaframe) === undefined;
    const whole = lacks && world?.complete === true ? world : undefined;
    const known = valid ? reference : undefined;
    this.#present = { number, valid, players: new Map(), reference: known, whole };
    return whole === undefined ? message : { ...message, deltaframe: -1 };
  }

  #player(message: Playerinfo, version: number): Message {
    const present = this.#present;
    if (present === undefined) return message;
    const { unicast } = message;
    const previous = present.reference?.players.get(unicast ?? -1);
    const state = this.#playerinfo.resolve(version, message, { previous });
    present.players.set(unicast ?? -1, state);
    if (present.whole === undefined) return message;
    const delta = this.#playerinfo.differ(version, state, {});
    return { ...delta, type: "playerinfo", unicast };
  }

  #entities({ entities }: World, version: number): Packetentities["entities"] {
    const sorted = [...entities.values()].toSorted((a, b) => a.number - b.number);
    return sorted.map((entity) => {
      const baseline = this.#baselines.get(entity.number);
      const references = { previous: baseline, baseline };
      const delta = this.#deltas.differ(version, entity, references);
      // What its absence means depends on whether it is a beam; so of a beam it is always written.
      const state = this.#deltas.resolve(version, entity, references);
      return isBeam(state) ? { ...delta, oldorigin: state.oldorigin } : delta;
    });
  }

  /** The present frame is over. What it differed from is no longer needed. */
  #remember(isKept: boolean): void {
    const present = this.#present;
    if (present === undefined) return;
    const { number, valid, players } = present;
    this.#ring.put({ number, valid, players });
    if (isKept && valid && !this.#isWhole) this.#kept.put({ number });
    this.#present = undefined;
  }
}
