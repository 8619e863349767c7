/** What is asked of worlds. What is not asked for is not read, and is empty in them. */
export interface Wanted {
  /**
   * All entities. Without, worlds have at most those of players, and neither problems nor `complete` tell of them; where
   * the camera is at another one, nobody knows its place.
   */
  readonly entities: boolean;
  /** The players in sight. */
  readonly players: boolean;
  /** Figures: those of the view, and those of players. Without `players`, nothing else is known of these but their names. */
  readonly figures: boolean;
  /** Of NetQuake's figures those of the status line suffice, which have names: to join others to them takes longer than to decode both. */
  readonly statusOnly?: true;
  /** A world is looked at before the next one is asked for, and not later: its map of players may be that one's, too. */
  readonly passing?: true;
}

/** Everything. */
export const ALL: Wanted = { entities: true, players: true, figures: true };

/** Entities, where none is in sight or none is asked for. */
export const NO_ENTITIES: ReadonlyMap<number, never> = new Map<number, never>();

/** Whether an entity is wanted: those of players, which come first, also where players are. */
export function wantsEntity({ entities, players }: Wanted, number: number, slots: number): boolean {
  return entities || (players && number <= slots);
}
