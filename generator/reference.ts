import { type FormatOptions, format } from "oxfmt";
import { JSON_SCHEMA_FILE, jsonSchema } from "./json-schema.ts";
import {
  type ItemShape,
  type Key,
  type MapShape,
  type OneOfShape,
  SCHEMA,
  type Shape,
  shapeOf,
} from "./language.ts";
import { PROSE } from "./prose.ts";
import type { SchemaFiles } from "./read.ts";

/** The name of the reference's file. */
export const REFERENCE_FILE = "schema-language.md";

/** Where the files about the language go. */
export interface ReferenceFolders {
  /** For `schema-language.md`. */
  readonly docs: string;
  /** For `demospec.schema.json`, beside the schemas. */
  readonly schemas: string;
}

/**
 * The files about the schema language, formatted: their content by their path.
 *
 * @param files the schemas that the example is taken from
 */
export async function referenceFiles(
  folders: ReferenceFolders,
  files: SchemaFiles,
  style: FormatOptions = {},
): Promise<Map<string, string>> {
  const markdown = `${PROSE}\n${exampleText(files)}\n${referenceText()}`;
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
  protocol: "netquake",
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

/** A message as its schema describes it, as a value, and as bytes. Nothing where the schemas do not have it. */
function exampleText(files: SchemaFiles): string {
  const yaml = files.get(`${EXAMPLE.protocol}.yaml`);
  const entry = yaml === undefined ? undefined : entryText(yaml, EXAMPLE.message);
  if (entry === undefined) return "";
  const value = JSON.stringify(EXAMPLE.value, undefined, 2);
  return [
    "## An example",
    "",
    `This is how \`${EXAMPLE.protocol}.yaml\` describes one message:`,
    "",
    "```yaml",
    entry,
    "```",
    "",
    "and this is one, as a value:",
    "",
    "```json",
    value,
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

/** The lines of a message, without the indentation that it stands at. */
function entryText(yaml: string, message: string): string | undefined {
  const lines = yaml.split("\n");
  const first = lines.indexOf(`  ${message}:`);
  if (first < 0) return undefined;
  const rest = lines.slice(first + 1);
  const count = rest.findIndex((line) => !line.startsWith("   "));
  return [lines[first]!, ...rest.slice(0, count)].map((line) => line.slice(2)).join("\n");
}

// ---- all keys

type Named = MapShape | OneOfShape | ItemShape;

function referenceText(): string {
  const sections = namedShapes(SCHEMA).map((shape) => sectionText(shape));
  return ["## All keys", "", "A key in **bold** has to be there.", "", ...sections].join("\n");
}

/** The shapes that have a name, each behind the one that needs it first. */
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

function innerShapes(shape: Shape): Shape[] {
  switch (shape.kind) {
    case "scalar":
      return [];
    case "map":
      return Object.values(shape.keys).map((key) => shapeOf(key.shape));
    case "names":
    case "list":
      return [shapeOf(shape.of)];
    case "oneOf":
      return shape.maps.map((map) => map.shape);
    case "item":
      return [shape.field, ...Object.values(shape.structures)];
  }
}

function sectionText(shape: Named): string {
  const lines = [`### ${capital(shape.name)}`, "", shape.doc, ""];
  switch (shape.kind) {
    case "map":
      lines.push("| key | holds | what it does |", "| --- | --- | --- |");
      for (const [name, key] of Object.entries(shape.keys)) lines.push(row(name, key));
      break;
    case "oneOf":
      if (shape.scalar !== undefined) lines.push(`- ${shape.scalar.looks}`);
      for (const map of shape.maps)
        lines.push(`- ${link(map.shape)}: a map with the key \`${map.marker}\``);
      break;
    case "item":
      lines.push(`- \`name: …\`, where \`…\` is ${link(shape.field)}`);
      for (const [name, map] of Object.entries(shape.structures))
        lines.push(`- \`${name}: …\`: ${link(map)}`);
      break;
  }
  return [...lines, ""].join("\n");
}

function row(name: string, { doc, shape, required }: Key): string {
  const key = required ? `**\`${name}\`**` : `\`${name}\``;
  return `| ${[key, holds(shapeOf(shape)), doc].map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** What may stand in a place. */
function holds(shape: Shape): string {
  switch (shape.kind) {
    case "scalar":
      return shape.looks;
    case "names":
      return `${shape.names.name === "integer" ? "numbers" : "names"}, each with ${holds(shapeOf(shape.of))}`;
    case "list":
      return `a list, each ${holds(shapeOf(shape.of))}`;
    default:
      return link(shape);
  }
}

function link({ name }: Named): string {
  return `[${name}](#${name.replaceAll(" ", "-")})`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
