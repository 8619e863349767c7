import type { Table } from "../../../runtime/table/table.ts";
import * as code from "../code/build.ts";
import type { ConstantCode, Expr, FunctionCode } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import type { Choosing } from "./choice.ts";
import { likeClasses, type VersionClass, versionClasses } from "../../facts/classes.ts";
import { codecName, dialectConstant, isListed, numberedConstant, ownRuns } from "./dialects.ts";
import { passFunctions } from "./pass.ts";
import { explainedConstant, readFunctions } from "./read.ts";
import { scratchFunction, scratchInterface, visitFunctions } from "./visit.ts";
import { writeFunctions } from "./write.ts";

/** What chooses among messages: functions for each class of versions, and what precedes and after them. */
export interface Dispatch {
  readonly constants: readonly ConstantCode[];
  readonly functions: readonly FunctionCode[];
  /** The type of what visiting aims, and the functions that make it. */
  readonly scratchType: string;
  readonly scratch: readonly FunctionCode[];
  /** What makes the codecs of dialects. */
  readonly made: readonly ConstantCode[];
  /** The codec objects, oldest first. */
  readonly codecs: Expr;
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
  // Each after the one that it is like.
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
    scratchType: scratchInterface(emitting, classes),
    scratch: chosen.map((choosing) => scratchFunction(choosing, classes)),
    made: [
      ...chosen.flatMap(({ versions }) =>
        asked.has(versions) ? [numberedConstant(versions)] : [],
      ),
      ...(emitting.families?.constants ?? []),
      ...sorted.map((choosing) => dialectConstant(choosing, classes)),
    ],
    codecs: code.list(classes.map((versions) => codecCode(table, versions))),
  };
}

function codecCode(table: Table, versions: VersionClass): Expr {
  if (isListed(table, versions)) return code.name(codecName(versions));
  const { from, to, suffix } = versions;
  const parts = {
    table: code.name("table"),
    from: code.number(from),
    to: code.number(to),
    ...Object.fromEntries(
      Object.entries(CODEC_FUNCTIONS).map(([name, of]) => [name, code.name(of + suffix)]),
    ),
  };
  return code.recordOf(parts);
}

/** A codec's functions. */
const CODEC_FUNCTIONS = {
  decode: "decodeMessage",
  encode: "encodeMessage",
  skip: "skipMessage",
  visit: "visitMessage",
  skipAll: "skipMessages",
  visitAll: "visitMessages",
  passAll: "passMessages",
  scratch: "newScratch",
  read: "readMessage",
  pass: "passMessage",
} as const;
