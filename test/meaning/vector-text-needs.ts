import {
  entriesOf,
  type MemberKind,
  membersOf,
  armPathsOf,
} from "../../runtime/table/facts/statements.ts";
import type { ContainerTable, Table } from "../../runtime/table/table.ts";
import type { MessageTable } from "../../runtime/table/messages.ts";
import type { TextEntry } from "../../runtime/table/text.ts";
import type { Vector } from "../../vectors/files.ts";

/** The statements of the text form that are in no vector. */
export function textNeeds(table: Table, vectors: readonly Vector[]): string[] {
  const texts = vectors.flatMap(({ message, text }) =>
    text === undefined ? [] : [{ message, text }],
  );
  return [...table.messages, ...table.structs].flatMap((message) => {
    const isMessage = table.messages.includes(message);
    const own = texts.filter((each) => !isMessage || each.message === message.name);
    if (own.length === 0 && isMessage) return [`${message.name}: its text`];
    const words = new Map<string, Set<string>>();
    for (const { text } of own) for (const line of text.split("\n")) addWords(words, line);
    const missing = statementsOf(message)
      .filter((entry) => !isCarried(table, entry))
      .flatMap((entry) => wordsMissing(entry, words));
    return [...new Set(missing)].map((what) => `${message.name}: ${what} in its text`);
  });
}

/** Messages need no word of their own: they are in their block. */
function isCarried(table: Table, { of }: TextEntry): boolean {
  const { carries = [] } = table as Partial<ContainerTable>;
  return carries.some(({ member }) => of.includes(member));
}

/** A struct's statements are among those of what it is in. */
function isStruct(members: ReadonlyMap<string, MemberKind>, { of }: TextEntry): boolean {
  const member = members.get(of[0]!);
  return member?.kind === "value" && member.field.type.kind === "struct";
}

function addWords(words: Map<string, Set<string>>, line: string): void {
  const [token, ...values] = line.replace(/;.*/, "").trim().split(" ");
  const known = words.get(token!) ?? new Set();
  for (const value of values) known.add(value);
  words.set(token!, known);
}

/** The statements of a message in all its layouts and arms. A single one follows the message's own name. */
function statementsOf(message: MessageTable): TextEntry[] {
  return message.layouts.flatMap((layout) => {
    const fields = layout.idBit === undefined ? layout.fields : layout.fields.slice(2);
    return armPathsOf({ fields }).flatMap((variant) => {
      const text = variant.arms.findLast((arm) => arm.text !== undefined)?.text ?? message.text;
      const members = membersOf(variant.fields);
      const entries = entriesOf(text, members);
      return entries.length === 1 ? [] : entries.filter((entry) => !isStruct(members, entry));
    });
  });
}

function wordsMissing({ token, bits }: TextEntry, words: Map<string, Set<string>>): string[] {
  const values = words.get(token);
  if (values === undefined) return [token];
  return (bits ?? []).flatMap((bit, i) =>
    bit === -2 || values.has(String(i + 1)) ? [] : [`${token} ${i + 1}`],
  );
}
