import { idsOf, type Layout } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { type VersionRange, contains } from "../../../runtime/table/versions.ts";
import type { Report } from "../../read/diagnostics.ts";
import type { Schema } from "../scope/scope.ts";
import { type Entry, type MemberEntry, member, members, text } from "../../read/source.ts";
import { lineageOf, parseVersions, setText, versionsOf, versionsText } from "../types/versions.ts";

/** An id that a message has in some versions. */
interface OtherId {
  readonly versions: VersionRange;
  readonly id: [number, number];
}

/** A dialect numbers as what it branches from. */
export function otherId(
  others: readonly OtherId[],
  version: number,
  { versions }: Schema,
): OtherId["id"] | undefined {
  const lineage = lineageOf(versions, version);
  const found = lineage.map((v) => others.find((other) => contains(other.versions, v)));
  return found.find((other) => other !== undefined)?.id;
}

/** The ids that a message has in versions that number it otherwise. */
export function renumbered(entry: Entry, { versions, report, ids }: Schema): OtherId[] {
  const there = versionsOf(entry, versions, report);
  const others: OtherId[] = [];
  // That several ids stay was reported.
  if (text(member(entry, "id")!).includes("..")) return others;
  for (const m of members(member(entry, "renumbered"))) {
    const id = resolveId(m, report, ids) ?? [0, 0];
    const own = parseVersions({ ...m, ...m.key }, versions, report, m.key.text);
    const twin = others.find(
      (o) => contains(o.versions, own.from) || contains(own, o.versions.from),
    );
    if (!there.includes(own.from) || !there.includes(own.to))
      report.error(
        m.key,
        `the message is there in ${setText(there, versions)} only`,
        "Name versions that have it.",
      );
    else if (twin !== undefined)
      report.error(
        m.key,
        `another id is given for ${versionsText(twin.versions, versions)} already`,
        "Give each version one id.",
      );
    others.push({ versions: own, id });
  }
  return others;
}

/** @param ids what they are where they are no bytes */
export function resolveId(
  entry: Entry,
  report: Report,
  ids?: Schema["ids"],
): [number, number] | undefined {
  const [first = Number.NaN, last = first] = text(entry).split("..").map(Number);
  const wide = typeof ids === "object" ? ids : undefined;
  const high = wide === undefined ? 0xff : 2 ** wide.bits - 1;
  const what = wide === undefined ? "a byte, up to 0xff" : `a ${wide.name}`;
  if (last > high || first > high) report.error(entry, `an id is ${what}`);
  else if (first > last)
    report.error(
      entry,
      `the range ends before it begins`,
      "Write the lower id first: `0x30..0x3f`.",
    );
  else return [first, last];
  return undefined;
}

export function reportSharedIds(
  table: Table,
  entries: readonly MemberEntry[],
  report: Report,
): void {
  for (let version = 0; version < table.versions.length; version++) {
    const owners: Record<number, string> = {};
    for (const [index, message] of table.messages.entries()) {
      const layout = message.layouts.find((l) => contains(l, version));
      const taken = idsIn(layout).find((id) => owners[id] !== undefined);
      if (taken !== undefined) {
        const entry = entries[index]!;
        report.error(
          member(entry, "id") ?? entry,
          `the id 0x${taken.toString(16).padStart(2, "0")} is that of "${owners[taken]}" in version ${table.versions[version]}`,
          "Give them version ranges that do not overlap, or other ids.",
          "shared id",
        );
      }
      for (const id of idsIn(layout)) owners[id] ??= message.name;
    }
  }
}

function idsIn(layout: Layout | undefined): number[] {
  return layout === undefined ? [] : idsOf(layout);
}
