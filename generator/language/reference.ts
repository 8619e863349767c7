import { byKind } from "../../runtime/table/by-kind.ts";
import { type FormatOptions, format } from "oxfmt";
import { JSON_SCHEMA_FILE, jsonSchema } from "./json-schema.ts";
import {
  type ItemShape,
  type Key,
  type MapShape,
  type OneOfShape,
  type ListShape,
  type NamesShape,
  type Shape,
  shapeOf,
} from "./grammar/shape.ts";
import { SCHEMA } from "./language.ts";
import { proseText } from "./prose.ts";
import { wholeExamplesText } from "./whole-examples.ts";

/** The name of the reference's file. */
export const REFERENCE_FILE = "schema-language.md";

/** Where the files about the language go. */
export interface ReferenceFolders {
  /** For `schema-language.md`. */
  readonly docs: string;
  /** What the reference says before its tables, a file for each section. */
  readonly prose: string;
  /** For `demospec.schema.json`, beside the schemas. */
  readonly schemas: string;
}

/** The files about the schema language, formatted: their content by their path. */
export async function referenceFiles(
  folders: ReferenceFolders,
  style: FormatOptions = {},
): Promise<Map<string, string>> {
  const markdown = `${await proseText(folders.prose)}\n${wholeExamplesText()}\n${exampleText()}\n${referenceText()}`;
  const contents: [string, string][] = [
    [`${folders.docs}/${REFERENCE_FILE}`, markdown],
    [`${folders.schemas}/${JSON_SCHEMA_FILE}`, JSON.stringify(jsonSchema(), undefined, 2)],
  ];
  const formatted = contents.map(async ([path, content]): Promise<[string, string]> => {
    const { code, errors } = await format(path, content, style);
    if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]!.message}`);
    return [path, code];
  });
  return new Map(await Promise.all(formatted));
}

// ---- an example

/** A message for people to follow by hand. */
export const EXAMPLE = {
  schema: `protocol: tones
title: Tones that a server plays
versions: ["1"]
types:
  coord: { type: i16, scale: 1/8 }
messages:
  sound:
    id: 6
    fields:
      - flags: { mask: u8 }
      - volume: { type: u8, scale: 1/255, when: flags.0, absent: 1 }
      - attenuation: { type: u8, scale: 1/64, when: flags.1, absent: 1 }
      - split: u16
        into: { channel: { type: u3 }, entity: { type: u13 } }
      - soundnum: u8
      - origin: coord[3]
`,
  message: "sound",
  value: {
    type: "sound",
    volume: 128 / 255,
    attenuation: undefined,
    channel: 1,
    entity: 2,
    soundnum: 5,
    origin: [64, -8, 24.5],
  },
  bytes: "06 01 80 11 00 05 00 02 c0 ff c4 00",
};

/** A schema, a message as a value, and as bytes. */
function exampleText(): string {
  return [
    "## An example",
    "",
    "This is a whole schema, of one message:",
    "",
    "```yaml",
    EXAMPLE.schema.trimEnd(),
    "```",
    "",
    "and this is one, as a value:",
    "",
    "```json",
    JSON.stringify(EXAMPLE.value, undefined, 2),
    "```",
    "",
    "On the wire it is:",
    "",
    "```",
    EXAMPLE.bytes,
    "```",
    "",
    "The first byte is the id, the second the mask: bit 0 is set since `volume` is there, bit 1 is not",
    "since `attenuation` is absent, which means 1. The volume is 128 / 255, so its byte is 128. The",
    "channel is the lowest three bits of the next word and the entity the other thirteen, 1 + 2 × 8.",
    "The sound's number follows, then three coordinates, each as eight times its value.",
    "",
  ].join("\n");
}

// ---- all keys

type Named = MapShape | OneOfShape | ItemShape;

function referenceText(): string {
  const sections = namedShapes(SCHEMA).map((shape) => sectionText(shape));
  return ["## All keys", "", "A key in **bold** has to be there.", "", ...sections].join("\n");
}

/** The shapes that have a name, each after the one that needs it first. */
function namedShapes(root: Shape): Named[] {
  const found: Named[] = [];
  const waiting: Shape[] = [root];
  for (let shape = waiting.shift(); shape !== undefined; shape = waiting.shift()) {
    if ("name" in shape && shape.kind !== "scalar") {
      if (found.includes(shape)) continue;
      found.push(shape);
    }
    waiting.push(...innerShapes(shape));
  }
  return found;
}

const eachOf = ({ of }: NamesShape | ListShape) => [shapeOf(of)];

/** The shapes of what is in each kind of shape. */
const innerShapes = byKind<Shape, [], Shape[]>({
  scalar: () => [],
  map: ({ keys }) => Object.values(keys).map((key) => shapeOf(key.shape)),
  names: eachOf,
  list: eachOf,
  oneOf: ({ list, maps }) => [...(list === undefined ? [] : [list]), ...maps.map((m) => m.shape)],
  either: ({ other }) => [other],
  item: ({ field, structures }) => [field, ...Object.values(structures)],
});

function sectionText(shape: Named): string {
  return [`### ${capital(shape.name)}`, "", shape.doc, "", ...contents(shape), ""].join("\n");
}

const contents = byKind<Named, [], string[]>({
  map: ({ keys }) => [
    "| key | holds | what it does |",
    "| --- | --- | --- |",
    ...Object.entries(keys).map(([name, key]) => row(name, key)),
  ],
  oneOf: ({ scalar, list, maps }) => [
    ...(scalar === undefined ? [] : [`- ${scalar.looks}`]),
    ...(list === undefined ? [] : [`- ${holds(list)}`]),
    ...maps.map(({ shape, marker }) => `- ${link(shape)}: a map with the key \`${marker}\``),
  ],
  item: ({ field, structures }) => [
    `- \`name: …\`, where \`…\` is ${link(field)}`,
    ...Object.entries(structures).map(([name, map]) => `- \`${name}: …\`: ${link(map)}`),
  ],
});

function row(name: string, { doc, shape, required }: Key): string {
  const key = required ? `**\`${name}\`**` : `\`${name}\``;
  return `| ${[key, holds(shapeOf(shape)), doc].map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** What may be in a place. */
const holds: (shape: Shape) => string = byKind<Shape, [], string>({
  scalar: ({ looks }) => looks,
  names: ({ names, of }) =>
    `${names.name === "integer" ? "numbers" : "names"}, each with ${holds(shapeOf(of))}`,
  list: ({ of }) => `a list, each ${holds(shapeOf(of))}`,
  either: ({ scalar, other }) => `${holds(scalar)}; or ${holds(other)}`,
  map: link,
  oneOf: link,
  item: link,
});

function link({ name }: Named): string {
  return `[${name}](#${name.toLowerCase().replaceAll(" ", "-")})`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
