import type { Emitting } from "../code/emitting.ts";
import type { FunctionCode } from "../code/emitting.ts";
import type { Choosing } from "./choice.ts";
import { likeClasses, type VersionClass, versionClasses } from "./classes.ts";
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

/** `decodeMessage(r)` and its fellows for all classes of versions. */
export function dispatchCode(emitting: Emitting): Dispatch {
  const { table } = emitting;
  const classes = versionClasses(table);
  const likes = likeClasses(table, classes);
  const all = classes.map((versions): Choosing => ({
    ...emitting,
    versions,
    like: likes.get(versions),
  }));
  return {
    constants: all.map(explainedConstant),
    functions: all.flatMap((choosing) => [
      ...readFunctions(choosing),
      ...writeFunctions(choosing),
      ...passFunctions(choosing),
      ...visitFunctions(choosing),
    ]),
    scratch: [
      scratchInterface(table, classes),
      ...all.map((choosing) => scratchFunction(choosing, classes)),
    ],
    codecs: codecsCode(classes),
  };
}

function codecsCode(classes: readonly VersionClass[]): string {
  const objects = classes.map(({ from, to, suffix }) => {
    const functions = ["decode", "encode", "skip", "visit"].map(
      (verb) => `${verb}: ${verb}Message${suffix}`,
    );
    return `{ table, from: ${from}, to: ${to}, ${functions.join(", ")}, skipAll: skipMessages${suffix}, passAll: passMessages${suffix}, scratch: newScratch${suffix}, read: readMessage${suffix}, pass: passMessage${suffix} }`;
  });
  return `[${objects.join(", ")}]`;
}
