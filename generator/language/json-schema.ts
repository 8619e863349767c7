import { byKind } from "../../runtime/table/by-kind.ts";
import {
  type ItemShape,
  type Key,
  type ListShape,
  type MapShape,
  type NamesShape,
  type OneOfShape,
  type ScalarShape,
  type Shape,
  shapeOf,
} from "./grammar/shape.ts";
import { SCHEMA } from "./language.ts";

/** A part of a JSON Schema. */
type Json = Readonly<Record<string, unknown>>;

/** How a schema file names the schema of its language, for editors. */
export const JSON_SCHEMA_FILE = "demospec.schema.json";

/** The JSON Schema of the schema language, draft 7: what editors complete and explain by. */
export function jsonSchema(): Json {
  const definitions = new Map<string, Json>();
  const root = convert(definitions, SCHEMA);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "demospec schema",
    ...root,
    definitions: Object.fromEntries(definitions),
  };
}

type Definitions = Map<string, Json>;

const convert: (definitions: Definitions, shape: Shape) => Json = byKind<
  Shape,
  [Definitions],
  Json
>({
  scalar: (_, shape) => scalarSchema(shape),
  map: (definitions, shape) =>
    reference(shape.name, definitions, () => mapSchema(shape, definitions)),
  names: (definitions, shape) => namesSchema(shape, definitions),
  list: (definitions, shape) => listSchema(shape, definitions),
  oneOf: (definitions, shape) =>
    reference(shape.name, definitions, () => oneOfSchema(shape, definitions)),
  either: (definitions, { scalar, other }) => ({
    anyOf: [scalarSchema(scalar), convert(definitions, other)],
  }),
  item: (definitions, shape) =>
    reference(shape.name, definitions, () => itemSchema(shape, definitions)),
});

/** Shapes refer to each other: each is written once, under its name. */
function reference(name: string, definitions: Map<string, Json>, make: () => Json): Json {
  const key = name.replaceAll(" ", "-");
  if (!definitions.has(key)) {
    // Taken before it is made: it may refer to itself.
    definitions.set(key, {});
    definitions.set(key, make());
  }
  return { $ref: `#/definitions/${key}` };
}

/** Numbers are scalars without quotes, which only their pattern tells from texts. */
function scalarSchema({ looks, pattern }: ScalarShape): Json {
  const anything = pattern.test("anything, at all!");
  if (pattern.test("true") && !pattern.test("false"))
    return { description: capital(looks), enum: [true, "true"] };
  const whole = pattern.test("1") || pattern.test("0");
  const number = pattern.test("1.5") ? ["number"] : whole ? ["integer"] : [];
  return {
    description: capital(looks),
    type: ["string", ...number, ...(anything ? ["boolean"] : [])],
    ...(anything ? {} : { pattern: pattern.source }),
    ...(number.length === 0 || pattern.test("-1") ? {} : { minimum: pattern.test("0") ? 0 : 1 }),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function mapSchema({ doc, keys }: MapShape, definitions: Map<string, Json>): Json {
  const entries = Object.entries(keys);
  return {
    description: doc,
    type: "object",
    properties: Object.fromEntries(
      entries.map(([name, key]) => [name, keySchema(key, definitions)]),
    ),
    required: entries.filter(([, key]) => key.required).map(([name]) => name),
    additionalProperties: false,
  };
}

/** What is beside a `$ref` does not count in draft 7. */
function keySchema({ doc, shape }: Key, definitions: Map<string, Json>): Json {
  const schema = convert(definitions, shapeOf(shape));
  if ("$ref" in schema) return { description: doc, allOf: [schema] };
  const looks = schema["description"];
  return {
    ...schema,
    description: looks === undefined ? doc : `${doc} ${String(looks)}.`,
  };
}

function namesSchema({ names, of, some }: NamesShape, definitions: Map<string, Json>): Json {
  return {
    type: "object",
    propertyNames: { pattern: names.pattern.source },
    additionalProperties: convert(definitions, shapeOf(of)),
    ...(some ? { minProperties: 1 } : {}),
  };
}

function listSchema({ of, some }: ListShape, definitions: Map<string, Json>): Json {
  return {
    type: "array",
    items: convert(definitions, shapeOf(of)),
    ...(some ? { minItems: 1 } : {}),
  };
}

function oneOfSchema(
  { doc, scalar, list, maps }: OneOfShape,
  definitions: Map<string, Json>,
): Json {
  const scalars = scalar === undefined ? [] : [scalarSchema(scalar)];
  if (list !== undefined) scalars.push(listSchema(list, definitions));
  return {
    description: doc,
    anyOf: [...scalars, ...maps.map(({ shape }) => convert(definitions, shape))],
  };
}

function itemSchema(shape: ItemShape, definitions: Map<string, Json>): Json {
  const structures = Object.values(shape.structures);
  const taken = Object.keys(shape.structures);
  const named = {
    type: "object",
    propertyNames: {
      pattern: shape.names.pattern.source,
      ...(taken.length === 0 ? {} : { not: { enum: taken } }),
    },
    additionalProperties: convert(definitions, shape.field),
    minProperties: 1,
    maxProperties: 1,
  };
  return {
    description: shape.doc,
    anyOf: [...structures.map((structure) => convert(definitions, structure)), named],
  };
}
