import type { IntType, ValueField } from "../../../runtime/table/table.ts";
import { bitTest, givenTest, local } from "../code.ts";
import { readAt } from "../decode/numbers.ts";
import type { Emitting } from "../emitting.ts";
import { fixedBytes } from "../size.ts";
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
  return [`if (${givenTest(whenIs, local(whenIs.member))}) {\n${lines.join("\n")}\n}`];
}

function plainCode(
  emitting: Emitting,
  field: ValueField,
  notes: Notes,
  choosers: ReadonlySet<string>,
): string[] {
  const { imports } = emitting;
  const size = fixedBytes(field.type);
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
    if (field.selects === undefined) return integerCode(emitting, field.name, type);
    const list = field.selects.map((s) => s.value).join(", ");
    const ensure = `${imports.use("ensure")}(r, at, ${size});`;
    const checked = `${imports.use("expectProtocol")}(r, ${readAt(type, "at")}, [${list}]);`;
    const known = choosers.has(field.name) ? `const ${local(field.name)} = ${checked}` : checked;
    return [ensure, known, `at += ${size};`];
  }
  const lines = ["r.offset = at;", ...selfCounting(emitting, field, notes), "at = r.offset;"];
  return field.when === undefined
    ? lines
    : [`if (${bitTest(field.when.mask, field.when.bit)}) {\n${lines.join("\n")}\n}`];
}
