import type { AnyMessage } from "./codec.ts";
import { allFields } from "./interpret-mask.ts";
import { type Field, type Layout, layoutOf, nanMember, type Table } from "./table.ts";

/** Found once for each layout: whoever asks, asks for each message. */
const known = /* @__PURE__ */ new WeakMap<Layout, readonly string[]>();

/** The members that only tell how a message came: its masks, and the bits of NaNs. */
export function hintMembers(layout: Layout): readonly string[] {
  let members = known.get(layout);
  if (members === undefined) {
    members = [...new Set(allFields(layout.fields).flatMap(hintsOf))];
    known.set(layout, members);
  }
  return members;
}

function hintsOf(field: Field): string[] {
  if (field.kind === "mask") return [field.name];
  if (field.kind !== "value") return [];
  const { name, type } = field;
  const isFloat = type.kind === "float" || (type.kind === "array" && type.of.kind === "float");
  return isFloat ? [nanMember(name)] : [];
}

/**
 * A copy of a message that does not tell how it came: encoding it gives the canonical bytes.
 * A message that the version does not have is copied as it is.
 *
 * @param version index into `table.versions`
 */
export function withoutHints<M extends AnyMessage>(table: Table, version: number, message: M): M {
  const entry =
    table.kind === "container"
      ? table.messages[0]
      : table.messages.find(({ name }) => name === message.type);
  const layout = entry && layoutOf(entry, version);
  const hints: Record<string, undefined> = {};
  for (const member of layout ? hintMembers(layout) : []) {
    // A member that is not there stays away, so that the copy keeps the message's shape.
    if (member in message) hints[member] = undefined;
  }
  return { ...message, ...hints };
}
