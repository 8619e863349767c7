import * as code from "../code/build.ts";
import type { Block, Case as Arm, Expr, FunctionCode } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { type Case, casesOf, idsOf, numbered, type VersionClass } from "../../facts/classes.ts";

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
  readonly on: Expr;
  /** The statements for a message of a class, by the labels that choose it. */
  readonly one: (c: Case) => Block;
  readonly labels: (c: Case) => readonly Expr[];
  /** What is thrown where there is no such message. */
  readonly none: Expr;
  readonly doc: string;
}

/** The ids of a message. */
export function idLabels(c: Case): Expr[] {
  return idsOf(c).map(code.hex);
}

/** The function that makes a choice: among all messages, or among those that the class which it is like has otherwise. */
export function choiceFunction(choosing: Choosing, choice: Choice): FunctionCode {
  const { versions } = choosing;
  const { name, parameters, returns, doc } = choice;
  const head = { name: name + versions.suffix, isLocal: true as const, parameters, returns, doc };
  const [only] = casesOf(choosing.table, versions);
  if (choosing.table.ids === "none" && only !== undefined)
    return { ...head, body: choice.one(only) };
  const otherwise = otherwiseCode(choosing, choice);
  const arms = armsOf(choosing, choice);
  if (arms.length === 0) return { ...head, body: [otherwise] };
  const last: Arm = { labels: [], body: [otherwise], scoped: false };
  return { ...head, body: [{ kind: "switch", on: choice.on, cases: [...arms, last] }] };
}

/** What is done with all other messages: the class that this one is like knows them. */
function otherwiseCode({ like }: Choosing, { name, parameters, returns, none }: Choice) {
  if (like === undefined) return code.fail(none);
  const rest = code.call(name + like.suffix, ...parameters.map((p) => code.name(p.name)));
  return returns === "void" ? code.run(rest) : code.leave(rest);
}

/** An arm for each message that a class has otherwise, or has not. */
function armsOf(choosing: Choosing, choice: Choice): Arm[] {
  const { versions, like } = choosing;
  const own = statements(choosing, choice, versions);
  const known =
    like === undefined ? new Map<string, Labeled>() : statements(choosing, choice, like);
  const textOf = (one: Labeled | undefined) => one && JSON.stringify(one.body);
  const cases = [...own].filter(([key, one]) => textOf(known.get(key)) !== textOf(one));
  const gone = [...known].flatMap(([key, { label }]) => (own.has(key) ? [] : [label]));
  const none: Arm = { labels: gone, body: [code.fail(choice.none)], scoped: false };
  return [...grouped(cases.map(([, one]) => one)), ...(gone.length > 0 ? [none] : [])];
}

/** What is done with what a label chooses. */
interface Labeled {
  readonly label: Expr;
  readonly body: Block;
}

/** What is done in a class of versions, by label. */
function statements({ table }: Choosing, choice: Choice, versions: VersionClass) {
  const cases = numbered(casesOf(table, versions));
  return new Map(
    cases.flatMap((c) =>
      choice
        .labels(c)
        .map((label): [string, Labeled] => [JSON.stringify(label), { label, body: choice.one(c) }]),
    ),
  );
}

/** Messages that are treated alike share an arm. */
function grouped(cases: readonly Labeled[]): Arm[] {
  const alike = new Map<string, { labels: Expr[]; body: Block; scoped: false }>();
  for (const { label, body } of cases) {
    const key = JSON.stringify(body);
    const arm = alike.get(key) ?? { labels: [], body, scoped: false };
    arm.labels.push(label);
    alike.set(key, arm);
  }
  return [...alike.values()];
}

/** Whether an id is one of a message's. */
export function rangeTest({ layout }: Case): Expr {
  const [first, last] = layout.id!;
  const id = code.name("id");
  const tests = [
    ...(first > 0 ? [code.operation(id, ">=", code.hex(first))] : []),
    ...(last < 0xff ? [code.operation(id, "<=", code.hex(last))] : []),
  ];
  return tests.length === 0 ? code.plain(true) : code.joined(tests, "&&");
}
