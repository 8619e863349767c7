import { Tallies } from "../../world/index.ts";
import { Comment } from "../../../text/statement/names.ts";

const HEALTH = new Comment("unexpected health: do you cheat?");
const ARMOR = new Comment("unexpected armorvalue: do you cheat?");

/** Comments after what a status line shows, where it is not what the hits before it leave (DEM §3.4). */
export class HitComments {
  readonly #tallies = new Tallies();

  /** Takes a number as it is written. */
  lookUp(kind: string, value: number): Comment | undefined {
    const { health, armor } = this.#tallies;
    switch (kind) {
      case "health_hit":
        health.hit(value);
        return undefined;
      case "armor_hit":
        armor.hit(value);
        return undefined;
      case "armor":
        return armor.show(value) === undefined ? undefined : ARMOR;
      case "health":
        return health.show(value) === undefined ? undefined : HEALTH;
      default:
        return undefined;
    }
  }
}
