/*
 * The words that a schema has for what its messages are to the state of a game, which of their members tell it, and how
 * long that lasts. The checker, the language's reference and `Roles` use what is here.
 */

/** What a message is to the state, with what it must tell, and whether it must say how long that lasts. */
export const ROLES = {
  level: { doc: "A level begins: nothing of the one before it lasts.", needs: [] },
  frame: { doc: "It belongs to a moment that is shown, and begins it.", needs: [] },
  entity: { doc: "An entity as it is at this moment.", needs: ["number", "model"] },
  entities: {
    doc: "A list of entities, as differences from what was sent of them before. One of which nothing more is sent is gone; those that are not in it stay as they are.",
    needs: ["number", "model"],
  },
  status: {
    doc: "The figures of the player whose view it is, at this moment.",
    needs: [],
    lasts: true,
  },
  figure: {
    doc: "One of these figures, by its number.",
    needs: ["number", "value"],
    lasts: true,
  },
  view: { doc: "The entity that the view is from.", needs: ["number"], lasts: true },
  player: { doc: "What is known of a player.", needs: ["player"], lasts: true },
  light: { doc: "How a kind of light flickers.", needs: ["number", "pattern"], lasts: true },
  names: { doc: "Names of models or sounds, from a number on.", needs: [], lasts: true },
  setting: {
    doc: "A text that everybody must know, by its number.",
    needs: ["number", "text"],
    lasts: true,
  },
  print: { doc: "Text for players, such as what they say.", needs: ["text"] },
  text: { doc: "Text that is shown.", needs: ["text"] },
  commands: { doc: "Commands for the client's console.", needs: ["text"] },
  signon: { doc: "How far a client has come before a level is shown.", needs: ["number"] },
  effect: { doc: "Something seen or heard that is no part of the state.", needs: [] },
  link: { doc: "It is about the connection alone.", needs: [] },
  nothing: { doc: "It does nothing, and has no fields.", needs: [] },
  end: { doc: "The game ends.", needs: [] },
  reconnect: { doc: "The client is to connect again.", needs: [] },
} as const satisfies Record<string, { doc: string; needs: readonly Word[]; lasts?: true }>;

export type Role = keyof typeof ROLES;

/** What members tell, with the sort that they must be of. */
export const WORDS = {
  seconds: { doc: "The time; `frame/10` where 10 of them are a second.", of: "number" },
  step: {
    doc: "Of a block: the time since the block before; `ms/1000` where 1000 of them are a second. `1/10` where it is always a tenth of one.",
    of: "number",
  },
  title: { doc: "What the level is called.", of: "text" },
  folder: { doc: "The game's folder.", of: "text" },
  room: { doc: "How many players there is room for.", of: "number" },
  models: { doc: "Names of models.", of: "list" },
  sounds: { doc: "Names of sounds.", of: "list" },
  first: { doc: "The number before that of the first name; 0 without.", of: "number" },
  number: { doc: "The number of what it is about.", of: "number" },
  low: {
    doc: "The lowest byte of the number of what it is about, where it is there: the number is then 256 times `number`, and this.",
    of: "number",
  },
  beyond: {
    doc: "Of an entity in a list: the bits of its number from 14 on, where this is there.",
    of: "number",
  },
  state: {
    doc: "With `sets`: what is set, where that is a member and not the message itself.",
    of: "struct",
  },
  model: { doc: "The number of its model.", of: "number" },
  fresh: {
    doc: "Of an entity in a list: that nothing counts of what was sent before.",
    of: "flag",
  },
  reset: {
    doc: "As `fresh`, but what a message `sets` for it counts: it differs from its baseline.",
    of: "flag",
  },
  value: { doc: "How much the figure is.", of: "number" },
  pattern: { doc: "How light flickers.", of: "text" },
  player: { doc: "The number of the player.", of: "number" },
  name: { doc: "The player's name; empty for one who left.", of: "text" },
  frags: { doc: "The player's frags.", of: "number" },
  shirt: { doc: "The colour of the player's shirt.", of: "number" },
  pants: { doc: "The colour of the player's trousers.", of: "number" },
  ping: { doc: "Milliseconds to the player and back.", of: "number" },
  loss: { doc: "How many of the player's packets are lost, in percent.", of: "number" },
  text: { doc: "The text.", of: "text" },
  importance: { doc: "How important the text is.", of: "number" },
} as const satisfies Record<
  string,
  { doc: string; of: "number" | "text" | "list" | "flag" | "struct" }
>;

export type Word = keyof typeof WORDS;

/** The words for what is of one sort. */
export type WordOf<S> = { [W in Word]: (typeof WORDS)[W]["of"] extends S ? W : never }[Word];

/** The members that tell something, by what they tell. */
export interface TellsTable {
  readonly members: Readonly<Partial<Record<Word, string>>>;
  /** This many of what tells the time are a second. 1 without. */
  readonly rate?: number;
  /** Of a block: how much of that passes from each to the next, where that is always the same. */
  readonly steady?: number;
}

/** What a message says lasts until another one says the same again; names tell what is the same. */
export interface LastsTable {
  /** `moment`: it is over when it was shown, and nobody misses it who did not see it. `each`: it adds to what was before. */
  readonly how: "moment" | "each" | "last";
  /** With `last`, what is set, where several messages set the same. */
  readonly as?: string;
  /** With `last`, the members that tell which. */
  readonly by?: readonly string[];
}
