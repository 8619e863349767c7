import type {
  DerivedTable,
  Expression,
  ValidTable,
} from "../../../runtime/table/terms/expressions.ts";
import { docOf } from "../types/docs.ts";
import { type Entry, isScalarEntry, member, members, text } from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import type { Schema } from "../scope/scope.ts";
import { structNamed } from "../scope/orders.ts";
import { parseExpression } from "./parse.ts";
import { ExpressionFault } from "./tokens.ts";

const HINT = "Expected an expression as `width * height` or `kind == 2 ? size - 4 : size`.";

/** What a message or a struct derives from its members. Reports what is no expression. */
export function derivedOf(
  entry: Entry,
  schema: Schema,
): { readonly derived?: readonly DerivedTable[]; readonly valid?: readonly ValidTable[] } {
  const all = members(member(entry, "derived"));
  const derived = all.flatMap((own): DerivedTable[] => {
    const isText = isScalarEntry(own);
    const value = expressionOf(isText ? own : member(own, "value"), schema);
    if (value === undefined) return [];
    const given = isText ? undefined : expressionOf(member(own, "if"), schema);
    const doc = isText ? {} : docOf(own);
    const names = isText ? {} : enumOf(own, schema);
    return [
      { name: own.key.text, ...doc, value, ...names, ...(given === undefined ? {} : { given }) },
    ];
  });
  const valid = members(member(entry, "valid")).flatMap((own): ValidTable[] => {
    const value = expressionOf(own, schema);
    return value === undefined ? [] : [{ name: own.key.text, value }];
  });
  return {
    ...(all.length === 0 ? {} : { derived }),
    ...(valid.length === 0 ? {} : { valid }),
  };
}

function enumOf(entry: Entry, { enums, report }: Schema): { readonly enum?: number } {
  const own = member(entry, "enum");
  if (own === undefined) return {};
  const index = enums.findIndex(({ name }) => name === text(own));
  if (index >= 0) return { enum: index };
  const names = enums.map(({ name }) => name);
  report.error(own, `there is no enum "${text(own)}"`, suggest(text(own), names));
  return {};
}

/** The expression of an entry. Reports what is wrong with it. */
export function expressionOf(
  at: Entry | undefined,
  schema: Schema,
  hint = HINT,
): Expression | undefined {
  if (at === undefined) return undefined;
  try {
    const constant = (path: string) => constantOf(path, schema);
    return parseExpression(text(at), constant, (struct) => structNamed(struct, schema));
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    schema.report.error(at, error.message, hint);
    return undefined;
  }
}

/** The number of `kind::NAME`. Throws ExpressionFault. */
function constantOf(path: string, { enums }: Schema): number {
  const [name, constant, more] = path.split("::");
  const table = enums.find((each) => each.name === name);
  const names = enums.map((each) => each.name);
  if (table === undefined || more !== undefined)
    throw new ExpressionFault(`there is no enum "${name}". ${suggest(name!, names) ?? ""}`.trim());
  const values = table.values.filter((value) => value.name === constant);
  if (values.length === 0) throw new ExpressionFault(`"${name}" has no "${constant}"`);
  if (new Set(values.map(({ value }) => value)).size > 1)
    throw new ExpressionFault(`"${path}" is not the same number in all versions`);
  return values[0]!.value;
}
