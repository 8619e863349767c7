import { stateOf } from "../roles.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Layout, MessageTable } from "../../../runtime/table/messages.ts";
import { derivedOf } from "../derived/derived.ts";
import { reportDisagreement } from "../checks/agreement.ts";
import { reportHintsInArms } from "../checks/arm-hints.ts";
import type { Report } from "../../read/diagnostics.ts";
import { resolveFields } from "../fields/fields.ts";
import { descriptionOf } from "../scope/groups.ts";
import { prefixOf } from "../selecting/flavors.ts";
import { isIn, newScope, type Schema } from "../scope/scope.ts";
import { type Entry, type MemberEntry, items, member, members, textOf } from "../../read/source.ts";
import { LayoutRuns, Structs } from "../fields/lists/structs.ts";
import { reportText, textOfEntry } from "../scope/text.ts";
import { reportLoss } from "../checks/text-loss.ts";
import { textMembers, withAllMembers } from "../scope/text-members.ts";
import { inFlavor, reportTogether, withFamilies } from "../selecting/together.ts";
import { setText, versionsOf } from "../types/versions.ts";
import { sourceOf, docs } from "../schema/schema.ts";
import { otherId, renumbered, resolveId } from "./ids.ts";

export function resolveMessage(
  name: string,
  entry: MemberEntry,
  root: Entry,
  structs: Structs,
): MessageTable {
  const { schema } = structs;
  const { report } = schema;
  const before = report.diagnostics.length;
  const { ids } = schema;
  const id = ids === "none" ? undefined : ownId(entry, schema);
  reportWideId(entry, root, id, schema);
  const other = member(entry, "renumbered");
  if (id !== undefined && id[0] !== id[1] && other !== undefined)
    report.error(
      other.key ?? other,
      "a message of several ids has the same in all versions",
      "Leave `renumbered` out, or give it one id.",
    );
  reportNeverThere(entry, structs);
  const [illegal, sets] = [textOf(entry, "illegal"), textOf(entry, "sets")];
  const message: MessageTable = {
    name,
    ...docs(entry),
    source: sourceOf(entry),
    ...(sets === undefined ? {} : { sets }),
    ...(illegal === undefined ? {} : { illegal }),
    ...textOfEntry(entry, schema),
    ...derivedOf(entry, schema),
    layouts: id === undefined && ids !== "none" ? [] : resolveLayouts(entry, root, id, structs),
  };
  // What is wrong with the fields would be reported twice, and a struct that always has itself inside has no table.
  if (report.diagnostics.length > before || structs.tables.length < schema.structs.size)
    return message;
  reportDisagreement(structs.about, message, entry, schema);
  if (report.diagnostics.length === before)
    reportHintsInArms(structs.about, message, entry, schema);
  if (report.diagnostics.length > before) return message;
  const stated: MessageTable = {
    ...message,
    ...stateOf(entry, message.layouts, structs.tables, report),
  };
  reportText(message, entry, schema);
  const { text } = message;
  const whole =
    text === undefined
      ? stated
      : { ...stated, text: withAllMembers(text, textMembers(structs.about, message)) };
  if (report.diagnostics.length === before)
    reportLoss(structs.about, whole, entry, report, "message");
  return whole;
}

/** How the message is laid out in its versions. Those that follow each other and are alike share a layout. */
function resolveLayouts(
  entry: MemberEntry,
  root: Entry,
  id: [number, number] | undefined,
  structs: Structs,
): Layout[] {
  const { schema, versions } = structs;
  const others = id === undefined ? [] : renumbered(entry, schema);
  const layouts = new LayoutRuns(structs);
  for (let version = 0; version < versions.length; version++) {
    const at = newScope(schema, version, "message");
    if (!isIn(at, entry)) continue;
    const own = otherId(others, at.version, schema) ?? id;
    const scope = newScope(schema, version, "message", own);
    const prefix = prefixOf(root, scope);
    const inside = prefix === undefined ? scope : { ...scope, prefixed: true as const };
    const alone = resolveFields(member(entry, "fields"), inside);
    const fields = inFlavor(withFamilies(alone, schema.versions), version, schema.flavors);
    reportTogether(fields, entry, schema);
    if (own === undefined) {
      layouts.add(version, { fields });
      continue;
    }
    reportNoMask(entry, own, fields, schema.report);
    const high = fields.flatMap((f) => (f.kind === "mask" && f.parts[0]!.low ? [f.parts[0]!] : []));
    const idHigh = high.length === 0 ? {} : { idHigh: high[0]!.low! };
    const prefixed = prefix === undefined ? idHigh : { idBit: prefix.bit };
    if (prefix !== undefined && ((own[0] | own[1]) >> prefix.bit) % 2 === 1)
      schema.report.error(
        member(entry, "id")!,
        `bit ${prefix.bit} of the id announces a prefix in the kind "${scope.kind}"`,
        "The ids of its messages have that bit clear.",
      );
    layouts.add(version, { id: own, ...prefixed, fields: [...(prefix?.fields ?? []), ...fields] });
  }
  return layouts.list;
}

/** The id that a message has where it is not renumbered. Reports where there is none. */
function ownId(entry: MemberEntry, { report, ids }: Schema): [number, number] | undefined {
  const own = member(entry, "id");
  if (own !== undefined) return resolveId(own, report, ids);
  report.error(entry.key, "the message has no id", "Give it one, or the protocol `ids: none`.");
  return undefined;
}

/** Reports what ids of other sorts than bytes cannot have. */
function reportWideId(
  entry: MemberEntry,
  root: Entry,
  id: [number, number] | undefined,
  { ids, report, versions }: Schema,
): void {
  if (ids === undefined) return;
  const own = member(entry, "id");
  if (ids === "none") {
    const first = members(member(root, "messages"))[0]!.key;
    if (own !== undefined)
      report.error(
        own.key ?? own,
        "the protocol's message has no id",
        "Leave `id` out, or `ids: none`.",
      );
    if (first.text !== entry.key.text)
      report.error(
        entry.key,
        "without ids there is one message",
        "Let a switch in it choose, or give the protocol `ids`.",
      );
    const there = versionsOf(entry, versions, report);
    if (there.length < versions.names.length)
      report.error(
        entry.key,
        "the only message is there in all versions",
        "Give its fields `since` and `until`.",
      );
  } else if (id !== undefined && id[0] !== id[1])
    report.error(own!, `a message has one ${ids.name} as its id`, "Only bytes come in ranges.");
  const flavors = member(root, "flavors");
  if (flavors !== undefined)
    report.error(
      flavors.key ?? flavors,
      "kinds are for protocols whose ids are bytes",
      "Leave `flavors` out, or `ids`.",
    );
}

function reportNoMask(
  entry: Entry,
  [first, last]: readonly [number, number],
  fields: readonly Field[],
  report: Report,
): void {
  const masked = fields.some((f) => f.kind === "mask" && f.parts[0]!.from === "id");
  if (first === last || masked) return;
  report.error(
    member(entry, "id")!,
    "nothing tells the ids of this message apart",
    "Add a mask that begins in the id: `flags: { mask: id & 0x7f }`.",
  );
}

/** A message in no version, or a field in none of its message's, would be dead text. */
function reportNeverThere(message: MemberEntry, { schema, versions }: Structs): void {
  const { report } = schema;
  const before = report.diagnostics.length;
  const scopes = versions
    .map((_, version) => newScope(schema, version, "message"))
    .filter((scope) => isIn(scope, message));
  // An invalid range was reported.
  if (report.diagnostics.length > before) return;
  if (scopes.length === 0)
    report.error(message.key, `no version has the message "${message.key.text}"`, FLAVORS_APART);
  for (const item of itemsOf(member(message, "fields"))) {
    const entry = descriptionOf(item);
    const reported = report.diagnostics.length;
    const isThere = scopes.some((scope) => isIn(scope, entry));
    // A kind that there is not was reported.
    if (isThere || scopes.length === 0 || report.diagnostics.length > reported) continue;
    const there = versionsOf(message, schema.versions, report);
    const hint = `The message is there in ${setText(there, schema.versions)}.`;
    const apart = member(entry, "in") === undefined ? hint : `${hint} ${FLAVORS_APART}`;
    report.error(members(item)[0]?.key ?? item, "no version of the message has this field", apart);
  }
}

const FLAVORS_APART = "Its kinds have no version in common with it.";

/** The entries of a field list, those in arms as well. */
function itemsOf(list: Entry | undefined): Entry[] {
  return items(list).flatMap((item) => [
    item,
    ...members(member(item, "arms")).flatMap((arm) => itemsOf(member(arm, "fields"))),
  ]);
}
