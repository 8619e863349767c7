import type { Layout, MessageTable } from "../../../runtime/table/messages.ts";
import * as code from "../code/build.ts";
import { Undecided } from "../code/count.ts";
import type {
  ClassCode,
  ConstantCode,
  Expr,
  FunctionCode,
  MakerCode,
  Stmt,
} from "../code/model.ts";
import { mentions, replaced } from "../code/walk.ts";
import type { Emitting, Shared } from "../parts/emitting.ts";
import { typeName } from "../../facts/names.ts";
import { layoutFunctions } from "../functions.ts";
import { layoutName } from "../../facts/layout-names.ts";
import { isStruct } from "../../facts/layouts.ts";
import { Constants } from "../parts/constants.ts";
import { withArticle } from "../../members/sentences.ts";
import { passRunFunction } from "../skip/runs.ts";
import { viewClass } from "../view/view.ts";
import { hasView, isShown } from "../../facts/viewed.ts";
import { type AskedArms, askedArms, armTables } from "./arms.ts";
import { byParameters } from "./by.ts";
import { bytesName, givenCode, parametersOf, type FamilyParameter } from "./parameters.ts";

/** The function that makes the functions of several layouts, and what each of these has of it. */
export interface Family {
  readonly maker: MakerCode;
  readonly members: ReadonlyMap<Layout, Shared>;
}

/** What a maker is given: as which parameter, and by which code for each layout. */
interface Asked {
  readonly by: string;
  readonly type: string;
  readonly given: readonly Expr[];
}

/** @param count how many makers of this message's layouts there are already */
export function familyOf(
  emitting: Emitting,
  message: MessageTable,
  layouts: readonly Layout[],
  count: number,
): Family | undefined {
  const { table, types } = emitting;
  const parameters = parametersOf(layouts);
  const used = [...new Set(parameters)].filter((one) => one !== undefined);
  const type = typeName(table, message);
  const inside = { ...emitting, family: { name: `${type}By`, message } };
  const plain = sharedParts(inside, message, layouts, parameters);
  if (plain === undefined) return undefined;
  const arms = askedArms(
    emitting,
    layouts.map((layout) => armTables(emitting, layout)),
  );
  const parts = withArms(plain, arms);
  const asked = [...used.map((one) => numberAsked(emitting, one, layouts)), ...armsAsked(arms)];
  if (asked.length === 0) return undefined;
  for (const one of asked) if (one.type === "Form<number>") types.add("Form");
  const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}By${count === 0 ? "" : count + 1}`;
  const members = layouts.map((layout, i) => {
    const made = code.call(name, ...asked.map(({ given }) => given[i]!));
    return [layout, sharedCode(emitting, message, layout, made, parts)] as const;
  });
  return { maker: makerOf(name, message, asked, used, parts), members: new Map(members) };
}

function makerOf(
  name: string,
  message: MessageTable,
  asked: readonly Asked[],
  used: readonly FamilyParameter[],
  parts: Parts,
): MakerCode {
  const names = asked.map(({ by }) => `\`${plainName(by)}\``).join(" and ");
  const all = [...parts.constants, ...parts.functions, ...(parts.view?.members ?? [])];
  const sizes = used.flatMap((one) => {
    const own = bytesName(one.name);
    return mentions(all, own) ? [code.constant(own, code.member(code.name(one.by), "bytes"))] : [];
  });
  const functions = code.as(code.list(parts.verbs.map(code.name)), "const");
  const view = parts.view && [
    { name: "functions", value: functions },
    { name: "View", value: code.name(parts.view.name) },
  ];
  return {
    name,
    parameters: asked.map(({ by, type }) => ({ name: by, type })),
    doc: `What reads and writes ${withArticle(message.name)} in dialects that differ in ${names}.`,
    constants: [...sizes, ...parts.constants],
    functions: parts.functions,
    ...(parts.view === undefined ? {} : { view: parts.view }),
    made: view === undefined ? functions : code.record(view),
  };
}

/** A parameter's name without what keeps it apart from members. */
function plainName(by: string): string {
  return by.slice(0, -1);
}

/** What a layout has of a family: a struct's functions are called by their names. */
function sharedCode(
  { table }: Emitting,
  message: MessageTable,
  layout: Layout,
  made: Expr,
  { view, types }: Parts,
): Shared {
  const name = layoutName(table, message, layout);
  const ofStruct = isStruct(table, message);
  if (view === undefined && !ofStruct) return { made };
  const constant = `made${name}`;
  const version = table.versions[layout.from];
  const own: ConstantCode = { name: constant, value: made };
  // Declarations are made of each module by itself: what is exported says its type.
  const verbs = VERBS.map((verb, i): ConstantCode => ({
    name: `${verb}${name}`,
    type: types[i]!,
    value: code.item(code.name(constant), i),
    doc: `${DOCS[verb]} \`${message.name}\` from ${version} on.`,
    isExported: true,
  }));
  return { made: code.name(constant), declared: ofStruct ? [own, ...verbs] : [own] };
}

/** What a layout's functions do, in the order in which a maker returns them. */
const VERBS = ["decode", "encode", "skip"] as const;
const DOCS = { decode: "Reads", encode: "Writes", skip: "Passes over" };

/** What a maker has inside. */
interface Parts {
  readonly constants: readonly Stmt[];
  readonly functions: readonly FunctionCode[];
  readonly view?: ClassCode;
  /** The functions that it returns, and their types. */
  readonly verbs: readonly string[];
  readonly types: readonly string[];
}

/** The functions of all layouts, and their view, where they are the same but for numbers that parameters tell. */
function sharedParts(
  emitting: Emitting,
  message: MessageTable,
  layouts: readonly Layout[],
  parameters: readonly (FamilyParameter | undefined)[],
): Parts | undefined {
  const { table } = emitting;
  const [layout] = layouts;
  const constants = new Constants();
  const own = { ...emitting, constants, version: layout!.from };
  const name = own.family!.name;
  try {
    if (
      layouts.some((one) => passRunFunction({ ...own, constants: new Constants() }, message, one))
    )
      return undefined;
    const given = byParameters(layout!, parameters);
    const functions = layoutFunctions(own, message, given, "");
    const isViewed =
      !isStruct(table, message) && isShown(table, message) && hasView(table, message, layout!);
    const view = isViewed
      ? { view: { ...viewClass(own, message, given), isLocal: true as const } }
      : {};
    const verbs = VERBS.map((verb) => verb + name);
    const types = verbs.map((verb) => typeText(functions.find((one) => one.name === verb)!));
    const declared = [...constants.declarations].map(([of, value]) => code.constant(of, value));
    return { constants: declared, functions, ...view, verbs, types };
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}

/** `(r: Reader) => Entity` */
function typeText({ parameters, returns }: FunctionCode): string {
  return `(${parameters.map(({ name, type }) => `${name}: ${type}`).join(", ")}) => ${returns}`;
}

function numberAsked(
  emitting: Emitting,
  parameter: FamilyParameter,
  layouts: readonly Layout[],
): Asked {
  const type = parameter.kind === "form" ? "Form<number>" : "Scalar";
  return {
    by: parameter.by,
    type,
    given: layouts.map((_, i) => givenCode(emitting, parameter, i)),
  };
}

function armsAsked(arms: readonly AskedArms[]): Asked[] {
  return arms.flatMap(({ by, given }) =>
    by === undefined ? [] : [{ by, type: "readonly (string | undefined)[]", given }],
  );
}

/** Code that takes tables of what chooses arms from the module, by a parameter where layouts have different ones. */
function withArms(parts: Parts, arms: readonly AskedArms[]): Parts {
  const names = new Set(arms.map(({ name }) => name));
  let own = {
    ...parts,
    constants: parts.constants.filter(
      (stmt) => stmt.kind !== "declare" || !names.has(stmt.names as string),
    ),
  };
  for (const { name, by, given } of arms)
    own = replaced(own, name, by === undefined ? given[0]! : code.name(by));
  return own;
}
