// Generated from quakeworld_connectionless.yaml. To change it, edit the schema and run `npx demospec generate`.
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
  type Extension,
  type EndOfDemo,
  type ClientCommand,
  type Shutdown,
  type Heartbeat,
  type Challenge,
  type MasterReply,
  type Echo,
  type Connection,
  type Ping,
  type Ack,
  type Nack,
  type Console,
} from "./quakeworld_connectionless.ts";

/** Any `extension`; with `hints`, also ones that are not canonical. */
export function anyExtension(_hints: boolean): fc.Arbitrary<Extension> {
  return fc.record({ magic: integer(32, false), flags: integer(32, false) });
}

/** Any `end_of_demo`; with `hints`, also ones that are not canonical. */
export function anyEndOfDemo(hints: boolean): fc.Arbitrary<EndOfDemo> {
  return fc.record({
    type: fc.constant("end_of_demo" as const),
    text: text(2047),
    textOpen: sometimes(hints, fc.constant(true)),
  });
}

/** Any `client_command`; with `hints`, also ones that are not canonical. */
export function anyClientCommand(hints: boolean): fc.Arbitrary<ClientCommand> {
  return inOrder<ClientCommand>(
    fc.record({
      type: fc.constant("client_command" as const),
      text: text(2047),
      textOpen: sometimes(hints, fc.constant(true)),
      localid: maybe(text(2047)),
      localidOpen: sometimes(hints, fc.constant(true)),
    }),
    ["localid"],
  );
}

/** Any `shutdown`; with `hints`, also ones that are not canonical. */
export function anyShutdown(_hints: boolean): fc.Arbitrary<Shutdown> {
  return fc.record({ type: fc.constant("shutdown" as const) });
}

/** Any `heartbeat`; with `hints`, also ones that are not canonical. */
export function anyHeartbeat(hints: boolean): fc.Arbitrary<Heartbeat> {
  return fc.record({
    type: fc.constant("heartbeat" as const),
    text: text(2047),
    textOpen: sometimes(hints, fc.constant(true)),
  });
}

/** Any `challenge`; with `hints`, also ones that are not canonical. */
export function anyChallenge(hints: boolean): fc.Arbitrary<Challenge> {
  return fc.record({
    type: fc.constant("challenge" as const),
    challenge: text(2047),
    challengeOpen: sometimes(hints, fc.constant(true)),
    extensions: fc.array(anyExtension(hints), { maxLength: 4 }),
  });
}

/** Any `master_reply`; with `hints`, also ones that are not canonical. */
export function anyMasterReply(_hints: boolean): fc.Arbitrary<MasterReply> {
  return fc.record({ type: fc.constant("master_reply" as const), data: someBytes() });
}

/** Any `echo`; with `hints`, also ones that are not canonical. */
export function anyEcho(hints: boolean): fc.Arbitrary<Echo> {
  return fc.record({
    type: fc.constant("echo" as const),
    text: text(2047),
    textOpen: sometimes(hints, fc.constant(true)),
  });
}

/** Any `connection`; with `hints`, also ones that are not canonical. */
export function anyConnection(_hints: boolean): fc.Arbitrary<Connection> {
  return fc.record({ type: fc.constant("connection" as const) });
}

/** Any `ping`; with `hints`, also ones that are not canonical. */
export function anyPing(_hints: boolean): fc.Arbitrary<Ping> {
  return fc.record({ type: fc.constant("ping" as const) });
}

/** Any `ack`; with `hints`, also ones that are not canonical. */
export function anyAck(_hints: boolean): fc.Arbitrary<Ack> {
  return fc.record({ type: fc.constant("ack" as const) });
}

/** Any `nack`; with `hints`, also ones that are not canonical. */
export function anyNack(_hints: boolean): fc.Arbitrary<Nack> {
  return fc.record({ type: fc.constant("nack" as const) });
}

/** Any `console`; with `hints`, also ones that are not canonical. */
export function anyConsole(hints: boolean): fc.Arbitrary<Console> {
  return fc.record({
    type: fc.constant("console" as const),
    text: text(2047),
    textOpen: sometimes(hints, fc.constant(true)),
  });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<Message>[] = [
  { message: "end_of_demo", from: 0, to: 0, any: anyEndOfDemo },
  { message: "client_command", from: 0, to: 0, any: anyClientCommand },
  { message: "shutdown", from: 0, to: 0, any: anyShutdown },
  { message: "heartbeat", from: 0, to: 0, any: anyHeartbeat },
  { message: "challenge", from: 0, to: 0, any: anyChallenge },
  { message: "master_reply", from: 0, to: 0, any: anyMasterReply },
  { message: "echo", from: 0, to: 0, any: anyEcho },
  { message: "connection", from: 0, to: 0, any: anyConnection },
  { message: "ping", from: 0, to: 0, any: anyPing },
  { message: "ack", from: 0, to: 0, any: anyAck },
  { message: "nack", from: 0, to: 0, any: anyNack },
  { message: "console", from: 0, to: 0, any: anyConsole },
];
