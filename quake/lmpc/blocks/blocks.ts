import { type AnyContainer } from "../../../recording/index.ts";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import { type SwitchArm, memberValue } from "../../../runtime/table/fields/field.ts";
import type { TextTable } from "../../../runtime/table/text.ts";
import { type ArmPath, armPathsOf } from "../../../runtime/table/facts/statements.ts";
import { type TextNode, wrong } from "../../../text/statement/syntax/nodes.ts";
import type { Output } from "../../../text/statement/output.ts";
import { defaultsOf, fresh } from "../../../text/statement/defaults.ts";
import type { Statement } from "../../../text/statement/statement.ts";
import { statementsOf } from "../../../text/statement/statements.ts";
import type { Members } from "../../../text/statement/syntax/values.ts";

/** One shape of a block, as a sort of statement. */
export interface BlockShape {
  readonly token: string;
  readonly variant: ArmPath;
  readonly statements: readonly Statement[];
  readonly byToken: ReadonlyMap<string, Statement>;
  /** The member whose bytes are messages, and the token that they follow, where they do. */
  readonly carried: { readonly member: string; readonly token: string | undefined } | undefined;
  readonly defaults: Members;
}

/** A block that was read: its members, and the statements that are its messages. */
export interface ReadBlock {
  readonly members: Members;
  /** The member that they are to become; none where the block carries none. */
  readonly carried: string | undefined;
  readonly messages: readonly TextNode[];
}

/** The blocks of a container as text. */
export class BlocksText {
  readonly shapes: readonly BlockShape[];
  readonly #text: TextTable | undefined;

  constructor({ table }: AnyContainer) {
    const [block] = table.messages as [MessageTable];
    const carried = new Set(table.carries.map(({ member }) => member));
    this.#text = block.text;
    this.shapes = armPathsOf(block.layouts[0]!).map((variant) => {
      const text = textOf(variant, block);
      const entries = text?.entries;
      const entry = entries?.find(({ of }) => carried.has(of[0]!));
      const members = variant.fields.flatMap((f) => (f.kind === "value" ? [f.name] : []));
      const member = members.find((name) => carried.has(name));
      const rest = {
        ...text,
        ...(entries === undefined ? {} : { entries: entries.filter((e) => e !== entry) }),
      };
      const fields = variant.fields.filter((f) => f.kind !== "value" || f.name !== member);
      const statements = statementsOf({ table, version: 0 }, rest, fields);
      const after = entry !== undefined && entry.token !== member ? entry.token : undefined;
      return {
        token: text?.token ?? "block",
        variant,
        statements,
        byToken: new Map(statements.map((s) => [s.token, s])),
        carried: member === undefined ? undefined : { member, token: after },
        defaults: { ...defaultsOf(table, 0, text, fields), ...chosenOf(variant) },
      };
    });
  }

  /** What blocks are called. */
  get tokens(): string[] {
    const { empty, none } = this.#text ?? {};
    return [...new Set([...this.shapes.map(({ token }) => token), empty, none])].filter(
      (t) => t !== undefined,
    );
  }

  /** Writes a block; `inner` writes what it carries, and may pause. */
  *write(
    block: object,
    isEmpty: boolean,
    out: Output,
    inner: () => Iterable<void>,
  ): Generator<void, void> {
    const members = block as Members;
    const shape = this.#shapeOf(members);
    const { carried } = shape;
    if (
      carried !== undefined &&
      members[carried.member] === undefined &&
      this.#text?.none !== undefined
    )
      return out.flag(this.#text.none);
    if (isEmpty && this.#text?.empty !== undefined) return out.flag(this.#text.empty);
    const start = out.open(shape.token);
    for (const statement of shape.statements) statement.write(members, out);
    const after = carried?.token;
    const carrier = after === undefined ? 0 : out.open(after);
    yield* inner();
    if (after !== undefined) out.close(after, carrier);
    out.close(shape.token, start);
  }

  /** Whether LMPC takes no such block without any message: a plain one, or one whose messages have their own braces. */
  needsInner(block: object, isEmpty: boolean): boolean {
    const members = block as Members;
    const { carried } = this.#shapeOf(members);
    if (carried === undefined || members[carried.member] === undefined) return false;
    if (isEmpty && this.#text?.empty !== undefined) return false;
    return carried.token !== undefined || this.shapes.length === 1;
  }

  #shapeOf(members: Members): BlockShape {
    return this.shapes.find(({ variant }) =>
      variant.chosen.every(
        ({ on, values }) => values === undefined || values.includes(members[on] as number),
      ),
    )!;
  }

  /** Throws TextFault. */
  read(node: TextNode): ReadBlock {
    const { none, empty } = this.#text ?? {};
    const [first] = this.shapes;
    if (node.token === none)
      return { members: { type: "block" }, carried: undefined, messages: [] };
    if (node.token === empty)
      return { members: { type: "block" }, carried: first!.carried!.member, messages: [] };
    const shape = this.shapeFor(node);
    const members: Members = { type: "block", ...fresh(shape.defaults) };
    const messages: TextNode[] = [];
    for (const child of node.children ?? []) {
      const statement = this.ownIn(shape, child);
      if (statement !== undefined) statement.read(child, members);
      else if (shape.carried?.token === child.token) messages.push(...(child.children ?? []));
      else messages.push(child);
    }
    if (messages.length > 0 && shape.carried === undefined)
      throw wrong(
        messages[0]!,
        `"${node.token}" has no "${messages[0]!.token}"`,
        "",
        shape.byToken.keys(),
      );
    return { members, carried: shape.carried?.member, messages };
  }

  /** What the braces around messages are called, in the blocks that have such. */
  carriersOf(block: string): string[] {
    const own = this.shapes.filter(({ token }) => token === block);
    return own.flatMap(({ carried }) => (carried?.token === undefined ? [] : [carried.token]));
  }

  /** The statement that is a block's own, and no message. */
  ownIn(shape: BlockShape, node: TextNode): Statement | undefined {
    const statement = shape.byToken.get(node.token);
    return statement === undefined || isMessage(node, statement) ? undefined : statement;
  }

  /** The shape of a block. Throws TextFault. */
  shapeFor(node: TextNode): BlockShape {
    const shapes = this.shapes.filter(({ token }) => token === node.token);
    if (shapes.length === 0)
      throw wrong(node, `there is no block "${node.token}"`, "", this.tokens);
    const own = shapes.find(
      ({ carried }) =>
        carried?.token !== undefined && node.children?.some(({ token }) => token === carried.token),
    );
    return own ?? shapes.find(({ carried }) => carried?.token === undefined) ?? shapes[0]!;
  }
}

/** A message may have the name of a member of the block: it then comes with braces, or has no value where that must have one. */
function isMessage({ children, values }: TextNode, { single, mayBeEmpty }: Statement): boolean {
  return children !== undefined || (single === true && mayBeEmpty !== true && values.length === 0);
}

function textOf({ arms }: ArmPath, block: MessageTable): TextTable | undefined {
  return arms.findLast((arm: SwitchArm) => arm.text !== undefined)?.text ?? block.text;
}

/** The values that lead to a shape, where there is one that does. */
function chosenOf({ chosen }: ArmPath): Members {
  return Object.fromEntries(
    chosen
      .filter(({ values }) => values?.length === 1)
      .map(({ on, values }) => [on, memberValue(values![0]!)]),
  );
}
