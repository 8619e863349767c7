import type { Message } from "../generated/netquake.ts";

/** A player as a recording names him. */
export interface Player {
  readonly slot: number;
  /** A character a byte, in Quake's character set. */
  name: string;
  frags: number;
}

/** A level that a recording shows. */
export interface Level {
  /** The file's name, without folder and ending: `e1m1`. */
  readonly map: string;
  /** What the level calls itself. */
  readonly title: string;
  /** Seconds from the first time stamp in the level to the last. */
  seconds: number;
  readonly players: Map<number, Player>;
}

/** Gathers what a NetQuake recording tells of itself. */
export class AboutNetquake {
  readonly levels: Level[] = [];
  #start: number | undefined;

  see(message: Message): void {
    switch (message.type) {
      case "serverinfo":
        this.#start = undefined;
        this.levels.push({
          map: mapName(message.models[0]),
          title: message.mapname,
          seconds: 0,
          players: new Map(),
        });
        return;
      case "time":
        return this.#time(message.time);
      case "updatename":
        return this.#name(message.player, message.netname);
      case "updatefrags": {
        const player = this.#player(message.player);
        if (player !== undefined) player.frags = message.frags;
        return;
      }
    }
  }

  #time(seconds: number): void {
    const level = this.levels.at(-1);
    if (level === undefined || !Number.isFinite(seconds)) return;
    this.#start ??= seconds;
    level.seconds = Math.max(level.seconds, seconds - this.#start);
  }

  /** An empty name is one who left: whoever was there is still told of. */
  #name(slot: number, name: string): void {
    const player = this.#player(slot);
    if (player !== undefined && name !== "") player.name = name;
  }

  #player(slot: number): Player | undefined {
    const players = this.levels.at(-1)?.players;
    if (players === undefined) return undefined;
    let player = players.get(slot);
    if (player === undefined) {
      player = { slot, name: "", frags: 0 };
      players.set(slot, player);
    }
    return player;
  }
}

/** `maps/e1m1.bsp` → `e1m1`. */
function mapName(model: string | undefined): string {
  return (model ?? "").replace(/^.*\//, "").replace(/\.bsp$/, "");
}
