import {
  type BytesType,
  countOf,
  endMember,
  type ListType,
  nanMember,
  openMember,
  type RunsType,
  regionOf,
  toldCount,
  type ValueField,
  type ValueType,
} from "../../../runtime/table/table.ts";
import { isBrief } from "../code/brief.ts";
import { type Imports, local, toldCode } from "../code/code.ts";
import { type Emitting, structName } from "../code/emitting.ts";
import { hasEndMask } from "../types/companions.ts";
import { formIn, formOf, integerForm } from "../code/forms.ts";
import { outerArguments } from "../code/outer.ts";
import { valueForm } from "../code/scaled-forms.ts";
import {
  besidesOf,
  countWidthMember,
  isPadded,
  isVaried,
  paddingMember,
} from "../../../runtime/table/besides.ts";
import { assign, nansCode, ofOwnView, readAt, scaled } from "./numbers.ts";
import { Plan } from "./plan.ts";

/** Where an element ends its list, its mask is all there is to say of it. */
export function planEnd(plan: Plan, test: string): void {
  const mask = plan.maskSoFar === undefined ? "0" : local(plan.maskSoFar);
  plan.line(`if (${test}) {\nr.offset = ${plan.place()};\nreturn ${mask};\n}`);
}

/** Reads what finds out its own length, where one call does it. */
export function byReader(emitting: Emitting, type: ValueType): string | undefined {
  const { imports } = emitting;
  switch (type.kind) {
    case "string":
      return `${imports.use(type.open ? "readOpenString" : "readString")}(r, ${type.cut})`;
    case "strings":
      return `${imports.use("readStrings")}(r, ${type.cut})`;
    case "struct": {
      const code = `decode${structName(emitting, type.struct)}(r${outerArguments(type, local)})`;
      return type.alone ? `${imports.use("expectOne")}(r, ${code})` : code;
    }
    case "bytes":
      return bytesCode(type, imports);
    case "int":
    case "big":
    case "array":
    case "run":
    case "sparse":
      return variedCode(type, emitting);
    default:
      return undefined;
  }
}

/** A number in groups, or so many of them. */
function variedCode(type: ValueType, emitting: Emitting): string | undefined {
  const { imports } = emitting;
  const form = valueForm(type, emitting);
  if (form === undefined) return undefined;
  return type.kind === "array"
    ? `${imports.use("manyRead")}(${form}, r, ${type.count})`
    : `${form}.read(r)`;
}

/** The line that tells in which of several ways what stood at `start` came. */
export function cameLine(imports: Imports, member: string, form: string, start: string): string {
  return assign(member, `${imports.use("came")}(${form}, r, ${start})`);
}

function bytesCode({ length, none, told, as }: BytesType, imports: Imports): string {
  const count =
    told !== undefined
      ? toldCode(told, local(told.by))
      : length === undefined
        ? "r.end - r.offset"
        : local(length);
  const bytes = `${imports.use("takeBytes")}(r, ${count})`;
  const take = as === undefined ? bytes : `${imports.use(as)}.decode(${bytes})`;
  return none === undefined ? take : `${count} === ${none} ? undefined : ${take}`;
}

/** The lines that read what finds out its own length, the reader standing in front of it. */
export function readerLines(emitting: Emitting, field: ValueField): string[] {
  const { type, name } = field;
  const region = regionOf(type);
  const inner = innerLines(emitting, field);
  const lines = isPadded(type)
    ? [
        "r.left = 0;",
        ...inner,
        assign(paddingMember(name), `${emitting.imports.use("takePadding")}(r)`),
      ]
    : inner;
  return region === undefined ? lines : regionLines(emitting, name, region, lines);
}

/** Lines that read what a length in front bounds. */
export function regionLines(
  { imports }: Emitting,
  name: string,
  region: string,
  lines: readonly string[],
): string[] {
  return [
    `const ${name}$end = r.end;`,
    `r.end = ${imports.use("regionEnd")}(r, r.offset, ${local(region)});`,
    ...lines,
    `${imports.use("expectEnd")}(r);`,
    `r.end = ${name}$end;`,
  ];
}

function innerLines(emitting: Emitting, field: ValueField): string[] {
  const { type, name } = field;
  if (type.kind === "list") return listLines(emitting, name, type);
  if (type.kind === "runs") return runsLines(emitting, field, type);
  if (besidesOf(field).length > 0 && formIn(type, emitting) !== undefined)
    return [toldLine(emitting, field)];
  const code = byReader(emitting, type)!;
  if (type.kind !== "string" || !type.open) return [assign(name, code)];
  const start = `${local(name)}Start`;
  const open = `${emitting.imports.use("endedOpen")}(r, ${start}, ${local(name)}, ${type.cut})`;
  return [`const ${start} = r.offset;`, assign(name, code), assign(openMember(name), open)];
}

/** The line that reads a number or several, and tells how they came. */
function toldLine(emitting: Emitting, field: ValueField): string {
  const { name, type } = field;
  const form = valueForm(type, emitting);
  const members = `[${local(name)}, ${local(besidesOf(field)[0]!.name)}]`;
  return type.kind === "array"
    ? `${members} = ${emitting.imports.use("manyTold")}(${form}, r, ${type.count});`
    : `${members} = ${emitting.imports.use("oneTold")}(${form}, r);`;
}

/** The lines that read texts, bytes or integers, one behind the other, and how each of them came. */
function runsLines(emitting: Emitting, field: ValueField, type: RunsType): string[] {
  const { imports } = emitting;
  const own = local(field.name);
  const form = formIn(type, emitting)!;
  const besides = besidesOf(field);
  const ways = besides.find(({ isList }) => isList);
  const count = besides.find(({ isList }) => !isList);
  const { of } = type;
  const first = ways === undefined && of.kind !== "float" ? [] : [`const ${own}First = r.offset;`];
  const told =
    of.kind === "float"
      ? [
          assign(
            nanMember(field.name),
            ofOwnView(nansCode(of, `${own}First, ${own}.length`, imports), "r"),
          ),
        ]
      : ways === undefined
        ? []
        : [assign(ways.name, `${imports.use("cameMany")}(${form}, r, ${own}First, ${own}.length)`)];
  const each = (code: string) =>
    of.kind === "int" && of.scale !== undefined
      ? `${code}.map((raw) => ${scaled("raw", of)})`
      : code;
  const many = (count: string) => each(`${imports.use("manyRead")}(${form}, r, ${count})`);
  if (type.ends === "bytes")
    return [...first, assign(field.name, each(`${imports.use("allRead")}(${form}, r)`)), ...told];
  const tells = toldCount(type);
  if (tells !== undefined)
    return [...first, assign(field.name, many(toldCode(tells, local(tells.by)))), ...told];
  const number = integerForm(countOf(type)!, emitting);
  return [
    ...(count === undefined ? [] : [`const ${own}Start = r.offset;`]),
    `const ${own}Count = ${number}.read(r);`,
    ...(count === undefined ? [] : [cameLine(imports, count.name, number, `${own}Start`)]),
    ...first,
    assign(field.name, many(`${own}Count`)),
    ...told,
  ];
}

/** The lines that read a list, the reader standing in front of it. */
export function listLines(emitting: Emitting, name: string, type: ListType): string[] {
  const decode = `decode${structName(emitting, type.struct)}(r${outerArguments(type, local)})`;
  const own = local(name);
  if (type.ends === "element") {
    if (isBrief(emitting)) return [briefElements(emitting, name, type)];
    const end = hasEndMask(emitting.table, type, emitting.version)
      ? `${local(endMember(name))} = next;\n`
      : "";
    return [
      `${own} = [];`,
      `for (;;) {\nconst next = ${decode};\nif (typeof next === "number") {\n${end}break;\n}\n${own}.push(next);\n}`,
    ];
  }
  if (type.ends === "bytes")
    return [`${own} = [];`, `while (r.offset < r.end) ${own}.push(${decode});`];
  const each = `${own}.push(${decode});`;
  const told = toldCount(type);
  if (told !== undefined)
    return [`${own} = [];`, `for (let i = ${toldCode(told, local(told.by))}; i > 0; i--) ${each}`];
  const { imports } = emitting;
  const count = countOf(type)!;
  if (isVaried(count)) {
    const form = formOf(count, imports);
    return [
      `const ${own}Start = r.offset;`,
      `const ${own}Count = ${form}.read(r);`,
      cameLine(imports, countWidthMember(name), form, `${own}Start`),
      `${own} = [];`,
      `for (let i = 0; i < ${own}Count; i++) ${each}`,
    ];
  }
  const size = count.bits / 8;
  return [
    `${imports.use("ensure")}(r, r.offset, ${size});`,
    `const ${own}Count = ${ofOwnView(readAt(count, "r.offset"), "r")};`,
    `r.offset += ${size};`,
    `${own} = [];`,
    `for (let i = 0; i < ${own}Count; i++) ${each}`,
  ];
}

/** The line that reads a list up to the element that ends it, where that is to be brief. */
function briefElements(emitting: Emitting, name: string, type: ListType): string {
  const decode = `decode${structName(emitting, type.struct)}`;
  const told = outerArguments(type, local);
  const read = told === "" ? decode : `(r) => ${decode}(r${told})`;
  const all = `${emitting.imports.use("elementsOf")}(r, ${read})`;
  if (!hasEndMask(emitting.table, type, emitting.version)) return assign(name, `${all}[0]`);
  return `[${local(name)}, ${local(endMember(name))}] = ${all};`;
}
