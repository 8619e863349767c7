import {
  type Message,
  type Particle,
  type TempEntity,
  TEMP_ENTITY,
  type TempEntityLine,
} from "../../../generated/netquake.ts";
import {
  type Message as Target,
  PRINT_LEVEL,
  TEMP_ENTITY as EFFECT,
} from "../../../generated/quakeworld.ts";
import { withoutCommands } from "../../edit/family/index.ts";
import type { Losses } from "../losses.ts";
import type { Places } from "../slots.ts";

/** A first byte of it plays the chat sound. */
const CHAT = "\x01";

/** What QuakeWorld's client makes of a pellet and of a drop of blood: that many particles. */
const PARTICLES = 20;
/** 255 stands for 1024 (DEM §7.19). */
const MANY = 255;
const MANY_PARTICLES = 1024;

/** What particles of these colours are in QuakeWorld. */
const EFFECTS: ReadonlyMap<number, typeof EFFECT.TE_BLOOD | typeof EFFECT.TE_GUNSHOT> = new Map([
  [73, EFFECT.TE_BLOOD],
  [0, EFFECT.TE_GUNSHOT],
]);
const LIGHTNING = 225;

/** Commands that send the client to a server that is not there. */
const LEAVING: ReadonlySet<string> = new Set(["reconnect"]);

/** Says in QuakeWorld's messages what Quake's say of a moment. What the world tells is left to who follows it. */
export class NetquakeEvents {
  readonly #losses: Losses;
  readonly #numbers: Places;

  /** @param numbers those that entities have in QuakeWorld */
  constructor(losses: Losses, numbers: Places) {
    this.#losses = losses;
    this.#numbers = numbers;
  }

  /** The number that an entity has in QuakeWorld: 0, the world's, where there is none left. */
  entity(number: number): number {
    return number <= 0 ? 0 : (this.#numbers.of(number) ?? 0);
  }

  of(message: Message): Target[] {
    switch (message.type) {
      case "print":
        return [this.#print(message.text)];
      case "stufftext": {
        const text = withoutCommands(message.text, LEAVING);
        if (text !== message.text) this.#losses.dropped(message, "text", "reconnect");
        return text === "" ? [] : [{ type: "stufftext", text }];
      }
      case "sound": {
        const { channel, volume, attenuation, soundnum, origin } = message;
        const entity = this.entity(message.entity);
        return [{ type: "sound", channel, entity, volume, attenuation, soundnum, origin }];
      }
      case "stopsound":
        return [{ ...message, entity: this.entity(message.entity) }];
      case "temp_entity":
        return this.#effect(message);
      case "particle":
        return this.#particles(message);
      case "setangle":
        return [{ type: "setangle", angles: message.angles }];
      case "cdtrack":
        if (message.looptrack !== message.track) this.#losses.dropped(message, "looptrack");
        return [{ type: "cdtrack", track: message.track }];
      case "damage": {
        const { armor, blood, origin } = message;
        return [{ type: "damage", armor, blood, origin }];
      }
      case "spawnstatic2":
        this.#count(message);
        return [{ ...message, type: "spawnstatic" }];
      case "spawnbaseline":
        return [{ ...message, entity: this.entity(message.entity) }];
      case "spawnbaseline2":
        this.#count(message);
        return [{ ...message, type: "spawnbaseline", entity: this.entity(message.entity) }];
      case "spawnstaticsound2":
        return [{ ...message, type: "spawnstaticsound" }];
      case "cutscene":
        this.#losses.replaced(message, undefined, "finale");
        return [{ type: "finale", text: message.text }];
      case "bf":
        return [{ type: "stufftext", text: "bf\n" }];
      case "updatestat": {
        const { index, value } = message;
        const type = value >= 0 && value <= 0xff ? "updatestat" : "updatestatlong";
        return [{ type, index, value }];
      }
      case "lightstyle":
      case "centerprint":
      case "setpause":
      case "killedmonster":
      case "foundsecret":
      case "spawnstatic":
      case "spawnstaticsound":
      case "finale":
      case "sellscreen":
        return [message];
      case "updateentity":
        this.#count(message);
        if (message.nolerp) this.#losses.dropped(message, "nolerp");
        if (message.lerpfinish !== undefined) this.#losses.dropped(message, "lerpfinish");
        return [];
      default:
        if (!FOLLOWED.has(message.type)) this.#losses.dropped(message);
        return [];
    }
  }

  /** Counts what only FitzQuake's entities have. */
  #count(message: Message & { type: "updateentity" | "spawnbaseline2" | "spawnstatic2" }): void {
    if (message.alpha !== undefined) this.#losses.dropped(message, "alpha");
    if (message.scale !== undefined) this.#losses.dropped(message, "scale");
  }

  #print(text: string): Target {
    const { PRINT_CHAT, PRINT_HIGH } = PRINT_LEVEL;
    if (!text.startsWith(CHAT)) return { type: "print", level: PRINT_HIGH, text };
    return { type: "print", level: PRINT_CHAT, text: text.slice(CHAT.length) };
  }

  #effect(message: TempEntity): Target[] {
    switch (message.entitytype) {
      case TEMP_ENTITY.TE_GUNSHOT: {
        const { origin } = message;
        return [{ type: "temp_entity", entitytype: EFFECT.TE_GUNSHOT, count: 1, origin }];
      }
      case TEMP_ENTITY.TE_EXPLOSION2: {
        const { origin } = message;
        this.#losses.replaced(message, undefined, "an explosion in the usual colours");
        return [{ type: "temp_entity", entitytype: EFFECT.TE_EXPLOSION, origin }];
      }
      case TEMP_ENTITY.TE_BEAM:
        this.#losses.replaced(message, undefined, "a thunderbolt");
        return [this.#line(message, EFFECT.TE_LIGHTNING2)];
      case TEMP_ENTITY.TE_LIGHTNING1:
      case TEMP_ENTITY.TE_LIGHTNING2:
      case TEMP_ENTITY.TE_LIGHTNING3:
        return [this.#line(message, message.entitytype)];
      case TEMP_ENTITY.TE_SPIKE:
      case TEMP_ENTITY.TE_SUPERSPIKE:
      case TEMP_ENTITY.TE_EXPLOSION:
      case TEMP_ENTITY.TE_TAREXPLOSION:
      case TEMP_ENTITY.TE_WIZSPIKE:
      case TEMP_ENTITY.TE_KNIGHTSPIKE:
      case TEMP_ENTITY.TE_LAVASPLASH:
      case TEMP_ENTITY.TE_TELEPORT: {
        const { entitytype, origin } = message;
        return [{ type: "temp_entity", entitytype, origin }];
      }
      default:
        // What a dialect has more.
        this.#losses.dropped(message);
        return [];
    }
  }

  #line({ origin, endpos, entity }: TempEntityLine, entitytype: 5 | 6 | 9): Target {
    return { type: "temp_entity", entitytype, entity: this.entity(entity), origin, endpos };
  }

  /** QuakeWorld has blood and pellets in place of particles, which say how many and not where to. */
  #particles(message: Particle): Target[] {
    const { origin, color } = message;
    const wanted = message.count === MANY ? MANY_PARTICLES : message.count;
    const count = Math.max(1, Math.round(wanted / PARTICLES));
    const entitytype = EFFECTS.get(color);
    if (entitytype === undefined && color !== LIGHTNING) {
      this.#losses.dropped(message);
      return [];
    }
    this.#losses.replaced(message, undefined, "blood and pellets, which fly anywhere");
    if (entitytype !== undefined) return [{ type: "temp_entity", entitytype, count, origin }];
    return [{ type: "temp_entity", entitytype: EFFECT.TE_LIGHTNINGBLOOD, origin }];
  }
}

/** What the world tells, or leads into the level. */
const FOLLOWED: ReadonlySet<Message["type"]> = new Set<Message["type"]>([
  "nop",
  "disconnect",
  "version",
  "setview",
  "time",
  "serverinfo",
  "updatename",
  "updatefrags",
  "updatecolors",
  "clientdata",
  "signonnum",
  "intermission",
]);
