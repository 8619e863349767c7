import { listOf, mapOf, pairsOf, textAt, withMember, withPairs } from "./nodes.ts";
import { type Dialect, isThere } from "./overlay-fields.ts";
import {
  eachOf,
  type Entry,
  items,
  member,
  type MemberEntry,
  members,
  text,
} from "../read/source.ts";
import { isSameSpan } from "../read/diagnostics.ts";
import { suggest } from "../read/suggest.ts";
import { comesFrom, lineageOf, parseVersions } from "../resolve/types/versions.ts";
import type { VersionRange } from "../../runtime/table/versions.ts";

/*
 * How a dialect is given: by values of fields that select versions, or by one bit of them, where the others are as in what
 * it comes from.
 */

/** What a field selects, with one number more. One that tells where the dialect comes from tells the dialect as well. */
function withNumber(selects: Entry, value: Entry, { name, versions, version }: Dialect): Entry {
  const same = members(selects).find(({ key }) => Number(key.text) === Number(text(value)));
  const known = same === undefined ? [] : eachOf(same);
  const origins = known.map((one) => versions.names.indexOf(text(one)));
  if (origins.some((origin) => origin >= 0 && comesFrom(versions, version, origin))) return selects;
  const own = textAt(value, name);
  // Dialects of one overlay are given by one number, each beside what tells its origin.
  if (known.some((one) => isSameSpan(one, own)))
    return withMember(selects, same!.key.text, listOf(value, [...known, own]));
  // A number that tells another one stays twice, which is reported.
  return mapOf(selects, [...pairsOf(selects), [textAt(value, text(value)), own]]);
}

/** What a field selects, with the dialect by the numbers of what it comes from, but for a bit that is said. */
function withBit(selects: Entry, bit: number, value: MemberEntry, dialect: Dialect): Entry {
  const { name, report, versions, version } = dialect;
  const owned = members(selects).map((m) => ({
    number: Number(m.key.text),
    versions: eachOf(m).flatMap((one) => runOf(parseVersions(one, versions, report))),
  }));
  const origin = lineageOf(versions, version).find((one) =>
    owned.some((m) => m.versions.includes(one)),
  );
  const known = owned.flatMap((m) =>
    origin !== undefined && m.versions.includes(origin) ? [m.number] : [],
  );
  const clear = known.map((number) => (number & ~(1 << bit)) >>> 0);
  const set = known.map((number) => (number | (1 << bit)) >>> 0);
  const own = { 0: clear, 1: set, any: [...clear, ...set] }[text(value)] ?? [];
  // What another bit said of the dialect is in these numbers, too.
  const others = mapOf(
    selects,
    members(selects).flatMap(({ key, ...m }) => {
      const left = eachOf(m).filter((one) => text(one) !== name);
      return left.length === 0 ? [] : [[textAt(key, key.text), listOf(m, left)] as const];
    }),
  );
  return [...new Set(own)].reduce((all, number) => {
    const same = members(all).find(({ key }) => Number(key.text) === number);
    const names = [...(same === undefined ? [] : eachOf(same)), textAt(value, name)];
    return withMember(all, same?.key.text ?? String(number), listOf(value, names));
  }, others);
}

/** Whether a field tells by some bits, and by this one. */
function tellsBy(field: Entry, bit: number): boolean {
  const bits = member(field, "selects-bits");
  return bits !== undefined && ((Number(text(bits)) >>> bit) & 1) === 1;
}

function runOf({ from, to }: VersionRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The schema in which a value of a field, or of one of its bits, selects the dialect. */
export function withSelection(schema: Entry, value: MemberEntry, dialect: Dialect): Entry {
  const [messageName = "", fieldName = "", bit] = value.key.text.split(".");
  const messages = member(schema, "messages")!;
  const message = members(messages).find(({ key }) => key.text === messageName);
  const fields = items(member(message, "fields"));
  const isOwn = (item: Entry) => {
    const [field] = members(item);
    if (field?.key.text !== fieldName || member(field, "selects") === undefined) return false;
    return isThere(item, dialect) && (bit === undefined || tellsBy(field, Number(bit)));
  };
  const first = fields.findIndex(isOwn);
  if (message === undefined || first < 0) return nothingSelects(schema, value, dialect);
  const isBit = ["0", "1", "any"].includes(text(value));
  if (bit === undefined ? text(value) === "any" : !isBit) {
    dialect.report.error(
      value,
      `"${text(value)}" is no ${bit === undefined ? "number" : "bit"}`,
      "A field is given a number, and one of its bits 0, 1 or `any`.",
    );
    return schema;
  }
  // A number is of the first kind's field, a bit of those of all kinds that tell by it.
  const changed = fields.map((item, index) => {
    if (bit === undefined ? index !== first : !isOwn(item)) return item;
    const [field] = members(item);
    const selects =
      bit === undefined
        ? withNumber(member(field, "selects")!, value, dialect)
        : withBit(member(field, "selects")!, Number(bit), value, dialect);
    return mapOf(item, [[textAt(field!.key, fieldName), withSelects(field!, selects)]]);
  });
  const list = listOf(member(message, "fields")!, changed);
  return withMember(
    schema,
    "messages",
    withPairs(messages, [[textAt(message.key, messageName), withMember(message, "fields", list)]]),
  );
}

function nothingSelects(schema: Entry, value: MemberEntry, { report }: Dialect): Entry {
  const names = members(member(schema, "messages")).flatMap(({ key, ...m }) =>
    items(member(m, "fields"))
      .flatMap((item) => members(item).slice(0, 1))
      .filter((f) => member(f, "selects") !== undefined)
      .map((f) => `${key.text}.${f.key.text}`),
  );
  report.error(
    value.key,
    `no field "${value.key.text}" selects versions`,
    suggest(value.key.text, names),
  );
  return schema;
}

/** A field with what it selects now: what is described is no longer foreign. */
function withSelects(field: MemberEntry, selects: Entry): Entry {
  const isKnown = (number: number) =>
    members(selects).some(({ key }) => Number(key.text) === number);
  const foreign = members(member(field, "foreign")).filter(({ key }) => !isKnown(Number(key.text)));
  const rest = members(field).filter(({ key }) => key.text !== "selects" && key.text !== "foreign");
  return mapOf(field, [
    ...rest.map((m) => [textAt(m.key, m.key.text), m as Entry] as const),
    [textAt(selects, "selects"), selects],
    ...(foreign.length === 0
      ? []
      : [
          [
            textAt(selects, "foreign"),
            mapOf(
              selects,
              foreign.map((m) => [textAt(m.key, m.key.text), m]),
            ),
          ] as const,
        ]),
  ]);
}
