import type { MvdBlock } from "../../../generated/mvd.ts";
import type { Message } from "../../../generated/quakeworld.ts";
import { withBlock } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import type { Engine } from "./family.ts";
import { NO_BYTES, type Original, DEFAULT } from "./gap.ts";
import { forAll, isForSome, MultiViewGap } from "./multi-view-gap.ts";
import { quakeworld } from "./quakeworld.ts";

/** QuakeWorld's recordings of all players: each moment differs from the one before it in the file. */
export const multiView: Engine = {
  ...quakeworld,
  kind: "mvd",
  // Players come before these.
  leading: /^$/,
  lasting: /^(fullserverinfo|skins)/,
  isForSome: (block) => isForSome((block as MvdBlock).target),
  beside: () => newBlock(),
  ending,
  gap: () => new MultiViewGap(),
};

function newBlock(): MvdBlock {
  return { type: "block", delta: 0, ...forAll(), messages: NO_BYTES };
}

/** The end comes when the last block has been shown. */
function ending(last: EditedBlock, original: Original): EditedBlock | undefined {
  if (original === undefined || last === original) return undefined;
  if (original !== DEFAULT) return withBlock(original, { ...original.block, delta: 0 });
  const message: Message = { type: "disconnect", text: "EndOfDemo" };
  const { version } = last;
  return { kind: "block", block: newBlock(), messages: [message], version, undecoded: undefined };
}
