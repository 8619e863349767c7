import type { Emitting } from "../code/emitting.ts";
import type { FunctionCode } from "../code/emitting.ts";
import { type Case, casesOf, idsOf, numbered, type VersionClass } from "./classes.ts";
import { hex } from "../code/code.ts";

/** What the functions of a class of versions are made for. */
export interface Choosing extends Emitting {
  readonly versions: VersionClass;
  /** The class whose functions do what this one has alike. */
  readonly like: VersionClass | undefined;
}

/** A function that chooses among messages, and what it does with each. */
export interface Choice {
  /** `readNumbered`: it and the class's suffix are the function's name. */
  readonly name: string;
  readonly parameters: FunctionCode["parameters"];
  readonly returns: string;
  /** What the choice is made by. */
  readonly on: string;
  /** The statements for a message of a class, by the labels that choose it. */
  readonly one: (c: Case) => string;
  readonly labels: (c: Case) => readonly string[];
  /** What is thrown where there is no such message. */
  readonly none: () => string;
  readonly doc: string;
}

/** `case 0x07:`, for each id of a message. */
export function idLabels(c: Case): string[] {
  return idsOf(c).map((id) => `case ${hex(id)}:`);
}

/** The function that makes a choice: among all messages, or among those that the class which it is like has otherwise. */
export function choiceFunction(choosing: Choosing, choice: Choice): FunctionCode {
  const { versions, like } = choosing;
  const { name, parameters, returns, doc } = choice;
  const head = { name: name + versions.suffix, isLocal: true as const, parameters, returns, doc };
  const [only] = casesOf(choosing.table, versions);
  if (choosing.table.ids === "none" && only !== undefined)
    return { ...head, body: choice.one(only) };
  const own = statements(choosing, choice, versions);
  const known = like === undefined ? new Map<string, string>() : statements(choosing, choice, like);
  const none = `throw ${choice.none()};`;
  const cases = [...own].filter(([label, code]) => known.get(label) !== code);
  const gone = [...known.keys()].filter((label) => !own.has(label));
  const rest = `${name}${like?.suffix}(${parameters.map((p) => p.name).join(", ")});`;
  const otherwise = like === undefined ? none : returns === "void" ? rest : `return ${rest}`;
  const labels = [...grouped(cases), ...(gone.length > 0 ? [`${gone.join("\n")}\n${none}`] : [])];
  return {
    ...head,
    body:
      labels.length === 0
        ? otherwise
        : `switch (${choice.on}) {\n${labels.join("\n")}\ndefault:\n${otherwise}\n}`,
  };
}

/** What is done in a class of versions, by label. */
function statements({ table }: Choosing, choice: Choice, versions: VersionClass) {
  const cases = numbered(casesOf(table, versions));
  return new Map(cases.flatMap((c) => choice.labels(c).map((label) => [label, choice.one(c)])));
}

/** Messages that are treated alike share a line. */
function grouped(cases: readonly (readonly [string, string])[]): string[] {
  const alike = new Map<string, string[]>();
  for (const [label, code] of cases) alike.set(code, [...(alike.get(code) ?? []), label]);
  return [...alike].map(([code, labels]) => `${labels.join("\n")}\n${code}`);
}
