import { membersOf, type ArmPath, armPathsOf } from "../../runtime/table/facts/statements.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { TextTable } from "../../runtime/table/text.ts";
import { type ArmValue, armValue } from "../../runtime/table/fields/field.ts";
import { readBigs, readInts, type TextNode, wrong } from "./syntax/nodes.ts";
import { integerForm, type Members } from "./syntax/values.ts";

/** One way through the switches of a message or a struct, and what chooses it in the text. */
export interface Chosen {
  readonly variant: ArmPath;
  /** How it is written, where that is not by its own names. */
  readonly text: TextTable | undefined;
  /** The statements that choose it, and the values that do; undefined for all others. */
  readonly chosen: readonly {
    readonly token: string;
    readonly values: readonly ArmValue[] | undefined;
    /** It is a number of 64 bits. */
    readonly isLong: boolean;
  }[];
}

/** The ways through switches: one where there is none. */
export function chosenIn(text: TextTable | undefined, layout: Pick<Layout, "fields">): Chosen[] {
  return armPathsOf(layout).map((variant) => {
    const own = variant.arms.findLast((arm) => arm.text !== undefined)?.text ?? text;
    const members = membersOf(variant.fields);
    const chosen = variant.chosen.map(({ on, values }) => {
      const kind = members.get(on);
      const isLong = kind?.kind === "value" && kind.field.type.kind === "big";
      return { token: tokenFor(own, on), values, isLong };
    });
    return { variant, text: own, chosen };
  });
}

/** What chooses is called in the text. */
function tokenFor(text: TextTable | undefined, on: string): string {
  return text?.entries?.find(({ of, old }) => old !== true && of.includes(on))?.token ?? on;
}

/** The way that members go. */
export function chosenBy<C extends Chosen>(all: readonly C[], members: Members): C {
  if (all.length === 1) return all[0]!;
  return all.find(({ variant }) =>
    variant.chosen.every(
      ({ on, values }) =>
        values === undefined || values.includes(armValue(members[on]) as ArmValue),
    ),
  )!;
}

const CHOICE = integerForm({ kind: "int", name: "i32", bits: 32, signed: true }, undefined);

/** The way that the statements in braces choose. Throws TextFault where they choose none. */
export function choiceOf<C extends Chosen>(all: readonly C[], node: TextNode): C {
  if (all.length === 1) return all[0]!;
  const nodes = new Map(node.children?.map((child) => [child.token, child]));
  const given = new Map<string, ArmValue>();
  // In another arm the same word may be of something else: it is read where the arms before it are chosen.
  const valueOf = ({ token, isLong }: Chosen["chosen"][number]): ArmValue | undefined => {
    const child = nodes.get(token);
    if (child === undefined || given.has(token)) return given.get(token);
    const value = isLong ? String(readBigs(child, 1)[0]!) : readInts(child, 1, CHOICE)[0]!;
    given.set(token, value);
    return value;
  };
  const found = all.find(({ chosen }) =>
    chosen.every((c) => {
      const value = valueOf(c);
      return value !== undefined && (c.values === undefined || c.values.includes(value));
    }),
  );
  if (found !== undefined) return found;
  const [first] = all[0]!.chosen;
  const own = given.get(first!.token);
  if (own === undefined) throw wrong(node, `"${node.token}" needs "${first!.token}"`, "");
  const values = all.flatMap(({ chosen }) => chosen[0]!.values ?? []);
  throw wrong(
    node,
    `${own} is no ${first!.token} of "${node.token}"`,
    `Expected one of ${[...new Set(values)].join(", ")}.`,
  );
}
