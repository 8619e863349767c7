import type { AnyMessage } from "../../runtime/codec.ts";
import { isRecord } from "../properties/equal.ts";
import type { Random } from "../random.ts";
import { below, oneOf } from "./mutate-bytes.ts";

/*
 * Changes of messages: what comes of them is written by the interpreter, so that lengths and bits follow.
 */

export type ValueMutation = (message: AnyMessage, other: AnyMessage, random: Random) => AnyMessage;

type Members = Readonly<Record<string, unknown>>;

/** Takes each member from one of two messages. */
function cross(message: AnyMessage, other: AnyMessage, random: Random): AnyMessage {
  return crossed(message as unknown as Members, other as unknown as Members, random) as never;
}

function crossed(a: Members, b: Members, random: Random): Members {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    names.map((name) => {
      const [own, others] = [a[name], b[name]];
      if (isRecord(own) && isRecord(others) && random() < 0.5)
        return [name, crossed(own as Members, others as Members, random)];
      return [name, random() < 0.5 ? own : others];
    }),
  );
}

/** Leaves a member out, where the message can do without. */
function drop(message: AnyMessage, _other: AnyMessage, random: Random): AnyMessage {
  const names = Object.keys(message).filter((name) => name !== "type");
  if (names.length === 0) return message;
  return { ...message, [oneOf(names, random)]: undefined } as AnyMessage;
}

/** Makes a list longer, shorter, or of another order. */
function reorder(message: AnyMessage, other: AnyMessage, random: Random): AnyMessage {
  const members = message as unknown as Members;
  const lists = Object.keys(members).filter((name) => Array.isArray(members[name]));
  if (lists.length === 0) return message;
  const name = oneOf(lists, random);
  const theirs = (other as unknown as Members)[name];
  const list = members[name] as readonly unknown[];
  return { ...message, [name]: changedList(list, theirs, random) } as AnyMessage;
}

function changedList(list: readonly unknown[], theirs: unknown, random: Random): unknown[] {
  const at = below(list.length + 1, random);
  const others = Array.isArray(theirs) && theirs.length > 0 ? theirs : list;
  switch (below(4, random)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return others.length === 0 ? [...list] : list.toSpliced(at, 0, oneOf(others, random));
    case 2:
      return list.toReversed();
    default:
      return list.slice(0, at);
  }
}

export const VALUE_MUTATIONS: readonly ValueMutation[] = [cross, cross, drop, reorder];
