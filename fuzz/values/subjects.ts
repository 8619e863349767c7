import type fc from "fast-check";
import type { AnyMessage } from "../../runtime/codec.ts";
import { rangeName } from "../../runtime/branches/branch-keys.ts";
import { type Layout, layoutOf } from "../../runtime/table/messages.ts";
import { absentMembers, thinnable, thinStructs } from "./absent.ts";
import { sometimesChanged, sometimesSparse } from "./arbitrary.ts";
import type { AnyCodec, Target } from "./target.ts";
import { overlaps } from "../../runtime/table/versions.ts";

/** What a property is about: messages of one kind, or messages in a row, in one class of versions. */
export interface Subject {
  readonly target: Target;
  readonly codec: AnyCodec;
  /** The index of one version of the class. */
  readonly version: number;
  /** The class for people: `1.07`, `0.91..1.06`. */
  readonly versions: string;
  /** The message's name, or `IN_A_ROW`. */
  readonly message: string;
}

/** A message in a class of versions. */
export interface MessageSubject extends Subject {
  readonly layout: Layout;
  /** Any such message; with `hints`, also ones that are not canonical. */
  readonly any: (hints: boolean) => fc.Arbitrary<AnyMessage>;
  /** The same, with hints, by the way through its switches: each value of each arm has its own. */
  readonly ways: () => readonly fc.Arbitrary<AnyMessage>[];
}

/** Stands for a message's name where any messages follow each other. */
export const IN_A_ROW = "(in a row)";

/** Each message of a target in each of the version classes that have it. */
export function messageSubjects(target: Target): MessageSubject[] {
  return target.arbitraries.flatMap(({ message, any, ways, ...range }) =>
    target.codecs
      .filter((codec) => overlaps(codec, range))
      .flatMap((codec) => {
        const version = Math.min(codec.to, range.to);
        const entry = target.table.messages.find(({ name }) => name === message);
        const layout = entry && layoutOf(entry, version);
        if (layout === undefined) return [];
        const subject = about(target, codec, version, message);
        return { ...subject, layout, any: madeOnce(moreSparse(subject, layout, any)), ways };
      }),
  );
}

/** Each property asks for the same ones. */
function madeOnce(any: MessageSubject["any"]): MessageSubject["any"] {
  const made = new Map<boolean, fc.Arbitrary<AnyMessage>>();
  return (hints) => {
    const arbitrary = made.get(hints) ?? any(hints);
    made.set(hints, arbitrary);
    return arbitrary;
  };
}

/** The same messages, of which some have hardly any of their optional members, or hardly any in their structs. */
function moreSparse(
  { target, version }: Subject,
  layout: Layout,
  any: MessageSubject["any"],
): MessageSubject["any"] {
  const absent = absentMembers(layout.fields);
  const inners = thinnable(target.table, version, layout);
  if (inners.length === 0) return (hints) => sometimesSparse(any(hints), absent);
  return (hints) => {
    const thinned = sometimesChanged(any(hints), (message, kept) =>
      thinStructs(message, inners, kept),
    );
    return sometimesSparse(thinned, absent);
  };
}

/** Messages in a row, in each version class of a target that has any. */
export function rowSubjects(target: Target): Subject[] {
  const has = (codec: AnyCodec) =>
    target.table.messages.some(({ layouts }) => layouts.some((layout) => overlaps(layout, codec)));
  return target.codecs.filter(has).map((codec) => about(target, codec, codec.to, IN_A_ROW));
}

function about(target: Target, codec: AnyCodec, version: number, message: string): Subject {
  return { target, codec, version, versions: rangeName(target.table, codec), message };
}
