import type { Layout, MessageTable } from "../../../runtime/table/table.ts";
import { typeName } from "../code/code.ts";
import type { Emitting, FunctionCode, Shared } from "../code/emitting.ts";
import { layoutFunctions } from "../layouts/functions.ts";
import { layoutName } from "../layouts/layout-names.ts";
import { isStruct } from "../layouts/layouts.ts";
import { LengthTables, snake } from "../size/size-code.ts";
import { fixedBytes } from "../size/size.ts";
import { passRunFunction } from "../skip/runs.ts";
import { viewClass } from "../view/view.ts";
import { hasView, isShown } from "../view/viewed.ts";
import { blend } from "./blend.ts";
import { byParameters, type Parameter } from "./by.ts";
import { functionText } from "./function-text.ts";
import { givenCode, parametersOf, type Told } from "./parameters.ts";

/** The function that makes the functions of several layouts, and what each of these has of it. */
export interface Family {
  readonly maker: string;
  readonly members: ReadonlyMap<Layout, Shared>;
}

/** What a maker is told: as which parameter, and by which code for each layout. */
interface Asked {
  readonly by: string;
  readonly type: string;
  readonly given: readonly string[];
}

/** @param count how many makers of this message's layouts there are already */
export function familyOf(
  emitting: Emitting,
  message: MessageTable,
  layouts: readonly Layout[],
  count: number,
): Family | undefined {
  const { table, imports } = emitting;
  const parameters = parametersOf(layouts);
  const told = [...new Set(parameters)].filter((one) => one !== undefined);
  const blended = blendedCode(emitting, message, layouts, parameters, told);
  if (blended === undefined) return undefined;
  const { code, asked } = withArms(emitting, blended);
  const numbers = told.map((one): Asked => {
    const type = one.kind === "form" ? "Form" : "Scalar";
    imports.use(`type ${type}`);
    const given = layouts.map((_, i) => givenCode(emitting, one, i));
    return { by: one.by, type: type === "Form" ? "Form<number>" : type, given };
  });
  const all = [...numbers, ...asked];
  if (all.length === 0) return undefined;
  if (code.includes("bitLengths(")) imports.use("bitLengths");
  const type = typeName(table, message);
  const maker = `${type.charAt(0).toLowerCase()}${type.slice(1)}By${count === 0 ? "" : count + 1}`;
  const isViewed = code.includes(`class ${type}ByView`);
  const functions = `[decode${type}By, encode${type}By, skip${type}By] as const`;
  const names = all.map(({ by }) => `\`${by.replace("$", "")}\``).join(" and ");
  const text = [
    `\n/** What reads and writes a \`${message.name}\` in dialects that differ in ${names}. */`,
    `function ${maker}(${all.map(({ by, type }) => `${by}: ${type}`).join(", ")}) {`,
    ...told.flatMap(({ name, by }) =>
      code.includes(bytesOf(name)) ? [`const ${bytesOf(name)} = ${by}.bytes;`] : [],
    ),
    code,
    `return ${isViewed ? `{ functions: ${functions}, View: ${type}ByView }` : functions};`,
    "}",
  ].join("\n");
  const members = layouts.map((layout, i) => {
    const made = `${maker}(${all.map(({ given }) => given[i]!).join(", ")})`;
    return [layout, sharedCode(emitting, message, layout, made, isViewed, blended.types)] as const;
  });
  return { maker: text, members: new Map(members) };
}

/** What a layout has of a family: a struct's functions are called by their names. */
function sharedCode(
  { table }: Emitting,
  message: MessageTable,
  layout: Layout,
  made: string,
  isViewed: boolean,
  types: readonly string[],
): Shared {
  const name = layoutName(table, message, layout);
  const ofStruct = isStruct(table, message);
  if (!isViewed && !ofStruct) return { made };
  const constant = `made${name}`;
  const lines = [`\nconst ${constant} = /* @__PURE__ */ ${made};`];
  // Declarations are made of each module by itself: what is exported says its type.
  if (ofStruct)
    for (const [i, verb] of VERBS.entries()) {
      const doc = `${DOCS[verb]} \`${message.name}\` from ${table.versions[layout.from]} on.`;
      lines.push(`\n/** ${doc} */`);
      lines.push(`export const ${verb}${name}: ${types[i]} = ${constant}[${i}];`);
    }
  return { made: constant, declared: lines.join("\n") };
}

/** What a layout's functions do, in the order in which a maker returns them. */
const VERBS = ["decode", "encode", "skip"] as const;
const DOCS = { decode: "Reads", encode: "Writes", skip: "Passes over" };

/** The constant that holds how many bytes a number takes. */
function bytesOf(name: string): string {
  return `${name}$Bytes`;
}

/** Code, and the code of each layout's tables of what chooses arms, by their names. */
interface Blended {
  readonly code: string;
  readonly arms: readonly ReadonlyMap<string, string>[];
  /** The types of what decodes, encodes and skips. */
  readonly types: readonly string[];
}

/** The code of all layouts, where it is the same but for numbers that parameters tell. */
function blendedCode(
  emitting: Emitting,
  message: MessageTable,
  layouts: readonly Layout[],
  parameters: readonly (Parameter | undefined)[],
  told: readonly Told[],
): Blended | undefined {
  const lengths = told
    .filter(({ kind }) => kind !== "form")
    .map(({ name, numbers }) => ({
      code: bytesOf(name),
      values: numbers.map((one) => fixedBytes(one)!),
    }))
    .filter(({ values }) => values.some((value) => value !== values[0]));
  const codes = layouts.map((layout) => layoutCode(emitting, message, layout, parameters));
  const known = codes.filter((one) => one !== undefined);
  if (known.length < codes.length) return undefined;
  const code = blend(
    known.map((one) => one.code),
    lengths,
  );
  if (code === undefined) return undefined;
  return { code, arms: known.flatMap(({ arms }) => arms), types: known[0]!.types };
}

/** The functions of a layout, and its view, under names that all of its family have. */
function layoutCode(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
  parameters: readonly (Parameter | undefined)[],
): Blended | undefined {
  const { table } = emitting;
  const own = { ...emitting, lengths: new LengthTables(), version: layout.from };
  if (passRunFunction(own, message, layout) !== undefined) return undefined;
  const told = byParameters(layout, parameters);
  const functions = layoutFunctions(own, message, told, "");
  const isViewed =
    !isStruct(table, message) && isShown(table, message) && hasView(table, message, layout);
  const view = isViewed ? [viewClass(own, message, told).replace("export class", "class")] : [];
  const tables = [...own.lengths.declarations];
  const arms = tables.filter(([, code]) => code.startsWith("armsOf("));
  const constants = tables
    .filter((one) => !arms.includes(one))
    .map(([name, code]) => `const ${name} = ${code};`);
  const name = layoutName(table, message, layout);
  const type = typeName(table, message);
  const types = VERBS.map((verb) => typeText(functions.find((one) => one.name === verb + name)!));
  const code = [...constants, ...functions.map(functionText), ...view]
    .join("\n")
    .replaceAll(name, `${type}By`)
    .replaceAll(snake(name), snake(`${type}By`));
  return { code, arms: [new Map(arms)], types };
}

/** `(r: Reader) => Entity` */
function typeText({ parameters, returns }: FunctionCode): string {
  return `(${parameters.map(({ name, type }) => `${name}: ${type}`).join(", ")}) => ${returns}`;
}

/** Code that takes tables of what chooses arms from the module, by a parameter where layouts have different ones. */
function withArms(
  { lengths }: Emitting,
  { code, arms }: Blended,
): { readonly code: string; readonly asked: readonly Asked[] } {
  const asked: Asked[] = [];
  let own = code;
  for (const name of arms[0]!.keys()) {
    const given = arms.map((tables) => lengths.named(name, tables.get(name)!));
    const isOne = given.every((one) => one === given[0]);
    const by = `${name.toLowerCase().replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase())}$`;
    own = own.replaceAll(name, isOne ? given[0]! : by);
    if (!isOne) asked.push({ by, type: "readonly (string | undefined)[]", given });
  }
  return { code: own, asked };
}
