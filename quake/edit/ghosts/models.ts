import type { Message } from "../../../generated/netquake.ts";
import type { AnyContainer } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { contains } from "../../../runtime/table/versions.ts";
import type { GhostNote } from "./notes.ts";

/** The model that servers have of players, and precache. */
const PLAYER = "progs/player.mdl";

/** Numbers of one byte, of which 0 is no model. */
const MOST_OF_A_BYTE = 255;

/** No engine has more (MAX_MODELS of FitzQuake's descendants). */
const MOST = 2047;

/** The numbers of a level's models, those of ghosts among them. */
export class Models {
  #names: readonly string[] = [];
  #level = 0;
  readonly notes: GhostNote[] = [];

  /**
   * A level begins.
   *
   * @param names of its models by number, 0 is no model
   * @param needed what ghosts have
   * @param most the highest number of a model
   * @returns models to be added to it, in their order
   */
  begin(
    level: number,
    names: readonly string[],
    needed: ReadonlySet<string>,
    most: number,
  ): readonly string[] {
    const missing = [...needed].filter((name) => !names.includes(name));
    const added = missing.slice(0, Math.max(0, most + 1 - names.length));
    const unknown = missing.slice(added.length);
    if (added.length > 0) this.notes.push({ kind: "models", level, models: added });
    if (unknown.length > 0) this.notes.push({ kind: "unknown", level, models: unknown });
    this.#names = [...names, ...added];
    this.#level = level;
    return added;
  }

  /** The number of a model in a level; that of a player where it has none. */
  numberOf(name: string, level: number, names: readonly string[]): number {
    const known = level === this.#level ? this.#names : names;
    const number = known.indexOf(name);
    return number > 0 ? number : Math.max(known.indexOf(PLAYER), 1);
  }
}

/** The highest number of a model that a version can say of an entity. */
export function mostModels(container: AnyContainer, version: number): number {
  return entityHas(container, version, "model2") ? MOST : MOST_OF_A_BYTE;
}

/** Whether an entity of a version has a member. */
export function entityHas(container: AnyContainer, version: number, member: string): boolean {
  const messages = container.codecs[0]!.table.messages;
  const update = messages.find(({ name }) => name === ("updateentity" satisfies Message["type"]));
  const layout = update?.layouts.find((one) => contains(one, version));
  return layout?.fields.some((field) => "name" in field && field.name === member) === true;
}

/** A level's first message with more models; any other as it is. */
export function withModels(message: AnyMessage, added: readonly string[]): AnyMessage {
  if (!isServerinfo(message)) return message;
  return { ...message, models: [...message.models, ...added] } as AnyMessage;
}

function isServerinfo(message: AnyMessage): message is AnyMessage & { models: string[] } {
  return message.type === ("serverinfo" satisfies Message["type"]);
}
