import { GAMETYPE, type Message, type Serverinfo, SIGNON } from "../../../generated/netquake.ts";
import type { Level } from "../../world/index.ts";
import type { Losses } from "../losses.ts";

/** Players that Quake's clients have room for, and names of models and of sounds. */
export const PLAYERS = 16;
const NAMES = 255;

/** The protocol's number. */
const QUAKE = 15;

/** What every game has: it is where a name was not given, since an empty one would end the list. */
const PLAYER_MODEL = "progs/player.mdl";
const SOUND = "misc/null.wav";

/** What leads a client of Quake's into a level: three stages of a sign-on, of which each may need several blocks. */
export class QuakeworldLeadIn {
  readonly #losses: Losses;
  readonly #statics: Message[] = [];

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /** Takes what belongs to the second stage, and says whether it does. */
  take(message: Message): boolean {
    switch (message.type) {
      case "spawnbaseline":
      case "spawnstatic":
      case "spawnstaticsound":
        this.#statics.push(message);
        return true;
      default:
        return false;
    }
  }

  /**
   * The messages of each stage.
   *
   * @param view the entity that the camera is at
   * @param rest what the third stage tells
   */
  stages(level: Level, view: number, rest: readonly Message[]): Message[][] {
    const { SIGNON_PRESPAWN, SIGNON_SPAWN, SIGNON_BEGIN } = SIGNON;
    return [
      [
        this.#info(level),
        { type: "setview", entity: view },
        { type: "signonnum", signon: SIGNON_PRESPAWN },
      ],
      [...this.#statics, { type: "signonnum", signon: SIGNON_SPAWN }],
      [...rest, { type: "signonnum", signon: SIGNON_BEGIN }],
    ];
  }

  #info({ title, models, sounds, settings }: Level): Serverinfo {
    const isCoop = settings.get("deathmatch") === "0";
    return {
      type: "serverinfo",
      serverversion: QUAKE,
      maxclients: PLAYERS,
      gametype: isCoop ? GAMETYPE.GAME_COOP : GAMETYPE.GAME_DEATHMATCH,
      mapname: title,
      models: this.#names(models, "models", PLAYER_MODEL),
      sounds: this.#names(sounds, "sounds", SOUND),
    };
  }

  /** Names as a list can have them. */
  #names(names: readonly (string | undefined)[], what: string, instead: string): string[] {
    this.#losses.droppedOther(
      `names of ${what} after the first ${NAMES}`,
      Math.max(0, names.length - 1 - NAMES),
    );
    return Array.from(names.slice(1, NAMES + 1), (name) => {
      if (name !== undefined && name !== "") return name;
      this.#losses.replacedOther(`names of ${what} that were not sent`, instead);
      return instead;
    });
  }
}

/** What players' updates differ from, as Quake's servers tell it. */
export function playerBaselines({ models }: Level): Message[] {
  const modelindex = Math.max(0, models.indexOf(PLAYER_MODEL));
  return Array.from({ length: PLAYERS }, (_, slot) => ({
    type: "spawnbaseline",
    entity: slot + 1,
    modelindex,
    frame: 0,
    colormap: slot + 1,
    skin: 0,
    origin: [0, 0, 0],
    angles: [0, 0, 0],
  }));
}
