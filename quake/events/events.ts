/** One who plays, or did. */
export interface Who {
  readonly slot: number;
  /** A character a byte, in Quake's character set. */
  readonly name: string;
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
  /** The server reported that somebody killed somebody. Of teammates some games name only one. */
  | {
      readonly type: "kill";
      readonly killer: Who | undefined;
      readonly victim: Who | undefined;
      readonly weapon: string;
    }
  /** The server reported that somebody died by himself, by a monster or by the world. */
  | { readonly type: "mishap"; readonly player: Who; readonly cause: string }
  /** The health of somebody whose health is given fell to 0 or below. */
  | { readonly type: "death"; readonly player: Who }
  /** Points that were taken; by whom, where that is given. Armour that was taken is given by some families. */
  | {
      readonly type: "damage";
      readonly player: Who | undefined;
      readonly attacker: Who | undefined;
      readonly health: number;
      readonly armor: number | undefined;
    }
  | {
      readonly type: "pickup";
      readonly player: Who | undefined;
      readonly item: string;
      readonly amount: number | undefined;
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
  "join",
  "leave",
  "kill",
  "mishap",
  "death",
  "damage",
  "pickup",
  "flag",
  "frags",
  "scoreboard",
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
