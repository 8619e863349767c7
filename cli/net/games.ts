import {
  type Client,
  connect,
  connectQuake2,
  connectQuakeworld,
  NETQUAKE_PROXY,
  NETQUAKE_RECORDING,
  type ProxyGame,
  QUAKE2_PROXY,
  QUAKE2_PORT,
  QUAKE2_RECORDING,
  QUAKEWORLD_PORT,
  QUAKEWORLD_PROXY,
  QUAKEWORLD_RECORDING,
  type RecordingStyle,
  SERVER_PORT,
  type ServerAddress,
} from "../../quake/net/index.ts";
import { CliError } from "../errors/cli-error.ts";
import { mapChecksums } from "./map-files.ts";

/** A client of any game. */
export type AnyClient = Client<any, any>;

/** What a person may say of the player; not all of it means something in each game. */
export interface PlayerOptions {
  readonly game: string;
  readonly name?: string;
  readonly color?: readonly [number, number];
  readonly password?: string;
  readonly map?: readonly string[];
  readonly protocol?: number;
  readonly spectator?: boolean;
  readonly extensions?: boolean;
  readonly timeout?: number;
}

/** What a connection is given beside the player's options. */
interface Joining {
  readonly signal: AbortSignal;
  readonly unanswered: (tries: number) => void;
}

/** What the commands must know of a game. */
export interface NetGame {
  readonly port: number;
  readonly style: RecordingStyle;
  readonly proxy: ProxyGame;
  /** The options that mean something in it, beside those of all. */
  readonly takes: readonly (keyof PlayerOptions)[];
  connect(place: ServerAddress, options: PlayerOptions, joining: Joining): Promise<AnyClient>;
}

const NETQUAKE: NetGame = {
  port: SERVER_PORT,
  style: NETQUAKE_RECORDING,
  proxy: NETQUAKE_PROXY,
  takes: ["color", "password", "extensions"],
  connect(place, options, joining) {
    const { password } = options;
    if (password !== undefined && !/^-?\d{1,10}$/.test(password))
      throw new CliError(`--password ${password}: expected a whole number`, 2);
    const proquake = password !== undefined && { proquake: { password: Number(password) } };
    return connect(place, { ...common(options), ...joining, ...proquake });
  },
};

const QUAKEWORLD: NetGame = {
  port: QUAKEWORLD_PORT,
  style: QUAKEWORLD_RECORDING,
  proxy: QUAKEWORLD_PROXY,
  takes: ["color", "password", "map", "spectator", "extensions"],
  async connect(place, options, joining) {
    const { password, map = [], spectator } = options;
    const mapChecksum = await mapChecksums(map);
    return connectQuakeworld(place, {
      ...common(options),
      ...joining,
      mapChecksum,
      ...(spectator && { spectator }),
      ...(password !== undefined && { password }),
    });
  },
};

const QUAKE2: NetGame = {
  port: QUAKE2_PORT,
  style: QUAKE2_RECORDING,
  proxy: QUAKE2_PROXY,
  takes: ["password", "protocol"],
  connect(place, options, joining) {
    const { password, protocol = 34 } = options;
    if (protocol !== 34 && protocol !== 35 && protocol !== 36)
      throw new CliError(`--protocol ${protocol}: expected 34, 35 or 36`, 2);
    return connectQuake2(place, {
      ...common(options),
      ...joining,
      protocol,
      ...(password !== undefined && { password }),
    });
  },
};

/** The games that may be joined, by their names as options have them. */
export const NET_GAMES: ReadonlyMap<string, NetGame> = new Map([
  ["netquake", NETQUAKE],
  ["quakeworld", QUAKEWORLD],
  ["quake2", QUAKE2],
]);

/** Options that one game or another does not have. */
const SOME: readonly (keyof PlayerOptions)[] = [
  "color",
  "password",
  "map",
  "protocol",
  "spectator",
  "extensions",
];

/** The game that is asked for. Throws CliError where there is none of that name, or an option means nothing in it. */
export function gameOf(options: PlayerOptions): NetGame {
  const game = NET_GAMES.get(options.game);
  if (game === undefined)
    throw new CliError(`--game ${options.game}: expected ${[...NET_GAMES.keys()].join(", ")}`, 2);
  const foreign = SOME.find((name) => options[name] !== undefined && !game.takes.includes(name));
  if (foreign !== undefined)
    throw new CliError(`--${foreign} means nothing in --game ${options.game}`, 2);
  return game;
}

function common({ name, color: colors, timeout, extensions }: PlayerOptions) {
  return {
    ...(name && { name }),
    ...(colors && { colors }),
    ...(timeout && { timeout }),
    ...(extensions && { extensions }),
  };
}
