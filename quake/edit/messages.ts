import { messagesOf } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { ChangedBlock } from "./changed-block.ts";
import type { EditedBlock } from "./edit.ts";
import type { Family } from "./family/index.ts";

/** A block that does not send the client to another level. The same one where nothing in it does. */
export function stayingIn(family: Family, edited: EditedBlock): EditedBlock {
  return changed(family, edited, (message) => family.stays(message));
}

/**
 * A block with other messages, or without some. The same one where none is another. Where the engine refuses a block
 * without messages, one that does nothing takes their place.
 *
 * @param change gives a message, another one in its place, or undefined for none: the same whenever it is asked
 * @param onDropped called with each that is taken away
 */
export function changed(
  family: Family,
  edited: EditedBlock,
  change: (message: AnyMessage) => AnyMessage | undefined,
  onDropped: () => void = () => {},
): EditedBlock {
  let isSame = true;
  let isEmpty = true;
  for (const message of messagesOf(edited)) {
    const other = change(message);
    if (other === undefined) onDropped();
    else isEmpty = false;
    isSame &&= other === message;
  }
  if (isSame) return edited;
  const { filler } = family;
  if (!isEmpty || edited.undecoded !== undefined || filler === undefined)
    return new ChangedBlock(edited, change);
  const { kind, block, version, undecoded } = edited;
  return { kind, block, messages: [filler], version, undecoded };
}
