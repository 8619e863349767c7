import fc from "fast-check";
import { bytesToText } from "../../../runtime/bytes/text/text.ts";
import { decodeUtf8 } from "../../../runtime/bytes/text/utf8.ts";
import { highest } from "../../../runtime/table/facts/ints.ts";
import type { DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { BytesType } from "../../../runtime/table/types/bytes.ts";
import { someBytes } from "../arbitrary.ts";
import { longEnough } from "../dependent/short.ts";
import { MOST_TRIED, NO_BYTES, NO_STRINGS } from "../wrong-values.ts";
import type { TypeValues } from "./values.ts";

export const delimited: TypeValues<DelimitedType> = {
  any: (_, __, type) => anyDelimited(type),
  none: wrongDelimited,
};

export const bytes: TypeValues<BytesType> = {
  any({ fields }, field, { as, count }) {
    if (count !== undefined) return anyOf(count).map((all) => shownAs(as, all));
    return longEnough(fields, field, as === undefined ? someBytes() : anyDelimited({ as }));
  },
  none({ as, count }) {
    const none = as === undefined ? [undefined, ...NO_BYTES] : wrongDelimited({ as });
    if (count === undefined) return none;
    const others = [count - 1, count + 1].map((length) => new Uint8Array(length).fill(0x61));
    return [...none, ...others.map((all) => shownAs(as, all))];
  },
};

/** That many bytes, of which the last are alike where they are many. */
function anyOf(count: number): fc.Arbitrary<Uint8Array> {
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 });
  return fc
    .oneof(
      fc.uint8Array({ minLength: Math.min(count, MOST), maxLength: MOST }),
      pieces.map((list) => Uint8Array.from(list.flatMap((piece) => [...piece]))),
    )
    .map((some) => {
      const all = new Uint8Array(count).fill(0x61);
      all.set(some.subarray(0, count));
      return all;
    });
}

function shownAs(as: "utf8" | "latin1" | "bytes" = "bytes", all: Uint8Array): unknown {
  return as === "bytes" ? all : as === "utf8" ? decodeUtf8(all) : bytesToText(all);
}

type Ended = Omit<DelimitedType, "kind" | "name">;

/** The most bytes of one. */
const MOST = 64;

const UTF8 = new TextEncoder();

/** Bytes of characters of each length, and such as are invalid: cut, in more bytes than they take, surrogates. */
const PIECES: readonly Uint8Array[] = [
  ...["a", "\0", "\n", "\u00e9", "\u20ac", "\u{1d11e}", "\ufeff", "\uffff", "\u{10ffff}"].map(
    (text) => UTF8.encode(text),
  ),
  ...[[0xff], [0x80], [0xc3], [0xe2, 0x82], [0xc0, 0x80], [0xe0, 0x9f, 0xbf]].map((bytes) =>
    Uint8Array.from(bytes),
  ),
  ...[
    [0xed, 0xa0, 0x80],
    [0xed, 0xb2, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf0, 0x9d, 0x84],
  ].map((bytes) => Uint8Array.from(bytes)),
];

/** Any text or bytes that a type holds. */
function anyDelimited(type: Ended): fc.Arbitrary<unknown> {
  const { as, length, ends = [], cut } = type;
  const most = Math.min(MOST, cut ?? MOST, length === undefined ? MOST : highest(length));
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((list) => {
    const bytes = list.flatMap((piece) => [...piece]);
    return Uint8Array.from(bytes.slice(0, most));
  });
  const some = fc.oneof(fc.uint8Array({ maxLength: most }), pieces);
  const full = fc.uint8Array({ minLength: most, maxLength: most });
  const any = fc.oneof({ weight: 6, arbitrary: some }, { weight: 1, arbitrary: full });
  const other = Array.from({ length: 256 }, (_, byte) => byte).find((b) => !ends.includes(b))!;
  return any
    .map((bytes) => bytes.map((byte) => (ends.includes(byte) ? other : byte)))
    .map((bytes) => shownAs(as, bytes));
}

/** What is invalid for a type: of another kind, too long, with what ends it, and what no bytes are shown as. */
function wrongDelimited({ as, length, ends = [], cut }: Ended): unknown[] {
  const most = cut ?? (length === undefined ? MOST_TRIED : highest(length));
  const other = Array.from({ length: 256 }, (_, byte) => byte).find((b) => !ends.includes(b))!;
  const long = most >= MOST_TRIED ? [] : [new Uint8Array(most + 1).fill(other % 0x80)];
  const ended = ends.map((end) => Uint8Array.of(other, end, other));
  const wrong = [...long, ...ended];
  if (as === "bytes") return [undefined, ...NO_BYTES, ...wrong];
  if (as === "latin1")
    return [undefined, ...NO_STRINGS, "\u0100", ...wrong.map((bytes) => bytesToText(bytes))];
  const none = ["\ud800", "a\udfff", "\udc00", "\udc7f", "\udcc3\udca9", "\udce2\udc82\udcac"];
  const plain = wrong.filter((bytes) => bytes.every((byte) => byte < 0x80));
  return [undefined, ...NO_STRINGS, ...none, ...plain.map((bytes) => decodeUtf8(bytes))];
}
