import { readRecording } from "../../recording/index.ts";
import type { RecordingFile } from "../files.ts";

/*
 * What a recording takes as text when nobody thinks of it for long: messages as objects, a template for each line, and
 * a string that grows. What is decoded is ours. It tells what a machine can do at the moment, and writes no more of a
 * message than its numbers and strings, with the names that they have.
 */

/** This many characters are made bytes at once. */
const PIECE = 1 << 16;

/** Builds the text, and returns how many bytes it has. */
export function buildPlainText({ container, bytes }: RecordingFile): number {
  const out = Buffer.alloc(4 * PIECE);
  let text = "";
  let count = 0;
  for (const part of readRecording(container, bytes)) {
    if (part.kind !== "block") continue;
    text += `block {\n${membersOf(part.block, " ")} messages {\n`;
    for (const message of part.messages) {
      text += messageOf(message as AnyTyped);
      if (text.length < PIECE) continue;
      count += out.write(text, "latin1");
      text = "";
    }
    text += " }\n}\n";
  }
  return count + out.write(text, "latin1");
}

type AnyTyped = Readonly<Record<string, unknown>> & { readonly type: string };

function messageOf(message: AnyTyped): string {
  if (message.type !== "updateentity")
    return `  ${message.type} {\n${membersOf(message, "   ")}  }\n`;
  // Written out, as most of a recording is of these.
  const { entity, modelindex, frame, colormap, skin, effects } = message;
  const { origin1, origin2, origin3, angle1, angle2, angle3 } = message;
  let text = `  updateentity {\n   entity ${entity};\n`;
  if (modelindex !== undefined) text += `   modelindex ${modelindex};\n`;
  if (frame !== undefined) text += `   frame ${frame};\n`;
  if (colormap !== undefined) text += `   colormap ${colormap};\n`;
  if (skin !== undefined) text += `   skin ${skin};\n`;
  if (effects !== undefined) text += `   effects ${effects};\n`;
  if (origin1 !== undefined) text += `   origin_x ${fixed(origin1)};\n`;
  if (origin2 !== undefined) text += `   origin_y ${fixed(origin2)};\n`;
  if (origin3 !== undefined) text += `   origin_z ${fixed(origin3)};\n`;
  if (angle1 !== undefined) text += `   angles_1 ${fixed(angle1)};\n`;
  if (angle2 !== undefined) text += `   angles_2 ${fixed(angle2)};\n`;
  if (angle3 !== undefined) text += `   angles_3 ${fixed(angle3)};\n`;
  return `${text}  }\n`;
}

const KNOWN = new Map<number, string>();

/** A coordinate or an angle: to make a text of it takes longer than to look it up. */
function fixed(value: unknown): string {
  const number = value as number;
  let text = KNOWN.get(number);
  if (text === undefined) KNOWN.set(number, (text = number.toFixed(6)));
  return text;
}

function membersOf(members: object, indent: string): string {
  let text = "";
  for (const [name, value] of Object.entries(members)) {
    if (value instanceof Uint8Array || value === undefined) continue;
    const words = Array.isArray(value) ? value.join(" ") : String(value);
    text += `${indent}${name} ${words};\n`;
  }
  return text;
}
