import { Tallies } from "../../world/index.ts";
import { Comment } from "../../../text/statement/names.ts";

const HEALTH = new Comment("unexpected health: do you cheat?");
const ARMOR = new Comment("unexpected armorvalue: do you cheat?");

/** Comments behind what a status line shows, where it is not what the hits before it leave (DEM §3.4). */
export class HitComments {
  readonly #tallies = new Tallies();
  #stat = 0;
  #isArmorTold = false;

  /** A level begins. */
  reset(): void {
    this.#tallies.reset();
  }

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
        this.#isArmorTold = true;
        return armor.show(value) === undefined ? undefined : ARMOR;
      case "health":
        // It stands behind the armour, of which there is none where it is not told.
        if (!this.#isArmorTold) armor.show(0);
        this.#isArmorTold = false;
        return health.show(value) === undefined ? undefined : HEALTH;
      case "stat_index":
        this.#stat = value;
        return undefined;
      case "stat_value":
        this.#tallies.stat(this.#stat, value);
        return undefined;
      default:
        return undefined;
    }
  }
}
