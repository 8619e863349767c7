import {
  entriesOf,
  mayBeMissing,
  type MemberKind,
  membersOf,
  type ArmPath,
  armPathsOf,
} from "../../../runtime/table/facts/statements.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { Layout, MessageTable } from "../../../runtime/table/messages.ts";
import type { TextEntry, TextTable } from "../../../runtime/table/text.ts";

/*
 * A text is read in the way that it is asked to go: what chooses an arm is read before the arm's statements are known,
 * and the older form of a message before anything else.
 */

/** One way through switches, with the statements that are those of the innermost arm that lists any. */
export interface Way {
  readonly variant: ArmPath;
  readonly text: TextTable | undefined;
}

/** Reports at a statement, or where there is none at the list. */
export type Wrong = (entry: TextEntry | undefined, message: string, hint?: string) => void;

export function waysOf(layout: Pick<Layout, "fields">, text: TextTable | undefined): Way[] {
  return armPathsOf(layout).map((variant) => ({
    variant,
    text: variant.arms.findLast((arm) => arm.text !== undefined)?.text ?? text,
  }));
}

/** Reports what chooses an arm, and is written together with others, not as it is, or otherwise in other arms. */
export function reportChoosers(
  ways: readonly Way[],
  wrongIn: (text: TextTable | undefined) => Wrong,
): void {
  const tokens = new Map<string, { token: string; entry: TextEntry | undefined }>();
  for (const { variant, text } of ways) {
    const entries = entriesOf(text, membersOf(variant.fields));
    for (const { on } of variant.chosen) {
      const own = entries.filter(({ of }) => of.includes(on));
      const odd = own.find((entry) => !isPlain(entry));
      if (odd !== undefined) {
        wrongIn(text)(odd, `"${odd.token}" does not tell "${on}" as it is, which chooses`, ALONE);
        continue;
      }
      const [entry] = own;
      const token = entry?.token ?? on;
      const other = tokens.get(on) ?? { token, entry };
      tokens.set(on, other);
      if (other.token === token) continue;
      const what = `"${on}" chooses, and is called "${token}" here and "${other.token}" elsewhere`;
      wrongIn(text)(text?.entries === undefined ? other.entry : entry, what, ALIKE);
    }
  }
}

const ALONE =
  "It is read before anything else: give it a statement with no other member, and without `as`, `bits`, `flag`, `from` and `default`.";
const ALIKE =
  "It is read before the arm is known: call it alike in all arms, also in those that list no statements.";

const UNKNOWN_BITS = "unknown_mask_bits";

function isPlain({ token, of, bits, flag, part, as, defaultValue }: TextEntry): boolean {
  const isOdd = [bits, flag, part, as, defaultValue].some((way) => way !== undefined);
  return of.length === 1 && !isOdd && token !== UNKNOWN_BITS;
}

/**
 * Reports older forms that nobody reads, or whose value tells no members.
 *
 * @param message whose text it is; without, it is of what has no older form
 */
export function reportOld(
  { variant, text }: Way,
  message: MessageTable | undefined,
  wrong: Wrong,
): void {
  const old = (text?.entries ?? []).filter((entry) => entry.old === true);
  const name = message?.text?.token ?? message?.name;
  const known = membersOf(variant.fields);
  for (const entry of old) {
    if (name === undefined || variant.chosen.length > 0)
      wrong(entry, `"${entry.token}" is read nowhere`, "Only a message without arms is read so.");
    else if (entry.token !== name)
      wrong(entry, `"${entry.token}" is read nowhere`, `Call it "${name}", as the message.`);
    else if (!isOneWord(entry.of, known))
      wrong(entry, `${entry.of.join(" and ")} are no parts of a word`, WORD);
  }
}

const WORD =
  "A value after the message's name tells plain integers without a sign that are always there, each once, of up to 48 bits together.";

function isOneWord(of: readonly string[], known: ReadonlyMap<string, MemberKind>): boolean {
  if (new Set(of).size < of.length) return false;
  const kinds = of.flatMap((member) => known.get(member) ?? []);
  // A message that is without one of them in this version has no older form in it.
  if (kinds.length < of.length) return true;
  if (kinds.some((kind) => kind.kind === "value" && mayBeMissing(kind.field))) return false;
  return isWord(kinds.map(intOf));
}

/** More bits of a word would not all be given. */
const MOST_BITS = 48;

/** Whether integers are given as the word that they are parts of. */
export function isWord(types: readonly (IntType | undefined)[]): boolean {
  const bits = types.reduce((sum, type) => sum + (type?.bits ?? 0), 0);
  return (
    bits <= MOST_BITS &&
    types.every((type) => type !== undefined && type.scale === undefined && !type.signed)
  );
}

/** The integer of a member, the widest that it may be; nothing where it is invalid. */
export function intOf(kind: MemberKind): IntType | undefined {
  if (kind.kind === "int") return kind.type;
  if (kind.kind !== "value" || kind.field.type.kind !== "int") return undefined;
  return kind.field.wide?.type ?? kind.field.type;
}
