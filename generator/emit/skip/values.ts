import type { IntType, ValueField } from "../../../runtime/table/table.ts";
import { givenTest, local, markTest, presenceTest } from "../code.ts";
import { isVaried } from "../../../runtime/table/besides.ts";
import { readAt, scaled } from "../decode/numbers.ts";
import { formOf } from "../forms.ts";
import type { Emitting } from "../emitting.ts";
import { fixedBytes } from "../size.ts";
import { numbersCode, type Selection, selectionOf } from "../selection.ts";
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
  const { whenIs } = field;
  const lines = plainCode(emitting, field, notes, choosers);
  if (whenIs === undefined) return lines;
  const declared = choosers.has(field.name)
    ? [`let ${local(field.name)}: number | undefined;`]
    : [];
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
  if (size !== undefined && field.whenIs !== undefined && field.selects === undefined)
    return [`${imports.use("ensure")}(r, at, ${size});`, `at += ${size};`];
  if (size !== undefined) {
    const type = field.type as IntType;
    const selection = selectionOf(emitting.table, field);
    if (selection === undefined) return integerCode(emitting, field.name, type);
    return selectingCode(emitting, field, selection, choosers);
  }
  const counted = [...selfCounting(emitting, field, notes), "at = r.offset;"];
  if (field.mark !== undefined)
    return [`if (${markTest(field.mark, "at")}) {\nr.offset = at + 4;\n${counted.join("\n")}\n}`];
  const lines = ["r.offset = at;", ...counted];
  return field.when === undefined
    ? lines
    : [`if (${presenceTest(field.when)}) {\n${lines.join("\n")}\n}`];
}

/** A number in groups that tells what follows. */
function variedCode(
  { imports, table }: Emitting,
  field: ValueField,
  type: IntType,
  choosers: ReadonlySet<string>,
): string[] {
  const name = local(field.name);
  const isDeclared = field.whenIs !== undefined && choosers.has(field.name);
  const read = scaled(`${formOf(type, imports)}.read(r)`, type);
  const lines = [
    "r.offset = at;",
    `${isDeclared ? "" : "const "}${name} = ${read};`,
    "at = r.offset;",
  ];
  const selection = selectionOf(table, field);
  if (selection === undefined) return lines;
  if (selection.before.length === 0)
    return [...lines, `${imports.use("expectProtocol")}(r, ${name}, ${selection.known});`];
  const numbers = numbersCode(selection, field, local);
  return [...lines, `${imports.use("expectTogether")}(r, ${numbers}, ${selection.rows});`];
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
  const checked = `${imports.use("expectProtocol")}(r, ${read}, ${selection.known})`;
  const isKept = choosers.has(field.name);
  // What is not always there is declared in front.
  const set = field.whenIs === undefined ? `const ${name}` : name;
  if (selection.before.length === 0)
    return [ensure, `${isKept ? `${set} = ` : ""}${checked};`, `at += ${size};`];
  const together = imports.use("expectTogether");
  const numbers = (value: string) =>
    numbersCode(selection, field, (one) => (one === field.name ? value : local(one)));
  if (!isKept)
    return [ensure, `${together}(r, ${numbers(read)}, ${selection.rows});`, `at += ${size};`];
  return [
    ensure,
    `${set} = ${read};`,
    `${together}(r, ${numbers(name)}, ${selection.rows});`,
    `at += ${size};`,
  ];
}
