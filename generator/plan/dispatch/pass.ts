import * as code from "../code/build.ts";
import type { Block, Expr, FunctionCode, Stmt } from "../code/model.ts";
import { HAS_MORE } from "../decode/lists.ts";
import { firstAlike, layoutName } from "../../facts/layout-names.ts";
import { passRunFunction } from "../skip/runs.ts";
import type { Choosing } from "./choice.ts";
import {
  type Case,
  casesOf,
  docFor,
  idsOf,
  ranges,
  announcesVersions,
  versionsText,
} from "../../facts/classes.ts";
import { byIdFunctions, passId, READER, UNEXPLAINED } from "./read.ts";

/** `skipMessage`, `passMessage`, and those for all messages up to the end. */
export function passFunctions(choosing: Choosing): FunctionCode[] {
  const { table, versions } = choosing;
  const one = (c: Case) => {
    const { message, layout } = c;
    const pass =
      layout.fields.length === 0
        ? passId(choosing, c)
        : code.call(`skip${layoutName(table, message, layout)}`, code.READER);
    return [code.leave({ kind: "sequence", exprs: [pass, code.name("id")] })];
  };
  const verb = { name: "pass", returns: "number", one };
  const explained = [`passMessage${versions.suffix}`, `explained${versions.suffix}`];
  return [
    ...byIdFunctions(choosing, verb, "skipMessage"),
    {
      name: `skipMessage${versions.suffix}`,
      parameters: READER,
      returns: "number",
      body: [code.leave(code.use("passExplained", code.READER, ...explained.map(code.name)))],
      doc: docFor(
        table,
        versions,
        "skipMessage",
        `Passes over the message at the cursor, in ${versionsText(table, versions)}, and returns its id. Throws DecodeError, and leaves the cursor where it was.`,
      ),
    },
    ...passAllFunctions(choosing),
  ];
}

/** Passing over messages with a range of ids in runs, where their lengths follow from two bytes. */
export function runsOf(choosing: Choosing): { run: FunctionCode; isOwn: boolean }[] {
  const { table, versions } = choosing;
  // After a length each, messages are passed over one by one.
  const hot = table.frame === undefined ? ranges(casesOf(table, versions)) : [];
  return hot.flatMap(({ message, layout }) => {
    const run = passRunFunction(choosing, message, layout);
    const isOwn = layout.to === versions.to && firstAlike(table, message, layout) === layout;
    return run === undefined ? [] : [{ run, isOwn }];
  });
}

function passAllFunctions(choosing: Choosing): FunctionCode[] {
  const { table, versions } = choosing;
  const { suffix } = versions;
  const runs = runsOf(choosing);
  const calls = runs.map(({ run }) => code.run(code.call(run.name, code.READER)));
  const all = [`passMessages${suffix}`, `skipMessage${suffix}`].map(code.name);
  return [
    // Classes of versions, and kinds, that share a layout share its function.
    ...runs.filter(({ isOwn }) => isOwn).map(({ run }) => run),
    {
      name: `passMessages${suffix}`,
      parameters: READER,
      returns: "boolean",
      body: passAllBody(choosing, calls),
      doc: docFor(
        table,
        versions,
        "passMessages",
        `As \`skipMessages\`, for whoever tries bytes: ${UNEXPLAINED}. Says whether a message tells of versions. Throws DecodeError.`,
      ),
    },
    {
      name: `skipMessages${suffix}`,
      parameters: READER,
      returns: "void",
      body: [code.run(code.use("passAllExplained", code.READER, ...all))],
      doc: docFor(
        table,
        versions,
        "skipMessages",
        `Passes over all messages up to the end, in ${versionsText(table, versions)}. Throws DecodeError, and leaves the cursor at the message that cannot be read.`,
      ),
    },
  ];
}

/** @param runs what passes over messages of two bytes that tell their length, as far as one follows another */
function passAllBody({ table, versions }: Choosing, runs: Block): Block {
  const meaning = casesOf(table, versions).filter(({ layout }) => announcesVersions(layout));
  const pass = code.call(`passMessage${versions.suffix}`, code.READER);
  // The only message there is tells of versions wherever it is.
  if (table.ids === "none" && meaning.length > 0)
    return [
      code.constant("tells", HAS_MORE),
      code.loopWhile(HAS_MORE, [code.run(pass)]),
      code.leave(code.name("tells")),
    ];
  const ids = meaning.flatMap(idsOf);
  const one = ids.length === 0 ? [code.run(pass)] : noted(pass, ids);
  const next = runs.length === 0 ? one : [...runs, code.whenBraced(HAS_MORE, one)];
  const tells = code.name("announcesVersions");
  return [
    ...(ids.length === 0 ? [] : [code.variable("announcesVersions", code.plain(false))]),
    code.loopWhile(HAS_MORE, [code.block(next)]),
    code.leave(ids.length === 0 ? code.plain(false) : tells),
  ];
}

/** Passes over a message, and notes whether it is one of those that tell of versions. */
function noted(pass: Expr, ids: readonly number[]): Stmt[] {
  const tests = ids.map((id) => code.equals(code.name("id"), code.hex(id)));
  const note = code.set("announcesVersions", code.plain(true));
  return [code.constant("id", pass), code.when(code.joined(tests, "||"), [note])];
}
