import { expect, test } from "vitest";
import { lookAt } from "../../fuzz/guided/look.ts";
import { faultOf, trialsOf } from "../../fuzz/guided/trials.ts";
import { anyNumber } from "../../fuzz/properties/any-number.ts";
import { protocol } from "../../fuzz/targets.ts";
import type { AnyCodec } from "../../fuzz/values/target.ts";
import { findSubject } from "../../fuzz/task.ts";
import { betweenSteps } from "../../fuzz/values/between.ts";
import type { MessageSubject } from "../../fuzz/values/subjects.ts";
import { codecs } from "../../generated/quake2.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";

type Angles = AnyMessage & { readonly angle1: number };

/** An angle of 16 bits is 45/8192, and is as a byte where its low one is 0. */
const STEP = 45 / 8192;

/** Cuts angles, where they are to be rounded. */
const cutting = codecs.map((codec) => ({
  ...codec,
  encode(w: Parameters<typeof codec.encode>[0], message: Angles) {
    const angle1 = Math.trunc(message.angle1 / STEP) * STEP;
    codec.encode(w, { ...message, angle1 } as never);
  },
})) as unknown as readonly AnyCodec[];

function subjectOf(own: readonly AnyCodec[]): MessageSubject {
  const name = { target: "quake2", message: "spawnbaseline", version: "35" };
  return findSubject([protocol(own)], name) as MessageSubject;
}

const sound = subjectOf(codecs as readonly AnyCodec[]);
const message = {
  type: "spawnbaseline",
  number: 1,
  modelindex: 3,
  origin1: 10.125,
  angle1: 45,
  angle2: -45,
} as unknown as AnyMessage;

test("each number is moved by a part of its own step, all others stay", () => {
  expect(betweenSteps(sound, message, 0.3)).toEqual({
    ...message,
    origin1: 10.125 + 0.3 / 8,
    angle1: 45 + 0.3 * STEP,
    angle2: -45 + 0.3 * STEP,
  });
  const none = { type: "spawnbaseline", number: 1 } as unknown as AnyMessage;
  expect(betweenSteps(sound, none, 0.3)).toBe(none);
  // Nearer to what its type does not hold, it would be refused.
  const last = { ...none, origin1: 4095.875 };
  expect(betweenSteps(sound, last, 0.5)).toBe(last);
  expect(betweenSteps(sound, last, 0.3)).not.toBe(last);
});

test("guided fuzzing tries all numbers of an input between their steps, and sees one that is cut", () => {
  const bytes = interpretEncode(sound.target.table, sound.version, message);
  const failing = (s: MessageSubject) =>
    trialsOf(s, bytes, new Uint8Array(0), lookAt(s, bytes), "all").filter(
      (trial) => faultOf(s, trial) !== undefined,
    );
  expect(failing(sound)).toEqual([]);
  const cut = failing(subjectOf(cutting));
  expect(new Set(cut.map(({ property }) => property))).toEqual(new Set([anyNumber]));
  const input = { angle1: 45 - 0.3 * STEP, angle2: -45 - 0.3 * STEP };
  expect(cut.map((trial) => trial.input)).toContainEqual(expect.objectContaining(input));
});
