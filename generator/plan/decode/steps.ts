import * as code from "../code/build.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import { eachNode, mentions } from "../code/walk.ts";
import { local } from "../../facts/names.ts";
import type { Step } from "./plan.ts";

/*
 * The steps of reading as statements.
 */

/** What is there by a test as a member whose code asks for it, where one expression does. */
export function asMember(step: Step): Step {
  const value = step.kind === "branch" ? onlyValue(step) : undefined;
  return value === undefined || step.kind !== "branch"
    ? step
    : { kind: "member", name: step.members[0]!.name, value };
}

/** The members that a step reads. */
export function namesOf(step: Step): string[] {
  if (step.kind === "line") return [];
  return step.kind === "member" ? [step.name] : step.members.map((member) => member.name);
}

/** Steps as statements, their members as constants. */
export function stepLines(steps: readonly Step[]): Stmt[] {
  return steps.flatMap(statements);
}

/** What a step does, its members as constants. */
export function statements(step: Step): Stmt[] {
  switch (step.kind) {
    case "line":
      return [step.stmt];
    case "member": {
      const { name, type, value } = step;
      if (value.kind === "name" && value.name === local(name)) return [];
      return [code.constant(local(name), value, type)];
    }
    case "branch": {
      const value = onlyValue(step);
      if (value !== undefined) return [code.constant(local(step.members[0]!.name), value)];
      const all = valuesTogether(step);
      if (all !== undefined) return [all];
      if (step.test === undefined) return withConstants(step);
      return [...step.members.map(declared), code.when(step.test, step.lines)];
    }
  }
}

type Branch = Step & { readonly kind: "branch" };
type Member = Branch["members"][number];

function declared({ name, type }: Member): Stmt {
  return code.variable(local(name), undefined, type);
}

/** The lines of a branch that is always taken: a member that one of them sets, and nothing else, is a constant. */
function withConstants({ members, lines }: Branch): Stmt[] {
  const left = new Map(members.map((member) => [local(member.name), member]));
  const own = lines.map((line): Stmt => {
    const set = assigned(line);
    const member = set?.target.kind === "name" ? left.get(set.target.name) : undefined;
    if (set === undefined || member === undefined) return line;
    const name = local(member.name);
    if (timesSet(lines, name) > 1) return line;
    left.delete(name);
    return code.constant(name, set.value, set.value.kind === "list" ? member.type : undefined);
  });
  return [...[...left.values()].map(declared), ...own];
}

/** How often lines set it. */
function timesSet(lines: Block, name: string): number {
  let times = 0;
  eachNode(lines, (node) => {
    if (node.kind === "assign" && mentions(node.target, name)) times++;
  });
  return times;
}

/** What is assigned by the only statement of a branch. */
function onlyAssigned({ lines }: Branch): { target: Expr; value: Expr } | undefined {
  const [line, ...more] = lines;
  return more.length > 0 ? undefined : assigned(line);
}

/** What a statement assigns, if it does nothing else. */
function assigned(line: Stmt | undefined): { target: Expr; value: Expr } | undefined {
  if (line?.kind !== "do" || line.expr.kind !== "assign") return undefined;
  return line.expr.operator === "=" ? line.expr : undefined;
}

/** The constants of members that one statement tells, whatever is read: `const [origin, originWidth] = …;`. */
function valuesTogether(step: Branch): Stmt | undefined {
  const only = onlyAssigned(step);
  if (only?.target.kind !== "list") return undefined;
  const names = step.members.map(({ name }) => local(name));
  if (step.test === undefined) return code.constant({ elements: names }, only.value);
  if (step.none === undefined) return undefined;
  const members = names.map((as, i) => ({ name: String(i), as }));
  return code.constant({ members }, code.choice(step.test, only.value, step.none));
}

/** The value of a member, which may be there by a test, where one expression tells it. */
function onlyValue(step: Branch): Expr | undefined {
  const { members, test } = step;
  const [member, ...others] = members;
  const only = onlyAssigned(step);
  if (others.length > 0 || only?.target.kind !== "name") return undefined;
  if (only.target.name !== local(member!.name)) return undefined;
  if (test === undefined) return only.value;
  const isOptional = member!.type.endsWith(" | undefined");
  return isOptional ? code.choice(test, only.value, code.UNDEFINED) : undefined;
}
