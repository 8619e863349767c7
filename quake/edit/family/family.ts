import {
  type AnyContainer,
  messagesOf,
  type RecordedBlock,
  rolesOf,
} from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { EACH, type Roles, type Meaning } from "../../../runtime/table/facts/roles.ts";
import { contains } from "../../../runtime/table/versions.ts";
import { someMessage } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import type { Gap, Original } from "./gap.ts";

/** What an editor must know of a family's engine, and its messages do not say. */
export interface Engine {
  /** The protocol that the blocks carry. */
  readonly protocol: string;
  /** The kind of it, where that is not the first one. */
  readonly kind?: string;
  /** The largest block that id's engine reads, in bytes of messages. */
  readonly limit: number;
  /** The engine takes a block without messages for the end of the file. */
  readonly refusesEmpty: boolean;
  /**
   * Seconds that a text in the middle of the screen stays there (`scr_centertime`, as engines set it); undefined where
   * there is none for everybody.
   */
  readonly centerTime?: number;
  /** What a message puts in the middle of the screen whose text the client looks up. */
  localised?(message: AnyMessage): string | undefined;
  /** Messages after which a level's figures, or an episode's text, have the screen. */
  readonly over?: ReadonlySet<string>;
  /** Whether a client waits for ever where a recording just stops. */
  readonly needsEnd?: boolean;
  /** Console commands that send the client to another level. */
  readonly leaving: ReadonlySet<string>;
  /** How the texts of commands begin that ask what a server must know before it tells of a level, */
  readonly asking?: RegExp;
  /** that a client must see before a level can be shown, */
  readonly leading?: RegExp;
  /** that add to what was before, */
  readonly lasting?: RegExp;
  /** and that it needs for something else. */
  readonly needed?: RegExp;
  /** Whether a player says what a message prints. */
  isChat(message: AnyMessage, meaning: Meaning): boolean;
  /** Whether a block's messages are for some players alone. What lasts of them is the gap's. */
  isForSome?(block: object): boolean;
  /** Whether a block of no messages ends the recording. */
  endsEmpty?(block: object): boolean;
  /** A block without messages that is played together with another. */
  beside(part: RecordedBlock): object;
  /**
   * The block that ends a recording after `last`; undefined where it just stops, or `last` ends it.
   *
   * @param original how the whole recording ends; `USUAL` where that is not known yet
   * @param roles of the messages
   */
  ending(last: EditedBlock, original: Original, roles: Roles): EditedBlock | undefined;
  /**
   * Follows what the first kept blocks of a container need, and have not.
   *
   * @param isWhole writes each frame whole, as if all before it were cut
   */
  gap(container: AnyContainer, isWhole: boolean): Gap;
}

/** What an editor knows of a recording's messages: what they are to the state, and what the engine makes of that. */
export class Family {
  readonly roles: Roles;
  readonly #container: AnyContainer;
  readonly #engine: Engine;
  /** What shows the world at a moment: where entities come one by one, these. */
  readonly #shows: ReadonlySet<string>;

  constructor(engine: Engine, container: AnyContainer) {
    const roles = rolesOf(container);
    this.roles = roles;
    this.#container = container;
    this.#engine = engine;
    const entities = roles.typesOf("entity", "entities");
    this.#shows = new Set(entities.length === 0 ? roles.typesOf("frame") : entities);
  }

  /** The protocol that the blocks carry. */
  get protocol(): string {
    return this.#engine.protocol;
  }

  /** The largest block that id's engine reads, in bytes of messages. */
  get limit(): number {
    return this.#engine.limit;
  }

  /** Seconds that a text in the middle of the screen stays there; undefined where recordings have none for everybody. */
  get centerTime(): number | undefined {
    return this.#engine.centerTime;
  }

  /** The text that a message puts in the middle of the screen; undefined where it does not. */
  centerText(message: AnyMessage): string | undefined {
    const meaning = this.roles.of(message);
    if (meaning.role === "text") return meaning.text(message, "text");
    return this.#engine.localised?.(message);
  }

  /** A message that puts a text in the middle of the screen; undefined where a version has none. */
  center(text: string, version: number): AnyMessage | undefined {
    return this.#withText("text", text, version);
  }

  /** A message that has the client do console commands, which end with a line feed; undefined where a version has none. */
  command(text: string, version: number): AnyMessage | undefined {
    return this.#withText("commands", text, version);
  }

  /** Whether from this message on the level's figures, or an episode's text, are what is on the screen. */
  isOver(message: AnyMessage): boolean {
    return this.#engine.over?.has(message.type) === true;
  }

  /** A message that does nothing, where the engine takes a block without messages for the end of the file. */
  get filler(): AnyMessage | undefined {
    const [type] = this.roles.typesOf("nothing");
    return this.#engine.refusesEmpty && type !== undefined ? { type } : undefined;
  }

  /** Whether a level begins with this message. */
  begins(message: AnyMessage): boolean {
    return this.roles.is(message, "level");
  }

  /** Whether this message asks what a server must know before it tells of a level. */
  asks(message: AnyMessage): boolean {
    return this.#isCommand(message, this.#engine.asking);
  }

  /** Whether a client must see this message before a level can be shown: blocks with such are never left out. */
  leadsIn(message: AnyMessage): boolean {
    return (
      this.roles.is(message, "level", "signon") || this.#isCommand(message, this.#engine.leading)
    );
  }

  /** Whether this message shows the world at a moment. */
  shows({ type }: AnyMessage): boolean {
    return this.#shows.has(type);
  }

  /**
   * What this message sets until another one sets the same, as a name; `EACH` where it adds to what was before;
   * undefined where it is over when it is shown.
   */
  lasts(message: AnyMessage): string | typeof EACH | undefined {
    if (this.#isCommand(message, this.#engine.lasting)) return EACH;
    return this.roles.of(message).lasting(message);
  }

  /** Whether a block's messages are for some players alone: what they set lasts for these. */
  isForSome({ block }: RecordedBlock): boolean {
    return this.#engine.isForSome?.(block) === true;
  }

  /** What is left of a message when nothing in it sends the client to another level; undefined for nothing. */
  stays(message: AnyMessage): AnyMessage | undefined {
    const meaning = this.roles.of(message);
    if (meaning.role === "reconnect") return undefined;
    if (meaning.role !== "commands") return message;
    const text = meaning.text(message, "text")!;
    const kept = withoutCommands(text, this.#engine.leaving);
    if (kept === text) return message;
    return kept === "" ? undefined : { ...message, [meaning.member("text")!]: kept };
  }

  /** What is left of a message where the game goes on; undefined for nothing. */
  goesOn(message: AnyMessage): AnyMessage | undefined {
    return this.roles.is(message, "end") ? undefined : message;
  }

  /** Whether a block does nothing but end the recording. */
  ends(part: RecordedBlock): boolean {
    if (this.#engine.endsEmpty?.(part.block) === true) return true;
    const { body, undecoded } = part;
    return (
      undecoded === undefined &&
      body.length > 0 &&
      !someMessage(part, (message) => !this.roles.is(message, "end"))
    );
  }

  /** A block without messages that is played together with another. */
  beside(part: RecordedBlock): object {
    return this.#engine.beside(part);
  }

  /** As the engine's. */
  ending(last: EditedBlock, original: Original): EditedBlock | undefined {
    return this.#engine.ending(last, original, this.roles);
  }

  /** The block that a recording lacks after `last`, where its client would wait for ever. */
  missingEnd(last: EditedBlock): EditedBlock | undefined {
    return this.#engine.needsEnd === true ? this.ending(last, undefined) : undefined;
  }

  /** Whether a client needs this message, although it can do without others of its type. */
  needs(message: AnyMessage): boolean {
    return this.#isCommand(message, this.#engine.needed);
  }

  /** Whether a player says this. */
  isChat(message: AnyMessage): boolean {
    const meaning = this.roles.of(message);
    return meaning.role === "print" && this.#engine.isChat(message, meaning);
  }

  /** The numbers of entities that a block's messages tell one by one, or set the baselines of. */
  *numbersIn(part: RecordedBlock): Generator<number, void> {
    for (const message of messagesOf(part)) {
      const meaning = this.roles.of(message);
      if (meaning.role !== "entity" && meaning.sets === undefined) continue;
      const number = meaning.number(message, "number");
      if (number !== undefined) yield number;
    }
  }

  /**
   * Follows what the first kept blocks need, and have not.
   *
   * @param isWhole writes each frame whole, as if all before it were cut: in QuakeWorld and Quake II
   */
  gap(isWhole = false): Gap {
    return this.#engine.gap(this.#container, isWhole);
  }

  #withText(role: "text" | "commands", text: string, version: number): AnyMessage | undefined {
    const { messages } = this.#container.codecs[0]!.table;
    const table = messages.find((one) => one.role === role);
    const member = table?.tells?.members?.["text"];
    if (table === undefined || member === undefined) return undefined;
    if (!table.layouts.some((layout) => contains(layout, version))) return undefined;
    return { type: table.name, [member]: text };
  }

  #isCommand(message: AnyMessage, beginning: RegExp | undefined): boolean {
    if (beginning === undefined) return false;
    const meaning = this.roles.of(message);
    return meaning.role === "commands" && beginning.test(meaning.text(message, "text")!);
  }
}

/** What is left of a text of console commands, one a line, without some of them. */
export function withoutCommands(text: string, commands: ReadonlySet<string>): string {
  const lines = text.split("\n");
  return lines.filter((line) => !commands.has(line.trim())).join("\n");
}
