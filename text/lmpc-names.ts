import type { AnyMessage } from "../runtime/codec.ts";
import { formatComment } from "./lmpc-strings.ts";
import type { Names } from "./saying.ts";

type Told = Readonly<Record<string, unknown>> & { readonly type: string };

/** Where in Quake II's configuration is what (DM2 §3.14). */
const SECTIONS: readonly (readonly [first: number, name: string])[] = [
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
];
const CS_MODELS = 32;
const CS_SOUNDS = 288;
const CS_IMAGES = 544;
const CS_ITEMS = 1056;

const STATS = [
  "HEALTH_ICON HEALTH AMMO_ICON AMMO ARMOR_ICON ARMOR SELECTED_ICON",
  "PICKUP_ICON PICKUP_STRING TIMER_ICON TIMER HELPICON SELECTED_ITEM",
  "LAYOUTS FRAGS FLASHES",
].flatMap((names) => names.split(" "));

/**
 * Knows what numbers stand for, from what the messages of a recording told by now: as a comment can hold it, since a
 * server may name a model as it likes.
 */
export class RecordedNames implements Names {
  #models: string[] = [];
  #sounds: string[] = [];
  #config: (string | undefined)[] = [];

  /** Learns from a message. */
  see(message: AnyMessage): void {
    const told = message as Told;
    switch (told.type) {
      case "serverinfo":
        if (Array.isArray(told["models"])) {
          this.#models = ["", ...commentsOf(told["models"])];
          this.#sounds = ["", ...commentsOf(told["sounds"])];
        }
        return;
      case "serverdata":
        this.#models = [];
        this.#sounds = [];
        this.#config = [];
        return;
      case "modellist":
        return learn(this.#models, told["start"], commentsOf(told["models"]));
      case "soundlist":
        return learn(this.#sounds, told["start"], commentsOf(told["sounds"]));
      case "configstring":
        this.#config[told["index"] as number] = formatComment(told["string"] as string);
        return;
    }
  }

  lookUp(kind: string, value: number): string | undefined {
    if (kind === "models") return shown(this.#models[value]) ?? this.#at(CS_MODELS, value, 256);
    if (kind === "sounds") return this.#sounds[value] || this.#at(CS_SOUNDS, value, 256);
    if (kind === "configstrings") return sectionOf(value);
    if (kind === "stats") return STATS[value];
    const stat = STATS[Number(kind.replace("stats.", ""))];
    return stat === undefined ? undefined : this.#stat(stat, value);
  }

  #at(section: number, value: number, room: number): string | undefined {
    return value > 0 && value < room ? this.#config[section + value] || undefined : undefined;
  }

  #stat(stat: string, value: number): string | undefined {
    if (stat.endsWith("ICON")) return value === 0 ? "image off" : this.#at(CS_IMAGES, value, 256);
    switch (stat) {
      case "PICKUP_STRING": {
        const text = this.#config[value];
        return value === 0 ? "string off" : text === undefined ? undefined : `"${text}"`;
      }
      case "SELECTED_ITEM":
        return this.#at(CS_ITEMS, value, 256);
      case "LAYOUTS":
        return ["popup off", "help", "inventory"][value];
      case "FLASHES":
        return ["flash off", "health", "armor"][value];
      default:
        return undefined;
    }
  }
}

/** A part of the level's own model is not told. */
function shown(model: string | undefined): string | undefined {
  return model === undefined || model === "" || model.startsWith("*") ? undefined : model;
}

function commentsOf(names: unknown): string[] {
  return (names as readonly string[]).map(formatComment);
}

function learn(list: string[], start: unknown, names: readonly string[]): void {
  for (const [index, name] of names.entries())
    list[((start as number | undefined) ?? 0) + index + 1] = name;
}

/** `model[3]`. */
function sectionOf(index: number): string | undefined {
  const section = SECTIONS.findLast(([first]) => first <= index);
  if (section === undefined) return undefined;
  const [first, name] = section;
  return name.replace("[]", `[${index - first}]`);
}
