import type { AnyMessage } from "../../runtime/codec.ts";
import { anyNumber, withNumber } from "../properties/any-number.ts";
import { errorText } from "../properties/ensure.ts";
import { columnsHold } from "../properties/columns.ts";
import { manyRows } from "../properties/many-rows.ts";
import { fieldsHold } from "../properties/fields.ts";
import { embedded, truncation } from "../properties/cuts.ts";
import type { Property } from "../properties/property.ts";
import { wrongMember } from "../properties/refusals.ts";
import {
  bytesRoundTrip,
  canonicalForm,
  hintedRoundTrip,
  interpreterAgrees,
} from "../properties/round-trips.ts";
import { inARow } from "../properties/rows.ts";
import { textProperties } from "../properties/texts.ts";
import { skipAndVisit } from "../properties/visits.ts";
import { BETWEEN, betweenSteps } from "../values/between.ts";
import { IN_A_ROW, type MessageSubject, type Subject } from "../values/subjects.ts";
import { wrongMessages } from "../values/wrong/wrong.ts";
import type { Look } from "./look.ts";

/** A property, and what it is tried with. */
export interface Trial {
  readonly property: Property<Subject>;
  readonly input: unknown;
}

/**
 * How much is tried: "quick" what says most about the least, "all" what else follows from the same bytes, "every" with
 * all ways to be wrong, of which "all" takes a few.
 */
export type Depth = "quick" | "all" | "every";

/** A message has hundreds of ways to be wrong: each of them takes as long as reading it. */
const FEW = 6;

/** What one number is made another by: whatever it was, it may then be invalid for its type. */
const OFF = 0.3;

const TEXTS = textProperties();

/** Around a message inside of a larger buffer. */
const AROUND = Uint8Array.of(0xff, 0x00, 0x80);

/**
 * What is to hold for some bytes: of what they are, and, where they are a message, of that.
 *
 * @param before bytes that are read before it, into the same object
 */
export function trialsOf(
  subject: Subject,
  bytes: Uint8Array,
  before: Uint8Array,
  { value, end }: Look,
  depth: Depth,
): Trial[] {
  if (subject.message === IN_A_ROW) return [trial(inARow, bytes)];
  const s = subject as MessageSubject;
  const quick = [
    trial(interpreterAgrees, bytes),
    trial(bytesRoundTrip, bytes),
    trial(skipAndVisit, [before, bytes]),
  ];
  if (depth === "quick") return quick;
  const more = [trial(canonicalForm, bytes)];
  return value === undefined
    ? [...quick, ...more]
    : [
        ...quick,
        ...more,
        ...messageTrials(s, bytes.slice(0, end), value, depth),
        ...rowTrials(s, bytes.slice(0, end), before, depth),
      ];
}

function messageTrials(
  s: MessageSubject,
  bytes: Uint8Array,
  message: AnyMessage,
  depth: Depth,
): Trial[] {
  const ways = wrongMember.applies?.(s) === false ? [] : wrongMessages(s, message);
  // Other ones for other bytes.
  const first = bytes.reduce((sum, byte) => sum * 31 + byte, 7) >>> 0;
  const step = Math.max(1, Math.floor(ways.length / FEW));
  const wrong = depth === "every" ? ways : ways.filter((_, i) => (i + first) % step === 0);
  return [
    trial(hintedRoundTrip, message),
    trial(truncation, bytes),
    // Nothing but whole messages: what is cut by the end of its bytes would go on with others after it.
    ...[columnsHold, fieldsHold].flatMap((one) =>
      (one.applies?.(s) ?? true) ? [trial(one, [bytes, bytes, bytes])] : [],
    ),
    trial(embedded, { message, before: AROUND, after: AROUND }),
    ...TEXTS.filter((text) => text.applies?.(s) ?? true).map((text) => trial(text, message)),
    trial(
      anyNumber,
      withNumber(message, first, (value) => value + OFF),
    ),
    ...betweenTrials(s, message),
    ...wrong.map((one) => trial(wrongMember, one)),
  ];
}

/** One input of that many is repeated to many rows: that takes as long as all else. */
const REPEATED = 32;

/** Rows that are not alike: what is a row too early shows. */
function rowTrials(
  s: MessageSubject,
  bytes: Uint8Array,
  before: Uint8Array,
  depth: Depth,
): Trial[] {
  const sum = bytes.reduce((all, byte) => all + byte, 0);
  if (manyRows.applies?.(s) === false || (depth !== "every" && sum % REPEATED !== 0)) return [];
  return [trial(manyRows, { inputs: [bytes, before], isRepeated: true })];
}

/** All numbers at once: of hundreds one after the other each would seldom have its turn. */
function betweenTrials(s: MessageSubject, message: AnyMessage): Trial[] {
  const moved = BETWEEN.map((by) => betweenSteps(s, message, by));
  return moved.filter((other) => other !== message).map((other) => trial(anyNumber, other));
}

function trial<S extends Subject, I>(property: Property<S, I>, input: I): Trial {
  return { property: property as unknown as Property<Subject>, input };
}

/** Why a trial fails; undefined where it holds. */
export function faultOf(subject: Subject, { property, input }: Trial): string | undefined {
  try {
    property.check(subject, input);
    return undefined;
  } catch (error) {
    return errorText(error);
  }
}
