// Generated from netquake_control.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import {
  type AnyLayout,
  inOrder,
  integer,
  maybe,
  someBytes,
  sometimes,
  text,
} from "../fuzz/values/arbitrary.ts";
import {
  type Message,
  type CcreqConnect,
  type CcreqServerInfo,
  type CcreqPlayerInfo,
  type CcreqRuleInfo,
  type CcreqRcon,
  type CcrepAccept,
  type CcrepReject,
  type CcrepServerInfo,
  type CcrepPlayerInfo,
  type CcrepRuleInfo,
  type CcrepRcon,
} from "./netquake_control.ts";

/** Any `ccreq_connect`; with `hints`, also ones that are not canonical. */
export function anyCcreqConnect(_hints: boolean): fc.Arbitrary<CcreqConnect> {
  return inOrder<CcreqConnect>(
    fc.record({
      type: fc.constant("ccreq_connect" as const),
      game: text(2047),
      version: integer(8, false),
      mod: maybe(integer(8, false)),
      modversion: maybe(integer(8, false)),
      modflags: maybe(integer(8, false)),
      password: maybe(integer(32, true)),
      rest: someBytes(),
    }),
    ["mod", "modversion", "modflags", "password"],
    { rest: new Uint8Array() },
  );
}

/** Any `ccreq_server_info`; with `hints`, also ones that are not canonical. */
export function anyCcreqServerInfo(_hints: boolean): fc.Arbitrary<CcreqServerInfo> {
  return inOrder<CcreqServerInfo>(
    fc.record({
      type: fc.constant("ccreq_server_info" as const),
      game: text(2047),
      version: maybe(integer(8, false)),
      rest: someBytes(),
    }),
    ["version"],
    { rest: new Uint8Array() },
  );
}

/** Any `ccreq_player_info`; with `hints`, also ones that are not canonical. */
export function anyCcreqPlayerInfo(_hints: boolean): fc.Arbitrary<CcreqPlayerInfo> {
  return fc.record({
    type: fc.constant("ccreq_player_info" as const),
    player: integer(8, false),
    rest: someBytes(),
  });
}

/** Any `ccreq_rule_info`; with `hints`, also ones that are not canonical. */
export function anyCcreqRuleInfo(hints: boolean): fc.Arbitrary<CcreqRuleInfo> {
  return fc.record({
    type: fc.constant("ccreq_rule_info" as const),
    rule: text(2047),
    ruleOpen: sometimes(hints, fc.constant(true)),
    rest: someBytes(),
  });
}

/** Any `ccreq_rcon`; with `hints`, also ones that are not canonical. */
export function anyCcreqRcon(hints: boolean): fc.Arbitrary<CcreqRcon> {
  return fc.record({
    type: fc.constant("ccreq_rcon" as const),
    password: text(2047),
    command: text(2047),
    commandOpen: sometimes(hints, fc.constant(true)),
    rest: someBytes(),
  });
}

/** Any `ccrep_accept`; with `hints`, also ones that are not canonical. */
export function anyCcrepAccept(_hints: boolean): fc.Arbitrary<CcrepAccept> {
  return inOrder<CcrepAccept>(
    fc.record({
      type: fc.constant("ccrep_accept" as const),
      port: integer(32, true),
      mod: maybe(integer(8, false)),
      modversion: maybe(integer(8, false)),
      modflags: maybe(integer(8, false)),
      spec: maybe(integer(32, true)),
      rest: someBytes(),
    }),
    ["mod", "modversion", "modflags", "spec"],
    { rest: new Uint8Array() },
  );
}

/** Any `ccrep_reject`; with `hints`, also ones that are not canonical. */
export function anyCcrepReject(hints: boolean): fc.Arbitrary<CcrepReject> {
  return fc.record({
    type: fc.constant("ccrep_reject" as const),
    reason: text(2047),
    reasonOpen: sometimes(hints, fc.constant(true)),
    rest: someBytes(),
  });
}

/** Any `ccrep_server_info`; with `hints`, also ones that are not canonical. */
export function anyCcrepServerInfo(_hints: boolean): fc.Arbitrary<CcrepServerInfo> {
  return inOrder<CcrepServerInfo>(
    fc.record({
      type: fc.constant("ccrep_server_info" as const),
      address: text(2047),
      hostname: text(2047),
      levelname: text(2047),
      players: integer(8, false),
      maxplayers: integer(8, false),
      version: maybe(integer(8, false)),
      rest: someBytes(),
    }),
    ["version"],
    { rest: new Uint8Array() },
  );
}

/** Any `ccrep_player_info`; with `hints`, also ones that are not canonical. */
export function anyCcrepPlayerInfo(hints: boolean): fc.Arbitrary<CcrepPlayerInfo> {
  return fc.record({
    type: fc.constant("ccrep_player_info" as const),
    player: integer(8, false),
    name: text(2047),
    colors: integer(32, true),
    frags: integer(32, true),
    connecttime: integer(32, true),
    address: text(2047),
    addressOpen: sometimes(hints, fc.constant(true)),
    rest: someBytes(),
  });
}

/** Any `ccrep_rule_info`; with `hints`, also ones that are not canonical. */
export function anyCcrepRuleInfo(hints: boolean): fc.Arbitrary<CcrepRuleInfo> {
  return inOrder<CcrepRuleInfo>(
    fc.record({
      type: fc.constant("ccrep_rule_info" as const),
      rule: maybe(text(2047)),
      ruleOpen: sometimes(hints, fc.constant(true)),
      value: maybe(text(2047)),
      valueOpen: sometimes(hints, fc.constant(true)),
      rest: someBytes(),
    }),
    ["rule", "value"],
    { rest: new Uint8Array() },
  );
}

/** Any `ccrep_rcon`; with `hints`, also ones that are not canonical. */
export function anyCcrepRcon(hints: boolean): fc.Arbitrary<CcrepRcon> {
  return fc.record({
    type: fc.constant("ccrep_rcon" as const),
    reply: text(2047),
    replyOpen: sometimes(hints, fc.constant(true)),
    rest: someBytes(),
  });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<Message>[] = [
  { message: "ccreq_connect", from: 0, to: 0, any: anyCcreqConnect },
  { message: "ccreq_server_info", from: 0, to: 0, any: anyCcreqServerInfo },
  { message: "ccreq_player_info", from: 0, to: 0, any: anyCcreqPlayerInfo },
  { message: "ccreq_rule_info", from: 0, to: 0, any: anyCcreqRuleInfo },
  { message: "ccreq_rcon", from: 0, to: 0, any: anyCcreqRcon },
  { message: "ccrep_accept", from: 0, to: 0, any: anyCcrepAccept },
  { message: "ccrep_reject", from: 0, to: 0, any: anyCcrepReject },
  { message: "ccrep_server_info", from: 0, to: 0, any: anyCcrepServerInfo },
  { message: "ccrep_player_info", from: 0, to: 0, any: anyCcrepPlayerInfo },
  { message: "ccrep_rule_info", from: 0, to: 0, any: anyCcrepRuleInfo },
  { message: "ccrep_rcon", from: 0, to: 0, any: anyCcrepRcon },
];
