import { CONFIGURATION, type Configuration } from "./configuration.ts";
import { LevelCopies, levelLike } from "../level/level-copies.ts";
import { Roster, type SavedRoster } from "../level/roster.ts";
import { type Level, mapName, newLevel } from "../world.ts";

/** The name of the level in the configuration (DM2 §3.14). */
const CS_NAME = 0;

/** What was known of a level so far. */
export interface SavedQuake2Level {
  readonly level: Level;
  readonly roster: SavedRoster;
}

/** What Quake II's configuration tells of a level, and of who plays it. */
export class Quake2Level {
  readonly level: Level;
  readonly roster = new Roster();
  readonly #copies = new LevelCopies();

  /** The level as it was saved. */
  static like({ level, roster }: SavedQuake2Level): Quake2Level {
    const like = new Quake2Level(levelLike(level));
    like.roster.restore(roster);
    return like;
  }

  constructor(level = newLevel()) {
    this.level = level;
  }

  save(): SavedQuake2Level {
    return { level: this.#copies.save(this.level), roster: this.roster.save() };
  }

  /**
   * Learns one of its strings.
   *
   * @param where of the version that it is given in
   */
  configure(index: number, text: string, where: Configuration = CONFIGURATION): void {
    const { level } = this;
    const { maxclients, models, sounds, images, lights, items, players, general } = where;
    if (index >= models && index < sounds) put(level.models, index - models, text);
    else if (index >= sounds && index < images) put(level.sounds, index - sounds, text);
    else if (index >= lights && index < items) level.lightstyles.set(index - lights, text);
    else if (index >= players && index < general) this.#skin(index - players, text);
    level.settings.set(`${index}`, text);
    if (index === CS_NAME && text !== "") level.title = text;
    if (index === maxclients) level.maxclients = Number.parseInt(text, 10) || 0;
    if (index === models + 1) level.map = mapName(text);
  }

  /** `Ranger\male/grunt`, and nothing of one who left. */
  #skin(slot: number, text: string): void {
    const [name = ""] = text.split("\\");
    this.roster.name(slot, name);
  }
}

/** Puts a name at its place: those before it that nobody reported are empty. */
function put(names: string[], index: number, name: string): void {
  while (names.length < index) names.push("");
  names[index] = name;
}
