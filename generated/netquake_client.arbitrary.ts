// Generated from netquake_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import {
  type AnyLayout,
  floats,
  integer,
  nan,
  nans,
  scaled,
  text,
} from "../fuzz/values/arbitrary.ts";
import {
  type Message,
  type Bad,
  type Nop,
  type Disconnect,
  type Move,
  type Stringcmd,
} from "./netquake_client.ts";

/** Any `bad`; with `hints`, also ones that are not canonical. */
export function anyBad(_hints: boolean): fc.Arbitrary<Bad> {
  return fc.record({ type: fc.constant("bad" as const) });
}

/** Any `nop`; with `hints`, also ones that are not canonical. */
export function anyNop(_hints: boolean): fc.Arbitrary<Nop> {
  return fc.record({ type: fc.constant("nop" as const) });
}

/** Any `disconnect`; with `hints`, also ones that are not canonical. */
export function anyDisconnect(_hints: boolean): fc.Arbitrary<Disconnect> {
  return fc.record({ type: fc.constant("disconnect" as const) });
}

/** Any `move`; with `hints`, also ones that are not canonical. */
export function anyMove(hints: boolean): fc.Arbitrary<Move> {
  return fc.record({
    type: fc.constant("move" as const),
    time: floats(),
    timeNaN: nan(hints),
    angles: fc.tuple(
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
      scaled(8, true, 45, 32, 0),
    ),
    forwardmove: integer(16, true),
    sidemove: integer(16, true),
    upmove: integer(16, true),
    buttons: integer(8, false),
    impulse: integer(8, false),
  });
}

/** Any `move`; with `hints`, also ones that are not canonical. */
export function anyMoveFrom666(hints: boolean): fc.Arbitrary<Move> {
  return fc.record({
    type: fc.constant("move" as const),
    time: floats(),
    timeNaN: nan(hints),
    angles: fc.tuple(
      scaled(16, true, 45, 8192, 0),
      scaled(16, true, 45, 8192, 0),
      scaled(16, true, 45, 8192, 0),
    ),
    forwardmove: integer(16, true),
    sidemove: integer(16, true),
    upmove: integer(16, true),
    buttons: integer(8, false),
    impulse: integer(8, false),
  });
}

/** Any `move`; with `hints`, also ones that are not canonical. */
export function anyMoveFrom999floatangle(hints: boolean): fc.Arbitrary<Move> {
  return fc.record({
    type: fc.constant("move" as const),
    time: floats(),
    timeNaN: nan(hints),
    angles: fc.tuple(floats(), floats(), floats()),
    anglesNaN: nans(hints, 3),
    forwardmove: integer(16, true),
    sidemove: integer(16, true),
    upmove: integer(16, true),
    buttons: integer(8, false),
    impulse: integer(8, false),
  });
}

/** Any `stringcmd`; with `hints`, also ones that are not canonical. */
export function anyStringcmd(_hints: boolean): fc.Arbitrary<Stringcmd> {
  return fc.record({ type: fc.constant("stringcmd" as const), text: text(2047) });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<Message>[] = [
  { message: "bad", from: 0, to: 3, any: anyBad },
  { message: "nop", from: 0, to: 3, any: anyNop },
  { message: "disconnect", from: 0, to: 3, any: anyDisconnect },
  { message: "move", from: 0, to: 0, any: anyMove },
  { message: "move", from: 1, to: 2, any: anyMoveFrom666 },
  { message: "move", from: 3, to: 3, any: anyMoveFrom999floatangle },
  { message: "stringcmd", from: 0, to: 3, any: anyStringcmd },
];
