import type { Emitting } from "../code/emitting.ts";
import type { FunctionCode } from "../code/emitting.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { Choosing } from "./choice.ts";
import { likeClasses, type VersionClass, versionClasses } from "./classes.ts";
import { codecName, dialectConstant, isListed, numberedConstant, ownRuns } from "./dialects.ts";
import { passFunctions } from "./pass.ts";
import { explainedConstant, readFunctions } from "./read.ts";
import { scratchFunction, scratchInterface, visitFunctions } from "./visit.ts";
import { writeFunctions } from "./write.ts";

/** What chooses among messages: functions for each class of versions, and what stands in front of and behind them. */
export interface Dispatch {
  readonly constants: readonly string[];
  readonly functions: readonly FunctionCode[];
  /** What visiting aims. */
  readonly scratch: readonly string[];
  /** The codec objects, oldest first. */
  readonly codecs: string;
}

/** `decodeMessage(r)` and its fellows for all classes of versions, and lists of what dialects have otherwise. */
export function dispatchCode(emitting: Emitting): Dispatch {
  const { table } = emitting;
  const classes = versionClasses(table);
  const likes = likeClasses(table, classes);
  const all = classes.map((versions): Choosing => ({
    ...emitting,
    versions,
    like: likes.get(versions),
  }));
  const listed = all.filter(({ versions }) => isListed(table, versions));
  const chosen = all.filter(({ versions }) => !isListed(table, versions));
  const asked = new Set(listed.flatMap(({ like }) => like ?? []));
  // Each behind the one that it is like.
  const order = [...likes.keys()];
  const sorted = listed.toSorted((a, b) => order.indexOf(a.versions) - order.indexOf(b.versions));
  return {
    constants: chosen.map(explainedConstant),
    functions: [
      ...chosen.flatMap((choosing) => [
        ...readFunctions(choosing),
        ...writeFunctions(choosing),
        ...passFunctions(choosing),
        ...visitFunctions(choosing),
      ]),
      ...listed.flatMap(ownRuns),
    ],
    scratch: [
      scratchInterface(emitting, classes),
      ...chosen.map((choosing) => scratchFunction(choosing, classes)),
      ...chosen.flatMap(({ versions }) =>
        asked.has(versions) ? [numberedConstant(versions)] : [],
      ),
      ...(emitting.families?.constants ?? []),
      ...sorted.map((choosing) => dialectConstant(choosing, classes)),
    ],
    codecs: codecsCode(table, classes),
  };
}

function codecsCode(table: Table, classes: readonly VersionClass[]): string {
  const objects = classes.map((versions) => {
    if (isListed(table, versions)) return codecName(versions);
    const { from, to, suffix } = versions;
    const functions = ["decode", "encode", "skip", "visit"].map(
      (verb) => `${verb}: ${verb}Message${suffix}`,
    );
    return `{ table, from: ${from}, to: ${to}, ${functions.join(", ")}, skipAll: skipMessages${suffix}, visitAll: visitMessages${suffix}, passAll: passMessages${suffix}, scratch: newScratch${suffix}, read: readMessage${suffix}, pass: passMessage${suffix} }`;
  });
  return `[${objects.join(", ")}]`;
}
