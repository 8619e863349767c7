import { idBytes } from "../../../runtime/table/table.ts";
import { hex } from "../code/code.ts";
import { firstAlike, layoutName } from "../layouts/layout-names.ts";
import type { FunctionCode } from "../code/emitting.ts";
import { passRunFunction } from "../skip/runs.ts";
import type { Choosing } from "./choice.ts";
import {
  type Case,
  casesOf,
  docFor,
  idsOf,
  ranges,
  tellsVersions,
  versionsText,
} from "./classes.ts";
import { byIdFunctions, READER, UNEXPLAINED } from "./read.ts";

/** `skipMessage`, `passMessage`, and those for all messages up to the end. */
export function passFunctions(choosing: Choosing): FunctionCode[] {
  const { table, imports, versions } = choosing;
  const one = ({ message, layout }: Case) => {
    if (layout.fields.length === 0) return `return (r.offset += ${idBytes(table, layout)}), id;`;
    return `return skip${layoutName(table, message, layout)}(r), id;`;
  };
  const verb = { name: "pass", returns: "number", one };
  const explained = `explained${versions.suffix}`;
  return [
    ...byIdFunctions(choosing, verb, "skipMessage"),
    {
      name: `skipMessage${versions.suffix}`,
      parameters: READER,
      returns: "number",
      body: `return ${imports.use("passExplained")}(r, passMessage${versions.suffix}, ${explained});`,
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
  // Behind a length each, messages are passed over one by one.
  const hot = table.frame === undefined ? ranges(casesOf(table, versions)) : [];
  return hot.flatMap(({ message, layout }) => {
    const run = passRunFunction(choosing, message, layout);
    const isOwn = layout.to === versions.to && firstAlike(table, message, layout) === layout;
    return run === undefined ? [] : [{ run, isOwn }];
  });
}

function passAllFunctions(choosing: Choosing): FunctionCode[] {
  const { table, imports, versions } = choosing;
  const { suffix } = versions;
  const runs = runsOf(choosing);
  const calls = runs.map(({ run }) => `${run.name}(r);`);
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
      body: `${imports.use("passAllExplained")}(r, passMessages${suffix}, skipMessage${suffix});`,
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
function passAllBody({ table, versions }: Choosing, runs: readonly string[]): string {
  const telling = casesOf(table, versions).filter(({ layout }) => tellsVersions(layout));
  // The only message there is tells of versions wherever it stands.
  if (table.ids === "none" && telling.length > 0)
    return `const tells = r.offset < r.end;\nwhile (r.offset < r.end) passMessage${versions.suffix}(r);\nreturn tells;`;
  const told = telling.flatMap(idsOf);
  const test = told.map((id) => `id === ${hex(id)}`).join(" || ");
  const pass = `passMessage${versions.suffix}(r);`;
  const noted =
    told.length === 0 ? [pass] : [`const id = ${pass}`, `if (${test}) tellsVersions = true;`];
  const next =
    runs.length === 0 ? noted : [...runs, `if (r.offset < r.end) {\n${noted.join("\n")}\n}`];
  return [
    ...(told.length === 0 ? [] : ["let tellsVersions = false;"]),
    `while (r.offset < r.end) {\n${next.join("\n")}\n}`,
    `return ${told.length === 0 ? "false" : "tellsVersions"};`,
  ].join("\n");
}
