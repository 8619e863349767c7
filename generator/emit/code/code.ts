import {
  type ArmValue,
  type Condition,
  type Field,
  type IntType,
  isWide,
  type MessageTable,
  type SwitchArm,
  type Table,
  type Told,
  type VersionRange,
} from "../../../runtime/table/table.ts";
import { RUNTIME } from "./runtime.ts";

/** What cannot be the name of a constant, or means something else where generated code would have one. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.values(RUNTIME).flat(),
  ..."r w m id view bytes at undefined arguments eval await async".split(" "),
  // Beside what a message is read into, where it becomes text.
  ..."chars to out names depth outer".split(" "),
  // Constants of the code itself, and what its functions' names begin with.
  ..."next bits element hinted first raw word i values decode encode".split(" "),
  ..."break case catch class const continue debugger default delete do else enum export extends".split(
    " ",
  ),
  ..."false finally for function if import in instanceof new null return super switch this throw".split(
    " ",
  ),
  ..."true try typeof var void while with yield let static implements interface package".split(" "),
  ..."private protected public".split(" "),
]);

/** The constant that holds a member: named as it is where that can be, `class$` where it cannot. */
export function local(name: string): string {
  return TAKEN.has(name) || /^more\d+$/.test(name) ? `${name}$` : name;
}

/** The parameter that holds what a struct is told. */
export function outerLocal(name: string): string {
  return `${name}$outer`;
}

/** A member of a literal, from the constant that holds it. */
export function fromLocal(name: string): string {
  return local(name) === name ? name : `${name}: ${local(name)}`;
}

/** `updateentity` → `Updateentity`, `temp_entity` → `TempEntity`. */
export function pascal(name: string): string {
  return name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** `temp_entity` → `TEMP_ENTITY`. */
export function upper(name: string): string {
  return name.toUpperCase();
}

/** A number in hex, with as many digits as it has bytes. */
export function hex(value: number): string {
  const digits = value.toString(16);
  return `0x${digits.padStart(digits.length + (digits.length % 2), "0")}`;
}

/** Whether code speaks of a name, and not of a member or of another name that has it inside. */
export function speaksOf(code: string, name: string): boolean {
  return spoken(name).test(code);
}

/** Where code speaks of a name. */
export function spoken(name: string): RegExp {
  return new RegExp(`(?<![#.\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`);
}

/** Statements behind a test. */
export function when(test: string, lines: readonly string[]): string {
  const [only] = lines;
  const plain = lines.length === 1 && !only!.startsWith("if");
  return plain ? `if (${test}) ${only}` : `if (${test}) {\n${lines.join("\n")}\n}`;
}

/** A single bit as a mask. */
export function bitHex(bit: number): string {
  return hex(2 ** bit);
}

/** `(flags & 0x20) !== 0`. */
export function bitTest(mask: string, bit: number): string {
  return `(${local(mask)} & ${bitHex(bit)}) !== 0`;
}

/** Whether a field is there: `(flags & 0x20) !== 0`, or `=== 0` where the bit is asked to be clear. */
export function presenceTest({ mask, bit, clear }: Condition): string {
  return `(${local(mask)} & ${bitHex(bit)}) ${clear ? "===" : "!=="} 0`;
}

/**
 * `Until106` for what ends at version 1.06, `From666` for what begins with a dialect, nothing for what is current.
 * What is of a further kind has the kind's name in front: `Server`, `RelayUntil31`.
 */
export function versionSuffix({ from, to }: VersionRange, current: number, table: Table): string {
  const [, ...further] = table.kinds ?? [];
  const kind = further.find((k) => k.from <= from && to <= k.to);
  if (kind !== undefined) {
    const plain = (version: number) => version - kind.from + kind.base;
    // Only a kind of some dialects alone has nothing that is current.
    const last = Math.max(kind.base, Math.min(current, plain(kind.to)));
    const own = versionSuffix({ from: plain(from), to: plain(to) }, last, table);
    return pascal(kind.name) + own;
  }
  if (to < current) return `Until${lettersOf(table, to)}`;
  return from > current ? `From${lettersOf(table, from)}` : "";
}

function lettersOf(table: Table, version: number): string {
  return table.versions[version]!.replaceAll(/\W/g, "");
}

/** `(head & 0x0f)`: the number that an earlier member or a length tells. */
export function toldCode({ bits, plus }: Told, integer: string): string {
  const own = bits === undefined || bits > 0x7fffffff ? integer : `(${integer} & ${hex(bits)})`;
  return plus === undefined ? own : `${own} + ${plus}`;
}

/** The structs that fields are made of, as indexes, those in arms as well. */
export function structsIn(fields: readonly Field[]): number[] {
  return fields.flatMap((field) => {
    if (field.kind === "switch") return field.arms.flatMap((arm) => structsIn(arm.fields));
    if (field.kind !== "value") return [];
    return field.type.kind === "struct" || field.type.kind === "list" ? [field.type.struct] : [];
  });
}

/** The name of a message's interface. A container's block bears the container's name. */
export function typeName(table: Table, message: MessageTable): string {
  return table.kind === "container"
    ? pascal(table.name) + pascal(message.name)
    : pascal(message.name);
}

/** `U8`, `I16`: how the runtime's functions call an integer on the wire. */
export function wireName(type: IntType): string {
  return `${type.signed ? "I" : "U"}${type.bits}`;
}

/** What turns the order of what is shown, or is not shown at all: code with it looks like other code. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}]|(?![\t\n])\p{Cc}/gu;

/** Text that is safe inside a block comment. */
export function comment(text: string): string {
  const codeOf = (unseen: string) =>
    `U+${unseen.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
  return text.replaceAll("*/", "*∕").replaceAll(UNSEEN, codeOf);
}

/** A text as a string in code. */
export function stringCode(text: string): string {
  return JSON.stringify(text).replaceAll(UNSEEN, (unseen) =>
    [...Array(unseen.length).keys()]
      .map((i) => `\\u${unseen.charCodeAt(i).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** Whether a mark stands at a place. */
export function markTest(mark: number, at: string): string {
  return `r.end - ${at} >= 4 && view.getUint32(${at}, true) === ${hex(mark)}`;
}

/** Bytes as a string in code, a character a byte. */
export function bytesLiteral(bytes: readonly number[]): string {
  const characters = bytes.map((byte) => {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === "\\") return `\\${character}`;
    return byte >= 0x20 && byte < 0x7f ? character : `\\x${byte.toString(16).padStart(2, "0")}`;
  });
  return `"${characters.join("")}"`;
}

/** Collects the names that a module imports from the runtime, as the code that needs them is written. */
export class Imports {
  readonly #names = new Set<string>();

  /** Notes that a name is needed, and returns it. */
  use(name: string): string {
    this.#names.add(name);
    return name;
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }
}

/** `case 0x00: case 0x01:`; of many that follow each other the first. */
export function caseLabels(arm: Pick<SwitchArm, "values">): string {
  return firstsOf(arm)
    .map(([value]) => `case ${numberCode(value)}:`)
    .join("\n");
}

/** What a switch goes by: the value, or the first of those that it is one of where there are many. */
export function chooserCode(on: string, arms: readonly SwitchArm[]): string {
  const runs = arms.flatMap(firstsOf).filter(([first, last]) => last > first);
  return runs.reduceRight((rest, [first, last]) => {
    const [from, to] = [first, last].map(numberCode);
    return `${on} >= ${from} && ${on} <= ${to} ? ${from} : ${rest}`;
  }, on);
}

/** The values of an arm, each alone, or where there are many as runs of such that follow each other. */
function firstsOf(arm: Pick<SwitchArm, "values">): [ArmValue, ArmValue][] {
  const { values } = arm;
  if (!isWide(arm)) return values.map((value) => [value, value]);
  const runs: [ArmValue, ArmValue][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last !== undefined && typeof value === "number" && last[1] === value - 1) last[1] = value;
    else runs.push([value, value]);
  }
  return runs;
}

/** The code of a value that chooses. */
export function numberCode(value: ArmValue): string {
  if (typeof value === "string") return `${value}n`;
  return value < 0 ? String(value) : hex(value);
}
