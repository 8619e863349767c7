import { type Control, NET_PROTOCOL_VERSION, type NewControl } from "../channel/control.ts";

/** What a server tells whoever asks. Texts have a character a byte; what is too long is cut. */
export interface ServerFacts {
  readonly name: string;
  /** The map's name. */
  readonly map: string;
  readonly players: readonly PlayerFacts[];
  readonly maxPlayers: number;
  /** In the order in which they are given. */
  readonly rules: readonly (readonly [rule: string, value: string])[];
}

/** A player, as others see it. Where it is, is nobody's business. */
export interface PlayerFacts {
  readonly name: string;
  /** 16 × shirt + trousers. */
  readonly colors: number;
  /** Seconds since it came. */
  readonly seconds: number;
}

/** The longest name that id's servers and clients have room for. */
const LONGEST = 15;
/** An IPv4 address with its port: a longer one is of no use to those who would read it. */
const LONGEST_ADDRESS = 21;

/**
 * The answer to a question, nothing where there is none. Whoever asks has not shown where he is, so answers are small:
 * 64 bytes at most.
 *
 * @param address what the server takes for its own
 */
export function answerTo(
  question: Control,
  facts: ServerFacts,
  address: string,
): NewControl | undefined {
  switch (question.type) {
    case "ccreq_server_info":
      return {
        type: "ccrep_server_info",
        address: address.length > LONGEST_ADDRESS ? "" : address,
        hostname: short(facts.name),
        levelname: short(facts.map),
        players: facts.players.length,
        maxplayers: facts.maxPlayers,
        version: NET_PROTOCOL_VERSION,
      };
    case "ccreq_player_info":
      return playerAnswer(question.player, facts.players[question.player]);
    case "ccreq_rule_info":
      return ruleAnswer(question.rule, facts.rules);
    default:
      return undefined;
  }
}

/** Servers say nothing of a player who is not there. */
function playerAnswer(player: number, facts: PlayerFacts | undefined): NewControl | undefined {
  if (facts === undefined) return undefined;
  return {
    type: "ccrep_player_info",
    player,
    name: short(facts.name),
    colors: facts.colors,
    frags: 0,
    connecttime: Math.floor(facts.seconds),
    address: "private",
  };
}

/** ERRATA 109: an answer without a rule says that there are no more. Nobody answers for a rule that is not there. */
function ruleAnswer(before: string, rules: ServerFacts["rules"]): NewControl | undefined {
  // Who goes on names what was sent; of two that are cut to the same, the last, so that asking ends.
  const place = before === "" ? -1 : rules.findLastIndex(([rule]) => short(rule) === before);
  if (place === -1 && before !== "") return undefined;
  const next = rules[place + 1];
  if (next === undefined) return { type: "ccrep_rule_info" };
  return {
    type: "ccrep_rule_info",
    rule: short(next[0]),
    value: short(next[1]),
  };
}

/** What a string of the wire holds, and no more of it than there is room for. */
function short(text: string): string {
  return text.replace(/[\0\xff]|[^\0-\xff]/g, "?").slice(0, LONGEST);
}
