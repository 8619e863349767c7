import { canonical, isCanonical } from "../../runtime/canonical/canonical-form.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { type Interpreted, interpretEncode, leaves } from "../../runtime/interpret/interpret.ts";
import type { MessageSubject } from "../values/subjects.ts";
import { bare, decoded, decodedWhole, encoded, interpreted } from "./attempt.ts";
import { ensureDerived } from "./derived.ts";
import { ensure, ensureSame } from "./ensure.ts";
import { messageBytes } from "./inputs.ts";
import type { Property } from "./property.ts";

export const canonicalRoundTrip: Property<MessageSubject, AnyMessage> = {
  name: "canonical round trip",
  arbitrary: (s) => s.any(false),
  check(s, message, reached) {
    const bytes = encoded(s, message);
    const back = decodedWhole(s, bytes);
    ensureSame(bare(s, back), message, "decoded value");
    ensureSame(encoded(s, back), bytes, "bytes again");
    const { nonCanonical } = interpreted(s, bytes, bytes.length, reached);
    ensure(nonCanonical.length === 0, () => `not canonical: ${nonCanonical.join(", ")}`);
  },
};

export const hintedRoundTrip: Property<MessageSubject, AnyMessage> = {
  name: "round trip with hints",
  arbitrary: (s) => s.any(true),
  check(s, message, reached) {
    const bytes = encoded(s, message);
    const back = decodedWhole(s, bytes);
    ensureSame(bare(s, back), bare(s, message), "decoded value");
    ensureSame(encoded(s, back), bytes, "bytes again");
    const slow = interpretEncode(s.target.table, s.version, message);
    ensureSame(bytes, slow, "bytes, against the interpreter's");
    if (reached !== undefined) interpreted(s, bytes, bytes.length, reached);
  },
};

export const bytesRoundTrip: Property<MessageSubject, Uint8Array> = {
  name: "bytes round trip",
  arbitrary: messageBytes,
  check(s, bytes, reached) {
    if (reached !== undefined) interpreted(s, bytes, bytes.length, reached);
    const result = decoded(s, bytes);
    if (!result.ok) return;
    ensureSame(encoded(s, result.value), bytes.slice(0, result.end), "bytes again");
  },
};

export const canonicalForm: Property<MessageSubject, Uint8Array> = {
  name: "canonical form",
  arbitrary: messageBytes,
  check(s, bytes) {
    const result = decoded(s, bytes);
    if (!result.ok) return;
    const plain = encoded(s, canonical(s.codec, result.value));
    const back = decodedWhole(s, plain);
    ensureSame(bare(s, back), bare(s, result.value), "value of the canonical bytes");
    ensureSame(encoded(s, canonical(s.codec, back)), plain, "canonical bytes again");
    const is = isCanonical(s.codec, bytes.slice(0, result.end));
    const { nonCanonical } = interpreted(s, bytes);
    ensure(is === (nonCanonical.length === 0), () =>
      is
        ? `canonical, yet the interpreter says: ${nonCanonical.join(", ")}`
        : "not canonical, and the interpreter has no reason",
    );
  },
};

export const interpreterAgrees: Property<MessageSubject, Uint8Array> = {
  name: "interpreter agrees",
  arbitrary: messageBytes,
  check(s, bytes, reached) {
    const fast = decoded(s, bytes);
    const slow = interpreted(s, bytes, bytes.length, reached);
    if (!fast.ok) return ensure(slow.error !== undefined, () => "only the codec refuses");
    ensure(slow.error === undefined, () => `only the interpreter refuses: ${slow.error!.message}`);
    ensureSame(fast.value, slow.value, "decoded value, against the interpreter's");
    ensure(fast.end === slow.end, () => `ends at ${fast.end}, for the interpreter at ${slow.end}`);
    const again = interpretEncode(s.target.table, s.version, slow.value);
    ensureSame(again, bytes.slice(0, slow.end), "the interpreter's bytes");
    ensureCovered(slow);
    ensureDerived(s, slow.value!);
  },
};

/** Each bit of the message belongs to exactly one leaf. */
function ensureCovered({ root, end }: Interpreted): void {
  const spans = leaves(root).filter(({ bitLength }) => bitLength > 0);
  spans.sort((a, b) => a.start * 8 + a.startBit - (b.start * 8 + b.startBit));
  let at = 0;
  for (const { name, start, startBit, bitLength } of spans) {
    ensure(
      start * 8 + startBit === at,
      () => `${name} begins at bit ${start * 8 + startBit}, not ${at}`,
    );
    at += bitLength;
  }
  ensure(at === end * 8, () => `the leaves end at bit ${at}, the message at ${end * 8}`);
}
