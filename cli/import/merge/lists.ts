import { isRow, type Versions } from "./ranges.ts";

/** An entry of a list of fields. */
export type Item = Readonly<Record<string, unknown>>;

/** One that some versions have. */
export interface Ranged {
  readonly item: Item;
  readonly text: string;
  readonly versions: Versions;
}

/** Entries of a list times those of another one that are compared. */
const MOST_COMPARED = 4_000_000;

const STRUCTURES = ["split", "interleave", "constant", "reserved-bit", "use", "switch"];

/** The name and the body of an entry that is a field; nothing of one that is a structure. */
export function fieldIn(item: Item): readonly [name: string, body: unknown] | undefined {
  const [first, ...others] = Object.entries(item);
  return first === undefined || others.length > 0 || STRUCTURES.includes(first[0])
    ? undefined
    : first;
}

/** The fields of one version. */
export function rangedOf(fields: readonly Item[], version: number): Ranged[] {
  return fields.map((item) => ({ item, text: JSON.stringify(item), versions: [version] }));
}

/**
 * A list of fields with those of a further version: what is the same in both is there once, and the order is that of
 * both. Nothing where the lists are too long to compare.
 */
export function withVersion(
  merged: readonly Ranged[],
  fields: readonly Item[],
  version: number,
): Ranged[] | undefined {
  const own = rangedOf(fields, version);
  if ((merged.length + 1) * (own.length + 1) > MOST_COMPARED) return undefined;
  const common = commonLengths(merged, own);
  const found: Ranged[] = [];
  let [i, k] = [0, 0];
  while (i < merged.length || k < own.length) {
    const [a, b] = [merged[i], own[k]];
    if (a !== undefined && a.text === b?.text) {
      found.push({ ...a, versions: [...a.versions, version] });
      i++;
      k++;
    } else if (b === undefined || (a !== undefined && common[i + 1]![k]! >= common[i]![k + 1]!)) {
      found.push(a!);
      i++;
    } else {
      found.push(b);
      k++;
    }
  }
  return found;
}

/** The length of the longest common subsequence of what is after each place of two lists. */
function commonLengths(a: readonly Ranged[], b: readonly Ranged[]): Uint32Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let k = b.length - 1; k >= 0; k--)
      lengths[i]![k] =
        a[i]!.text === b[k]!.text
          ? lengths[i + 1]![k + 1]! + 1
          : Math.max(lengths[i + 1]![k]!, lengths[i]![k + 1]!);
  return lengths;
}

/** Whether each member has one type in all versions, and is in all between the first and the last that have it. */
export function areOneType(merged: readonly Ranged[]): boolean {
  const members = new Map<string, { readonly type: string; readonly versions: number[] }>();
  for (const { item, text, versions } of merged) {
    const field = fieldIn(item);
    const name = field?.[0] ?? text;
    const type = field === undefined ? "" : typeOf(field[1]);
    const known = members.get(name);
    if (known === undefined) members.set(name, { type, versions: [...versions] });
    else if (known.type === type) known.versions.push(...versions);
    else return false;
  }
  return [...members.values()].every(({ versions }) => isRow(versions.toSorted((a, b) => a - b)));
}

/** What values of a field are: numbers of all widths are alike. */
function typeOf(body: unknown): string {
  if (typeof body === "string") return valueType(body);
  const keys = body as Item;
  const { type, list, enum: named, count: times } = keys;
  if (list !== undefined) return `list of ${valueType(String(list))}`;
  if (type === undefined) return Object.keys(keys)[0] ?? "";
  const count = times === undefined ? "" : `[${String(times)}]`;
  return `${valueType(String(type))}${count} ${named === undefined ? "" : String(named)}`.trim();
}

function valueType(type: string): string {
  if (/^(?:[iu](?:64|48|40)|var[iu]64|sleb64)(?:be)?$/.test(type)) return "bigint";
  // What NaNs are depends on their width.
  return /^(?:[iu]\d+|var[iu]\d+|sleb32)(?:be)?$/.test(type) ? "number" : type.replace(/be$/, "");
}
