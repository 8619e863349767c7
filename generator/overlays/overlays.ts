import { isSameSpan, type Report } from "../read/diagnostics.ts";
import {
  appended,
  listOf,
  mapOf,
  pairsOf,
  textAt,
  withMember,
  withPairs,
  type MemberPair,
} from "./nodes.ts";
import { changedFields, type Dialect, exceptDialect, sinceDialect } from "./overlay-fields.ts";
import {
  eachOf,
  type Entry,
  isMapEntry,
  items,
  member,
  type MemberEntry,
  members,
  text,
} from "../read/source.ts";
import { familiesOf, originsFirst } from "./family.ts";
import { likeMessage } from "./like-message.ts";
import { withSelection } from "./overlay-selection.ts";
import { suggest } from "../read/suggest.ts";
import { readVersions, versionsOf } from "../resolve/types/versions.ts";

/*
 * An overlay is a dialect in a file of its own. What it says is put into the schema that it extends, with the
 * versions that have it; all that follows knows one schema.
 */

/** A protocol's schema with all dialects that overlays describe. */
export function withOverlays(protocol: Entry, overlays: readonly Entry[], report: Report): Entry {
  const sorted = originsFirst(familiesOf(overlays));
  const declared = sorted.reduce(declareDialect, protocol);
  const versions = readVersions(declared, report);
  return sorted.reduce((schema, overlay) => {
    const at = member(overlay, "dialect")!;
    const version = versions.names.indexOf(text(at));
    return changedSchema(schema, overlay, { name: text(at), version, versions, at, report });
  }, declared);
}

function declareDialect(protocol: Entry, overlay: Entry): Entry {
  const [name, from, title] = ["dialect", "from", "title"].map((key) => member(overlay, key)!);
  const explicitOnly = member(overlay, "explicit-only");
  const dialect = mapOf(name!, [
    [textAt(from!.key!, "from"), from!],
    [textAt(title!.key!, "doc"), title!],
    ...(explicitOnly === undefined
      ? []
      : [[textAt(explicitOnly.key!, "explicit-only"), explicitOnly] as const]),
  ]);
  const dialects = member(protocol, "dialects");
  const all =
    dialects === undefined
      ? mapOf(name!, [[name!, dialect]])
      : withTwins(dialects, [[name!, dialect]]);
  return withMember(protocol, "dialects", all);
}

function changedSchema(schema: Entry, overlay: Entry, dialect: Dialect): Entry {
  const sections: [string, (old: Entry | undefined, own: MemberEntry) => Entry][] = [
    ["types", (old, own) => changedTypes(old, own, dialect)],
    ["vectors", (old, own) => (old === undefined ? own : withTwins(old, pairsOf(own)))],
    ["flavors", (old, own) => fewerFlavors(old, own, dialect)],
    ["enums", (old, own) => changedMap(old, own, dialect, changedEnum)],
    ["groups", (old, own) => changedMap(old, own, dialect, changedGroup)],
    ["structs", (old, own) => changedMap(old, own, dialect, changedEntry)],
    ["messages", (old, own) => changedMessages(old!, own, dialect)],
  ];
  const changed = sections.reduce((result, [name, change]) => {
    const own = members(overlay).find(({ key }) => key.text === name);
    return own === undefined ? result : withMember(result, name, change(member(result, name), own));
  }, schema);
  return members(member(overlay, "selected")).reduce(
    (result, value) => withSelection(result, value, dialect),
    changed,
  );
}

/** The kinds of the format, of which the dialect comes in some: in the first one always. */
function fewerFlavors(old: Entry | undefined, own: Entry, dialect: Dialect): Entry {
  const names = members(old).map(({ key }) => key.text);
  const stays = new Set(items(own).map(text));
  for (const item of items(own))
    if (!names.includes(text(item)))
      dialect.report.error(item, `there is no kind "${text(item)}"`, suggest(text(item), names));
  if (names[0] !== undefined && !stays.has(names[0]))
    dialect.report.error(own, `all versions have the kind ${names[0]}`, "Name it, too.");
  const flavors = members(old).map((kind, index) => {
    const is = index === 0 || stays.has(kind.key.text) ? kind : exceptDialect(kind, dialect);
    return [textAt(kind.key, kind.key.text), is] as const;
  });
  return old === undefined ? own : mapOf(old, flavors);
}

/** Types that the dialect has for itself, instead of those of their names. */
function changedTypes(old: Entry | undefined, own: Entry, dialect: Dialect): Entry {
  return changedMap(old, own, dialect, (before, type) => {
    const mine = sinceDialect(type, dialect);
    if (before === undefined) return mine;
    // What a dialect in between has for itself, this one has no longer.
    const others = items(member(before, "instead")).map((other) => notInside(other, dialect));
    const own = member(before, "since") === undefined ? before : notInside(before, dialect);
    return withMember(own, "instead", listOf(type, [...others, mine]));
  });
}

/** A type or a value that the dialect has not, where it would have it. */
function notInside(one: Entry, dialect: Dialect): Entry {
  const { versions, version, report } = dialect;
  return versionsOf(one, versions, report).includes(version) ? exceptDialect(one, dialect) : one;
}

/** A map with further members. A name that is there already stays twice, which is reported. */
function withTwins(old: Entry, more: readonly MemberPair[]): Entry {
  return mapOf(old, [...pairsOf(old), ...more]);
}

/** A member that dialects before had from the same overlay: this one has it as well. An enum is there by its values. */
function alsoIn(before: Entry, dialect: Dialect): Entry {
  const { name, at } = dialect;
  const values = member(before, "values");
  if (values !== undefined) {
    const own = members(values).map(
      (m) => [textAt(m.key, m.key.text), alsoIn(m, dialect)] as const,
    );
    return withMember(before, "values", mapOf(values, own));
  }
  const since = member(before, "since");
  if (since === undefined) return before;
  return withMember(before, "since", listOf(since, [...eachOf(since), textAt(at, name)]));
}

/** A message that this dialect has, too, or again; of what it has anyway nothing is to be said. */
function joined(old: Entry, dialect: Dialect): Entry {
  const { versions, version, report, at } = dialect;
  if (versionsOf(old, versions, report).includes(version)) return old;
  // Without a word all had it, of which one that this one comes from has not.
  const since = member(old, "since") ?? textAt(at, versions.names[0]!);
  return alsoIn(withMember(old, "since", since), dialect);
}

type Change = (old: Entry | undefined, own: MemberEntry, dialect: Dialect) => Entry;

function changedMap(old: Entry | undefined, own: Entry, dialect: Dialect, change: Change): Entry {
  const pairs = members(own).map((m) => {
    const before = members(old).find(({ key }) => key.text === m.key.text);
    const isOwn = before !== undefined && isSameSpan(before.key, m.key);
    const changed = isOwn ? alsoIn(before, dialect) : change(before, m, dialect);
    return [textAt((before ?? m).key, m.key.text), changed] as const;
  });
  return old === undefined ? mapOf(own, pairs) : withPairs(old, pairs);
}

/** Further values, and others for names that there are. */
function changedEnum(old: Entry | undefined, own: MemberEntry, dialect: Dialect): Entry {
  const before = member(old, "values");
  const news = members(member(own, "values")).flatMap((m) =>
    member(m, "removed") === undefined
      ? [[textAt(m.key, m.key.text), sinceDialect(valueOf(m), dialect)] as const]
      : goneValue(old, m, dialect),
  );
  if (old === undefined || before === undefined) return withMember(own, "values", mapOf(own, news));
  const taken = new Set(members(member(own, "values")).map(({ key }) => key.text));
  // Those that dialects before had from the same overlay.
  const shared = members(before).filter((m) => news.some(([key]) => isSameSpan(key, m.key)));
  const kept = members(before).map((m) => {
    if (shared.includes(m)) return [textAt(m.key, m.key.text), alsoIn(m, dialect)] as const;
    const stays = !taken.has(m.key.text);
    return [textAt(m.key, m.key.text), stays ? m : notInside(valueOf(m), dialect)] as const;
  });
  const added = news.filter(([key]) => !shared.some((m) => isSameSpan(key, m.key)));
  return withMember(old, "values", mapOf(before, [...kept, ...added]));
}

/** A value that the dialect has not, which must be there: it has no entry of its own. */
function goneValue(old: Entry | undefined, own: MemberEntry, dialect: Dialect): [] {
  const names = members(member(old, "values")).map(({ key }) => key.text);
  if (!names.includes(own.key.text))
    dialect.report.error(
      own.key,
      `there is no value "${own.key.text}" to remove`,
      suggest(own.key.text, names),
    );
  return [];
}

/** A value with a name, as a map. */
function valueOf(entry: Entry): Entry {
  return isMapEntry(entry) ? entry : mapOf(entry, [[textAt(entry, "value"), entry]]);
}

function changedGroup(old: Entry | undefined, own: MemberEntry, dialect: Dialect): Entry {
  const changes = member(own, "changes");
  if (changes === undefined) {
    if (old !== undefined) reportThere(own, dialect);
    return member(own, "fields")!;
  }
  return old === undefined ? nothing(own, dialect) : changedFields(old, changes, dialect);
}

/** A struct or a message. */
function changedEntry(old: Entry | undefined, own: MemberEntry, dialect: Dialect): Entry {
  const changes = member(own, "changes");
  if (changes === undefined) {
    if (old !== undefined) reportThere(own, dialect);
    return own;
  }
  if (old === undefined) return nothing(own, dialect);
  const fields = changedFields(member(old, "fields"), changes, dialect);
  const changed = withMember(old, "fields", fields);
  const statements = member(own, "text");
  if (statements === undefined) return changed;
  // Of several dialects of an overlay the first one added them.
  const before = items(member(old, "text"));
  const news = items(statements).filter(({ node }) => before.every((one) => one.node !== node));
  if (news.length === 0) return changed;
  return withMember(changed, "text", appended(member(old, "text"), listOf(statements, news)));
}

/** Those that are like others come last: the others may be changed. */
function changedMessages(old: Entry, own: Entry, dialect: Dialect): Entry {
  const isLike = (message: Entry) => member(message, "like") !== undefined;
  const some = (alike: boolean) =>
    mapOf(
      own,
      pairsOf(own).filter(([, message]) => isLike(message) === alike),
    );
  const changed = changedMap(old, some(false), dialect, changedMessage);
  return changedMap(changed, some(true), dialect, (before, message) => {
    if (before !== undefined) reportThere(message, dialect);
    return likeMessage(changed, member(message, "like")!, message, dialect);
  });
}

function changedMessage(old: Entry | undefined, own: MemberEntry, dialect: Dialect): Entry {
  if (member(own, "removed") !== undefined)
    return old === undefined ? nothing(own, dialect) : exceptDialect(old, dialect);
  if (member(own, "joined") !== undefined)
    return old === undefined ? nothing(own, dialect) : joined(old, dialect);
  const isNew = member(own, "changes") === undefined;
  const changed = changedEntry(old, own, dialect);
  return isNew ? sinceDialect(changed, dialect) : changed;
}

function reportThere({ key }: MemberEntry, { report }: Dialect): void {
  report.error(
    key,
    `"${key.text}" is there already`,
    "Say what `changes`, or choose another name.",
  );
}

function nothing(own: MemberEntry, { report, name }: Dialect): Entry {
  report.error(
    own.key,
    `${name} has no "${own.key.text}" to change`,
    "Describe it whole, or look at its name.",
  );
  return own;
}
