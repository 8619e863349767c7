import type { Message } from "../../../generated/quakeworld.ts";
import type { Score, World } from "../../world/index.ts";

/** What would end a name, or the text that it is in. */
const ENDS = /[\\"]/g;

/** Tells the players whose lines of the scoreboard are others than before. */
export class Userinfo {
  readonly #sent = new Map<number, Readonly<Score>>();

  *changes(scores: World["scoreboard"]): Generator<Message, void> {
    for (const player of this.#sent.keys()) {
      if (scores.has(player)) continue;
      this.#sent.delete(player);
      yield { type: "updateuserinfo", player, userid: 0, userinfo: "" };
    }
    for (const [player, score] of scores) {
      const before = this.#sent.get(player);
      this.#sent.set(player, score);
      const { frags = 0 } = score;
      if (before === undefined || infoOf(before) !== infoOf(score))
        yield { type: "updateuserinfo", player, userid: player + 1, userinfo: infoOf(score) };
      if (before === undefined || frags !== (before.frags ?? 0))
        yield { type: "updatefrags", player, frags };
    }
  }
}

function infoOf({ name, colors: [shirt, pants] = [0, 0] }: Readonly<Score>): string {
  const plain = name.replaceAll(ENDS, "");
  return `\\name\\${plain}\\topcolor\\${shirt}\\bottomcolor\\${pants}`;
}
