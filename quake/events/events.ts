/** One who plays, or did. */
export interface Who {
  readonly slot: number;
  /** A character a byte, in Quake's character set. */
  readonly name: string;
}

/** What a server counted of one player. */
export interface MatchPlayer {
  /** A character a byte, in Quake's character set. */
  readonly name: string;
  readonly team: string;
  /** All numbers by their paths in the server's text: `stats.kills`, `weapons.rl.acc.hits`, `items.ra.took`. */
  readonly figures: Readonly<Record<string, number>>;
}

/** What a server counted of a match. */
export interface MatchSummary {
  readonly map: string;
  readonly mode: string;
  readonly date: string;
  readonly players: readonly MatchPlayer[];
}

/** What happened. */
export type Happening =
  /** A level is shown for the first time. */
  | { readonly type: "level"; readonly map: string; readonly title: string }
  /** A level is over: the level's clock says what a run took. */
  | { readonly type: "finish"; readonly time: number }
  | { readonly type: "pause"; readonly on: boolean }
  | { readonly type: "join"; readonly player: Who }
  | { readonly type: "leave"; readonly player: Who; readonly frags: number | undefined }
  /** A match begins, or a round of it: where the server says so. */
  | { readonly type: "start" }
  /** The server reported that somebody killed somebody. Of teammates some games name only one. */
  | {
      readonly type: "kill";
      readonly killer: Who | undefined;
      readonly victim: Who | undefined;
      readonly weapon: string;
      /** They are of one team. */
      readonly teammate?: true;
    }
  /** The server reported that somebody died by himself, by a monster or by the world. */
  | {
      readonly type: "mishap";
      readonly player: Who;
      readonly cause: string;
      /** The frags that it costs, where it is not one. */
      readonly penalty?: number;
    }
  /** The health of somebody whose health is given fell to 0 or below. */
  | {
      readonly type: "death";
      readonly player: Who;
      /** What his health is then: below 0 by what he was hurt more than he had, though not below -99. */
      readonly left: number;
      /** Points of health that he had before, and of armour that are gone since. */
      readonly lost: number;
    }
  /** Points that were taken; by whom, where that is given. Armour that was taken is given by some families. */
  | {
      readonly type: "damage";
      readonly player: Who | undefined;
      readonly attacker: Who | undefined;
      /** What with, where that is given. */
      readonly weapon?: string | undefined;
      /** They are of one team, which counts in this game. */
      readonly teammate?: true;
      /** The player has the pentagram: points are those of his armour. */
      readonly invulnerable?: true;
      readonly health: number;
      readonly armor: number | undefined;
    }
  | {
      readonly type: "pickup";
      readonly player: Who | undefined;
      readonly item: string;
      readonly amount: number | undefined;
      /** The number of the entity that it was, where the server says what was taken. */
      readonly entity?: number;
      /** Seconds until it is there again; 0 where that is not known yet. */
      readonly respawn?: number;
      /** He had one already: where the server says what was taken, and it is a weapon. */
      readonly had?: true;
      /** Who left it in a backpack. */
      readonly from?: Who | undefined;
    }
  /** Somebody died and left a weapon in a backpack. */
  | {
      readonly type: "drop";
      readonly player: Who | undefined;
      readonly item: string;
      readonly entity: number;
    }
  /** How often somebody attacked with a weapon and hit, since the match began: pellets, where a shot has many. */
  | {
      readonly type: "accuracy";
      readonly player: Who;
      readonly weapon: string;
      readonly attacks: number;
      readonly hits: number;
    }
  | {
      readonly type: "flag";
      readonly player: Who;
      readonly deed: "took" | "captured" | "returned" | "lost";
      readonly flag: string;
    }
  /** What somebody is known to have. */
  | { readonly type: "frags"; readonly player: Who; readonly frags: number }
  /** The scoreboard that is shown. */
  | { readonly type: "scoreboard"; readonly scores: readonly (Who & { readonly frags: number })[] }
  /** How a match ended, for the first two players or teams. */
  | {
      readonly type: "result";
      readonly date: string;
      readonly mode: string;
      readonly map: string;
      readonly scores: readonly { readonly name: string; readonly frags: number }[];
    }
  /** What the server counted of a match, and wrote down for whoever reads the recording. */
  | ({ readonly type: "match" } & MatchSummary)
  | {
      readonly type: "chat";
      readonly player: Who | undefined;
      /** For his team only. */
      readonly team: boolean;
      /** A character a byte. */
      readonly text: string;
    }
  /** Any other line, or text in the middle of the screen. */
  | { readonly type: "print" | "center"; readonly text: string }
  | { readonly type: "secret" | "monster" };

/** All types of events. */
export const EVENT_TYPES = [
  "level",
  "finish",
  "pause",
  "start",
  "join",
  "leave",
  "kill",
  "mishap",
  "death",
  "damage",
  "pickup",
  "drop",
  "accuracy",
  "flag",
  "frags",
  "scoreboard",
  "result",
  "match",
  "chat",
  "print",
  "center",
  "secret",
  "monster",
] as const satisfies readonly Happening["type"][];

/** What happened, and when. */
export type GameEvent = Happening & {
  /** Of play, from the recording's first frame, as `cut --time` counts them. */
  readonly seconds: number;
  /** The index of the block that it is from. */
  readonly block: number;
};
