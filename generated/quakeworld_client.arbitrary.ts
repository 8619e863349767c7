// Generated from quakeworld_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import {
  type AnyLayout,
  hint,
  integer,
  maybe,
  scaled,
  someBytes,
  text,
} from "../fuzz/values/arbitrary.ts";
import {
  type Message,
  type Usercmd,
  type Bad,
  type Nop,
  type Move,
  type Stringcmd,
  type Delta,
  type Tmove,
  type Upload,
} from "./quakeworld_client.ts";

/** Any `usercmd`; with `hints`, also ones that are not canonical. */
export function anyUsercmd(hints: boolean): fc.Arbitrary<Usercmd> {
  return fc.record({
    flags: hint(hints, 0x00),
    angle1: maybe(scaled(16, true, 45, 8192, 0)),
    angle2: maybe(scaled(16, true, 45, 8192, 0)),
    angle3: maybe(scaled(16, true, 45, 8192, 0)),
    forwardmove: maybe(integer(16, true)),
    sidemove: maybe(integer(16, true)),
    upmove: maybe(integer(16, true)),
    buttons: maybe(integer(8, false)),
    impulse: maybe(integer(8, false)),
    msec: integer(8, false),
  });
}

/** Any `bad`; with `hints`, also ones that are not canonical. */
export function anyBad(_hints: boolean): fc.Arbitrary<Bad> {
  return fc.record({ type: fc.constant("bad" as const) });
}

/** Any `nop`; with `hints`, also ones that are not canonical. */
export function anyNop(_hints: boolean): fc.Arbitrary<Nop> {
  return fc.record({ type: fc.constant("nop" as const) });
}

/** Any `move`; with `hints`, also ones that are not canonical. */
export function anyMove(hints: boolean): fc.Arbitrary<Move> {
  return fc.record({
    type: fc.constant("move" as const),
    checksum: integer(8, false),
    lossage: integer(8, false),
    oldest: anyUsercmd(hints),
    old: anyUsercmd(hints),
    new: anyUsercmd(hints),
  });
}

/** Any `stringcmd`; with `hints`, also ones that are not canonical. */
export function anyStringcmd(_hints: boolean): fc.Arbitrary<Stringcmd> {
  return fc.record({ type: fc.constant("stringcmd" as const), text: text(2047) });
}

/** Any `delta`; with `hints`, also ones that are not canonical. */
export function anyDelta(_hints: boolean): fc.Arbitrary<Delta> {
  return fc.record({ type: fc.constant("delta" as const), sequence: integer(8, false) });
}

/** Any `tmove`; with `hints`, also ones that are not canonical. */
export function anyTmove(_hints: boolean): fc.Arbitrary<Tmove> {
  return fc.record({
    type: fc.constant("tmove" as const),
    origin: fc.tuple(
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
      scaled(16, true, 1, 8, 0),
    ),
  });
}

/** Any `upload`; with `hints`, also ones that are not canonical. */
export function anyUpload(_hints: boolean): fc.Arbitrary<Upload> {
  return fc.record({
    type: fc.constant("upload" as const),
    percent: integer(8, false),
    data: someBytes(),
  });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<Message>[] = [
  { message: "bad", from: 0, to: 0, any: anyBad },
  { message: "nop", from: 0, to: 0, any: anyNop },
  { message: "move", from: 0, to: 0, any: anyMove },
  { message: "stringcmd", from: 0, to: 0, any: anyStringcmd },
  { message: "delta", from: 0, to: 0, any: anyDelta },
  { message: "tmove", from: 0, to: 0, any: anyTmove },
  { message: "upload", from: 0, to: 0, any: anyUpload },
];
