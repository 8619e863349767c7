import type { PlaceOf } from "./places.ts";
import { allFields } from "../runtime/interpret/wire/mask.ts";
import { layoutOf, type MessageTable } from "../runtime/table/table.ts";
import type { Change, DiffReport, Witness } from "./change.ts";
import type { At } from "./describe.ts";
import type { IsSame } from "./outcome.ts";
import type { OwnerPair, Pair } from "./pairs.ts";
import type { Located } from "./located.ts";
import type { Effort } from "./candidates.ts";
import { Search } from "./witness.ts";

export interface DiffOptions extends Effort {
  readonly placeOf?: PlaceOf | undefined;
  /** Is asked now and then whether to go on; what is known by then is told. */
  readonly isOver?: (() => boolean) | undefined;
}

/** Finds places and witnesses of what differs. */
export function diffReport(
  [before, after]: readonly [before: string, after: string],
  located: readonly Located[],
  options: DiffOptions,
): DiffReport {
  const searches = new Searches(located, options);
  const changes = located.map((one): Change => {
    const place = placeIn(one, options.placeOf);
    const witness = options.isOver?.() ? undefined : searches.witness(one);
    return {
      ...one.change,
      ...(place === undefined ? {} : { place }),
      ...(witness === undefined ? {} : { witness }),
    };
  });
  return { before, after, changes, tried: searches.tried };
}

function placeIn({ owner, arms, name, isGone, change }: Located, placeOf?: PlaceOf) {
  if (owner === undefined || placeOf === undefined) return undefined;
  const isOld = isGone === true || owner.after === undefined;
  const { table, version } = owner.pair[isOld ? 0 : 1];
  const of = isOld ? owner.before : owner.after;
  const layout = of && layoutOf(of, version);
  if (of === undefined || layout === undefined) return undefined;
  const field = name === undefined || change.field === "" ? {} : { field: name };
  return placeOf(isOld ? "before" : "after", { table, owner: of.name, layout, arms, ...field });
}

/** Searches for witnesses, each message once. */
class Searches {
  readonly #options: DiffOptions;
  readonly #isSame: IsSame;
  readonly #known = new Map<string, Search>();

  constructor(located: readonly Located[], options: DiffOptions) {
    this.#options = options;
    const renamed = new Map(
      located.flatMap(({ owner }) =>
        owner?.before !== undefined && owner.after !== undefined
          ? [[owner.before.name, owner.after.name] as const]
          : [],
      ),
    );
    this.#isSame = (a, b) => (renamed.get(a) ?? a) === b;
  }

  get tried(): number {
    return [...this.#known.values()].reduce((sum, { tried }) => sum + tried, 0);
  }

  witness({ change, owner, names, within }: Located): Witness | undefined {
    const { severity, ownerKind } = change;
    if (owner === undefined || (severity !== "wire" && severity !== "value")) return undefined;
    for (const carrier of ownerKind === "struct" ? carriersOf(owner) : [owner]) {
      const found = this.#search(carrier).witness(names, within);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #search({ pair, before, after }: OwnerPair): Search {
    const [a, b] = pair;
    const key = [
      a.table.name,
      a.version,
      before?.name,
      b.table.name,
      b.version,
      after?.name,
    ].join();
    let search = this.#known.get(key);
    if (search === undefined) {
      const sides = { before: sideOf(a, before), after: sideOf(b, after), isSame: this.#isSame };
      search = new Search(sides, this.#options);
      this.#known.set(key, search);
    }
    return search;
  }
}

function sideOf(at: At, message: MessageTable | undefined) {
  const layout = message && layoutOf(message, at.version);
  return message === undefined || layout === undefined ? at : { ...at, message, layout };
}

/** The messages in which a struct stands, on either side. */
function carriersOf({ pair, before, after }: OwnerPair): OwnerPair[] {
  const names = [...new Set(pair.flatMap(({ table }) => table.messages.map(({ name }) => name)))];
  return names.flatMap((name): OwnerPair[] => {
    const [a, b] = pair.map(({ table }) => table.messages.find((one) => one.name === name));
    const has = [before, after].some(
      (struct, side) =>
        [a, b][side] !== undefined &&
        struct !== undefined &&
        holds(pair[side]!, [a, b][side]!, struct),
    );
    return has ? [{ pair: pair as Pair, before: a, after: b, at: [] }] : [];
  });
}

/** Whether a struct stands in a message, or in another struct of it. */
function holds({ table, version }: At, message: MessageTable, struct: MessageTable): boolean {
  const seen = new Set([message]);
  for (const owner of seen) {
    for (const field of allFields(layoutOf(owner, version)?.fields ?? [])) {
      const type = field.kind === "value" ? field.type : undefined;
      if (type?.kind === "struct" || type?.kind === "list") seen.add(table.structs[type.struct]!);
    }
  }
  return seen.has(table.structs.find(({ name }) => name === struct.name)!);
}
