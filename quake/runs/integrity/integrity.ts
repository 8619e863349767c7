import type { SolidMap } from "../../map/index.ts";
import type { Moment } from "../moment.ts";
import type { Check } from "./check.ts";
import { Cheats } from "./cheats.ts";
import { Clock } from "./clock.ts";
import { Commands } from "./commands.ts";
import { Entities } from "./entities.ts";
import type { IntegrityReport } from "./finding.ts";
import { HitCheck } from "./hits.ts";
import { Moves } from "./moves.ts";
import { Pace } from "./pace.ts";
import { Pickups } from "./pickups.ts";
import { PickupPrints } from "./prints-check.ts";
import { Skill } from "./skill.ts";
import { Walls } from "./walls.ts";
import { Settings } from "./settings-check.ts";

/** Looks for cheats in a run, and for what was changed of its recording, as its blocks pass. */
export class Integrity {
  readonly #checks: readonly Check[];

  /** @param maps of levels, by their names, as `e1m1` */
  constructor(maps: ReadonlyMap<string, SolidMap> = new Map()) {
    this.#checks = [
      new Cheats(),
      new Settings(),
      new Commands(),
      new Clock(),
      new HitCheck(),
      new Pickups(),
      new PickupPrints(),
      new Moves(),
      new Pace(),
      new Entities(),
      new Walls(maps),
      new Skill(maps),
    ];
  }

  /** Takes each block in turn. */
  take(moment: Moment): void {
    for (const check of this.#checks) check.see(moment);
  }

  /** What was found. No blocks come after it is asked for. */
  report(): IntegrityReport {
    for (const check of this.#checks) check.end?.();
    const findings = this.#checks.flatMap((check) => check.findings);
    return {
      findings: findings.toSorted((a, b) => a.block - b.block),
      looked: this.#checks.map(({ name, looked }) => ({ check: name, at: looked })),
    };
  }
}
