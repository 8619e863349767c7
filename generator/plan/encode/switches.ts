import {
  type ArmValue,
  type Field,
  isWide,
  type SwitchArm,
  type SwitchField,
} from "../../../runtime/table/fields/field.ts";
import { labelsOf } from "../parts/arms.ts";
import * as code from "../code/build.ts";
import type { Block, Case, Expr, Stmt } from "../code/model.ts";
import { mentions, rewritten } from "../code/walk.ts";
import type { Emitting } from "../parts/emitting.ts";
import { local, pascal, typeName } from "../../facts/names.ts";
import { caseLabels, chooserCode } from "../parts/tests.ts";
import { given } from "./numbers.ts";
import { WritePlan } from "./plan.ts";

/** @param write the lines that write the fields of an arm, and what is to be done after them */
export function planSwitch(
  plan: WritePlan,
  field: SwitchField,
  write: (emitting: Emitting, fields: readonly Field[], tail: Block) => Block,
): void {
  const { emitting } = plan;
  const labels = labelsOf(emitting, field);
  const narrows = !labels.byName && isNarrowed(emitting, field);
  const cases = field.arms.map((arm): Case => {
    const type = emitting.type + pascal(arm.name);
    const own = write({ ...emitting, type }, arm.fields, plan.tail);
    const body = narrows ? own : narrowed(own, arm, type);
    return { labels: labels.labels(arm), body: [...body, ...leave(arm)] };
  });
  if (!field.arms.some((arm) => arm.otherwise)) {
    const none = code.use("noSuchArm", code.string(field.on), code.MESSAGE);
    cases.push({ labels: [], body: [code.fail(none)], scoped: false });
  }
  plan.byWriter({ kind: "switch", on: labels.chooser(given(field.on)), cases });
}

/**
 * Lines that are for one arm each, where there are any.
 *
 * @param linesOf of an arm, whose members `m` has
 */
export function armsCode(
  emitting: Emitting,
  field: SwitchField,
  linesOf: (emitting: Emitting, arm: SwitchArm) => Block,
): Stmt[] {
  const narrows = isNarrowed(emitting, field);
  const arms = field.arms.map((arm) => {
    const type = emitting.type + pascal(arm.name);
    const own = linesOf({ ...emitting, type }, arm);
    return { arm, body: narrows ? own : narrowed(own, arm, type) };
  });
  // Who has nothing to do must not do what is for all others.
  const others = arms.some(({ arm, body }) => arm.otherwise && body.length > 0);
  const cases = arms.flatMap(({ arm, body }): Case[] => {
    if (body.length === 0 && !others) return [];
    return [{ labels: arm.otherwise ? [] : caseLabels(arm), body: [...body, code.stop()] }];
  });
  if (cases.length === 0) return [];
  return [{ kind: "switch", on: chooserCode(given(field.on), field.arms), cases }];
}

/** Whether the compiler knows the message's type in an arm: each value chooses one arm in all versions. */
function isNarrowed({ table, type }: Emitting, { on }: SwitchField): boolean {
  const message = table.messages.find((m) => typeName(table, m) === type);
  const switches = message?.layouts.map(({ fields }) => fields.at(-1)) ?? [];
  const owners = new Map<ArmValue, string>();
  for (const other of switches) {
    if (other?.kind !== "switch" || other.on !== on) return false;
    for (const arm of other.arms) {
      const owned =
        isWide(arm) || arm.values.some((value) => (owners.get(value) ?? arm.name) !== arm.name);
      if (arm.otherwise || owned) return false;
      for (const value of arm.values) owners.set(value, arm.name);
    }
  }
  return message !== undefined;
}

/** Whatever is in a switch has returned by its end. */
function leave({ fields }: SwitchArm): Block {
  return fields.at(-1)?.kind === "switch" ? [] : [code.leave()];
}

/** Code of an arm whose type the compiler does not know. */
function narrowed(body: Block, arm: SwitchArm, type: string): Block {
  return known(body, `${local(arm.name)}Arm`, leafTypes(type, arm.fields));
}

/** Code that speaks of the message by a constant of one of these types. */
export function known(body: Block, name: string, types: readonly string[]): Block {
  if (!mentions(body, "m")) return body;
  const message = code.constant(name, code.as(code.MESSAGE, types.join(" | ")));
  const inside = (node: Expr): Expr | undefined => {
    if (code.isMessage(node)) return code.name(name);
    // What an inner arm takes it for.
    return node.kind === "as" && code.isMessage(node.of) ? node : undefined;
  };
  return [message, ...rewritten(body, inside)];
}

/** The interfaces that have these fields: one for each way through their switches. */
export function leafTypes(type: string, fields: readonly Field[]): string[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return [type];
  return last.arms.flatMap((arm) => leafTypes(type + pascal(arm.name), arm.fields));
}
