import { toldOutside } from "../../../runtime/table/outer.ts";
import { isPadded, isVaried } from "../../../runtime/table/besides.ts";
import {
  countOf,
  layoutOf,
  type ListType,
  regionOf,
  toldCount,
  type ValueField,
} from "../../../runtime/table/table.ts";
import { local, toldCode } from "../code/code.ts";
import { formIn, formOf, integerForm } from "../code/forms.ts";
import { regionLines } from "../decode/lists.ts";
import { ofOwnView, readAt } from "../decode/numbers.ts";
import { type Emitting, structName } from "../code/emitting.ts";
import { outerArguments } from "../code/outer.ts";
import type { Notes } from "./notes.ts";
import { constantSize } from "./passage.ts";

/** How to pass over a value that knows its own length, or that a length in front bounds. */
export function selfCounting(emitting: Emitting, field: ValueField, notes: Notes): string[] {
  const inner = passLines(emitting, field, notes);
  const lines = isPadded(field.type)
    ? ["r.left = 0;", ...inner, `${emitting.imports.use("takePadding")}(r);`]
    : inner;
  const region = regionOf(field.type);
  return region === undefined ? lines : regionLines(emitting, field.name, region, lines);
}

function passLines(emitting: Emitting, field: ValueField, notes: Notes): string[] {
  const { imports, table } = emitting;
  const { type } = field;
  switch (type.kind) {
    case "string":
      return [`${imports.use(type.open ? "skipOpenString" : "skipString")}(r, ${type.cut});`];
    case "strings":
      return [`${imports.use("skipStrings")}(r, ${type.cut});`];
    case "struct": {
      const code = `skip${structName(emitting, type.struct)}(r${outerArguments(type, local)})`;
      return [type.alone ? `${imports.use("expectNoEnd")}(r, ${code});` : `${code};`];
    }
    case "list": {
      const own = notes.list?.(field);
      return own === undefined ? listLines(emitting, field, type) : [own];
    }
    case "bytes": {
      const { told } = type;
      if (told !== undefined)
        return [`${imports.use("passBytes")}(r, ${toldCode(told, local(told.by))});`];
      if (type.length === undefined) return ["r.offset = r.end;"];
      const pass = `${imports.use("passBytes")}(r, ${local(type.length)});`;
      if (type.none === undefined) return [pass];
      return [`if (${local(type.length)} !== ${type.none}) ${pass}`];
    }
    case "int":
    case "big":
    case "run":
    case "sparse":
      return [`${formIn(type, emitting)}.skip(r);`];
    case "runs": {
      const form = formIn(type, emitting);
      if (type.ends === "bytes") return [`while (r.offset < r.end) ${form}.skip(r);`];
      const told = toldCount(type);
      const count =
        told === undefined
          ? `${integerForm(countOf(type)!, emitting)}.read(r)`
          : toldCode(told, local(told.by));
      return [`${imports.use("manyPassed")}(${form}, r, ${count});`];
    }
    case "array":
      return [`${imports.use("manyPassed")}(${formIn(type, emitting)}, r, ${type.count});`];
    default:
      throw new Error(`${table.name}.${field.name} has no length of its own`);
  }
}

function listLines(emitting: Emitting, { name }: ValueField, type: ListType): string[] {
  const { imports, table, version } = emitting;
  const skip = `skip${structName(emitting, type.struct)}(r${outerArguments(type, local)})`;
  if (type.ends === "element") return [`while (!${skip});`];
  if (type.ends === "bytes") return [`while (r.offset < r.end) ${skip};`];
  const told = toldCount(type);
  if (told !== undefined)
    return [`for (let i = ${toldCode(told, local(told.by))}; i > 0; i--) ${skip};`];
  const integer = countOf(type)!;
  const size = integer.bits / 8;
  const count = `${local(name)}Count`;
  const struct = table.structs[type.struct]!;
  const each = struct.bitwise ? undefined : constantSize(layoutOf(struct, version)!.fields);
  const fixed = () => [
    `${imports.use("ensure")}(r, r.offset, ${size});`,
    `const ${count} = ${ofOwnView(readAt(integer, "r.offset"), "r")};`,
    `r.offset += ${size};`,
  ];
  const lines = isVaried(integer)
    ? [`const ${count} = ${formOf(integer, imports)}.read(r);`]
    : fixed();
  // What it is told is read by then, and handed on.
  return each === undefined || toldOutside(type).length > 0
    ? [...lines, `for (let i = 0; i < ${count}; i++) ${skip};`]
    : [...lines, `${imports.use("skip")}(r, ${each} * ${count});`];
}
