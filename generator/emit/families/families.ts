import {
  type FloatType,
  type IntType,
  type Layout,
  layoutOf,
  type MessageTable,
  plainVersion,
  type Table,
} from "../../../runtime/table/table.ts";
import { pascal, structsIn, typeName, upper, wireName } from "../code/code.ts";
import type { Emitting, Families, Shared } from "../code/emitting.ts";
import { scalarAt } from "../decode/numbers.ts";
import { numberCode } from "../encode/numbers.ts";
import { WritePlan } from "../encode/plan.ts";
import { choicesOf } from "../layouts/choices.ts";
import { layoutFunctions, ownLayouts } from "../layouts/functions.ts";
import { firstAlike, layoutName, withoutWords } from "../layouts/layout-names.ts";
import { tailOf } from "../layouts/tail.ts";
import { LengthTables, snake } from "../size/size-code.ts";
import { fixedBytes } from "../size/size.ts";
import { viewClass } from "../view/view.ts";
import { hasView, isShown } from "../view/viewed.ts";
import { passRunFunction } from "../skip/runs.ts";
import { blend } from "./blend.ts";
import { byOf, byParameters, namedNumbers, type Parameters } from "./by.ts";
import { functionText } from "./function-text.ts";

/** Layouts by the first that is alike, and the functions that make what reads and writes them. */
class Found implements Families {
  readonly #shared = new Map<Layout, Shared>();
  readonly makers: string[] = [];

  has(layout: Layout): boolean {
    return this.#shared.has(layout);
  }

  of(table: Table, message: MessageTable, layout: Layout): Shared | undefined {
    return this.#shared.get(firstAlike(table, message, layout));
  }

  add(maker: string, members: ReadonlyMap<Layout, Shared>): void {
    this.makers.push(maker);
    for (const [layout, shared] of members) this.#shared.set(layout, shared);
  }

  /** The constants that hold the functions of layouts with views. */
  get constants(): string[] {
    return [...this.#shared.values()].flatMap(({ declared }) => declared ?? []);
  }
}

/**
 * The layouts of dialects that are alike but for how they write some numbers, as positions: one function makes the
 * functions of them all, from what reads and writes these.
 */
export function familiesOf(emitting: Emitting): Families {
  const { table } = emitting;
  const families = new Found();
  // Only dialects that list their messages take functions that are made.
  if (table.ids !== undefined || table.frame !== undefined) return families;
  for (const message of table.messages)
    for (const layouts of alikeOf(table, message)) addFamily(families, emitting, message, layouts);
  return families;
}

/** Lists of layouts that are alike but for named numbers. */
function alikeOf(table: Table, message: MessageTable): Layout[][] {
  const own = ownLayouts(table, message);
  const asked = new Set(
    own.flatMap((layout) => [
      tailOf(table, message, layout)?.rest,
      choicesOf(table, message, layout)?.rest,
    ]),
  );
  const groups = new Map<string, Layout[]>();
  for (const layout of own) {
    const isAlone =
      tailOf(table, message, layout) === undefined &&
      choicesOf(table, message, layout) === undefined &&
      !asked.has(layoutName(table, message, layout)) &&
      message.layouts.every(
        (other) =>
          firstAlike(table, message, other) !== layout ||
          plainVersion(table, other.from) > table.current,
      );
    const key = isAlone ? shapeOf(table, layout) : undefined;
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), layout]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** What a layout looks like, whatever its named numbers are. */
function shapeOf(table: Table, layout: Layout): string | undefined {
  const numbers = namedNumbers(layout);
  if (numbers === undefined || numbers.size === 0) return undefined;
  const all = new Map([...numbers.keys()].map((by) => [by, { by, isFloat: false }]));
  const { id, idBit, idHigh, fields } = byParameters(layout, all);
  const structs = structsIn(fields).map((index) => {
    const struct = table.structs[index]!;
    return layoutName(table, struct, layoutOf(struct, layout.from)!);
  });
  return JSON.stringify([id, idBit, idHigh, fields, structs], (key, value) => {
    if (typeof value !== "object" || value === null) return withoutWords(key, value);
    return byOf(value) ?? withoutWords(key, value);
  });
}

function addFamily(
  families: Found,
  emitting: Emitting,
  message: MessageTable,
  layouts: readonly Layout[],
): void {
  const { table, imports } = emitting;
  const numbers = layouts.map((layout) => namedNumbers(layout)!);
  const names = [...numbers[0]!.keys()].filter((name) => {
    const told = numbers.map((one) => JSON.stringify(one.get(name)));
    return told.some((text) => text !== told[0]);
  });
  const parameters: Parameters = new Map(
    names.map((name) => {
      const isFloat = numbers.some((one) => one.get(name)!.kind === "float");
      return [name, { by: `${name}$`, isFloat }];
    }),
  );
  const lengths = names.map((name) => ({
    code: bytesOf(name),
    values: numbers.map((one) => fixedBytes(one.get(name)!)!),
  }));
  const codes = layouts.map((layout) => layoutCode(emitting, message, layout, parameters));
  const code = codes.some((one) => one === undefined)
    ? undefined
    : blend(
        codes as string[],
        lengths.filter(({ values }) => values.some((value) => value !== values[0])),
      );
  if (code === undefined) return;
  const type = typeName(table, message);
  const maker = `${type.charAt(0).toLowerCase()}${type.slice(1)}By`;
  if (families.makers.some((other) => other.includes(`function ${maker}(`))) return;
  if (code.includes("bitLengths(")) imports.use("bitLengths");
  imports.use("type Scalar");
  const isViewed = code.includes(`class ${type}ByView`);
  const functions = `[decode${type}By, encode${type}By, skip${type}By] as const`;
  families.add(
    [
      `\n/** What reads and writes a \`${message.name}\` in dialects that differ in ${names.map((name) => `\`${name}\``).join(" and ")}. */`,
      `function ${maker}(${names.map((name) => `${name}$: Scalar`).join(", ")}) {`,
      ...names.flatMap((name) =>
        code.includes(bytesOf(name)) ? [`const ${bytesOf(name)} = ${name}$.bytes;`] : [],
      ),
      code,
      isViewed
        ? `return { functions: ${functions}, View: ${type}ByView };`
        : `return ${functions};`,
      "}",
    ].join("\n"),
    new Map(
      layouts.map((layout, i) => {
        const scalars = names.map((name) => scalarConstant(emitting, numbers[i]!.get(name)!));
        const made = `${maker}(${scalars.join(", ")})`;
        if (!isViewed) return [layout, { made }];
        const constant = `made${layoutName(table, message, layout)}`;
        const declared = `const ${constant} = /* @__PURE__ */ ${made};`;
        return [layout, { made: constant, declared }];
      }),
    ),
  );
}

/** The constant that holds how many bytes a number takes. */
function bytesOf(name: string): string {
  return `${name}$Bytes`;
}

/** The functions of a layout, and its view, under names that all of its family have. */
function layoutCode(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
  parameters: Parameters,
): string | undefined {
  const { table } = emitting;
  const own = { ...emitting, lengths: new LengthTables(), version: layout.from };
  if (passRunFunction(own, message, layout) !== undefined) return undefined;
  const told = byParameters(layout, parameters);
  const functions = layoutFunctions(own, message, told, "").map(functionText);
  const isViewed = isShown(table, message) && hasView(table, message, layout);
  const view = isViewed ? [viewClass(own, message, told).replace("export class", "class")] : [];
  const tables = [...own.lengths.declarations].map(([name, code]) => `const ${name} = ${code};`);
  const name = layoutName(table, message, layout);
  const type = pascal(message.name);
  return [...tables, ...functions, ...view]
    .join("\n")
    .replaceAll(name, `${type}By`)
    .replaceAll(snake(name), snake(`${type}By`));
}

/** The constant that reads and writes a number: of a name once, for each way to write it. */
function scalarConstant(emitting: Emitting, type: IntType | FloatType): string {
  const { lengths, imports } = emitting;
  const plan = new WritePlan(emitting);
  const isFloat = type.kind === "float";
  const set = numberCode(plan, type, "at", "value", "nan").replace(/;$/, "");
  const nans = isFloat
    ? `(view, at, count, step) => ${imports.use("nanBits")}(view, at, count, step${type.bigEndian ? ", false" : ""})`
    : imports.use("noNans");
  const code = [
    `{ bytes: ${fixedBytes(type)!}`,
    `at: (view, at) => ${scalarAt(type, "at")}`,
    `set: (view, at, value${isFloat ? ", nan" : ""}) => ${set}`,
    `nans: ${nans} } satisfies Scalar`,
  ].join(", ");
  const base = `${upper(type.name)}_${isFloat ? "F32" : wireName(type)}`;
  for (let i = 1; ; i++) {
    const name = i === 1 ? base : `${base}_${i}`;
    const known = lengths.declarations.get(name);
    if (known !== undefined && known !== code) continue;
    lengths.declarations.set(name, code);
    return name;
  }
}
