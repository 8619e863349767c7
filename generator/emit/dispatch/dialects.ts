import { plainVersion, type Table } from "../../../runtime/table/table.ts";
import type { Emitting, FunctionCode } from "../code/emitting.ts";
import { hex, Imports } from "../code/code.ts";
import { layoutName } from "../layouts/layout-names.ts";
import { readsId } from "../layouts/layouts.ts";
import { hasView, isShown } from "../view/viewed.ts";
import type { Choosing } from "./choice.ts";
import {
  type Case,
  casesOf,
  idsOf,
  numbered,
  tellsVersions,
  type VersionClass,
  versionsText,
} from "./classes.ts";
import { runsOf } from "./pass.ts";
import { scratchMembers } from "./visit.ts";

/*
 * Dialects have no functions that choose among messages: they list those that they have otherwise, and the runtime
 * makes a codec of that. A dialect's functions would be two hundred lines, whatever it changes.
 */

/** Whether a class of versions is a dialect's, and its codec made from a list. */
export function isListed(table: Table, { from }: VersionClass): boolean {
  const isPlain = table.ids === undefined && table.frame === undefined;
  return isPlain && plainVersion(table, from) > table.current;
}

/** The constant that holds a dialect's codec. */
export function codecName({ suffix }: VersionClass): string {
  return `codec${suffix}`;
}

/** What dialects are told of the versions that they are like: `numbered`, for those that have functions of their own. */
export function numberedConstant({ suffix }: VersionClass): string {
  const members = ["read", "pass", "encode", "aim"].map(
    (verb) => `${verb}: ${verb}Numbered${suffix}`,
  );
  return `const numberedMessages${suffix} = { ${members.join(", ")}, scratch: newScratch${suffix} };`;
}

/** `const codecFrom666 = dialectCodec({ … })`. */
export function dialectConstant(choosing: Choosing, classes: readonly VersionClass[]): string {
  const { table, imports, versions, like } = choosing;
  const cases = casesOf(table, versions);
  const known = like === undefined ? [] : casesOf(table, like);
  // What versions with functions of their own have by many ids they choose in front of what dialects leave to them.
  const asked = like === undefined || isListed(table, like) ? known : numbered(known);
  const unused = { ...choosing, imports: new Imports() };
  const before = new Set(asked.map((c) => entryCode(unused, c)));
  const own = cases.filter((c) => !before.has(entryCode(unused, c)));
  const tells = cases.filter(({ layout }) => tellsVersions(layout)).flatMap(idsOf);
  const runs = runsOf(choosing).map(({ run }) => run.name);
  const members = scratchMembers(choosing, classes);
  const rest =
    like &&
    (isListed(table, like) ? `${codecName(like)}.numbered` : `numberedMessages${like.suffix}`);
  const parts = [
    "table",
    `from: ${versions.from}`,
    `to: ${versions.to}`,
    ...(rest === undefined ? [] : [`like: ${rest}`]),
    `own: [${own.map((c) => entryCode(choosing, c)).join(", ")}]`,
    ...listed("gone", goneOf(known, cases)),
    ...listed("tells", tells.map(hex)),
    ...listed("runs", runs),
    ...(members.length === 0 ? [] : [`scratch: () => ({ ${members.join(", ")} })`]),
  ];
  const make = imports.use("dialectCodec");
  return [
    `\n/** Reads and writes messages in ${versionsText(table, versions)}. */`,
    `const ${codecName(versions)} = /* @__PURE__ */ ${make}<Message, Handlers, Scratch>({ ${parts.join(", ")} });`,
  ].join("\n");
}

function listed(name: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${name}: [${items.join(", ")}]`];
}

/** The types and the ids that a dialect does not have, of those that the versions have which it is like. */
function goneOf(known: readonly Case[], cases: readonly Case[]): string[] {
  const names = new Set(cases.map(({ message }) => message.name));
  const ids = new Set(cases.flatMap(idsOf));
  return [
    ...known.filter((c) => !names.has(c.message.name)).map((c) => `"${c.message.name}"`),
    ...known.flatMap(idsOf).flatMap((id) => (ids.has(id) ? [] : [hex(id)])),
  ];
}

/** `ownMessage("sound", [0x06], [decodeSound, encodeSound, skipSound])` */
function entryCode({ table, imports, families }: Emitting, c: Case): string {
  const { message, layout } = c;
  const [first, last] = layout.id!;
  const all = idsOf(c);
  const isRange = last > first && all.length === last - first + 1;
  const ids = isRange
    ? `${imports.use("idsBetween")}(${hex(first)}, ${hex(last)})`
    : `[${all.map(hex).join(", ")}]`;
  if (layout.fields.length === 0)
    return `${imports.use("emptyMessage")}("${message.name}", ${ids})`;
  const name = layoutName(table, message, layout);
  const shared = families?.of(table, message, layout);
  const functions =
    shared === undefined
      ? `[${["decode", "encode", "skip"].map((verb) => `${verb}${name}`).join(", ")}]`
      : `${shared.made}${shared.declared === undefined ? "" : ".functions"}`;
  const view = hasView(table, message, layout) ? `"view"` : `"copy"`;
  const shown = isShown(table, message) ? [view] : [];
  const make = imports.use(readsId(layout) ? "wholeMessage" : "ownMessage");
  return `${make}(${[`"${message.name}"`, ids, ...shown, functions].join(", ")})`;
}

/** What passes over a dialect's messages in runs, where no other class of versions has it. */
export function ownRuns(choosing: Choosing): FunctionCode[] {
  return runsOf(choosing)
    .filter(({ isOwn }) => isOwn)
    .map(({ run }) => run);
}
