import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import type { TextOutput } from "../output.ts";
import { type Hints, HintCheck, hintsByType } from "./bare.ts";
import { plansOf } from "./plan.ts";
import type { Plan } from "./types/kind.ts";
import { isObject, takeMembers } from "./values/parse.ts";
import { MemberNames, putObject } from "./values/print.ts";

/** How messages of a type are written in a version. */
interface LineKind {
  readonly hints: Hints | undefined;
  /** With all members, and without those that only tell how the message came. */
  readonly whole: MemberNames;
  readonly bare: MemberNames;
}

function lineKindOf(hints: Hints | undefined): LineKind {
  const whole = new MemberNames();
  return { hints, whole, bare: hints === undefined ? whole : bareNames(hints) };
}

/** @param known of those that were made so far: a struct may have itself inside */
function bareNames(hints: Hints, known = new Map<Hints, MemberNames>()): MemberNames {
  const found = known.get(hints);
  if (found !== undefined) return found;
  const own = new Map<string, MemberNames>();
  const names = new MemberNames(new Set(hints.members), own);
  known.set(hints, names);
  for (const { member, hints: inner } of hints.inner) own.set(member, bareNames(inner, known));
  return names;
}

/** Prints messages as lines. */
export class MessageLines {
  readonly #check = new HintCheck();
  readonly #categories = new Map<Codec, Map<string, LineKind>>();

  /** Appends the line of a message, whose bytes are `[start, end)` of the body. */
  put(
    out: TextOutput,
    codec: Codec,
    message: AnyMessage,
    body: Uint8Array,
    start: number,
    end: number,
  ): void {
    const { hints, whole, bare } = this.#sortOf(codec, message.type);
    const isBare =
      hints !== undefined && this.#check.isNeedless(hints, codec, message, body, start, end);
    putObject(out, message, isBare ? bare : whole);
    out.put("\n");
  }

  #sortOf(codec: Codec, type: string): LineKind {
    let categories = this.#categories.get(codec);
    if (categories === undefined) {
      categories = new Map();
      this.#categories.set(codec, categories);
    }
    let category = categories.get(type);
    if (category === undefined) {
      category = lineKindOf(hintsByType(codec.table, codec.to).get(type));
      categories.set(type, category);
    }
    return category;
  }
}

/** The messages that there are, by codecs. */
const PLANS = new WeakMap<Codec, Map<string, Plan>>();

/** What may be in the lines of a codec's messages. */
export function messagePlans(codec: Codec): Map<string, Plan> {
  let plans = PLANS.get(codec);
  if (plans === undefined) {
    plans = plansOf(codec.table, codec.to);
    PLANS.set(codec, plans);
  }
  return plans;
}

/**
 * The message that a line's object tells, in place. A type that there is not is left to the codec, which refuses it.
 *
 * @throws Fault for a member that there is not, or a value of another kind
 */
export function parseMessage(codec: Codec, json: object): AnyMessage {
  const { type } = json as { readonly type: string };
  const plan = messagePlans(codec).get(type);
  if (plan !== undefined && isObject(json)) takeMembers(plan, json, [type], TYPE);
  return json as AnyMessage;
}

const TYPE: ReadonlySet<string> = new Set(["type"]);
