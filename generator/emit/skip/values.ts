import type { BigType, IntType, ValueField } from "../../../runtime/table/table.ts";
import { isBrief } from "../code/brief.ts";
import { local, markTest, presenceTest } from "../code/code.ts";
import { givenTest } from "../code/given.ts";
import { isVaried } from "../../../runtime/table/besides.ts";
import { readAt, scaled } from "../decode/numbers.ts";
import { formOf } from "../code/forms.ts";
import type { Emitting } from "../code/emitting.ts";
import { fixedBytes } from "../size/size.ts";
import { numbersCode, type Selection, selectionOf, togetherCode } from "../code/selection.ts";
import { selfCounting } from "./lists.ts";
import type { Notes } from "./notes.ts";
import { integerCode, wideCode } from "./numbers.ts";
import { endCode } from "./splits.ts";

/** What decoding refuses is not passed over either. */
export function valueCode(
  emitting: Emitting,
  field: ValueField,
  notes: Notes,
  choosers: ReadonlySet<string>,
): string[] {
  const { whenIs, mark } = field;
  const lines = plainCode(emitting, field, notes, choosers);
  const declared = choosers.has(field.name)
    ? [`let ${local(field.name)}: number | undefined;`]
    : [];
  if (mark !== undefined)
    return [...declared, `if (${markTest(mark, "at")}) {\nat += 4;\n${lines.join("\n")}\n}`];
  if (whenIs === undefined) return lines;
  return [...declared, `if (${givenTest(whenIs, local)}) {\n${lines.join("\n")}\n}`];
}

function plainCode(
  emitting: Emitting,
  field: ValueField,
  notes: Notes,
  choosers: ReadonlySet<string>,
): string[] {
  const { imports } = emitting;
  const size = fixedBytes(field.type);
  if (isVaried(field.type) && (field.selects !== undefined || choosers.has(field.name)))
    return variedCode(emitting, field, field.type as IntType, choosers);
  if (field.ends !== undefined)
    return [...wideCode(emitting, field), endCode(`${local(field.name)} === ${field.ends}`)];
  if (field.whenMore) {
    const lines =
      size === undefined
        ? ["r.offset = at;", ...selfCounting(emitting, field, notes), "at = r.offset;"]
        : [`${imports.use("ensure")}(r, at, ${size});`, `at += ${size};`];
    return [`if (at < r.end) {\n${lines.join("\n")}\n}`];
  }
  const isGiven = field.whenIs !== undefined && field.selects === undefined;
  if (size !== undefined && (field.mark !== undefined || isGiven)) {
    const read = choosers.has(field.name)
      ? [`${local(field.name)} = ${readAt(field.type as IntType, "at")};`]
      : [];
    return [`${imports.use("ensure")}(r, at, ${size});`, ...read, `at += ${size};`];
  }
  if (size !== undefined) {
    const type = field.type as IntType | BigType;
    const selection = selectionOf(emitting, field);
    if (selection === undefined) return integerCode(emitting, field.name, type);
    return selectingCode(emitting, field, selection, choosers);
  }
  const own = selfCounting(emitting, field, notes);
  const within = (lines: readonly string[]) => ["r.offset = at;", ...lines, "at = r.offset;"];
  if (field.when === undefined) return within(own);
  const test = presenceTest(field.when);
  // The reader is told once for several that follow each other.
  if (isBrief(emitting) && own.length === 1) return within([`if (${test}) ${own[0]}`]);
  return [`if (${test}) {\n${within(own).join("\n")}\n}`];
}

/** A number in groups that tells what follows. */
function variedCode(
  emitting: Emitting,
  field: ValueField,
  type: IntType,
  choosers: ReadonlySet<string>,
): string[] {
  const { imports } = emitting;
  const name = local(field.name);
  const isDeclared = (field.whenIs ?? field.mark) !== undefined && choosers.has(field.name);
  const read = scaled(`${formOf(type, imports)}.read(r)`, type);
  const lines = [
    "r.offset = at;",
    `${isDeclared ? "" : "const "}${name} = ${read};`,
    "at = r.offset;",
  ];
  const selection = selectionOf(emitting, field);
  if (selection === undefined) return lines;
  if (selection.before.length === 0)
    return [...lines, `${imports.use("expectProtocol")}(r, ${name}, ${selection.known});`];
  const numbers = numbersCode(selection, field, local);
  return [...lines, togetherCode(imports, selection, numbers)];
}

/** What tells of versions is read, so that nothing is passed over that is not described. */
function selectingCode(
  { imports }: Emitting,
  field: ValueField,
  selection: Selection,
  choosers: ReadonlySet<string>,
): string[] {
  const type = field.type as IntType;
  const size = type.bits / 8;
  const name = local(field.name);
  const ensure = `${imports.use("ensure")}(r, at, ${size});`;
  const read = readAt(type, "at");
  const isKept = choosers.has(field.name);
  // What is not always there is declared in front.
  const set = field.whenIs === undefined ? `const ${name}` : name;
  if (selection.before.length === 0) {
    const checked = `${imports.use("expectProtocol")}(r, ${read}, ${selection.known})`;
    return [ensure, `${isKept ? `${set} = ` : ""}${checked};`, `at += ${size};`];
  }
  const check = (value: string) =>
    togetherCode(
      imports,
      selection,
      numbersCode(selection, field, (one) => (one === field.name ? value : local(one))),
    );
  if (!isKept) return [ensure, check(read), `at += ${size};`];
  return [ensure, `${set} = ${read};`, check(name), `at += ${size};`];
}
