import { plainVersion, type Table } from "../../../runtime/table/table.ts";
import * as code from "../code/build.ts";
import type { ConstantCode, Expr, FunctionCode } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { layoutName } from "../../facts/layout-names.ts";
import { readsId } from "../../facts/layouts.ts";
import { hasView, isShown } from "../../facts/viewed.ts";
import type { Choosing } from "./choice.ts";
import {
  type Case,
  casesOf,
  idsOf,
  numbered,
  announcesVersions,
  type VersionClass,
  versionsText,
} from "../../facts/classes.ts";
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

/** The functions that dialects take from the versions that they are like: `numbered`, for those that have functions of their own. */
export function numberedConstant({ suffix }: VersionClass): ConstantCode {
  const members = ["read", "pass", "encode", "retarget"].map((verb) => ({
    name: verb,
    value: code.name(`${verb}Numbered${suffix}`),
  }));
  const scratch = { name: "scratch", value: code.name(`newScratch${suffix}`) };
  return { name: `numberedMessages${suffix}`, value: code.record([...members, scratch]) };
}

/** `const codecFrom666 = dialectCodec(() => ({ … }))`. */
export function dialectConstant(
  choosing: Choosing,
  classes: readonly VersionClass[],
): ConstantCode {
  const { table, versions, like } = choosing;
  const cases = casesOf(table, versions);
  const known = like === undefined ? [] : casesOf(table, like);
  // What versions with functions of their own have by many ids they choose before what dialects leave to them.
  const asked = like === undefined || isListed(table, like) ? known : numbered(known);
  const textOf = (c: Case) => JSON.stringify(entryCode(choosing, c));
  const before = new Set(asked.map(textOf));
  const own = cases.filter((c) => !before.has(textOf(c)));
  const tells = cases.filter(({ layout }) => announcesVersions(layout)).flatMap(idsOf);
  const runs = runsOf(choosing).map(({ run }) => code.name(run.name));
  const members = scratchMembers(choosing, classes);
  const parts = [
    { name: "table", value: code.name("table") },
    { name: "from", value: code.number(versions.from) },
    { name: "to", value: code.number(versions.to) },
    ...(like === undefined ? [] : [{ name: "like", value: numberedOf(table, like) }]),
    { name: "own", value: code.list(own.map((c) => entryCode(choosing, c))) },
    ...listed("gone", goneOf(known, cases)),
    ...listed("tells", tells.map(code.hex)),
    ...listed("runs", runs),
    ...(members.length === 0
      ? []
      : [{ name: "scratch", value: code.lambda([], code.record(members)) }]),
  ];
  // In a function, since bundlers keep what the arguments of an unused call name.
  const made = code.use("dialectCodec", code.lambda([], code.record(parts)));
  return {
    name: codecName(versions),
    value: { ...made, types: "Message, Handlers, Scratch" } as Expr,
    doc: `Reads and writes messages in ${versionsText(table, versions)}.`,
  };
}

/** What finds messages by their ids in the versions that a dialect is like. */
function numberedOf(table: Table, like: VersionClass): Expr {
  return isListed(table, like)
    ? code.member(code.name(codecName(like)), "numbered")
    : code.name(`numberedMessages${like.suffix}`);
}

function listed(name: string, items: readonly Expr[]) {
  return items.length === 0 ? [] : [{ name, value: code.list(items) }];
}

/** The types and the ids that a dialect does not have, of those that the versions have which it is like. */
function goneOf(known: readonly Case[], cases: readonly Case[]): Expr[] {
  const names = new Set(cases.map(({ message }) => message.name));
  const ids = new Set(cases.flatMap(idsOf));
  return [
    ...known.filter((c) => !names.has(c.message.name)).map((c) => code.string(c.message.name)),
    ...known.flatMap(idsOf).flatMap((id) => (ids.has(id) ? [] : [code.hex(id)])),
  ];
}

/** `ownMessage("sound", [0x06], [decodeSound, encodeSound, skipSound])` */
function entryCode({ table, families }: Emitting, c: Case): Expr {
  const { message, layout } = c;
  const [first, last] = layout.id!;
  const all = idsOf(c);
  const isRange = last > first && all.length === last - first + 1;
  const ids = isRange
    ? code.use("idsBetween", code.hex(first), code.hex(last))
    : code.list(all.map(code.hex));
  const type = code.string(message.name);
  if (layout.fields.length === 0) return code.use("emptyMessage", type, ids);
  const name = layoutName(table, message, layout);
  const shared = families?.of(table, message, layout);
  const functions =
    shared === undefined
      ? code.list(["decode", "encode", "skip"].map((verb) => code.name(`${verb}${name}`)))
      : shared.declared === undefined
        ? shared.made
        : code.member(shared.made, "functions");
  const view = hasView(table, message, layout) ? "view" : "copy";
  const shown = isShown(table, message) ? [code.string(view)] : [];
  return code.use(readsId(layout) ? "wholeMessage" : "ownMessage", type, ids, ...shown, functions);
}

/** What passes over a dialect's messages in runs, where no other class of versions has it. */
export function ownRuns(choosing: Choosing): FunctionCode[] {
  return runsOf(choosing)
    .filter(({ isOwn }) => isOwn)
    .map(({ run }) => run);
}
