import { listOf, mapOf, textAt, withMember } from "./nodes.ts";
import {
  changedFields,
  type Dialect,
  fieldsThere,
  namesOf,
  sinceDialect,
} from "./overlay-fields.ts";
import { type Entry, items, member, type MemberEntry, members, text } from "../read/source.ts";
import { suggest } from "../read/suggest.ts";

/** A message of the dialect's own, made from another one as the dialect has it. */
export function likeMessage(
  messages: Entry,
  like: Entry,
  own: MemberEntry,
  dialect: Dialect,
): Entry {
  const model = members(messages).find(({ key }) => key.text === text(like));
  if (model === undefined) {
    const names = members(messages).map(({ key }) => key.text);
    dialect.report.error(like, `there is no message "${text(like)}"`, suggest(text(like), names));
    return withMember(own, "fields", listOf(own, []));
  }
  const fields = fieldsThere(member(model, "fields"), own, dialect);
  const changes = member(own, "changes");
  const changed =
    changes === undefined
      ? fields
      : fieldsThere(changedFields(fields, changes, dialect), own, dialect);
  const [id, token, legacy, doc, ref] = ["id", "token", "legacy", "doc", "ref"].map((key) =>
    member(own, key),
  );
  const statements = member(model, "text");
  const textForm = statements && statementsOf(statements, changed);
  const [role, tells, lasts] = ["role", "tells", "lasts"].map((key) => member(model, key));
  const parts = {
    id,
    token,
    legacy,
    doc,
    ref,
    text: textForm,
    role,
    tells,
    lasts,
    fields: changed,
  };
  const pairs = Object.entries(parts).flatMap(([key, value]) =>
    value === undefined ? [] : [[textAt(value.key ?? value, key), value] as const],
  );
  return sinceDialect(mapOf(own, pairs), dialect);
}

/** The statements that tell members which there are. */
function statementsOf(list: Entry, fields: Entry): Entry {
  const names = new Set(items(fields).flatMap(namesOf));
  const tells = (item: Entry) => {
    const [statement] = members(item);
    const of = member(statement, "of") ?? statement;
    return (
      of !== undefined &&
      text(of)
        .split(" ")
        .every((name) => names.has(name))
    );
  };
  return listOf(list, items(list).filter(tells));
}
