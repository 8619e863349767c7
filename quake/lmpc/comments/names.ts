import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Roles, Meaning } from "../../../runtime/table/facts/roles.ts";
import { HitComments } from "./hits.ts";
import { formatComment } from "../../../text/statement/syntax/strings.ts";
import { Comment, type Names } from "../../../text/statement/names.ts";

/** Where in Quake II's configuration is what (DM2 §3.14). */
const SECTIONS: readonly (readonly [first: number, name: string | undefined])[] = [
  [0, "map name"],
  [1, "CD track"],
  [2, "sky"],
  [3, "skyaxis"],
  [4, "sky rotate"],
  [5, "statusbar[]"],
  [30, "max clients"],
  [31, "map checksum"],
  [32, "model[]"],
  [288, "sound[]"],
  [544, "image[]"],
  [800, "lightstyle[]"],
  [1056, "item[]"],
  [1312, "playerskin[]"],
  // What each game has for itself (ERRATA 45).
  [1568, undefined],
];
const CS_MODELS = 32;
const CS_SOUNDS = 288;
const CS_IMAGES = 544;
const CS_ITEMS = 1056;

const STAT_NAMES = [
  "HEALTH_ICON HEALTH AMMO_ICON AMMO ARMOR_ICON ARMOR SELECTED_ICON",
  "PICKUP_ICON PICKUP_STRING TIMER_ICON TIMER HELPICON SELECTED_ITEM",
  "LAYOUTS FRAGS FLASHES",
].flatMap((names) => names.split(" "));
const STATS = STAT_NAMES.map((name) => new Comment(name));
const IMAGE_OFF = new Comment("image off");
const STRING_OFF = new Comment("string off");
const LAYOUTS = ["popup off", "help", "inventory"].map((name) => new Comment(name));
const FLASHES = ["flash off", "health", "armor"].map((name) => new Comment(name));

/**
 * Knows what numbers stand for, from what the messages of a recording reported so far: as a comment can hold it, since a
 * server may name a model as it likes.
 */
export class RecordedNames implements Names {
  readonly #roles: Roles;
  #models: (Comment | undefined)[] = [];
  #sounds: (Comment | undefined)[] = [];
  #config: (Comment | undefined)[] = [];
  readonly #hits = new HitComments();

  constructor(roles: Roles) {
    this.#roles = roles;
  }

  /** Learns from a message. */
  see(message: AnyMessage): void {
    const meaning = this.#roles.of(message);
    switch (meaning.role) {
      case "level":
        this.#models = [];
        this.#sounds = [];
        this.#config = [];
        return this.#learn(meaning, message);
      case "names":
        return this.#learn(meaning, message);
      case "setting":
        this.#config[meaning.number(message, "number")!] = new Comment(
          formatComment(meaning.text(message, "text")!),
        );
        return;
    }
  }

  #learn(meaning: Meaning, message: AnyMessage): void {
    const first = meaning.number(message, "first");
    learn(this.#models, first, modelsOf(meaning.list(message, "models")));
    learn(this.#sounds, first, commentsOf(meaning.list(message, "sounds")));
  }

  lookUp(kind: string, value: number): Comment | undefined {
    if (kind === "models") return this.#models[value] ?? this.#at(CS_MODELS, value, 256);
    if (kind === "sounds") return this.#sounds[value] ?? this.#at(CS_SOUNDS, value, 256);
    if (kind === "configstrings") return sectionOf(value);
    if (kind === "stats") return STATS[value];
    if (!kind.startsWith("stats.")) return this.#hits.lookUp(kind, value);
    const stat = STAT_NAMES[Number(kind.slice("stats.".length))];
    return stat === undefined ? undefined : this.#stat(stat, value);
  }

  #at(section: number, value: number, room: number): Comment | undefined {
    const comment = value > 0 && value < room ? this.#config[section + value] : undefined;
    return comment?.text === "" ? undefined : comment;
  }

  #stat(stat: string, value: number): Comment | undefined {
    if (stat.endsWith("ICON")) return value === 0 ? IMAGE_OFF : this.#at(CS_IMAGES, value, 256);
    switch (stat) {
      case "PICKUP_STRING": {
        const text = this.#config[value];
        if (value === 0) return STRING_OFF;
        return text === undefined ? undefined : new Comment(`"${text.text}"`);
      }
      case "SELECTED_ITEM":
        return this.#at(CS_ITEMS, value, 256);
      case "LAYOUTS":
        return LAYOUTS[value];
      case "FLASHES":
        return FLASHES[value];
      default:
        return undefined;
    }
  }
}

/** A part of the level's own model is not given. */
function modelsOf(names: readonly string[] | undefined): (Comment | undefined)[] {
  return commentsOf(names).map((model) => (model?.text.startsWith("*") ? undefined : model));
}

function commentsOf(names: readonly string[] = []): (Comment | undefined)[] {
  return names.map(commentOf);
}

/** A name as a comment can hold it; nothing for one that is empty. */
function commentOf(name: string): Comment | undefined {
  return name === "" ? undefined : new Comment(formatComment(name));
}

function learn(
  list: (Comment | undefined)[],
  first = 0,
  names: readonly (Comment | undefined)[],
): void {
  for (const [index, name] of names.entries()) list[first + index + 1] = name;
}

/** `model[3]`. */
function sectionOf(index: number): Comment | undefined {
  const [first, name] = SECTIONS.findLast(([first]) => first <= index) ?? [0];
  if (name === undefined) return undefined;
  return new Comment(name.replace("[]", `[${index - first}]`));
}
