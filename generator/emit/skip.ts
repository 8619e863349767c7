import type { Field, Layout, MaskField, MessageTable } from "../../runtime/table.ts";
import { bitTest, hex, layoutName, local, wireName } from "./code.ts";
import { caseLabels, type Emitting, type FunctionCode, readerParameters } from "./decode.ts";
import { refusal } from "./steps.ts";
import { add, bytes, NOTHING, type Size, sizeCode, sizeOf } from "./size.ts";

/** `skipSound(r)`: passes over what `decodeSound` reads. Lengths that follow from a mask come from a table. */
export function skipFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode {
  const name = layoutName(emitting.table, message, layout);
  return {
    name: `skip${name}`,
    parameters: readerParameters(layout),
    returns: "void",
    body: skipCode(emitting, name, layout.fields).join("\n"),
    doc: "",
  };
}

/** Fields whose bytes tell what follows are read, all others are counted and passed over together. */
function skipCode(emitting: Emitting, layout: string, fields: readonly Field[]): string[] {
  const { imports, lengths } = emitting;
  const lines: string[] = [];
  const chooser =
    fields.at(-1)?.kind === "switch" ? (fields.at(-1) as Field & { kind: "switch" }).on : undefined;
  let size: Size = NOTHING;
  const flush = () => {
    if (size.most > 0) lines.push(`${imports.use("skip")}(r, ${sizeCode(size, layout, lengths)});`);
    size = NOTHING;
  };
  for (const field of fields) {
    const counted = isUnused(field, fields) ? maskSize(field) : countedSize(field, chooser);
    if (counted !== undefined) {
      size = add(size, counted);
    } else {
      flush();
      lines.push(...readCode(emitting, layout, field));
    }
  }
  flush();
  return lines;
}

/** Whether a mask tells nothing about what follows: its bits are all values, or mean nothing. */
function isUnused(field: Field, fields: readonly Field[]): field is MaskField {
  if (field.kind !== "mask" || field.parts.length > 1) return false;
  return !fields.some((other) => {
    if (other.kind === "refuse") return other.bit.mask === field.name;
    if (other.kind !== "value") return false;
    return other.when?.mask === field.name || other.wide?.when.mask === field.name;
  });
}

function maskSize({ parts: [part] }: MaskField): Size {
  return bytes(part!.from === "id" ? 0 : part!.bits / 8);
}

/** What a field takes when nothing depends on what it holds. */
function countedSize(field: Field, chooser: string | undefined): Size | undefined {
  switch (field.kind) {
    case "bit":
      return NOTHING;
    case "value":
      return field.name === chooser || field.selects !== undefined ? undefined : sizeOf(field);
    case "split":
      return bytes(field.wire.bits / 8);
    case "interleave":
      return bytes(field.fields.reduce((sum, f) => sum + (field.count * f.type.bits) / 8, 0));
    case "mask":
    case "length":
    case "refuse":
    case "switch":
      return undefined;
  }
}

function readCode(emitting: Emitting, layout: string, field: Field): string[] {
  const { imports } = emitting;
  switch (field.kind) {
    case "mask":
      return maskCode(emitting, field);
    case "refuse":
      return [refusal(field, imports)];
    case "length":
      return [...needAndRead(emitting, field.name, field.type)];
    case "value":
      return valueCode(emitting, field);
    case "switch": {
      const arms = field.arms.map(
        (arm) =>
          `${caseLabels(arm.values)}\n${skipCode(emitting, layout, arm.fields).join("\n")}\nreturn;`,
      );
      return [
        `switch (${local(field.on)}) {\n${arms.join("\n")}\ndefault:\nthrow ${imports.use("noArm")}(r, "${field.on}", ${local(field.on)});\n}`,
      ];
    }
    default:
      return [];
  }
}

function needAndRead(
  { imports }: Emitting,
  name: string,
  type: { readonly bits: number; readonly signed: boolean },
  word = "const",
): string[] {
  const read = imports.use(`read${wireName(type as never)}`);
  return [`${imports.use("need")}(r, ${type.bits / 8});`, `${word} ${local(name)} = ${read}(r);`];
}

function maskCode(emitting: Emitting, field: Field & { kind: "mask" }): string[] {
  const [first, ...more] = field.parts;
  const word = more.length > 0 ? "let" : "const";
  const lines =
    first!.from === "id"
      ? [`${word} ${local(field.name)} = id & ${hex(2 ** first!.bits - 1)};`]
      : needAndRead(emitting, field.name, first!.from, word);
  for (const part of more) {
    const type = part.from as { bits: number; signed: boolean };
    const read = emitting.imports.use(`read${wireName(type as never)}`);
    lines.push(
      `if (${bitTest(field.name, part.when!)}) {\n${emitting.imports.use("need")}(r, ${part.bits / 8});\n${local(field.name)} |= ${read}(r) << ${part.at};\n}`,
    );
  }
  return lines;
}

function valueCode(emitting: Emitting, field: Field & { kind: "value" }): string[] {
  const { imports } = emitting;
  const code = selfCounting(emitting, field);
  if (code === undefined)
    return [
      ...needAndRead(emitting, field.name, field.type as never),
      ...protocolCheck(emitting, field),
    ];
  imports.use(code.slice(0, code.indexOf("(")));
  return [
    field.when === undefined ? code : `if (${bitTest(field.when.mask, field.when.bit)}) ${code}`,
  ];
}

/** What decoding refuses is not passed over either. */
function protocolCheck(
  { imports }: Emitting,
  { name, selects }: Field & { kind: "value" },
): string[] {
  if (selects === undefined) return [];
  return [
    `${imports.use("expectProtocol")}(r, ${local(name)}, [${selects.map((s) => s.value).join(", ")}]);`,
  ];
}

/** How to pass over a value that knows its own length. */
function selfCounting(
  { imports }: Emitting,
  { type }: Field & { kind: "value" },
): string | undefined {
  if (type.kind === "string") return `${imports.use("skipString")}(r, ${type.cut});`;
  if (type.kind === "strings") return `${imports.use("skipStrings")}(r, ${type.cut});`;
  return type.kind === "bytes"
    ? `${imports.use("takeBytes")}(r, ${local(type.length)});`
    : undefined;
}
