import type { BigType, IntType } from "../../../runtime/table/types/integers.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { isVaried } from "../../../runtime/table/facts/companions.ts";
import * as code from "../code/build.ts";
import { countExpr } from "../code/count.ts";
import type { Block, Expr } from "../code/model.ts";
import { isBrief } from "../parts/brief.ts";
import type { Emitting } from "../parts/emitting.ts";
import { formOf } from "../parts/forms.ts";
import { givenTest } from "../parts/given.ts";
import { local } from "../../facts/names.ts";
import { numbersCode, type Selection, selectionOf, togetherCode } from "../parts/selection.ts";
import { held, markerTest, presenceTest } from "../parts/tests.ts";
import { companions } from "../../members/companions.ts";
import { memberType } from "../../members/members.ts";
import { ensured } from "../decode/ensured.ts";
import { readerLines } from "../decode/lists.ts";
import { assign, passing, readAt } from "../decode/numbers.ts";
import { scaled } from "../parts/scale.ts";
import { fixedBytes } from "../size/size.ts";
import { selfCounting } from "./lists.ts";
import type { Notes } from "./notes.ts";
import { byReader, ensuredFor, integerCode, wideCode } from "./numbers.ts";
import { endCode } from "./splits.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** What decoding refuses is not passed over either. */
export function valueCode(
  emitting: Emitting,
  field: ValueField,
  notes: Notes,
  choosers: ReadonlySet<string>,
): Block {
  const { presence } = field;
  const lines = plainCode(emitting, field, notes, choosers);
  const declared = choosers.has(field.name)
    ? [code.variable(local(field.name), undefined, "number | undefined")]
    : [];
  if (presence?.kind === "marker")
    return [...declared, code.when(markerTest(presence.number, code.AT), [passing(4), ...lines])];
  if (presence?.kind !== "given") return lines;
  return [...declared, code.whenBraced(givenTest(presence.tests, held), lines)];
}

function plainCode(
  emitting: Emitting,
  field: ValueField,
  notes: Notes,
  choosers: ReadonlySet<string>,
): Block {
  const size = fixedBytes(field.type);
  if (isVaried(field.type) && (field.selects !== undefined || choosers.has(field.name)))
    return variedCode(emitting, field, field.type as IntType, choosers);
  if (field.ends !== undefined)
    return [...wideCode(field), endCode(code.equals(held(field.name), field.ends))];
  if (presenceBy(field, "more")) {
    const lines =
      size === undefined
        ? byReader(selfCounting(emitting, field, notes))
        : [ensured(code.AT, countExpr(size)), passing(size)];
    return [code.when(code.operation(code.AT, "<", code.member(code.READER, "end")), lines)];
  }
  const isGiven = presenceBy(field, "given") !== undefined && field.selects === undefined;
  if (size !== undefined && (presenceBy(field, "marker") !== undefined || isGiven)) {
    const read = choosers.has(field.name)
      ? [assign(field.name, readAt(field.type as IntType, code.AT))]
      : [];
    return [ensured(code.AT, countExpr(size)), ...read, passing(size)];
  }
  if (size !== undefined) {
    const selection = selectionOf(emitting, field);
    if (selection === undefined) return integerCode(field.name, field.type as IntType | BigType);
    return selectingCode(field, selection, choosers);
  }
  if (field.type.kind === "struct" && choosers.has(field.name)) return structCode(emitting, field);
  const own = selfCounting(emitting, field, notes);
  const when = presenceBy(field, "bit");
  if (when === undefined) return byReader(own);
  const test = presenceTest(when);
  // The reader is reported once for several that follow each other.
  if (isBrief(emitting) && own.length === 1) return byReader([code.when(test, own)]);
  return [code.when(test, byReader(own))];
}

/** A struct whose members a computed number asks for: it is read. */
function structCode(emitting: Emitting, field: ValueField): Block {
  const { table, version } = emitting;
  const beside = companions(table, field, version).map(({ name, made }) =>
    code.variable(local(name), undefined, `${made} | undefined`),
  );
  const own = code.variable(local(field.name), undefined, memberType(table, field.type));
  return [own, ...beside, ...byReader(readerLines(emitting, field))];
}

/** A number in groups that tells what follows. */
function variedCode(
  emitting: Emitting,
  field: ValueField,
  type: IntType,
  choosers: ReadonlySet<string>,
): Block {
  const name = local(field.name);
  const isDeclared =
    (presenceBy(field, "given")?.tests ?? presenceBy(field, "marker")?.number) !== undefined &&
    choosers.has(field.name);
  const read = scaled(code.method(formOf(type), "read", code.READER), type);
  const lines = byReader([isDeclared ? code.set(name, read) : code.constant(name, read)]);
  const selection = selectionOf(emitting, field);
  if (selection === undefined) return lines;
  if (selection.before.length === 0)
    return [...lines, code.run(expectProtocol(code.name(name), selection))];
  return [...lines, togetherCode(selection, numbersCode(selection, field, held))];
}

function expectProtocol(value: Expr, { known }: Selection): Expr {
  return code.use("expectProtocol", code.READER, value, ...known);
}

/** What tells of versions is read, so that nothing is passed over that is not described. */
function selectingCode(
  field: ValueField,
  selection: Selection,
  choosers: ReadonlySet<string>,
): Block {
  const type = field.type as IntType;
  const ensure = ensuredFor(type);
  const read = readAt(type, code.AT);
  const isKept = choosers.has(field.name);
  const name = local(field.name);
  // What is not always there is declared before it.
  const set = (value: Expr) =>
    presenceBy(field, "given")?.tests === undefined
      ? code.constant(name, value)
      : code.set(name, value);
  const pass = passing(type.bits / 8);
  if (selection.before.length === 0) {
    const checked = expectProtocol(read, selection);
    return [ensure, isKept ? set(checked) : code.run(checked), pass];
  }
  const check = (value: Expr) => {
    const valueOf = (one: string) => (one === field.name ? value : held(one));
    return togetherCode(selection, numbersCode(selection, field, valueOf));
  };
  if (!isKept) return [ensure, check(read), pass];
  return [ensure, set(read), check(code.name(name)), pass];
}
