import { idsOf } from "../runtime/table/table.ts";
import { candidatesOf, type Effort, prefixOf, type Searched } from "./candidates.ts";
import type { Witness } from "./change.ts";
import { hexText } from "./describe.ts";
import type { Within } from "./field-change.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { smallestBytes } from "./smallest.ts";

type Shows = (outcome: Outcome | undefined) => boolean;

/** Bytes on which the sides differ. */
interface Found {
  readonly bytes: Uint8Array;
  readonly outcome: Outcome;
}

/** The bytes on which two sides differ about a message. What is found depends on the seed. */
export class Search {
  readonly #searched: Searched;
  readonly #found: Found[];
  readonly #small: Uint8Array[] = [];
  /** How many inputs were tried. */
  readonly tried: number;

  constructor(searched: Searched, effort: Effort) {
    this.#searched = searched;
    const candidates = candidatesOf(searched, effort);
    this.tried = candidates.length;
    this.#found = candidates.flatMap((bytes) => {
      const outcome = this.#outcome(bytes);
      return outcome === undefined ? [] : [{ bytes, outcome }];
    });
    this.#found.sort((a, b) => a.bytes.length - b.bytes.length);
  }

  /**
   * The shortest bytes that first differ at one of these names; where there are none, that differ there, too. At any
   * without names.
   *
   * @param within numbers of which one must have been read, in each of these lists
   */
  witness(names: readonly string[], within: Within): Witness | undefined {
    const isWithin = ({ numbers }: Outcome) =>
      within.every((list) => list.some((number) => numbers.has(number)));
    for (const at of ["first", "all"] as const) {
      const shows: Shows = (outcome) =>
        outcome !== undefined &&
        isWithin(outcome) &&
        (names.length === 0 ||
          names.some((name) => outcome[at].has(name) || outcome.numbers.has(name)));
      const found = this.#shortest(shows);
      if (found !== undefined) return this.#witness(found, at === "all" ? names : []);
    }
    return undefined;
  }

  #shortest(shows: Shows): Uint8Array | undefined {
    // What was made as small as can be for another change often shows this one, too.
    const small = this.#small.find((bytes) => shows(this.#outcome(bytes)));
    const first = this.#found.find(({ outcome }) => shows(outcome));
    if (small !== undefined && !(first && first.bytes.length < small.length)) return small;
    if (first === undefined) return undefined;
    const found = this.#smallest(first.bytes, shows);
    this.#small.push(found);
    this.#small.sort((a, b) => a.length - b.length);
    return found;
  }

  #witness(bytes: Uint8Array, names: readonly string[]): Witness {
    const { kind, texts } = this.#outcome(bytes)!;
    const [before, after] = texts(names);
    const { before: a, after: b } = this.#searched;
    const versions = [a.table.versions[a.version]!, b.table.versions[b.version]!] as const;
    return { kind, bytes: hexText(bytes), versions, before, after };
  }

  #outcome(bytes: Uint8Array): Outcome | undefined {
    const { before, after, isSame } = this.#searched;
    return outcomeOf(before, after, bytes, isSame);
  }

  /** Makes bytes smaller while they show the same. The id stays one of the message's. */
  #smallest(bytes: Uint8Array, shows: Shows): Uint8Array {
    const { before, after } = this.#searched;
    const count = Math.max(
      ...[before, after].map(({ table, layout }) => (layout ? prefixOf(table, layout) : 0)),
    );
    const isLike = (candidate: Uint8Array) => shows(this.#outcome(candidate));
    const found = smallestBytes(bytes, count, isLike);
    const ids =
      count === 1
        ? [before, after].flatMap(({ layout }) => (layout === undefined ? [] : idsOf(layout)))
        : [];
    const withId = (id: number) => Uint8Array.from(found, (byte, i) => (i === 0 ? id : byte));
    const other = ids.toSorted((a, b) => a - b).find((id) => id < found[0]! && isLike(withId(id)));
    return other === undefined ? found : withId(other);
  }
}
