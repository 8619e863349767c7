import { CONFIGURATION, type Configuration } from "./configuration.ts";
import { Roster } from "./roster.ts";
import { type Level, mapName, newLevel } from "./world.ts";

/** The name of the level in the configuration (DM2 §3.14). */
const CS_NAME = 0;

/** What Quake II's configuration tells of a level, and of who plays it. */
export class Quake2Level {
  readonly level: Level = newLevel();
  readonly roster = new Roster();

  /**
   * Learns one of its strings.
   *
   * @param where of the version that it is told in
   */
  configure(index: number, text: string, where: Configuration = CONFIGURATION): void {
    const { level } = this;
    const { maxclients, models, sounds, images, lights, items, players, general } = where;
    if (index >= models && index < sounds) level.models[index - models] = text;
    else if (index >= sounds && index < images) level.sounds[index - sounds] = text;
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
