import type { AnyContainer } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { canWrite } from "../../runtime/canonical/canonical-form.ts";
import { companionFields } from "../../runtime/table/facts/hints.ts";
import { withoutHints } from "../../runtime/canonical/without-hints.ts";
import type { Members } from "../../runtime/interpret/wire/mask.ts";
import { Writer } from "../../runtime/bytes/writer.ts";
import { isWrittenAs } from "./bare.ts";
import { chosenPlan, plansOf } from "./plan.ts";
import type { Plan } from "./types/kind.ts";

/** The blocks of a container, as lines have them. */
export class BlockLines {
  /** The members that a block may have. */
  readonly plan: Plan;
  readonly #container: AnyContainer;
  readonly #carriers: readonly string[];
  readonly #hints: readonly string[];

  constructor(container: AnyContainer) {
    const { table } = container;
    const [block] = table.messages;
    this.#container = container;
    this.plan = plansOf(table, 0).get(block!.name)!;
    this.#carriers = table.carries.map(({ member }) => member);
    this.#hints = companionFields(table, block!.layouts[0]!);
  }

  /** The member of a block that has the bytes of messages, in the arm that its other members choose. */
  carrierOf(members: Members): string | undefined {
    let plan: Plan | undefined = this.plan;
    while (plan !== undefined) {
      for (const carrier of this.#carriers) if (plan.members.has(carrier)) return carrier;
      plan = chosenPlan(plan, members);
    }
    return undefined;
  }

  /**
   * What of a block is in its line: its members but for its type and the bytes of messages.
   * Where those may be missing and are, null says so.
   */
  membersOf(block: object): Record<string, unknown> {
    const members = { ...this.#bare(block), type: undefined } as Record<string, unknown>;
    const carrier = this.carrierOf(members);
    if (carrier !== undefined) members[carrier] = members[carrier] === undefined ? null : undefined;
    return members;
  }

  /** The block without what tells how it came, where it is written the same without. */
  #bare(block: object): object {
    if (this.#hints.every((member) => (block as Members)[member] === undefined)) return block;
    const { table, encodeBlock } = this.#container;
    const bare = withoutHints(table, 0, block as AnyMessage);
    const [own, plain] = [new Writer(), new Writer()];
    // The messages, which may be large, are the same in both.
    const carrier = this.carrierOf(block as Members);
    const without = carrier === undefined ? {} : { [carrier]: NOTHING };
    encodeBlock(own, { ...block, ...without });
    if (!canWrite(() => encodeBlock(plain, { ...bare, ...without }))) return block;
    return isWrittenAs(plain, own.bytes, 0, own.offset) ? bare : block;
  }
}

const NOTHING = new Uint8Array(0);
