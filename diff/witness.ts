import { idsOf } from "../runtime/table/messages.ts";
import { candidatesOf, type Effort, prefixOf, type Searched } from "./inputs/candidates.ts";
import type { Witness } from "./changes/change.ts";
import { hexText } from "./parts/describe.ts";
import type { Within } from "./compare/field-change.ts";
import { type Outcome, outcomeOf } from "./inputs/outcome.ts";
import { smallestBytes } from "./inputs/smallest.ts";

/** What of an outcome is looked at: `Outcome.values`, `first`, `all`. */
export type Stage = "values" | "first" | "all";

/** Of an outcome what is asked again and again: what both sides read takes too much memory. */
type Kept = Omit<Outcome, "texts">;

type Shows = (outcome: Kept | undefined) => boolean;

/** Inputs, the shortest first, and what came of those that somebody asked for. */
interface Round {
  readonly inputs: readonly Uint8Array[];
  readonly outcomes: (Kept | undefined)[];
}

/** The first round has this share of all inputs: mostly they show a change already. */
const FIRST_SHARE = 10;

/** The bytes on which two sides differ about a message. What is found depends on the seed. */
export class Search {
  readonly #searched: Searched;
  readonly #rounds: Round[] = [];
  readonly #efforts: Effort[];
  readonly #small: Uint8Array[] = [];

  constructor(searched: Searched, { runs, seed }: Effort) {
    this.#searched = searched;
    const few = Math.ceil(runs / FIRST_SHARE);
    this.#efforts = (few < runs ? [few, runs] : [runs]).map((own) => ({ runs: own, seed }));
  }

  /** How many inputs were made so far. */
  get tried(): number {
    return this.#rounds.at(-1)?.inputs.length ?? 0;
  }

  /**
   * The shortest bytes that show it in the first of the stages in which any do: that have another value at one of these
   * names, that first differ there, or that differ there, too. At any without names.
   *
   * @param within numbers of which one must have been read, in each of these lists
   */
  witness(names: readonly string[], within: Within, stages: readonly Stage[]): Witness | undefined {
    const isWithin = ({ numbers }: Kept) =>
      within.every((list) => list.some((number) => numbers.has(number)));
    for (const stage of stages) {
      const shows = (outcome: Kept | undefined): boolean => {
        if (outcome === undefined || !isWithin(outcome)) return false;
        if (names.length === 0) return stage !== "values" && outcome.isNamed !== true;
        return names.some((name) => outcome[stage].has(name) || isRead(outcome, name, stage));
      };
      const found = this.#shortest(shows);
      if (found !== undefined) return this.#witness(found, stage, names);
    }
    return undefined;
  }

  #shortest(shows: Shows): Uint8Array | undefined {
    // What was made as small as can be for another change often shows this one, too.
    const small = this.#small.find((bytes) => shows(this.#outcome(bytes)));
    const first = this.#first(shows);
    if (small !== undefined && !(first && first.length < small.length)) return small;
    if (first === undefined) return undefined;
    const found = this.#smallest(first, shows);
    this.#small.push(found);
    this.#small.sort((a, b) => a.length - b.length);
    return found;
  }

  #first(shows: Shows): Uint8Array | undefined {
    for (const [i, effort] of this.#efforts.entries()) {
      const { inputs, outcomes } = (this.#rounds[i] ??= this.#round(effort));
      for (const [k, bytes] of inputs.entries()) {
        if (outcomes.length === k) outcomes.push(keptOf(this.#outcome(bytes)));
        if (shows(outcomes[k])) return bytes;
      }
    }
    return undefined;
  }

  #round(effort: Effort): Round {
    const inputs = candidatesOf(this.#searched, effort);
    return { inputs: inputs.toSorted((a, b) => a.length - b.length), outcomes: [] };
  }

  #witness(bytes: Uint8Array, stage: Stage, names: readonly string[]): Witness {
    const { kind, texts, values } = this.#outcome(bytes)!;
    const shown = stage === "values" ? names.filter((name) => values.has(name)) : names;
    const [before, after] = texts(stage === "first" ? [] : shown);
    const { before: a, after: b } = this.#searched;
    const versions = [a.table.versions[a.version]!, b.table.versions[b.version]!] as const;
    return { kind, bytes: hexText(bytes), versions, before, after };
  }

  #outcome(bytes: Uint8Array): Outcome | undefined {
    const { before, after, isSame } = this.#searched;
    return outcomeOf(before, after, bytes, isSame);
  }

  /** Makes bytes smaller while they show the same. The id stays one of the message's. */
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

/** Whether a name is that of a number, as `entitytype=13`, which was read. */
function isRead({ numbers }: Kept, name: string, stage: Stage): boolean {
  return stage !== "values" && numbers.has(name);
}

function keptOf(outcome: Outcome | undefined): Kept | undefined {
  if (outcome === undefined) return undefined;
  const { texts: _, ...kept } = outcome;
  return kept;
}
