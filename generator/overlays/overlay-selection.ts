import { isSameSpan, listOf, mapOf, pairsOf, textAt, withMember, withPairs } from "./nodes.ts";
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
import { suggest } from "../read/suggest.ts";
import { comesFrom } from "../resolve/versions.ts";

/*
 * How a dialect is given: by values of fields that select versions.
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

/** The schema in which a value of a field selects the dialect. */
export function withSelection(schema: Entry, value: MemberEntry, dialect: Dialect): Entry {
  const { report } = dialect;
  const [messageName = "", fieldName = ""] = value.key.text.split(".");
  const messages = member(schema, "messages")!;
  const message = members(messages).find(({ key }) => key.text === messageName);
  const fields = items(member(message, "fields"));
  const index = fields.findIndex(
    (item) => members(item)[0]?.key.text === fieldName && isThere(item, dialect),
  );
  const field = members(fields[index])[0];
  const selects = member(field, "selects");
  if (message === undefined || field === undefined || selects === undefined) {
    const names = members(messages).flatMap(({ key, ...m }) =>
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
  const known = withNumber(selects, value, dialect);
  const foreign = members(member(field, "foreign")).filter(
    ({ key }) => Number(key.text) !== Number(text(value)),
  );
  const rest = members(field).filter(({ key }) => key.text !== "selects" && key.text !== "foreign");
  const own = mapOf(field, [
    ...rest.map((m) => [textAt(m.key, m.key.text), m as Entry] as const),
    [textAt(selects, "selects"), known],
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
  const item = mapOf(fields[index]!, [[textAt(field.key, fieldName), own]]);
  const list = listOf(member(message, "fields")!, fields.with(index, item));
  return withMember(
    schema,
    "messages",
    withPairs(messages, [[textAt(message.key, messageName), withMember(message, "fields", list)]]),
  );
}
