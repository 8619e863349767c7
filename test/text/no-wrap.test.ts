import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messageSubjects } from "../../fuzz/values/subjects.ts";
import { firstsOf } from "../support/alike.ts";
import { targets } from "../../fuzz/all-targets.ts";
import { type AnyContainer, writeRecording } from "../../recording/index.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import type { NumberType } from "../../runtime/table/types/number.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import {
  compile,
  decompile,
  jsonLines,
  lmpcText,
  TextError,
  type TextForm,
} from "../../quake/lmpc/index.ts";
import { anyRecorded, CASES } from "../support/any-recorded.ts";
import { numberAt, numbersIn, withNumber } from "../support/numbers-in.ts";
import { whole } from "../support/whole.ts";

/*
 * No number becomes another one: whatever is in a message, it is refused, or comes back, as near as the steps of its
 * type let it.
 */

/** Whether a number is what another one is on the wire. */
function isNearest(type: NumberType, given: number, got: number): boolean {
  if (type.kind === "float") return Object.is(Math.fround(given), got);
  if (type.kind === "big") return Object.is(given, got);
  if (type.scale === undefined) return given === got;
  // Half a step, and what a number of 64 bits leaves of it.
  return Math.abs(given - got) <= (Math.abs(type.scale.num / type.scale.den) / 2) * 1.0001;
}

/** Numbers that are not those of a message: a little or far beyond its type, between its steps, none at all. */
const STRANGE = fc.oneof(
  fc.tuple(fc.constantFrom(1, 3, 7, 8, 9, 11, 12, 15, 16, 31, 32, 33, 48), fc.boolean()),
  fc.constantFrom(0.5, -0.5, 1e39, -1e39, 1e300, Infinity, -Infinity, Number.NaN, 360, -0),
);

function changed(number: number, strange: number | [number, boolean]): number {
  if (typeof strange === "number") return Number.isFinite(strange) ? number + strange : strange;
  const [bits, isLess] = strange;
  return number + (isLess ? -1 : 1) * 2 ** bits;
}

describe.each(targets)("any number in $name", (target) => {
  whole("comes back, or is refused", () => {
    for (const { codec, version, layout, any } of firstsOf(messageSubjects(target))) {
      fc.assert(
        fc.property(any(false), fc.nat(1000), STRANGE, (message, chosen, strange) => {
          const numbers = numbersIn(codec.table, version, layout.fields, message);
          if (numbers.length === 0) return;
          const { path, type } = numbers[chosen % numbers.length]!;
          const number = changed(numberAt(message, path) as number, strange);
          const w = new Writer();
          try {
            codec.encode(w, withNumber(message, path, number));
          } catch (error) {
            expect(error).toBeInstanceOf(EncodeError);
            return;
          }
          const got = numberAt(codec.decode(new Reader(written(w))), path);
          expect([path, isNearest(type, number, got as number) || [number, got]]).toEqual([
            path,
            true,
          ]);
        }),
        { numRuns: 6 },
      );
    }
  });
});

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const list: Uint8Array[] = [];
  for await (const piece of pieces) list.push(piece);
  return Buffer.concat(list);
}

function toBytes(text: string, container: AnyContainer): Promise<Buffer> {
  return joined(compile([Buffer.from(text, "latin1")], { container }));
}

/** A recording's text, without comments. */
async function textOf(
  form: TextForm,
  container: AnyContainer,
  version: string,
  bytes: Uint8Array,
): Promise<string> {
  const pieces = await joined(decompile(form, container, [bytes], { version }));
  return pieces.toString("latin1").replaceAll(/ *\/\/ .*/g, "");
}

/** Numbers of a text, but for those of times with minutes, and that of a block, which is there for people. */
const NUMBERS =
  /(?<!"block":)(?<=[ :[,])(?:-?\d+(?:\.\d*)?(?:e[-+]\d+)?|0x[\da-f]{8})(?=[ ;s,\]}])/g;

/** What is there in place of a number, and how it is written. */
const OTHER = fc.oneof(
  fc
    .tuple(fc.constantFrom(8, 9, 16, 24, 31, 32, 33, 64), fc.constantFrom(-1, 1))
    .map(([bits, sign]) => sign * 2 ** bits),
  fc.constantFrom(360, -360, 720, 257),
  fc.constantFrom(
    "1.0e39",
    "-1.0e39",
    "1.0e400",
    `1${"0".repeat(400)}`,
    `1${"0".repeat(40)}.0`,
    "1e39",
    "1e400",
  ),
);

/** Half of the widest step of what is in a text as another number than on the wire: 22.5 degrees. */
const STEP = 12;

/** Half of the widest step of a number: 16 units a second, as NetQuake's clientdata has them. */
const SCALE = 8;

const HEADER = {
  kind: "header",
  bytes: new TextEncoder().encode("-1\n"),
  reading: undefined,
} as const;

describe.each([jsonLines, lmpcText])("any number in $title", (form) => {
  it.each(CASES)("comes back, or is refused: $name", async ({ container, codec, ...subject }) => {
    const version = codec.table.versions[codec.to]!;
    const any = anyRecorded({ container, codec, ...subject }, false);
    await fc.assert(
      fc.asyncProperty(any, fc.nat(10_000), OTHER, async ([part], chosen, other) => {
        const header = container.table.header === undefined ? [] : [HEADER];
        const recording = writeRecording(container, [...header, part!]);
        const text = await textOf(form, container, version, recording);
        const numbers = [...text.matchAll(NUMBERS)];
        if (numbers.length === 0) return;
        const at = chosen % numbers.length;
        const [{ index, 0: own }] = [numbers[at]!];
        if (own.startsWith("0x")) return;
        const point =
          own.includes(".") && !String(Number(own) + Number(other)).includes(".") ? ".0" : "";
        const said = typeof other === "string" ? other : `${Number(own) + other}${point}`;
        const given = text.slice(0, index) + said + text.slice(index + own.length);
        const bytes = await toBytes(given, container).catch((error: unknown) => error);
        if (!Buffer.isBuffer(bytes)) {
          expect(bytes).toBeInstanceOf(TextError);
          return;
        }
        const again = await textOf(form, container, version, bytes);
        const got = [...again.matchAll(NUMBERS)];
        // A number may choose what follows it: then these are not the same bytes.
        if (got.length !== numbers.length) {
          expect(bytes).not.toEqual(recording);
          return;
        }
        const [before, now] = [Number(said), Number(got[at]![0])];
        const near = Math.max(form === jsonLines ? SCALE : STEP, Math.abs(now) * 1e-6);
        expect(Math.abs(before - now) <= near || [given, again]).toBe(true);
      }),
      { numRuns: 6 },
    );
  });
});
