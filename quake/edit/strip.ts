import type { AnyContainer, Part } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { type Edit, EditError, type EditedPart, refuseForeign } from "./edit.ts";
import { type Family, familyOf } from "./family/index.ts";
import { changed } from "./messages.ts";
import { lookingFor } from "./words.ts";

/** Which messages are taken away: those that one of `types`, `chat`, `stufftext` names, and of them those with the words. */
export interface StripChoice {
  /** The types of messages, as the schema calls them. */
  readonly types?: readonly string[] | undefined;
  /** What players say. */
  readonly chat?: boolean | undefined;
  /** Console commands, but for those that a client needs. */
  readonly stufftext?: boolean | undefined;
  /** Only messages with these words, in whatever case and colour. Alone, it is for all texts on the screen and commands. */
  readonly text?: string | undefined;
  /** Also messages that a client needs. */
  readonly force?: boolean | undefined;
}

/** What can be taken away, and a recording still shows the same world. */
const HARMLESS = ["print", "text", "commands", "effect", "link", "nothing"] as const;

/** What has words on the screen or for the console. */
const TEXTS = ["print", "text", "commands"] as const;

/**
 * Takes messages away. Blocks stay, so that time goes on; what could not be understood stays.
 *
 * Throws EditError for a type that there is not, or that needs `force`, and where nothing is chosen.
 */
export function strip(container: AnyContainer, choice: StripChoice): Strip {
  return new Strip(container, choice);
}

/** The edit that `strip` makes. */
export class Strip implements Edit {
  readonly #family: Family;
  readonly #types: ReadonlySet<string>;
  readonly #choice: StripChoice;
  readonly #holds: ((text: string) => boolean) | undefined;
  /** How many messages were taken away. */
  dropped = 0;

  constructor(container: AnyContainer, choice: StripChoice) {
    this.#family = familyOf(container);
    this.#choice = choice;
    this.#holds = choice.text === undefined ? undefined : lookingFor(choice.text);
    this.#types = typesOf(container, this.#family, choice);
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind !== "block" || part.protocol !== this.#family.protocol) yield part;
    else yield changed(this.#family, part, this.#left, () => this.dropped++);
  }

  *end(): Generator<EditedPart, void> {}

  readonly #left = (message: AnyMessage): AnyMessage | undefined => {
    if (!this.#isChosen(message) || !this.#hasWords(message)) return message;
    return this.#choice.force !== true && this.#family.needs(message) ? message : undefined;
  };

  #isChosen(message: AnyMessage): boolean {
    if (this.#types.has(message.type)) return true;
    return this.#choice.chat === true && this.#family.isChat(message);
  }

  #hasWords(message: AnyMessage): boolean {
    const holds = this.#holds;
    if (holds === undefined) return true;
    return Object.entries(message).some(
      ([name, value]) => name !== "type" && typeof value === "string" && holds(value),
    );
  }
}

function typesOf(container: AnyContainer, { roles }: Family, choice: StripChoice): Set<string> {
  const { types = [], chat, stufftext, text, force } = choice;
  const { messages } = container.codecs[0]!.table;
  const known = new Set(messages.map(({ name }) => name));
  // Of what nobody sends there is nothing to take away.
  const unsent = messages.flatMap(({ name, illegal }) => (illegal === undefined ? [] : [name]));
  const harmless = new Set([...roles.typesOf(...HARMLESS), ...unsent]);
  for (const type of types) {
    if (!known.has(type))
      throw new EditError(`there is no message "${type}": there are ${[...known].join(", ")}`);
    if (force !== true && !harmless.has(type))
      throw new EditError(
        `without "${type}" the recording does not show the same world: only --force takes it away`,
      );
  }
  const chosen = new Set(types);
  if (stufftext === true) for (const type of roles.typesOf("commands")) chosen.add(type);
  if (chosen.size > 0 || chat === true) return chosen;
  if (text === undefined)
    throw new EditError("nothing is chosen: give types of messages, words, chat or stufftext");
  return new Set(roles.typesOf(...TEXTS).filter((type) => known.has(type)));
}
