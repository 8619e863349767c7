import type { RecordedBlock } from "../../../recording/index.ts";
import type { World } from "../../world/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { someMessage } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";

/** A message's members by name. */
export type Members = Readonly<Record<string, unknown>> & AnyMessage;

/** What an editor must know of a family of recordings. */
export interface Family {
  /** The protocol that the blocks carry. */
  readonly protocol: string;
  /** The largest block that id's engine reads, in bytes of messages. */
  readonly limit: number;
  /** The engine takes a block without messages for the end of the file. */
  readonly refusesEmpty: boolean;
  /** Whether a level begins with this message. */
  begins(message: Members): boolean;
  /** Whether a client must see this message before a level can be shown: blocks with such are never left out. */
  leadsIn(message: Members): boolean;
  /** Whether this message shows the world at a moment. */
  shows(message: Members): boolean;
  /**
   * What this message sets until another one sets the same, as a name; `EACH` where it adds to what was before;
   * undefined where it is over when it is shown.
   */
  lasts(message: Members): string | typeof EACH | undefined;
  /** What is left of a message when nothing in it sends the client to another level; undefined for nothing. */
  stays(message: Members): Members | undefined;
  /** Whether a block does nothing but end the recording. */
  ends(part: RecordedBlock): boolean;
  /** A block without messages that is played together with another. */
  beside(part: RecordedBlock): object;
  /**
   * The block that ends a recording behind `last`; undefined where it just stops, or `last` ends it.
   *
   * @param original how the whole recording ends; `USUAL` where that is not known yet
   */
  ending(last: EditedBlock, original: Original): EditedBlock | undefined;
  /** Whether a client needs this message, although it can do without others of its type. */
  needs(message: Members): boolean;
  /** Whether a player says this. */
  isChat(message: Members): boolean;
  /** Follows what the first kept blocks need, and have not. */
  gap(): Gap;
}

/** Knows what a recording's frames differ from, and writes those whole that differ from what is cut. */
export interface Gap {
  /** Takes a block that is cut. `worlds` are those that it shows. */
  pass(part: RecordedBlock, worlds: readonly World[]): void;
  /** Takes a block that is kept. Gives it, or what it must be so that it differs from nothing that is cut. */
  keep(part: RecordedBlock, worlds: readonly World[]): EditedBlock;
  /**
   * What goes in front of the first kept block where something was cut.
   *
   * @param leadIn the blocks of the level that stand in front of its first frame
   * @param lasting blocks that bring up to date what lasts
   */
  bridge(
    leadIn: readonly EditedBlock[],
    lasting: readonly EditedBlock[],
    first: RecordedBlock,
  ): EditedBlock[];
  /** What goes in front of a level's first block where the levels before it were cut. */
  start(first: RecordedBlock): EditedBlock[];
}

/** The block that ends a recording, where one does. */
export type Original = RecordedBlock | undefined | typeof USUAL;

/** As recordings of the sort end. */
export const USUAL = Symbol("usual");

/** Such messages are all kept. */
export const EACH = Symbol("each");

export const NO_BYTES = new Uint8Array(0);

/** What is left of a text of console commands, one a line, without some of them. */
export function withoutCommands(text: string, commands: ReadonlySet<string>): string {
  const lines = text.split("\n");
  const kept = lines.filter((line) => !commands.has(line.trim()));
  if (kept.length === lines.length) return text;
  // What stands behind the last line feed is no line.
  return kept.length === 1 && kept[0] === "" ? "" : kept.join("\n");
}

/** A stufftext without some commands, undefined when no other one is left. Other messages stay as they are. */
export function withoutStuffed(
  message: Members,
  commands: ReadonlySet<string>,
): Members | undefined {
  if (message.type !== "stufftext") return message;
  const text = message["text"] as string;
  const kept = withoutCommands(text, commands);
  if (kept === text) return message;
  return kept === "" ? undefined : { ...message, text: kept };
}

/** Whether a block has no other messages than of one type, and one at least. */
export function hasOnly(part: RecordedBlock, type: string): boolean {
  const { body, undecoded } = part;
  return undecoded === undefined && body.length > 0 && !someMessage(part, (m) => m.type !== type);
}

/** A gap that needs nothing: frames do not differ from others, and blocks have no numbers. */
export class PlainGap implements Gap {
  pass(_part: RecordedBlock, _worlds: readonly World[]): void {}

  keep(part: RecordedBlock, _worlds: readonly World[]): EditedBlock {
    return part;
  }

  bridge(leadIn: readonly EditedBlock[], lasting: readonly EditedBlock[]): EditedBlock[] {
    return [...leadIn, ...lasting];
  }

  start(_first: RecordedBlock): EditedBlock[] {
    return [];
  }
}
