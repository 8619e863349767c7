import type { Key, Category } from "../../generator/language/grammar/shape.ts";
import {
  type Entry,
  isScalarEntry,
  items,
  member,
  text,
  textOf,
} from "../../generator/read/source.ts";
import { builtInText } from "./built-in-text.ts";
import type { ReadFile } from "../symbols/files.ts";
import type { Name } from "../symbols/names.ts";
import { placeAt } from "../symbols/places.ts";
import type { Symbols } from "../symbols/symbols.ts";

/** What is shown over a place, and the characters that it is about. */
export interface Shown {
  readonly markdown: string;
  readonly start: number;
  readonly end: number;
}

/** What there is to say of what is at an offset: a name, or a key of the language. */
export function hoverAt(file: ReadFile, offset: number, symbols: Symbols): Shown | undefined {
  const name = symbols.at(file.name, offset);
  if (name !== undefined) {
    const { start, end } = name;
    return { markdown: nameText(name, symbols), start, end };
  }
  const place = placeAt(file.places, offset);
  const { entry, key } = place ?? {};
  if (place === undefined || entry?.key === undefined || key === undefined) return undefined;
  const { start, end } = entry.key;
  if (offset < start || offset > end) return undefined;
  return { markdown: keyText(entry.key.text, key), start, end };
}

function keyText(name: string, { doc, required }: Key): string {
  return `**\`${name}\`**${required ? " (has to be there)" : ""}\n\n${doc}`;
}

/** What a name is called that stands for such a thing. */
export const CALLED: Readonly<Record<Category, string>> = {
  protocol: "protocol",
  container: "container",
  file: "file",
  version: "version",
  flavor: "flavor",
  type: "type",
  enum: "enum",
  constant: "value",
  vectors: "vectors",
  group: "group",
  struct: "struct",
  message: "message",
  arm: "arm",
  member: "member",
  state: "state",
  lookup: "names for comments",
};

function nameText(name: Name, symbols: Symbols): string {
  const definitions = symbols.definitions(name);
  const [given] = definitions;
  const what = given?.category ?? name.category;
  const owner =
    given?.owner === undefined || given.owner.name === "" ? "" : ` of ${given.owner.name}`;
  const head = `**${CALLED[what]} \`${name.text}\`**${owner}`;
  const builtIn = given === undefined && what === "type" ? builtInText(name.text) : undefined;
  if (builtIn !== undefined) return `${head}, of the language\n\n${builtIn}`;
  if (given === undefined) return head;
  // In an overlay a member may be another type: each is given.
  const texts = [...new Set(definitions.map((one) => definitionText(one)))].slice(0, MOST);
  const uses = symbols.sameAs(name).length - definitions.length;
  const places = uses === 1 ? "1 place" : `${uses} places`;
  return [head, ...texts, `Named in ${places} more.`].join("\n\n");
}

const MOST = 4;

/** What a schema says of what it names. */
function definitionText({ place, category, file }: Name): string {
  const { entry } = place;
  const about =
    category === "protocol" || category === "container" ? (place.parent?.entry ?? entry) : entry;
  const lines = [
    typeText(entry, category),
    wordsOf(about, "doc"),
    versionsText(about),
    refText(about),
  ];
  const said = lines.filter((line) => line !== undefined).join("  \n");
  return said === "" ? `Given in ${file}.` : `${said}  \n_${file}_`;
}

function typeText(entry: Entry, category: Category): string | undefined {
  if (isScalarEntry(entry) && ["member", "constant", "type"].includes(category))
    return `\`${text(entry)}\``;
  const type = ["type", "list", "mask", "bit", "value", "id"].flatMap((key) => {
    const said = textOf(entry, key);
    return said === undefined ? [] : [`${key} \`${said}\``];
  });
  const more = ["count", "scale", "enum", "when", "unless", "absent"].flatMap((key) => {
    const said = textOf(entry, key);
    return said === undefined || said === "" ? [] : [`${key} \`${said}\``];
  });
  return type.length === 0 ? undefined : [...type, ...more].join(", ");
}

function wordsOf(entry: Entry, key: string): string | undefined {
  return textOf(entry, key) || undefined;
}

function versionsText(entry: Entry): string | undefined {
  const parts = ["since", "until"].flatMap((key) => {
    const version = textOf(entry, key);
    return version === undefined ? [] : [`${key} ${version}`];
  });
  for (const key of ["except", "in"]) {
    const list = items(member(entry, key)).map(text);
    if (list.length > 0) parts.push(`${key} ${list.join(", ")}`);
  }
  return parts.length === 0 ? undefined : parts.join(", ");
}

function refText(entry: Entry): string | undefined {
  const ref = textOf(entry, "ref");
  return ref === undefined ? undefined : `See ${ref}.`;
}
