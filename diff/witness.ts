import fc from "fast-check";
import { anyMessage } from "../fuzz/values/messages.ts";
import { absentMembers } from "../fuzz/values/absent.ts";
import { interpretEncode } from "../runtime/interpret/interpret.ts";
import { EncodeError } from "../runtime/errors/errors.ts";
import {
  idBytes,
  idsOf,
  type Layout,
  type MessageTable,
  type Table,
} from "../runtime/table/table.ts";
import type { Witness } from "./change.ts";
import { type At, hexText } from "./describe.ts";
import type { Within } from "./field-change.ts";
import { type IsSame, type Outcome, outcomeOf } from "./outcome.ts";

/** A message that is looked for on both sides; where only one of them has it, in that one's layout. */
export interface Searched {
  readonly before: At & { readonly message?: MessageTable; readonly layout?: Layout };
  readonly after: At & { readonly message?: MessageTable; readonly layout?: Layout };
  readonly isSame: IsSame;
}

/** Inputs that are tried, and what they begin with depends on it alone. */
export interface Effort {
  /** Messages that are made for each side. */
  readonly runs: number;
  readonly seed: number;
}

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
    if (small !== undefined) return small;
    const first = this.#found.find(({ outcome }) => shows(outcome));
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
    const joined = (id: Uint8Array, rest: Uint8Array) => Uint8Array.from([...id, ...rest]);
    const shrunk = (id: Uint8Array, rest: Uint8Array) => {
      const isSmall = fc.property(
        fc.uint8Array({ maxLength: rest.length }),
        (tail) => !shows(this.#outcome(joined(id, tail))),
      );
      const { counterexample } = fc.check(isSmall, { examples: [[rest]], numRuns: 1, seed: 1 });
      return joined(id, counterexample?.[0] ?? rest);
    };
    const found = shrunk(bytes.subarray(0, count), bytes.subarray(count));
    const ids =
      count === 1
        ? [before, after].flatMap(({ layout }) => (layout === undefined ? [] : idsOf(layout)))
        : [];
    const other = ids
      .toSorted((a, b) => a - b)
      .find(
        (id) =>
          id < found[0]! && shows(this.#outcome(joined(Uint8Array.of(id), found.subarray(1)))),
      );
    return other === undefined ? found : joined(Uint8Array.of(other), found.subarray(1));
  }
}

/** What is tried: what is shortest of all, and messages of both sides. */
function candidatesOf({ before, after }: Searched, { runs, seed }: Effort): Uint8Array[] {
  const known = new Map<string, Uint8Array>();
  const add = (bytes: Uint8Array) => known.set(hexText(bytes), bytes);
  for (const side of [before, after]) {
    const { table, message, layout } = side;
    if (message === undefined || layout === undefined || runs === 0) continue;
    for (const id of prefixOf(table, layout) === 1 ? idsOf(layout).slice(0, FEW) : []) {
      add(Uint8Array.of(id));
      for (let byte = 0; byte < 256; byte++) add(Uint8Array.of(id, byte));
    }
    for (const hints of [false, true])
      for (const made of fc.sample(messagesOf(side, message, layout, hints), {
        numRuns: runs,
        seed,
      }))
        for (const bytes of written(side, made)) add(bytes);
  }
  return [...known.values()];
}

/** The bytes that stay as they are: those of the id, which stands behind a length where messages have one. */
function prefixOf(table: Table, layout: Layout): number {
  return table.frame === undefined ? idBytes(table, layout) : 0;
}

/** So many ids are tried with each byte behind them. */
const FEW = 4;

/** Messages, of which many have hardly any of their optional members. */
function messagesOf(
  { table }: At,
  message: MessageTable,
  layout: Layout,
  hints: boolean,
): fc.Arbitrary<object> {
  const any = anyMessage(table, message, layout, hints);
  const absent = absentMembers(layout.fields);
  if (absent.length === 0) return any;
  const gone = fc.subarray([...absent], { minLength: Math.max(0, absent.length - 1) });
  const sparse = fc
    .tuple(any, gone)
    .map(([made, without]) => Object.assign({ ...made }, ...without) as object);
  return fc.oneof(any, sparse);
}

function written({ table, version }: At, message: object): Uint8Array[] {
  try {
    return [interpretEncode(table, version, message)];
  } catch (error) {
    if (error instanceof EncodeError) return [];
    throw error;
  }
}
