import { type Message, table } from "../../../generated/quakeworld.ts";
import { idsOf, layoutOf } from "../../../runtime/table/messages.ts";
import { CODEC } from "../coder/codec.ts";

/** The bytes that QuakeWorld's messages begin with. */
const IDS: ReadonlyMap<string, number> = new Map(
  table.messages.flatMap((message): [string, number][] => {
    const layout = layoutOf(message, CODEC.to);
    return layout === undefined ? [] : [[message.name, idsOf(layout)[0]!]];
  }),
);

/** What is given by names, by ids. */
export function byIds<T>(all: Partial<Record<Message["type"], T>>): [number, T][] {
  return Object.entries<T>(all).map(([type, of]) => [IDS.get(type)!, of]);
}
