// Generated from quake2_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import fc from "fast-check";
import {
  type AnyLayout,
  hint,
  integer,
  maybe,
  scaled,
  sometimes,
  text,
} from "../fuzz/values/arbitrary.ts";
import {
  type Message,
  type Usercmd,
  type Bad,
  type Nop,
  type Move,
  type Userinfo,
  type Stringcmd,
} from "./quake2_client.ts";

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
    lightlevel: integer(8, false),
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
    lastframe: integer(32, true),
    oldest: anyUsercmd(hints),
    old: anyUsercmd(hints),
    new: anyUsercmd(hints),
  });
}

/** Any `userinfo`; with `hints`, also ones that are not canonical. */
export function anyUserinfo(_hints: boolean): fc.Arbitrary<Userinfo> {
  return fc.record({ type: fc.constant("userinfo" as const), text: text(2047) });
}

/** Any `stringcmd`; with `hints`, also ones that are not canonical. */
export function anyStringcmd(hints: boolean): fc.Arbitrary<Stringcmd> {
  return fc.record({
    type: fc.constant("stringcmd" as const),
    text: text(2047),
    textOpen: sometimes(hints, fc.constant(true)),
  });
}

/** An arbitrary for each message in each of its layouts. */
export const arbitraries: readonly AnyLayout<Message>[] = [
  { message: "bad", from: 0, to: 0, any: anyBad },
  { message: "nop", from: 0, to: 0, any: anyNop },
  { message: "move", from: 0, to: 0, any: anyMove },
  { message: "userinfo", from: 0, to: 0, any: anyUserinfo },
  { message: "stringcmd", from: 0, to: 0, any: anyStringcmd },
];
