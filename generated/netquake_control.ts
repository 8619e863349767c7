// Generated from netquake_control.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./netquake_control.table.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import {
  type Reader,
  ensure,
  advance,
  peekId,
  takeBytes,
  unknownId,
} from "../runtime/bytes/reader.ts";
import {
  readString,
  readOpenString,
  endedOpen,
  skipOpenString,
  openEnd,
  skipString,
  writeString,
} from "../runtime/bytes/text/text.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asI32,
  writeBytes,
  expectAbsent,
  unknownType,
} from "../runtime/bytes/writer.ts";
export { table };

/** What a client or a server is, beside Quake. */
export const MOD = {
  MOD_PROQUAKE: 1,
} as const;

/** A client wants to play. network §8.2, ERRATA 108, ERRATA 110 · netquake_control.yaml:19 */
export interface CcreqConnect {
  type: "ccreq_connect";
  /** QUAKE: a server has no answer for others. */
  game: string;
  /** 3: a server refuses others. */
  version: number;
  /** ProQuake and its kin. One of MOD. */
  mod?: number | undefined;
  /** Ten times the mod's version. */
  modversion?: number | undefined;
  modflags?: number | undefined;
  /** What a server may ask for; 0 is none. */
  password?: number | undefined;
  rest: Uint8Array;
}

/** What server is this? network §8.2 · netquake_control.yaml:32 */
export interface CcreqServerInfo {
  type: "ccreq_server_info";
  /** QUAKE: a server has no answer for others. */
  game: string;
  /** 3; servers do not look at it. */
  version?: number | undefined;
  rest: Uint8Array;
}

/** Who is this player? network §8.2 · netquake_control.yaml:41 */
export interface CcreqPlayerInfo {
  type: "ccreq_player_info";
  /** From 0 on. */
  player: number;
  rest: Uint8Array;
}

/** Which rule comes next? network §8.2, ERRATA 109 · netquake_control.yaml:49 */
export interface CcreqRuleInfo {
  type: "ccreq_rule_info";
  /** The rule before; empty for the first one. */
  rule: string;
  /** Whether the string ended where the bytes ended. */
  ruleOpen?: boolean | undefined;
  rest: Uint8Array;
}

/**
 * Somebody has the server's console run a command. ProQuake and its kin know it.
 *
 * netquake_control.yaml:57
 */
export interface CcreqRcon {
  type: "ccreq_rcon";
  password: string;
  command: string;
  /** Whether the string ended where the bytes ended. */
  commandOpen?: boolean | undefined;
  rest: Uint8Array;
}

/** The server lets the client in. network §8.2, ERRATA 107 · netquake_control.yaml:65 */
export interface CcrepAccept {
  type: "ccrep_accept";
  /** Where the server talks to the client from now on; it may be the port that was asked. */
  port: number;
  /** One of MOD. */
  mod?: number | undefined;
  /** Ten times the mod's version. */
  modversion?: number | undefined;
  modflags?: number | undefined;
  /** Whether the client only looks on. */
  spec?: number | undefined;
  rest: Uint8Array;
}

/** The server does not let the client in. network §8.2, ERRATA 110 · netquake_control.yaml:79 */
export interface CcrepReject {
  type: "ccrep_reject";
  /** For people. */
  reason: string;
  /** Whether the string ended where the bytes ended. */
  reasonOpen?: boolean | undefined;
  rest: Uint8Array;
}

/** What the server is. network §8.2 · netquake_control.yaml:87 */
export interface CcrepServerInfo {
  type: "ccrep_server_info";
  /** What the server takes for its address. */
  address: string;
  /** The server's name. */
  hostname: string;
  /** The map's name. */
  levelname: string;
  /** How many play. */
  players: number;
  /** How many can. */
  maxplayers: number;
  /** 3. */
  version?: number | undefined;
  rest: Uint8Array;
}

/** Who a player is. network §8.2, ERRATA 106 · netquake_control.yaml:100 */
export interface CcrepPlayerInfo {
  type: "ccrep_player_info";
  /** From 0 on. */
  player: number;
  /** In the characters of Quake. */
  name: string;
  /** 16 × shirt + trousers. */
  colors: number;
  frags: number;
  /** Seconds since the player came. */
  connecttime: number;
  /** Address and port, or LOCAL. */
  address: string;
  /** Whether the string ended where the bytes ended. */
  addressOpen?: boolean | undefined;
  rest: Uint8Array;
}

/**
 * A rule, and what it is set to. Where neither is there, all rules were given.
 *
 * network §8.2, ERRATA 109 · netquake_control.yaml:113
 */
export interface CcrepRuleInfo {
  type: "ccrep_rule_info";
  rule?: string | undefined;
  /** Whether the string ended where the bytes ended. */
  ruleOpen?: boolean | undefined;
  value?: string | undefined;
  /** Whether the string ended where the bytes ended. */
  valueOpen?: boolean | undefined;
  rest: Uint8Array;
}

/** What the command printed. netquake_control.yaml:122 */
export interface CcrepRcon {
  type: "ccrep_rcon";
  /** Some servers end it with the packet. */
  reply: string;
  /** Whether the string ended where the bytes ended. */
  replyOpen?: boolean | undefined;
  rest: Uint8Array;
}

/** Any message. */
export type Message =
  | CcreqConnect
  | CcreqServerInfo
  | CcreqPlayerInfo
  | CcreqRuleInfo
  | CcreqRcon
  | CcrepAccept
  | CcrepReject
  | CcrepServerInfo
  | CcrepPlayerInfo
  | CcrepRuleInfo
  | CcrepRcon;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  ccreq_connect?: ((message: Readonly<CcreqConnect>) => void) | undefined;
  ccreq_server_info?: ((message: Readonly<CcreqServerInfo>) => void) | undefined;
  ccreq_player_info?: ((message: Readonly<CcreqPlayerInfo>) => void) | undefined;
  ccreq_rule_info?: ((message: Readonly<CcreqRuleInfo>) => void) | undefined;
  ccreq_rcon?: ((message: Readonly<CcreqRcon>) => void) | undefined;
  ccrep_accept?: ((message: Readonly<CcrepAccept>) => void) | undefined;
  ccrep_reject?: ((message: Readonly<CcrepReject>) => void) | undefined;
  ccrep_server_info?: ((message: Readonly<CcrepServerInfo>) => void) | undefined;
  ccrep_player_info?: ((message: Readonly<CcrepPlayerInfo>) => void) | undefined;
  ccrep_rule_info?: ((message: Readonly<CcrepRuleInfo>) => void) | undefined;
  ccrep_rcon?: ((message: Readonly<CcrepRcon>) => void) | undefined;
}

const explained = /* @__PURE__ */ explaining(table, 0);

/** Reads a `ccreq_connect` at the cursor, its id first. Throws DecodeError. */
export function decodeCcreqConnect(r: Reader): CcreqConnect {
  const view = r.view;
  let at = r.offset;
  r.offset = at + 1;
  const game = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 1);
  const version = view.getUint8(at);
  at += 1;
  let mod: number | undefined;
  if (at < r.end) {
    ensure(r, at, 1);
    mod = view.getUint8(at++);
  }
  let modversion: number | undefined;
  if (at < r.end) {
    ensure(r, at, 1);
    modversion = view.getUint8(at++);
  }
  let modflags: number | undefined;
  if (at < r.end) {
    ensure(r, at, 1);
    modflags = view.getUint8(at++);
  }
  let password: number | undefined;
  if (at < r.end) {
    ensure(r, at, 4);
    password = view.getInt32(at, true);
    at += 4;
  }
  r.offset = at;
  return {
    type: "ccreq_connect",
    game,
    version,
    mod,
    modversion,
    modflags,
    password,
    rest: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCcreqConnect` reads. Throws DecodeError. */
export function skipCcreqConnect(r: Reader): undefined {
  let at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 1);
  if (at < r.end) {
    ensure(r, at, 1);
    at += 1;
  }
  if (at < r.end) {
    ensure(r, at, 1);
    at += 1;
  }
  if (at < r.end) {
    ensure(r, at, 1);
    at += 1;
  }
  if (at < r.end) {
    ensure(r, at, 4);
    at += 4;
  }
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeCcreqConnect` reads. Throws EncodeError. */
export function encodeCcreqConnect(w: Writer, m: CcreqConnect): void {
  if (m.mod === undefined) expectAbsent(m.modversion, "mod");
  if (m.modversion === undefined) expectAbsent(m.modflags, "modversion");
  if (m.modflags === undefined) expectAbsent(m.password, "modflags");
  if (m.password === undefined) expectAbsent(m.rest, "password");
  writeString(w, m.game, 2047);
  let at = reserve(w, 8);
  const view = w.view;
  view.setUint8(at, asU8(m.version));
  at += 1;
  if (m.mod !== undefined) view.setUint8(at++, asU8(m.mod!));
  if (m.modversion !== undefined) view.setUint8(at++, asU8(m.modversion!));
  if (m.modflags !== undefined) view.setUint8(at++, asU8(m.modflags!));
  if (m.password !== undefined) {
    view.setInt32(at, asI32(m.password!), true);
    at += 4;
  }
  w.offset = at;
  writeBytes(w, m.rest);
}

/** Reads a `ccreq_server_info` at the cursor, its id first. Throws DecodeError. */
export function decodeCcreqServerInfo(r: Reader): CcreqServerInfo {
  const view = r.view;
  let at = r.offset;
  r.offset = at + 1;
  const game = readString(r, 2047);
  at = r.offset;
  let version: number | undefined;
  if (at < r.end) {
    ensure(r, at, 1);
    version = view.getUint8(at++);
  }
  r.offset = at;
  return { type: "ccreq_server_info", game, version, rest: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeCcreqServerInfo` reads. Throws DecodeError. */
export function skipCcreqServerInfo(r: Reader): undefined {
  let at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  if (at < r.end) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeCcreqServerInfo` reads. Throws EncodeError. */
export function encodeCcreqServerInfo(w: Writer, m: CcreqServerInfo): void {
  if (m.version === undefined) expectAbsent(m.rest, "version");
  writeString(w, m.game, 2047);
  let at = reserve(w, 1);
  const view = w.view;
  if (m.version !== undefined) view.setUint8(at++, asU8(m.version!));
  w.offset = at;
  writeBytes(w, m.rest);
}

/** Reads a `ccreq_player_info` at the cursor, its id first. Throws DecodeError. */
export function decodeCcreqPlayerInfo(r: Reader): CcreqPlayerInfo {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return {
    type: "ccreq_player_info",
    player: view.getUint8(at + 1),
    rest: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCcreqPlayerInfo` reads. Throws DecodeError. */
export function skipCcreqPlayerInfo(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeCcreqPlayerInfo` reads. Throws EncodeError. */
export function encodeCcreqPlayerInfo(w: Writer, m: CcreqPlayerInfo): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.player));
  w.offset = at + 1;
  writeBytes(w, m.rest);
}

/** Reads a `ccreq_rule_info` at the cursor, its id first. Throws DecodeError. */
export function decodeCcreqRuleInfo(r: Reader): CcreqRuleInfo {
  const at = r.offset;
  r.offset = at + 1;
  const ruleStart = r.offset;
  const rule = readOpenString(r, 2047);
  const ruleOpen = endedOpen(r, ruleStart, rule, 2047);
  return { type: "ccreq_rule_info", rule, ruleOpen, rest: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeCcreqRuleInfo` reads. Throws DecodeError. */
export function skipCcreqRuleInfo(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
  r.offset = r.end;
}

/** Writes what `decodeCcreqRuleInfo` reads. Throws EncodeError. */
export function encodeCcreqRuleInfo(w: Writer, m: CcreqRuleInfo): void {
  let ruleEnd$ = -1;
  writeString(w, m.rule, 2047);
  ruleEnd$ = w.offset;
  writeBytes(w, m.rest);
  if (m.ruleOpen === true) openEnd(w, ruleEnd$);
}

/** Reads a `ccreq_rcon` at the cursor, its id first. Throws DecodeError. */
export function decodeCcreqRcon(r: Reader): CcreqRcon {
  const at = r.offset;
  r.offset = at + 1;
  const password = readString(r, 2047);
  const commandStart = r.offset;
  const command = readOpenString(r, 2047);
  const commandOpen = endedOpen(r, commandStart, command, 2047);
  return {
    type: "ccreq_rcon",
    password,
    command,
    commandOpen,
    rest: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCcreqRcon` reads. Throws DecodeError. */
export function skipCcreqRcon(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
  skipOpenString(r, 2047);
  r.offset = r.end;
}

/** Writes what `decodeCcreqRcon` reads. Throws EncodeError. */
export function encodeCcreqRcon(w: Writer, m: CcreqRcon): void {
  writeString(w, m.password, 2047);
  let commandEnd$ = -1;
  writeString(w, m.command, 2047);
  commandEnd$ = w.offset;
  writeBytes(w, m.rest);
  if (m.commandOpen === true) openEnd(w, commandEnd$);
}

/** Reads a `ccrep_accept` at the cursor, its id first. Throws DecodeError. */
export function decodeCcrepAccept(r: Reader): CcrepAccept {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 4);
  const port = view.getInt32(at + 1, true);
  at += 5;
  let mod: number | undefined;
  if (at < r.end) {
    ensure(r, at, 1);
    mod = view.getUint8(at++);
  }
  let modversion: number | undefined;
  if (at < r.end) {
    ensure(r, at, 1);
    modversion = view.getUint8(at++);
  }
  let modflags: number | undefined;
  if (at < r.end) {
    ensure(r, at, 1);
    modflags = view.getUint8(at++);
  }
  let spec: number | undefined;
  if (at < r.end) {
    ensure(r, at, 4);
    spec = view.getInt32(at, true);
    at += 4;
  }
  r.offset = at;
  return {
    type: "ccrep_accept",
    port,
    mod,
    modversion,
    modflags,
    spec,
    rest: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCcrepAccept` reads. Throws DecodeError. */
export function skipCcrepAccept(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 4);
  if (at < r.end) {
    ensure(r, at, 1);
    at += 1;
  }
  if (at < r.end) {
    ensure(r, at, 1);
    at += 1;
  }
  if (at < r.end) {
    ensure(r, at, 1);
    at += 1;
  }
  if (at < r.end) {
    ensure(r, at, 4);
    at += 4;
  }
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeCcrepAccept` reads. Throws EncodeError. */
export function encodeCcrepAccept(w: Writer, m: CcrepAccept): void {
  if (m.mod === undefined) expectAbsent(m.modversion, "mod");
  if (m.modversion === undefined) expectAbsent(m.modflags, "modversion");
  if (m.modflags === undefined) expectAbsent(m.spec, "modflags");
  if (m.spec === undefined) expectAbsent(m.rest, "spec");
  let at = reserve(w, 11);
  const view = w.view;
  view.setInt32(at, asI32(m.port), true);
  at += 4;
  if (m.mod !== undefined) view.setUint8(at++, asU8(m.mod!));
  if (m.modversion !== undefined) view.setUint8(at++, asU8(m.modversion!));
  if (m.modflags !== undefined) view.setUint8(at++, asU8(m.modflags!));
  if (m.spec !== undefined) {
    view.setInt32(at, asI32(m.spec!), true);
    at += 4;
  }
  w.offset = at;
  writeBytes(w, m.rest);
}

/** Reads a `ccrep_reject` at the cursor, its id first. Throws DecodeError. */
export function decodeCcrepReject(r: Reader): CcrepReject {
  const at = r.offset;
  r.offset = at + 1;
  const reasonStart = r.offset;
  const reason = readOpenString(r, 2047);
  const reasonOpen = endedOpen(r, reasonStart, reason, 2047);
  return { type: "ccrep_reject", reason, reasonOpen, rest: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeCcrepReject` reads. Throws DecodeError. */
export function skipCcrepReject(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
  r.offset = r.end;
}

/** Writes what `decodeCcrepReject` reads. Throws EncodeError. */
export function encodeCcrepReject(w: Writer, m: CcrepReject): void {
  let reasonEnd$ = -1;
  writeString(w, m.reason, 2047);
  reasonEnd$ = w.offset;
  writeBytes(w, m.rest);
  if (m.reasonOpen === true) openEnd(w, reasonEnd$);
}

/** Reads a `ccrep_server_info` at the cursor, its id first. Throws DecodeError. */
export function decodeCcrepServerInfo(r: Reader): CcrepServerInfo {
  const view = r.view;
  let at = r.offset;
  r.offset = at + 1;
  const address = readString(r, 2047);
  const hostname = readString(r, 2047);
  const levelname = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 2);
  const players = view.getUint8(at);
  const maxplayers = view.getUint8(at + 1);
  at += 2;
  let version: number | undefined;
  if (at < r.end) {
    ensure(r, at, 1);
    version = view.getUint8(at++);
  }
  r.offset = at;
  return {
    type: "ccrep_server_info",
    address,
    hostname,
    levelname,
    players,
    maxplayers,
    version,
    rest: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCcrepServerInfo` reads. Throws DecodeError. */
export function skipCcrepServerInfo(r: Reader): undefined {
  let at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
  skipString(r, 2047);
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 2);
  if (at < r.end) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeCcrepServerInfo` reads. Throws EncodeError. */
export function encodeCcrepServerInfo(w: Writer, m: CcrepServerInfo): void {
  if (m.version === undefined) expectAbsent(m.rest, "version");
  writeString(w, m.address, 2047);
  writeString(w, m.hostname, 2047);
  writeString(w, m.levelname, 2047);
  let at = reserve(w, 3);
  const view = w.view;
  view.setUint8(at, asU8(m.players));
  view.setUint8(at + 1, asU8(m.maxplayers));
  at += 2;
  if (m.version !== undefined) view.setUint8(at++, asU8(m.version!));
  w.offset = at;
  writeBytes(w, m.rest);
}

/** Reads a `ccrep_player_info` at the cursor, its id first. Throws DecodeError. */
export function decodeCcrepPlayerInfo(r: Reader): CcrepPlayerInfo {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  const player = view.getUint8(at + 1);
  const name = readString(r, 2047);
  at = r.offset;
  ensure(r, at, 12);
  r.offset = at + 12;
  const colors = view.getInt32(at, true);
  const frags = view.getInt32(at + 4, true);
  const connecttime = view.getInt32(at + 8, true);
  const addressStart = r.offset;
  const address = readOpenString(r, 2047);
  const addressOpen = endedOpen(r, addressStart, address, 2047);
  return {
    type: "ccrep_player_info",
    player,
    name,
    colors,
    frags,
    connecttime,
    address,
    addressOpen,
    rest: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCcrepPlayerInfo` reads. Throws DecodeError. */
export function skipCcrepPlayerInfo(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 1);
  r.offset = at;
  skipString(r, 2047);
  at = r.offset;
  at = advance(r, at, 12);
  r.offset = at;
  skipOpenString(r, 2047);
  r.offset = r.end;
}

/** Writes what `decodeCcrepPlayerInfo` reads. Throws EncodeError. */
export function encodeCcrepPlayerInfo(w: Writer, m: CcrepPlayerInfo): void {
  let at = reserve(w, 1);
  let view = w.view;
  view.setUint8(at, asU8(m.player));
  w.offset = at + 1;
  writeString(w, m.name, 2047);
  at = reserve(w, 12);
  view = w.view;
  view.setInt32(at, asI32(m.colors), true);
  view.setInt32(at + 4, asI32(m.frags), true);
  view.setInt32(at + 8, asI32(m.connecttime), true);
  let addressEnd$ = -1;
  w.offset = at + 12;
  writeString(w, m.address, 2047);
  addressEnd$ = w.offset;
  writeBytes(w, m.rest);
  if (m.addressOpen === true) openEnd(w, addressEnd$);
}

/** Reads a `ccrep_rule_info` at the cursor, its id first. Throws DecodeError. */
export function decodeCcrepRuleInfo(r: Reader): CcrepRuleInfo {
  let at = r.offset;
  at += 1;
  let rule: string | undefined;
  let ruleOpen: boolean | undefined;
  if (at < r.end) {
    r.offset = at;
    const ruleStart = r.offset;
    rule = readOpenString(r, 2047);
    ruleOpen = endedOpen(r, ruleStart, rule, 2047);
    at = r.offset;
  }
  let value: string | undefined;
  let valueOpen: boolean | undefined;
  if (at < r.end) {
    r.offset = at;
    const valueStart = r.offset;
    value = readOpenString(r, 2047);
    valueOpen = endedOpen(r, valueStart, value, 2047);
    at = r.offset;
  }
  r.offset = at;
  return {
    type: "ccrep_rule_info",
    rule,
    ruleOpen,
    value,
    valueOpen,
    rest: takeBytes(r, r.end - r.offset),
  };
}

/** Passes over what `decodeCcrepRuleInfo` reads. Throws DecodeError. */
export function skipCcrepRuleInfo(r: Reader): undefined {
  let at = r.offset + 1;
  if (at < r.end) {
    r.offset = at;
    skipOpenString(r, 2047);
    at = r.offset;
  }
  if (at < r.end) {
    r.offset = at;
    skipOpenString(r, 2047);
    at = r.offset;
  }
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeCcrepRuleInfo` reads. Throws EncodeError. */
export function encodeCcrepRuleInfo(w: Writer, m: CcrepRuleInfo): void {
  if (m.rule === undefined) expectAbsent(m.value, "rule");
  if (m.value === undefined) expectAbsent(m.rest, "value");
  let ruleEnd$ = -1;
  if (m.rule !== undefined) {
    writeString(w, m.rule, 2047);
    ruleEnd$ = w.offset;
  }
  let valueEnd$ = -1;
  if (m.value !== undefined) {
    writeString(w, m.value, 2047);
    valueEnd$ = w.offset;
  }
  writeBytes(w, m.rest);
  if (m.valueOpen === true && m.value !== "") openEnd(w, valueEnd$);
  if (m.ruleOpen === true && m.rule !== "") openEnd(w, ruleEnd$);
}

/** Reads a `ccrep_rcon` at the cursor, its id first. Throws DecodeError. */
export function decodeCcrepRcon(r: Reader): CcrepRcon {
  const at = r.offset;
  r.offset = at + 1;
  const replyStart = r.offset;
  const reply = readOpenString(r, 2047);
  const replyOpen = endedOpen(r, replyStart, reply, 2047);
  return { type: "ccrep_rcon", reply, replyOpen, rest: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeCcrepRcon` reads. Throws DecodeError. */
export function skipCcrepRcon(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
  r.offset = r.end;
}

/** Writes what `decodeCcrepRcon` reads. Throws EncodeError. */
export function encodeCcrepRcon(w: Writer, m: CcrepRcon): void {
  let replyEnd$ = -1;
  writeString(w, m.reply, 2047);
  replyEnd$ = w.offset;
  writeBytes(w, m.rest);
  if (m.replyOpen === true) openEnd(w, replyEnd$);
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x01:
      return decodeCcreqConnect(r);
    case 0x02:
      return decodeCcreqServerInfo(r);
    case 0x03:
      return decodeCcreqPlayerInfo(r);
    case 0x04:
      return decodeCcreqRuleInfo(r);
    case 0x05:
      return decodeCcreqRcon(r);
    case 0x81:
      return decodeCcrepAccept(r);
    case 0x82:
      return decodeCcrepReject(r);
    case 0x83:
      return decodeCcrepServerInfo(r);
    case 0x84:
      return decodeCcrepPlayerInfo(r);
    case 0x85:
      return decodeCcrepRuleInfo(r);
    case 0x86:
      return decodeCcrepRcon(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `decodeMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function readMessage(r: Reader): Message {
  const id = peekId(r);
  return readNumbered(r, id);
}

/**
 * Reads the message at the cursor, in version 3. Throws DecodeError, and leaves the cursor
 * where it was.
 */
export function decodeMessage(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumbered(r, id);
  } catch (error) {
    throw explained(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumbered(w: Writer, message: Message): void {
  switch (message.type) {
    case "ccreq_connect":
      writeId(w, 0x01);
      return encodeCcreqConnect(w, message);
    case "ccreq_server_info":
      writeId(w, 0x02);
      return encodeCcreqServerInfo(w, message);
    case "ccreq_player_info":
      writeId(w, 0x03);
      return encodeCcreqPlayerInfo(w, message);
    case "ccreq_rule_info":
      writeId(w, 0x04);
      return encodeCcreqRuleInfo(w, message);
    case "ccreq_rcon":
      writeId(w, 0x05);
      return encodeCcreqRcon(w, message);
    case "ccrep_accept":
      writeId(w, 0x81);
      return encodeCcrepAccept(w, message);
    case "ccrep_reject":
      writeId(w, 0x82);
      return encodeCcrepReject(w, message);
    case "ccrep_server_info":
      writeId(w, 0x83);
      return encodeCcrepServerInfo(w, message);
    case "ccrep_player_info":
      writeId(w, 0x84);
      return encodeCcrepPlayerInfo(w, message);
    case "ccrep_rule_info":
      writeId(w, 0x85);
      return encodeCcrepRuleInfo(w, message);
    case "ccrep_rcon":
      writeId(w, 0x86);
      return encodeCcrepRcon(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 3. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumbered(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 0, message, error);
  }
}

/** `passMessage` for ids that stand for one message each. */
function passNumbered(r: Reader, id: number): number {
  switch (id) {
    case 0x01:
      return (skipCcreqConnect(r), id);
    case 0x02:
      return (skipCcreqServerInfo(r), id);
    case 0x03:
      return (skipCcreqPlayerInfo(r), id);
    case 0x04:
      return (skipCcreqRuleInfo(r), id);
    case 0x05:
      return (skipCcreqRcon(r), id);
    case 0x81:
      return (skipCcrepAccept(r), id);
    case 0x82:
      return (skipCcrepReject(r), id);
    case 0x83:
      return (skipCcrepServerInfo(r), id);
    case 0x84:
      return (skipCcrepPlayerInfo(r), id);
    case 0x85:
      return (skipCcrepRuleInfo(r), id);
    case 0x86:
      return (skipCcrepRcon(r), id);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `skipMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function passMessage(r: Reader): number {
  const id = peekId(r);
  return passNumbered(r, id);
}

/**
 * Passes over the message at the cursor, in version 3, and returns its id. Throws
 * DecodeError, and leaves the cursor where it was.
 */
export function skipMessage(r: Reader): number {
  return passExplained(r, passMessage, explained);
}

/**
 * As `skipMessages`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Says whether a message tells of versions. Throws
 * DecodeError.
 */
export function passMessages(r: Reader): boolean {
  while (r.offset < r.end) {
    passMessage(r);
  }
  return false;
}

/**
 * Passes over all messages up to the end, in version 3. Throws DecodeError, and leaves the
 * cursor at the message that cannot be read.
 */
export function skipMessages(r: Reader): void {
  passAllExplained(r, passMessages, skipMessage);
}

/**
 * The next message when there is a handler for it, for ids that stand for one message each.
 * Without a handler it is passed over.
 */
function retargetNumbered(
  r: Reader,
  id: number,
  handlers: Handlers,
  _scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x01:
      return handlers.ccreq_connect === undefined ? skipCcreqConnect(r) : decodeCcreqConnect(r);
    case 0x02:
      return handlers.ccreq_server_info === undefined
        ? skipCcreqServerInfo(r)
        : decodeCcreqServerInfo(r);
    case 0x03:
      return handlers.ccreq_player_info === undefined
        ? skipCcreqPlayerInfo(r)
        : decodeCcreqPlayerInfo(r);
    case 0x04:
      return handlers.ccreq_rule_info === undefined ? skipCcreqRuleInfo(r) : decodeCcreqRuleInfo(r);
    case 0x05:
      return handlers.ccreq_rcon === undefined ? skipCcreqRcon(r) : decodeCcreqRcon(r);
    case 0x81:
      return handlers.ccrep_accept === undefined ? skipCcrepAccept(r) : decodeCcrepAccept(r);
    case 0x82:
      return handlers.ccrep_reject === undefined ? skipCcrepReject(r) : decodeCcrepReject(r);
    case 0x83:
      return handlers.ccrep_server_info === undefined
        ? skipCcrepServerInfo(r)
        : decodeCcrepServerInfo(r);
    case 0x84:
      return handlers.ccrep_player_info === undefined
        ? skipCcrepPlayerInfo(r)
        : decodeCcrepPlayerInfo(r);
    case 0x85:
      return handlers.ccrep_rule_info === undefined ? skipCcrepRuleInfo(r) : decodeCcrepRuleInfo(r);
    case 0x86:
      return handlers.ccrep_rcon === undefined ? skipCcrepRcon(r) : decodeCcrepRcon(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 3; passes over it when there is
 * none. The handler gets a view that the next call aims anew. Throws DecodeError, and leaves
 * the cursor where it was; what a handler throws goes through.
 */
export function visitMessage(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumbered(r, id, handlers, scratch);
  } catch (error) {
    throw explained(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/**
 * Hands all messages up to the end to their handlers, as `visitMessage` does one, in version
 * 3. Throws DecodeError, and leaves the cursor at the message that cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** What visiting aims again and again. */
export interface Scratch {}

/** Makes what visiting in version 3 aims. */
export function newScratch(): Scratch {
  return {};
}

/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers>[] = [
  {
    table,
    from: 0,
    to: 0,
    decode: decodeMessage,
    encode: encodeMessage,
    skip: skipMessage,
    visit: visitMessage,
    skipAll: skipMessages,
    visitAll: visitMessages,
    passAll: passMessages,
    scratch: newScratch,
    read: readMessage,
    pass: passMessage,
  },
];
