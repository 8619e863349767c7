import type { IntType, ValueField } from "../../../runtime/table/table.ts";
import { local, presenceTest } from "../code.ts";
import { readAt } from "../decode/numbers.ts";
import type { Emitting } from "../emitting.ts";
import { fixedBytes } from "../size.ts";
import { selfCounting } from "./lists.ts";
import type { Notes } from "./notes.ts";
import { integerCode, wideCode } from "./numbers.ts";
import { endCode } from "./splits.ts";

/** What decoding refuses is not passed over either. */
export function valueCode(emitting: Emitting, field: ValueField, notes: Notes): string[] {
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
  if (size !== undefined) {
    const type = field.type as IntType;
    if (field.selects === undefined) return integerCode(emitting, field.name, type);
    const list = field.selects.map((s) => s.value).join(", ");
    const ensure = `${imports.use("ensure")}(r, at, ${size});`;
    return [
      ensure,
      `${imports.use("expectProtocol")}(r, ${readAt(type, "at")}, [${list}]);`,
      `at += ${size};`,
    ];
  }
  const lines = ["r.offset = at;", ...selfCounting(emitting, field, notes), "at = r.offset;"];
  return field.when === undefined
    ? lines
    : [`if (${presenceTest(field.when)}) {\n${lines.join("\n")}\n}`];
}
