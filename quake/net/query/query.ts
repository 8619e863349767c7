import { type Address, type ServerAddress } from "../transport/address.ts";
import { Asker, type AskOptions } from "./asker.ts";
import { type Clock, systemClock } from "../transport/clock.ts";
import { type Control, GAME, NET_PROTOCOL_VERSION, type NewControl } from "../channel/control.ts";
import { openSocket, resolveServerAddress } from "../transport/open-socket.ts";
import type { Transport } from "../transport/transport.ts";
import { udp } from "../transport/udp.ts";

/** How a server is asked. */
export interface QueryOptions extends AskOptions {
  readonly transport?: Transport;
  readonly clock?: Clock;
  /** An address of this machine to send from. */
  readonly local?: string;
  readonly signal?: AbortSignal;
}

/** What a server tells of itself. Texts have a character a byte, in Quake's character set. */
export interface ServerReport {
  /** Where it answered. */
  readonly address: Address;
  /** Seconds until its first answer. */
  readonly seconds: number;
  readonly server: ServerInfo;
  readonly players: readonly PlayerInfo[];
  /** Whether all players that the server counts have been mentioned. */
  readonly hasAllPlayers: boolean;
  readonly rules: readonly RuleInfo[];
  /** Whether the server said that there are no further rules. */
  readonly hasAllRules: boolean;
  /** Packets that came from elsewhere, or were no answers at all. */
  readonly dropped: number;
}

/** What a server is. */
export interface ServerInfo {
  /** Its address as it knows it, which need not be the one that it answers at. */
  readonly address: string;
  readonly hostname: string;
  /** The map, as `e1m1`. */
  readonly levelname: string;
  readonly players: number;
  readonly maxplayers: number;
  /** The version of the control messages, 3, where it is sent. It is not that of the game's messages. */
  readonly version: number | undefined;
}

/** A player on a server. */
export interface PlayerInfo {
  readonly player: number;
  readonly name: string;
  readonly shirt: number;
  readonly pants: number;
  readonly frags: number;
  /** Seconds since the player connected. */
  readonly connecttime: number;
  /** Where from, if the server tells. */
  readonly address: string;
}

/** One of its settings. */
export interface RuleInfo {
  readonly rule: string;
  readonly value: string;
}

/** A server has no more rules than this. */
const MOST_RULES = 512;

/**
 * Asks a NetQuake server what it is, who plays there, and by which rules. Takes a second or two where packets are
 * lost, and ends whatever the server does: what it did not tell is missing, and the report says so.
 *
 * @throws NetError "unknown-host", "no-socket", "no-answer", or "other-game"; the signal's reason where it was aborted
 */
export async function queryServer(
  place: ServerAddress,
  { transport = udp, clock = systemClock, local, signal, ...options }: QueryOptions = {},
): Promise<ServerReport> {
  signal?.throwIfAborted();
  const server = await resolveServerAddress(transport, place);
  const asker = new Asker(clock, server, options);
  const socket = await openSocket(transport, server, local, (packet, from) =>
    asker.receive(packet, from),
  );
  asker.socket = socket;
  try {
    const report = await askAll(asker, clock, signal);
    signal?.throwIfAborted();
    return report;
  } finally {
    await socket.close();
  }
}

async function askAll(
  asker: Asker,
  clock: Clock,
  signal: AbortSignal | undefined,
): Promise<ServerReport> {
  const start = clock.now();
  const server = await asker.ask(
    () => [{ type: "ccreq_server_info", game: GAME, version: NET_PROTOCOL_VERSION }],
    (message) => (message.type === "ccrep_server_info" ? message : undefined),
    signal,
  );
  signal?.throwIfAborted();
  if (server === undefined) throw asker.noAnswer();
  const seconds = clock.now() - start;
  const [players, rules] = await Promise.all([
    askPlayers(asker, server.players, server.maxplayers, signal),
    askRules(asker, signal),
  ]);
  const { address, hostname, levelname, players: count, maxplayers, version } = server;
  return {
    address: asker.server,
    seconds,
    server: { address, hostname, levelname, players: count, maxplayers, version },
    players,
    hasAllPlayers: players.length >= server.players,
    ...rules,
    dropped: asker.dropped,
  };
}

/**
 * Servers number the players without gaps, or by slot, and say nothing of those that are empty: all slots are asked for,
 * until there are as many players as the server counts.
 */
async function askPlayers(
  asker: Asker,
  count: number,
  slots: number,
  signal: AbortSignal | undefined,
): Promise<PlayerInfo[]> {
  if (count === 0) return [];
  const found = new Map<number, PlayerInfo>();
  const all = Array.from({ length: Math.max(count, slots) }, (_, player) => player);
  await asker.ask(
    () => all.filter((player) => !found.has(player)).map(playerQuestion),
    (message) => {
      if (message.type !== "ccrep_player_info" || message.player >= all.length) return undefined;
      found.set(message.player, playerOf(message));
      return found.size === count ? true : undefined;
    },
    signal,
  );
  return [...found.values()].toSorted((a, b) => a.player - b.player);
}

function playerQuestion(player: number): NewControl {
  return { type: "ccreq_player_info", player };
}

/** The lowest byte of the colours is all there is (ERRATA 106). */
function playerOf(answer: Control & { type: "ccrep_player_info" }): PlayerInfo {
  const { player, name, colors, frags, connecttime, address } = answer;
  return {
    player,
    name,
    shirt: (colors >> 4) & 15,
    pants: colors & 15,
    frags,
    connecttime,
    address,
  };
}

/** Each rule is asked for by the name of the one before it; an empty answer ends them. */
async function askRules(
  asker: Asker,
  signal: AbortSignal | undefined,
): Promise<Pick<ServerReport, "rules" | "hasAllRules">> {
  const rules = new Map<string, RuleInfo>();
  let rule = "";
  while (rules.size < MOST_RULES) {
    // One that is known answers an earlier question, which was asked twice.
    const question: NewControl = { type: "ccreq_rule_info", rule };
    const answer = await asker.ask(
      () => [question],
      (message) =>
        message.type === "ccrep_rule_info" && !rules.has(message.rule ?? "") ? message : undefined,
      signal,
    );
    if (answer?.rule === undefined)
      return { rules: [...rules.values()], hasAllRules: answer !== undefined };
    rules.set(answer.rule, { rule: answer.rule, value: answer.value ?? "" });
    rule = answer.rule;
  }
  return { rules: [...rules.values()], hasAllRules: false };
}
