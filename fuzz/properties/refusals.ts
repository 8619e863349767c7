import fc from "fast-check";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { MessageSubject, Subject } from "../values/subjects.ts";
import { type WrongMessage, wrongMessages } from "../values/wrong/wrong.ts";
import { DISAGREE } from "./attempt.ts";
import { ensure, ensureSame, Violation } from "./ensure.ts";
import { toLossless } from "./lossless.ts";
import type { Property } from "./property.ts";

export const wrongMember: Property<MessageSubject, WrongMessage> = {
  name: "wrong member",
  applies: (s) => s.layout.fields.some(canBeWrong),
  arbitrary: (s) =>
    fc.tuple(s.any(false), fc.nat(0xffff), fc.nat(0xffff)).map(([message, n, k]) => {
      const members = [...byMember(wrongMessages(s, message)).values()];
      const wrongs = members[n % members.length]!;
      return wrongs[k % wrongs.length]!;
    }),
  check(s, wrong) {
    const w = new Writer(8);
    w.bytes.fill(0xaa);
    w.offset = 5;
    const error = refusal(s, w, wrong);
    ensureSame(error.path, [s.message, ...wrong.path], "path of the error");
    ensure(w.offset === 5, () => `refused, and left the writer at ${w.offset}, not 5`);
    ensureSame(written(w).slice(), new Uint8Array(5).fill(0xaa), "bytes written before");
  },
};

/** Whether a field has a member of which some values are invalid. Flags and hints are what JavaScript makes of them. */
function canBeWrong(field: Field): boolean {
  const { kind } = field;
  if (kind === "split") return field.parts.some(({ isMask }) => !isMask);
  return kind === "value" || kind === "number" || kind === "interleave";
}

/** By what is wrong, without indexes: a list has many elements, and else would be wrong more often than all others. */
function byMember(wrongs: readonly WrongMessage[]): Map<string, WrongMessage[]> {
  const members = new Map<string, WrongMessage[]>();
  for (const wrong of wrongs) {
    const name = wrong.path.map((part) => memberIn([part])).join(".");
    const same = members.get(name);
    if (same === undefined) members.set(name, [wrong]);
    else same.push(wrong);
  }
  return members;
}

function refusal(s: Subject, w: Writer, { message, path }: WrongMessage): EncodeError {
  const name = path.join(".");
  try {
    s.codec.encode(w, message);
  } catch (error) {
    ensure(error instanceof EncodeError, () => `${name}: threw ${String(error)}, no EncodeError`);
    ensure(!error.reason.startsWith(DISAGREE), () => error.message);
    return error;
  }
  const value = toLossless((message as unknown as Record<string, unknown>)[memberIn(path)]);
  throw new Violation(`${name} is wrong (${value}), and is written all the same`);
}

/** The message's member that a path goes through. */
function memberIn([first = ""]: readonly string[]): string {
  return first.replace(/\[.*/, "");
}
