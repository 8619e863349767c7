/** A point or an angle: x, y, z in map units; or pitch, yaw, roll in degrees. */
export type Vector = readonly [number, number, number];

/** What a recording shows at one moment. */
export interface World {
  /** The index of the block that ended the frame. */
  readonly block: number;
  /** Seconds, by the clock that the recording has: the server's in NetQuake and Quake II, the client's in QuakeWorld. */
  readonly time: number;
  /** The server's number for the frame, where it has one. */
  readonly frame: number | undefined;
  readonly level: Level;
  /** All entities in sight by number, those of players among them where they are entities. */
  readonly entities: ReadonlyMap<number, Entity>;
  /** Whether the entities are known: not where they differ from a frame, or a baseline, that is not there. */
  readonly complete: boolean;
  /** The players in sight by slot: nobody who has left. */
  readonly players: ReadonlyMap<number, Player>;
  /** All players who are connected, by slot. */
  readonly scoreboard: ReadonlyMap<number, Score>;
  readonly view: View;
  /** What could not be resolved in this frame. */
  readonly problems: readonly string[];
}

/** A level, as far as it was sent. */
export interface Level {
  /** The map's file without folder and ending: `e1m1`. Empty until it is sent. */
  map: string;
  /** What the level calls itself. */
  title: string;
  /** The game's folder, where it is sent. */
  gamedir: string;
  /** The names of models by number; number 0 is no name. */
  readonly models: string[];
  /** The names of sounds by number; number 0 is no name. */
  readonly sounds: string[];
  readonly lightstyles: Map<number, string>;
  /** What the server tells of itself by name, or, in Quake II, its configuration by number. */
  readonly settings: Map<string, string>;
  /** What not all recordings say: the number of players that there is room for. */
  maxclients: number;
}

/** An entity, with all that it is so far. */
export interface Entity {
  readonly number: number;
  /** The name of its model, where there is one. */
  readonly model: string | undefined;
  readonly modelindex: number;
  readonly frame: number;
  readonly skin: number;
  readonly effects: number;
  readonly origin: Vector;
  readonly angles: Vector;
  /** What only some families have, as the schema calls it. */
  readonly [member: string]: unknown;
}

/** A player in sight. */
export interface Player {
  readonly slot: number;
  /** A character a byte, in Quake's character set. */
  readonly name: string;
  readonly origin: Vector;
  readonly angles: Vector | undefined;
  readonly velocity: Vector | undefined;
  /** What the schema has of him in this frame, resolved. */
  readonly state: Readonly<Record<string, unknown>>;
  /** His figures, in recordings of all players: of others the view has those of whose view it is. */
  readonly stats?: Readonly<Record<number, number>>;
}

/** A line of the scoreboard. */
export interface Score {
  readonly slot: number;
  /** A character a byte, in Quake's character set. */
  name: string;
  /** Unknown where the recording does not tell other players' frags. */
  frags: number | undefined;
  /** Shirt and trousers, where they are given. */
  colors: readonly [shirt: number, pants: number] | undefined;
  team: string;
  spectator: boolean;
  /** Milliseconds, where it is sent. */
  ping: number | undefined;
  /** Lost packets in percent, where it is sent. */
  loss: number | undefined;
}

/** Whose eyes the recording is seen through. */
export interface View {
  /** The slot of the player who recorded, where one did. */
  readonly slot: number | undefined;
  /** The entity that the camera is at. */
  readonly entity: number | undefined;
  readonly origin: Vector | undefined;
  readonly angles: Vector | undefined;
  /** The number of the model of the weapon in hand, where it is no figure: in Quake II. */
  readonly gun?: number | undefined;
  /** The player's figures, as the schema calls them or by their numbers. */
  readonly stats: Readonly<Record<string, unknown>>;
}

/** What is seen through nobody's eyes: in recordings of all players. */
export const NO_VIEW: View = {
  slot: undefined,
  entity: undefined,
  origin: undefined,
  angles: undefined,
  stats: {},
};

/** Those of a block that ends no frame. */
export const NO_WORLDS: World[] = [];

/** What is known of a frame of which a part is lost. */
export const UNREAD = "the rest of the block cannot be read";

/** What is known of a frame before all levels: its entities differ from baselines that nobody has reported. */
export const NO_LEVEL =
  "no level has begun: entities have no baselines, models and sounds no names";

/** A level of which nothing is known. */
export function newLevel(): Level {
  return {
    map: "",
    title: "",
    gamedir: "",
    models: [""],
    sounds: [""],
    lightstyles: new Map(),
    settings: new Map(),
    maxclients: 0,
  };
}

/** A line of the scoreboard of which only the place is known. */
export function newScore(slot: number): Score {
  return {
    slot,
    name: "",
    frags: undefined,
    colors: undefined,
    team: "",
    spectator: false,
    ping: undefined,
    loss: undefined,
  };
}

/** `maps/e1m1.bsp` → `e1m1`. */
export function mapName(model: string | undefined): string {
  return (model ?? "").replace(/^.*\//, "").replace(/\.bsp$/, "");
}
