import type { Field, MaskField, SplitField, SplitPart } from "../../../runtime/table/table.ts";
import { bitHex, bitTest, hex, local } from "../code/code.ts";
import { endCheck } from "./lists.ts";
import { isLate } from "./late.ts";
import { guardedLines, memberOf, unscaled } from "./numbers.ts";
import { setAt, setOn, WritePlan } from "./plan.ts";

/** The parts were made to fit, and so does their word. */
export function planSplit(plan: WritePlan, field: SplitField, next: Field | undefined): void {
  if (field.wire.bits > 32) return planLongSplit(plan, field);
  if (field.wide !== undefined) return planApart(plan, field, field.wide);
  if (next?.kind === "mask" && isLate(plan.late, next)) return planLate(plan, field, next);
  const word = splitWord(plan, field, next);
  if (field.ends === undefined) return plan.int(field.wire, word);
  const first = field.parts.find((part) => !part.isMask)!;
  const name = `${first.name}Word`;
  if (field.goesOn === undefined) {
    plan.line(`const ${name} = ${word};`);
    plan.line(endCheck(plan, `${wholeWord(name, field)} === ${field.ends}`, first.name));
  } else {
    plan.line(`let ${name} = ${word};`);
    plan.line(goOn(name, field, next as MaskField, field.goesOn));
  }
  plan.int(field.wire, name);
}

/** A word whose mask is known only behind it. */
function planLate(plan: WritePlan, field: SplitField, mask: MaskField): void {
  const name = `${local(mask.name)}$word`;
  const word = splitWord(plan, field, mask);
  const first = field.parts.find((part) => !part.isMask)!;
  plan.line(`const ${name}$at = ${plan.place()};`);
  plan.pass(field.wire.bits / 8);
  if (field.ends === undefined) return plan.later(setAt(plan, field.wire, `${name}$at`, word));
  plan.later(
    `const ${name} = ${word};`,
    endCheck(plan, `${wholeWord(name, field)} === ${field.ends}`, first.name),
    setAt(plan, field.wire, `${name}$at`, name),
  );
}

/** A word of which parts were put together by operators, which make a signed number of 32 bits. */
function wholeWord(name: string, { wire, ends }: SplitField): string {
  return wire.bits === 32 && ends !== 0 ? `(${name} >>> 0)` : name;
}

function splitWord(plan: WritePlan, { parts }: SplitField, next: Field | undefined): string {
  let low = 0;
  const bits = parts.map((part) => {
    const code = part.isMask ? maskBits(next as MaskField) : partCode(plan, part);
    const shifted = low === 0 ? code : `(${code} << ${low})`;
    low += part.type.bits;
    return shifted;
  });
  return bits.join(" | ");
}

/** A word, or its parts one behind the other. */
function planApart(plan: WritePlan, field: SplitField, wide: SplitField["wide"] & {}): void {
  const test = bitTest(wide.when.mask, wide.when.bit);
  const apart = wide.parts.flatMap(({ name, type }) =>
    guardedLines(plan, memberOf(plan.emitting, name), type),
  );
  const together = setOn(plan, field.wire, splitWord(plan, field, undefined));
  plan.moving(`if (${test}) {\n${apart.join("\n")}\n} else {\n${together.join("\n")}\n}`);
}

/** A word that would be 0, which ends the list, gets a bit of its mask that says nothing. */
function goOn(word: string, { parts }: SplitField, mask: MaskField, bit: number): string {
  let low = bit - mask.parts[0]!.at;
  for (const part of parts) {
    if (part.isMask) break;
    low += part.type.bits;
  }
  return `if (${word} === 0) {\n${word} = ${bitHex(low)};\n${local(mask.name)} |= ${bitHex(bit)};\n}`;
}

/** The bits of a mask that stand in a word. */
function maskBits(mask: MaskField): string {
  const [first] = mask.parts;
  const name = local(mask.name);
  const own = first!.at === 0 ? name : `(${name} >>> ${first!.at})`;
  return `(${own} & ${hex(2 ** first!.bits - 1)})`;
}

function partCode(plan: WritePlan, { name, type }: SplitPart): string {
  const fit = plan.use(type.signed ? "fitSigned" : "fit");
  return `${fit}(${unscaled(plan.emitting, memberOf(plan.emitting, name), type)}, ${type.bits})`;
}

/** A word longer than the bits of an operator: byte by byte, each from the parts that it has bits of. */
function planLongSplit(plan: WritePlan, field: SplitField): void {
  const bytes = Array.from({ length: field.wire.bits / 8 }, (): string[] => []);
  let low = 0;
  for (const part of field.parts) {
    const raw = `${part.name}$raw`;
    plan.line(`const ${raw} = ${partCode(plan, part)};`);
    for (let byte = Math.floor(low / 8); byte * 8 < low + part.type.bits; byte++) {
      const shift = byte * 8 - low;
      const code =
        shift === 0 ? raw : shift > 0 ? `(${raw} >>> ${shift})` : `(${raw} << ${-shift})`;
      bytes[byte]!.push(code);
    }
    low += part.type.bits;
  }
  // Setting takes the low bits by itself.
  for (const parts of field.wire.bigEndian ? bytes.toReversed() : bytes)
    plan.int({ kind: "int", name: "u8", bits: 8, signed: false }, parts.join(" | "));
}
