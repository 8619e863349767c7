import type { DemBlock } from "../../../generated/dem.ts";
import { type Loccenterprint, type Message, table } from "../../../generated/netquake.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Roles } from "../../../runtime/table/facts/roles.ts";
import { someMessage } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import type { Engine } from "./family.ts";
import { NO_BYTES, type Original } from "./gap.ts";
import { NetquakeGap } from "./netquake-gap.ts";

/** Quake's recordings: each frame tells all entities, as they differ from their baselines. */
export const netquake: Engine = {
  protocol: table.name,
  // A block of that size is one too many.
  limit: 7999,
  refusesEmpty: true,
  centerTime: 2,
  over: new Set<Message["type"]>(["intermission", "finale", "cutscene"]),
  leaving: new Set(["reconnect"]),
  // QuakeSpasm-Spiked and vkQuake: SV_SendServerinfo, where the client has not said yet which extensions it has.
  asking: /^cmd pext\n/,
  isChat: (message, meaning) => meaning.text(message, "text")!.startsWith("\x01"),
  localised: (message) =>
    isLocalised(message) ? message.parts.map(({ text }) => text).join(" ") : undefined,
  beside: (part) => ({ ...(part.block as DemBlock), messages: NO_BYTES }),
  ending,
  gap: (container) => new NetquakeGap(container),
};

/** A name of a text in the client's language, and what is put into it. */
function isLocalised(message: AnyMessage): message is Loccenterprint {
  return message.type === ("loccenterprint" satisfies Message["type"]);
}

/** ERRATA 21: a block with nothing but a disconnect. */
function ending(last: EditedBlock, _original: Original, roles: Roles): EditedBlock | undefined {
  if (someMessage(last, (message) => roles.is(message, "end"))) return undefined;
  return {
    kind: "block",
    block: { ...(last.block as DemBlock), messages: NO_BYTES },
    messages: roles.typesOf("end").map((type) => ({ type })),
    version: last.version,
    undecoded: undefined,
  };
}
