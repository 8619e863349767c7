import { codecs, type Message, table } from "../../../generated/quakeworld.ts";
import { codecNamed } from "../../../recording/index.ts";
import { idsOf, layoutOf } from "../../../runtime/table/messages.ts";

/** That of all recordings that Qizmo packed. */
const VERSION = "28";

/** The ids of QuakeWorld's messages. */
const IDS: ReadonlyMap<string, number> = idsOfMessages();

function idsOfMessages(): ReadonlyMap<string, number> {
  const { to } = codecNamed(codecs, VERSION);
  return new Map(
    table.messages.flatMap((message): [string, number][] => {
      const layout = layoutOf(message, to);
      return layout === undefined ? [] : [[message.name, idsOf(layout)[0]!]];
    }),
  );
}

/** The byte that a message begins with. */
export function idOf(type: Message["type"]): number {
  return IDS.get(type)!;
}

/** What is given by names, by ids. */
export function byIds<T>(all: Partial<Record<Message["type"], T>>): [number, T][] {
  return Object.entries<T>(all).map(([type, of]) => [IDS.get(type)!, of]);
}
