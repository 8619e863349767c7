import type { AnyMessage } from "../runtime/codec.ts";
import type { EditedBlock } from "./edit.ts";
import type { Family, Members } from "./family/index.ts";

/** A block that does not send the client to another level. The same one where nothing in it does. */
export function stayingIn(family: Family, edited: EditedBlock): EditedBlock {
  return changed(family, edited, (message) => family.stays(message));
}

/**
 * A block with other messages, or without some. The same one where none is another. Where the engine refuses a block
 * without messages, one that does nothing takes their place.
 *
 * @param change gives a message, another one in its place, or undefined for none
 */
export function changed(
  family: Family,
  edited: EditedBlock,
  change: (message: Members) => AnyMessage | undefined,
): EditedBlock {
  const messages: AnyMessage[] = [];
  let isSame = true;
  for (const message of edited.messages) {
    const other = change(message as Members);
    if (other !== undefined) messages.push(other);
    isSame &&= other === message;
  }
  if (isSame) return edited;
  const { kind, block, version, undecoded } = edited;
  if (messages.length === 0 && undecoded === undefined && family.refusesEmpty)
    messages.push({ type: "nop" });
  return { kind, block, messages, version, undecoded };
}
