import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  JSON_LINES,
  STATEMENTS,
  textProperties,
  type TextWays,
} from "../../fuzz/properties/texts.ts";
import { targets } from "../../fuzz/all-targets.ts";
import { messageSubjects } from "../../fuzz/values/subjects.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import type { AnyMessage } from "../../runtime/codec.ts";

/* The properties of text forms find each of their ways that is wrong. */

type Sabotage = (ways: TextWays) => Partial<TextWays>;

const netquake = targets.find(({ name }) => name === "netquake")!;
const subject = messageSubjects(netquake).find(
  ({ message, versions }) => message === "updateentity" && versions.endsWith("1.09"),
)!;

/** A message of which a number is another one. */
function skewed<M extends AnyMessage | undefined>(message: M): M {
  const { frame } = { ...message } as { frame?: number };
  return message === undefined || frame === undefined ? message : { ...message, frame: frame ^ 1 };
}

const lines: Record<string, Sabotage> = {
  "leaves the frame out": (ways) => ({
    print: (...all) => ways.print(...all).replace(/^ *frame .*\n|,"frame":\d+/m, ""),
  }),
  "parses another frame": (ways) => ({ parse: (...all) => skewed(ways.parse(...all)) }),
  "parses another frame where it is as it is printed": (ways) => ({
    parseFast: (...all) => skewed(ways.parseFast(...all)),
  }),
};

const shapes: Record<string, Sabotage> = {
  ...lines,
  "prints another frame from the bytes": (ways) => ({
    printFast: (...all) => ways.printFast!(...all)?.replace(/(frame \d*)\d/, "$19"),
  }),
};

/** Tries a way that is wrong. Throws what the property finds. */
function tried(ways: TextWays, sabotage: Sabotage): void {
  const [property] = textProperties({ ...ways, ...sabotage(ways) });
  const samples = fc.sample(subject.any(true), { seed: 1, numRuns: 100 });
  for (const message of samples) property!.check(subject, message);
}

describe.each([
  ["statements", STATEMENTS, shapes],
  ["JSON lines", JSON_LINES, lines],
] as const)("a text form that is wrong: %s", (_, ways, sabotages) => {
  test("hold as they are", () => tried(ways, () => ({})));

  test.each(Object.entries(sabotages))("%s", (_name, sabotage) => {
    expect(() => tried(ways, sabotage)).toThrow(/text/);
  });
});

test("short ways take most messages", () => {
  const samples = fc.sample(subject.any(false), { seed: 1, numRuns: 100 });
  const { codec } = subject;
  const taken = samples.filter((message) => {
    const bytes = encodedBy(codec, message);
    const text = STATEMENTS.print(codec, message, bytes);
    const isPrinted = STATEMENTS.printFast!(codec, bytes) !== undefined;
    return isPrinted && STATEMENTS.parseFast(codec, text) !== undefined;
  });
  expect(taken.length).toBeGreaterThan(90);
});

function encodedBy(codec: (typeof subject)["codec"], message: AnyMessage): Uint8Array {
  const w = new Writer();
  codec.encode(w, message);
  return written(w).slice();
}
