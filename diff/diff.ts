import type { PlaceOf } from "./places.ts";
import { allFields } from "../runtime/table/fields/all-fields.ts";
import { layoutOf, type MessageTable } from "../runtime/table/messages.ts";
import type { Change, DiffReport, Witness } from "./changes/change.ts";
import type { At } from "./parts/describe.ts";
import type { IsSame } from "./inputs/outcome.ts";
import type { OwnerPair } from "./parts/pairs.ts";
import type { Located } from "./compare/located.ts";
import type { Effort } from "./inputs/candidates.ts";
import { Search } from "./witness.ts";

export interface DiffOptions extends Effort {
  readonly placeOf?: PlaceOf | undefined;
  /** Is asked now and then whether to go on; what is known by then is reported. */
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

  witness(located: Located): Witness | undefined {
    const { severity, what } = located.change;
    if (severity !== "wire" && severity !== "value") return undefined;
    const stages = BY_VALUE.has(what) ? (["values", "first", "all"] as const) : STAGES;
    for (const carrier of carriersOf(located)) {
      const found = this.#search(carrier).witness(located.names, located.within, stages);
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

/** Changes that other values show better than other ends: a word that is split anew, an order, a name's number. */
const BY_VALUE: ReadonlySet<string> = new Set(["word", "order", "value"]);

const STAGES = ["first", "all"] as const;

/** The messages that show a change: its own, or those that a struct or an enum is in, on either side. */
function carriersOf({ change, owner, pair = owner?.pair }: Located): OwnerPair[] {
  if (pair === undefined) return [];
  if (owner !== undefined && change.ownerKind !== "struct") return [owner];
  const names = [...new Set(pair.flatMap(({ table }) => table.messages.map(({ name }) => name)))];
  return names.flatMap((name): OwnerPair[] => {
    const both = pair.map(({ table }) => table.messages.find((one) => one.name === name));
    const own = [owner?.before, owner?.after];
    const has = both.some(
      (message, side) =>
        message !== undefined &&
        (owner === undefined
          ? holdsEnum(pair[side]!, message, change.owner)
          : own[side] !== undefined && holdsStruct(pair[side]!, message, own[side].name)),
    );
    return has ? [{ pair, before: both[0], after: both[1], at: [] }] : [];
  });
}

/** A message, and the structs in it, whether in each other or not. */
function partsOf({ table, version }: At, message: MessageTable): Set<MessageTable> {
  const seen = new Set([message]);
  for (const owner of seen)
    for (const field of allFields(layoutOf(owner, version)?.fields ?? [])) {
      const type = field.kind === "value" ? field.type : undefined;
      if (type?.kind === "struct" || type?.kind === "list") seen.add(table.structs[type.struct]!);
    }
  return seen;
}

function holdsStruct(at: At, message: MessageTable, name: string): boolean {
  return [...partsOf(at, message)].some((part) => part !== message && part.name === name);
}

function holdsEnum(at: At, message: MessageTable, name: string): boolean {
  const index = at.table.enums.findIndex((one) => one.name === name);
  let isFound = false;
  for (const part of partsOf(at, message))
    JSON.stringify(layoutOf(part, at.version)?.fields, (key, value: unknown) => {
      isFound ||= key === "enum" && value === index;
      return value;
    });
  return isFound;
}
