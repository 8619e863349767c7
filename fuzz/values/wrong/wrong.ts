import type { AnyMessage } from "../../../runtime/codec.ts";
import { activeFields } from "../../../runtime/interpret/wire/mask.ts";
import { sharedTies } from "../../../runtime/table/facts/bits.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Layout } from "../../../runtime/table/messages.ts";
import { sharesFlag } from "../absent.ts";
import { knownOf } from "../dependent/computed.ts";
import { fieldValues } from "../fields/fields.ts";
import type { MessageSubject } from "../subjects.ts";
import { choosing, firstUnsettled, wrongArms } from "./wrong-arms.ts";
import { liveFields, wrongAfter } from "./wrong-stops.ts";
import { wrongTies } from "./wrong-ties.ts";
import type { Members, Where, Wrong } from "../wrong-values.ts";

/** A message of which one member is wrong. */
export interface WrongMessage {
  readonly message: AnyMessage;
  /** The names and indexes from the message to the wrong member or element, as an error has them. */
  readonly path: readonly string[];
}

/**
 * The message with one member made wrong, in every way for every member. Flags are left out, which are what
 * JavaScript takes for true or false, and hints, which are only taken where they mean something.
 */
export function wrongMessages(
  { target, version, layout }: MessageSubject,
  message: AnyMessage,
): WrongMessage[] {
  const members = message as unknown as Members;
  const { table } = target;
  const wrongs = wrongIn({ table, version, members, outer: {}, inside: wrongIn }, layout);
  return wrongs.map(([path, wrong]) => ({ message: { ...message, ...wrong }, path }));
}

/** The ways in which the members of a message or a struct can be wrong. */
function wrongIn(around: Where, { fields }: Layout): Wrong[] {
  const { members } = around;
  const v = { ...around, outer: knownOf(fields, members, around.outer) };
  const active = activeFields(fields, members);
  const ties = sharedTies(active);
  const wrongs = liveFields(active, members).flatMap((field) => {
    // What is not there as others are not would be wrong for being there.
    const isGone = field.kind === "value" && members[field.name] === undefined;
    return isGone && sharesFlag(field, ties) ? [] : fieldValues(field).wrong(v, field);
  });
  return [
    ...wrongs.filter((wrong) => isSaidFirst(fields, members, wrong)),
    ...wrongTies(liveFields(active, members), members),
    ...wrongAfter(active, members),
    ...wrongArms(fields, members),
  ];
}

/** Whether what is wrong is what an error says: what chooses another arm may leave a mask there unsettled. */
function isSaidFirst(fields: readonly Field[], members: Members, [path, wrong]: Wrong): boolean {
  if (path.length > 1 || !choosing(fields, members).includes(path[0]!)) return true;
  const changed = { ...members, ...wrong };
  const first = firstUnsettled(activeFields(fields, changed), changed);
  return first === undefined || first === path[0];
}
