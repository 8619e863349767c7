import fc from "fast-check";
import type { AnyMessage } from "../../runtime/codec.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
import { BETWEEN, betweenSteps } from "../values/between.ts";
import type { MessageSubject } from "../values/subjects.ts";
import { DISAGREE, encoded } from "./attempt.ts";
import { ensure, ensureSame } from "./ensure.ts";
import { isRecord } from "./equal.ts";
import type { Property } from "./property.ts";

/**
 * A number that is any other one, between two steps of its scale, beyond the ends of its type, none at all, or all of
 * them between their steps: the codec writes what the interpreter writes, or both refuse. All other properties take
 * numbers that are read back as they are.
 */
export const anyNumber: Property<MessageSubject, AnyMessage> = {
  name: "any number",
  applies: (s) => s.layout.fields.length > 0,
  arbitrary: (s) =>
    fc.oneof(
      {
        weight: 2,
        arbitrary: fc
          .tuple(s.any(true), fc.nat(0xffff), changes())
          .map(([message, which, change]) => withNumber(message, which, change)),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(s.any(true), fc.constantFrom(...BETWEEN))
          .map(([message, by]) => betweenSteps(s, message, by)),
      },
    ),
  check(s, message) {
    const fast = bytesOr(() => encoded(s, message));
    const slow = bytesOr(() => interpretEncode(s.target.table, s.version, message));
    if (fast instanceof EncodeError) {
      ensure(!fast.reason.startsWith(DISAGREE), () => fast.message);
      return ensure(slow instanceof EncodeError, () => `only the codec refuses: ${fast.message}`);
    }
    ensure(!(slow instanceof EncodeError), () => `only the interpreter refuses: ${String(slow)}`);
    ensureSame(fast, slow, "bytes, against the interpreter's");
  },
};

type Change = (value: number) => number;

/** Most are small, so that numbers of few bits hold them; fractions fall between the steps of all scales there are. */
function changes(): fc.Arbitrary<Change> {
  const fraction = fc.integer({ min: -64, max: 64 }).map((n) => n / 64);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fraction.map(
        (by): Change =>
          (value) =>
            value + by,
      ),
    },
    {
      weight: 2,
      arbitrary: fraction.map(
        (by): Change =>
          (value) =>
            value + by / 256,
      ),
    },
    {
      weight: 1,
      arbitrary: fc.double().map(
        (other): Change =>
          () =>
            other,
      ),
    },
    {
      weight: 1,
      arbitrary: fc.integer().map(
        (other): Change =>
          () =>
            other,
      ),
    },
  );
}

/** The message with its number of that rank changed, counted round its end; without numbers as it is. */
export function withNumber(message: AnyMessage, which: number, change: Change): AnyMessage {
  const count = countNumbers(message);
  return count === 0 ? message : (changed(message, { left: which % count, change }) as AnyMessage);
}

function countNumbers(value: unknown): number {
  if (typeof value === "number") return 1;
  return partsOf(value).reduce((sum: number, [, part]) => sum + countNumbers(part), 0);
}

/** Goes through the value until the number is met. */
function changed(value: unknown, state: { left: number; readonly change: Change }): unknown {
  if (typeof value === "number") return state.left-- === 0 ? state.change(value) : value;
  const parts = partsOf(value).map(([name, part]) => [name, changed(part, state)] as const);
  if (Array.isArray(value)) return parts.map(([, part]) => part);
  return isRecord(value) && !(value instanceof Uint8Array) ? Object.fromEntries(parts) : value;
}

function partsOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (value instanceof Uint8Array || (!Array.isArray(value) && !isRecord(value))) return [];
  return Object.entries(value);
}

function bytesOr(write: () => Uint8Array): Uint8Array | EncodeError {
  try {
    return write();
  } catch (error) {
    if (error instanceof EncodeError) return error;
    throw error;
  }
}
