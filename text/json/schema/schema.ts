import { type AnyContainer, protocolsOf } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { stepMembers } from "../../../runtime/table/facts/companions.ts";
import { companionFields } from "../../../runtime/table/facts/hints.ts";
import { mayBeMissing } from "../../../runtime/table/facts/statements.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { Field, SwitchArm, SwitchField } from "../../../runtime/table/fields/field.ts";
import type { Layout, MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { jsonType, membersIn } from "../types/types.ts";
import { HEX, intSchema, type Json, refer } from "../types/schemas.ts";
import { hintSchema } from "./hints.ts";

/** The members of an object, as far as a schema knows them. */
interface Shape {
  readonly properties: Readonly<Record<string, Json>>;
  readonly required: readonly string[];
}

/** The JSON Schema, draft 7, of each line of a container's recordings as JSON lines. */
export function jsonLinesSchema(container: AnyContainer): Json {
  const { table } = container;
  const definitions: Record<string, Json> = { ...COMMON };
  const messages: Json[] = [];
  for (const protocol of protocolsOf<AnyMessage>(container, false).values()) {
    Object.assign(definitions, structDefinitions(protocol.table));
    for (const message of protocol.table.messages) {
      const key = `${protocol.table.name}.${message.name}`;
      definitions[key] = messageSchema(protocol.table, message);
      messages.push(refer(key));
    }
  }
  definitions["block"] = blockSchema(container);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: `A line of a ${table.title} as JSON lines`,
    ...(table.doc === undefined ? {} : { description: table.doc }),
    anyOf: [headerSchema(container), refer("block"), ...messages, UNDECODED, TAIL],
    definitions,
  };
}

const COMMON: Readonly<Record<string, Json>> = {
  float: {
    description: "A 32-bit float. JSON has no words for those that are no finite numbers.",
    anyOf: [{ type: "number" }, { enum: ["NaN", "Infinity", "-Infinity"] }],
  },
  bytes: object({ properties: { hex: HEX }, required: ["hex"] }, "Bytes as hex digits."),
};

const UNDECODED = object(
  { properties: { undecoded: HEX, error: { type: "string" } }, required: ["undecoded"] },
  "Bytes of a block that could not be understood, up to its end, and why.",
);

const TAIL = object(
  { properties: { tail: HEX, error: { type: "string" } }, required: ["tail"] },
  "Bytes after the last whole block, and why they are not one.",
);

function object({ properties, required }: Shape, description?: string): Json {
  return {
    type: "object",
    ...(description === undefined ? {} : { description }),
    properties,
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

function oneOfThese(shapes: readonly Json[]): Json {
  const distinct = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
  const [first, ...more] = distinct.values();
  return more.length === 0 ? first! : { anyOf: [first!, ...more] };
}

// ---- lines

function headerSchema({ table, codecs }: AnyContainer): Json {
  const header = table.header && {
    header: { type: "string", ...describedBy(table.header.doc) },
    reading: {
      type: "string",
      description: `How the header was read: ${table.header.readings.map(({ name }) => name).join(", ")}. Not used in compiling.`,
    },
  };
  const properties = {
    format: { const: table.name },
    ...header,
    version: {
      enum: codecs[0]!.table.versions,
      description: "The version of all messages, where it was given.",
    },
  };
  return object({ properties, required: ["format"] }, "The first line: what the recording is.");
}

function blockSchema({ table, codecs, further }: AnyContainer): Json {
  const [message] = table.messages;
  const versions = [codecs, ...further].flatMap((each) => each[0]!.table.versions);
  const own = {
    block: { description: "Its index, from 0. Not used in compiling." },
    version: {
      enum: [...new Set(versions)],
      description:
        "The version of its first message, where it is not the one that follows from what came before.",
    },
  };
  const carriers = new Set(table.carries.map(({ member }) => member));
  const shapes = shapesOf(table, message!).map(({ properties, required }) => {
    const entries = Object.entries(properties).flatMap(([name, schema]): [string, Json][] => {
      if (!carriers.has(name)) return [[name, schema]];
      return required.includes(name) ? [] : [[name, NO_MESSAGES]];
    });
    const members = { ...own, ...Object.fromEntries(entries) };
    const needed = required.filter((name) => !carriers.has(name));
    return object({ properties: members, required: ["block", ...needed] });
  });
  return { ...describedBy(message!.doc), ...oneOfThese(shapes) };
}

const NO_MESSAGES: Json = { type: "null", description: "There are no messages, not even none." };

function messageSchema(table: Table, message: MessageTable): Json {
  const shapes = shapesOf(table, message).map(({ properties, required }) =>
    object({
      properties: { type: { const: message.name }, ...properties },
      required: ["type", ...required],
    }),
  );
  return { ...describedBy(message.doc), ...oneOfThese(shapes) };
}

function structDefinitions(table: Table): Record<string, Json> {
  return Object.fromEntries(
    table.structs.map((struct) => {
      const shapes = shapesOf(table, struct).map((shape) => object(shape));
      return [
        `${table.name}.${struct.name}`,
        { ...describedBy(struct.doc), ...oneOfThese(shapes) },
      ];
    }),
  );
}

function describedBy(doc: string | undefined): Json {
  return doc === undefined ? {} : { description: doc };
}

// ---- members

/** What the members may be, in each layout and for each arm. */
function shapesOf(table: Table, { layouts }: MessageTable): Shape[] {
  return layouts.flatMap((layout) => fieldShapes(table, layout, layout.fields, false));
}

/** @param isOptional nothing need be there, since a stop came before */
function fieldShapes(
  table: Table,
  layout: Layout,
  fields: readonly Field[],
  isOptional: boolean,
): Shape[] {
  let properties: Record<string, Json> = {};
  const required: string[] = [];
  let mayStop = isOptional;
  const own = fields.filter((field) => field.kind !== "switch");
  for (const field of own) {
    if (field.kind === "terminator") mayStop = true;
    properties = { ...properties, ...fieldProperties(table, field) };
    if (!mayStop) required.push(...requiredOf(field));
  }
  const steps = own.flatMap(stepMembers);
  for (const hint of [...companionFields(table, { ...layout, fields: own }), ...steps])
    properties[hint] ??= hintSchema(own, hint);
  const choice = fields.find((field) => field.kind === "switch");
  if (choice === undefined) return [{ properties, required }];
  return choice.arms.flatMap((arm) =>
    fieldShapes(table, layout, arm.fields, mayStop).map((inner) => ({
      properties: {
        ...properties,
        [choice.on]: { ...properties[choice.on], ...chosenBy(choice, arm) },
        ...inner.properties,
      },
      required: [...required, ...inner.required],
    })),
  );
}

/** The values that choose an arm. */
function chosenBy({ arms }: SwitchField, arm: SwitchArm): Json {
  if (!arm.otherwise) return { enum: arm.values };
  return { not: { enum: arms.flatMap(({ values }) => values) } };
}

function fieldProperties(table: Table, field: Field): Record<string, Json> {
  return Object.fromEntries(
    membersIn(field).map((member) => [
      member.name,
      {
        ...(member.kind === "bit" ? { type: "boolean" } : valueSchema(table, member)),
        ...describedBy(member.doc),
      },
    ]),
  );
}

function valueSchema(table: Table, { type, wide, presence }: ValueField): Json {
  const widths = presenceBy({ presence }, "widths");
  if (type.kind !== "int") return jsonType(type).schema(type, table);
  const others = [wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both];
  return intSchema(table, [type, ...others.filter((other) => other !== undefined)]);
}

function requiredOf(field: Field): string[] {
  return membersIn(field).flatMap((member) =>
    member.kind === "bit" || mayBeMissing(member) ? [] : [member.name],
  );
}
