import {
  type Message as Target,
  type Particle,
  STAT,
  TEMP_ENTITY,
} from "../../../generated/netquake.ts";
import {
  type Message,
  PRINT_LEVEL,
  type TempEntity,
  TEMP_ENTITY as EFFECT,
} from "../../../generated/quakeworld.ts";
import type { Vector } from "../../world/index.ts";
import type { Losses } from "../losses.ts";
import type { Places } from "../slots.ts";

/** Players are the first entities in QuakeWorld, whether or not they are there. */
const PLAYERS = 32;

/** What id's QuakeWorld client makes of blood: that many particles of a colour. */
const BLOOD = { color: 73, count: 20 };
const LIGHTNING_BLOOD = { color: 225, count: 50 };

/** 255 stands for 1024 (DEM §7.19). */
const MOST_PARTICLES = 254;

/** How far weapons kick, in degrees. */
const SMALL_KICK = 2;
const BIG_KICK = 4;

/** Console commands that only QuakeWorld's clients have; what begins with two slashes is for programs. */
const COMMANDS =
  /^(?:\/\/|(?:fullserverinfo|fullinfo|skins|cmd|changing|reconnect|precache|packet|nextul)\b)/;

/** What there is in Quake of which statistics tell, and no status line. */
const COUNTED: ReadonlySet<number> = new Set([
  STAT.STAT_TOTALSECRETS,
  STAT.STAT_TOTALMONSTERS,
  STAT.STAT_SECRETS,
  STAT.STAT_MONSTERS,
]);

/** Says in Quake's messages what QuakeWorld's say of a moment. What the world tells is left to who follows it. */
export class QuakeworldEvents {
  readonly #losses: Losses;
  readonly #players: Places;
  /** How far the last weapon kicked, in degrees; 0 where none did since it was taken. */
  kick = 0;
  /** The entities that shoot at the moment: their effects tell it in Quake. */
  readonly flashes = new Set<number>();
  /** Where the camera is when the level is over, and where it looks. */
  place: { readonly origin: Vector; readonly angles: Vector } | undefined;

  /** @param players the slots that players have in Quake */
  constructor(losses: Losses, players: Places) {
    this.#losses = losses;
    this.#players = players;
  }

  /** The number that an entity has in Quake: 0, the world's, where there is no room for a player. */
  entity(number: number): number {
    if (number < 1 || number > PLAYERS) return number;
    const slot = this.#players.of(number - 1);
    return slot === undefined ? 0 : slot + 1;
  }

  of(message: Message): Target[] {
    switch (message.type) {
      case "print":
        return [this.#print(message)];
      case "stufftext":
        return this.#commands(message);
      case "sound": {
        const { channel, volume, attenuation, soundnum, origin } = message;
        const entity = this.entity(message.entity);
        return [{ type: "sound", channel, entity, volume, attenuation, soundnum, origin }];
      }
      case "stopsound":
        return [{ ...message, entity: this.entity(message.entity) }];
      case "temp_entity":
        return this.#effect(message);
      case "setangle":
        return [{ type: "setangle", angles: message.angles }];
      case "cdtrack":
        return [{ type: "cdtrack", track: message.track, looptrack: message.track }];
      case "intermission":
        this.place = message;
        return [{ type: "intermission" }];
      case "updatestat":
      case "updatestatlong":
        return COUNTED.has(message.index) ? [{ ...message, type: "updatestat" }] : [];
      case "smallkick":
        this.kick = SMALL_KICK;
        return [];
      case "bigkick":
        this.kick = BIG_KICK;
        return [];
      case "muzzleflash":
        this.flashes.add(message.entity);
        return [];
      case "lightstyle":
      case "centerprint":
      case "setpause":
      case "killedmonster":
      case "foundsecret":
      case "spawnstatic":
      case "spawnstaticsound":
      case "spawnbaseline":
      case "finale":
      case "sellscreen":
        return [message];
      case "damage":
        return [
          { type: "damage", armor: message.armor, blood: message.blood, origin: message.origin },
        ];
      case "setinfo":
        if (!SHOWN.has(message.key)) this.#losses.dropped(message);
        return [];
      default:
        if (!FOLLOWED.has(message.type)) this.#losses.dropped(message);
        return [];
    }
  }

  #print(message: Message & { type: "print" }): Target {
    // A first byte of 1 plays the chat sound, as what players say does.
    if (message.level === PRINT_LEVEL.PRINT_CHAT)
      return { type: "print", text: `\x01${message.text}` };
    this.#losses.dropped(message, "level");
    return { type: "print", text: message.text };
  }

  #commands(message: Message & { type: "stufftext" }): Target[] {
    const lines = message.text.split("\n");
    const kept = lines.filter((line) => !COMMANDS.test(line));
    if (kept.length === lines.length) return [message];
    this.#losses.dropped(message, "text", "commands of QuakeWorld's clients");
    const text = kept.join("\n");
    return text.trim() === "" ? [] : [{ type: "stufftext", text }];
  }

  #effect(message: TempEntity): Target[] {
    const { origin } = message;
    switch (message.entitytype) {
      case EFFECT.TE_GUNSHOT: {
        const shot: Target = { type: "temp_entity", entitytype: TEMP_ENTITY.TE_GUNSHOT, origin };
        return Array.from({ length: message.count }, () => shot);
      }
      case EFFECT.TE_BLOOD:
        return [this.#particles(message, BLOOD.count * message.count, BLOOD.color)];
      case EFFECT.TE_LIGHTNINGBLOOD:
        return [this.#particles(message, LIGHTNING_BLOOD.count, LIGHTNING_BLOOD.color)];
      case EFFECT.TE_LIGHTNING1:
      case EFFECT.TE_LIGHTNING2:
      case EFFECT.TE_LIGHTNING3:
        return [{ ...message, entity: this.entity(message.entity) }];
      default:
        return [{ type: "temp_entity", entitytype: message.entitytype, origin }];
    }
  }

  #particles({ origin }: TempEntity, wanted: number, color: number): Particle {
    const count = Math.min(wanted, MOST_PARTICLES);
    if (count < wanted) this.#losses.number("clamped", "temp_entity", "count", wanted - count);
    return { type: "particle", origin, direction: [0, 0, 0], count, color };
  }
}

/** Settings of a player that the scoreboard has. */
const SHOWN: ReadonlySet<string> = new Set(["name", "topcolor", "bottomcolor"]);

/** What the world tells. */
const FOLLOWED: ReadonlySet<Message["type"]> = new Set<Message["type"]>([
  "nop",
  "disconnect",
  "serverdata",
  "modellist",
  "soundlist",
  "updateuserinfo",
  "updatefrags",
  "playerinfo",
  "packetentities",
  "deltapacketentities",
  "nails",
  "spawnbaseline2",
  "spawnstatic2",
  "modellistshort",
]);
