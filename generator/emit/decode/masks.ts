import type {
  IntType,
  MaskField,
  MaskPart,
  NumberField,
  RefuseField,
  StopField,
} from "../../../runtime/table/table.ts";
import { bitTest, hex, type Imports, local, stringCode, when } from "../code/code.ts";
import { readOn } from "./numbers.ts";
import { Plan } from "./plan.ts";

/** The mask that fields behind a stop go by. */
export function liveMask({ bit, live }: StopField): string {
  return `const ${live} = ${bitTest(bit.mask, bit.bit)} ? 0 : ${local(bit.mask)};`;
}

/** Bits of a number that stand in one mask, and which of the number's is the lowest of them. */
export interface BitRun {
  readonly mask: string;
  readonly bits: readonly number[];
  readonly from: number;
}

/** A number's bits, as they stand in its masks. */
export function bitRuns({ bits }: NumberField): BitRun[] {
  const runs: { mask: string; bits: number[]; from: number }[] = [];
  for (const [from, { mask, bit }] of bits.entries()) {
    const last = runs.at(-1);
    if (last?.mask === mask) last.bits.push(bit);
    else runs.push({ mask, bits: [bit], from });
  }
  return runs;
}

/** The number that bits of masks are. */
export function numberCode(field: NumberField, imports: Imports): string {
  const [first, ...others] = bitRuns(field);
  if (others.length === 0) return runCode(first!, imports);
  return [first!, ...others]
    .map((run) =>
      run.from === 0 ? `(${runCode(run, imports)})` : `((${runCode(run, imports)}) << ${run.from})`,
    )
    .join(" | ");
}

function runCode({ mask, bits }: BitRun, imports: Imports): string {
  const name = local(mask);
  if (!isRun(bits)) return `${imports.use("gatherBits")}(${name}, [${bits.join(", ")}])`;
  const [low] = bits;
  const moved = low === 0 ? name : `(${name} >>> ${low})`;
  return `${moved} & ${hex(2 ** bits.length - 1)}`;
}

/** Whether each bit stands above the one before. */
export function isRun(bits: readonly number[]): boolean {
  return bits.every((bit, i) => bit === bits[0]! + i);
}

/** Stops where a bit announces what is not described. */
export function refusal({ bit, why }: RefuseField, imports: Imports): string {
  return `if (${bitTest(bit.mask, bit.bit)}) throw ${imports.use("refused")}(r, ${stringCode(why)});`;
}

export function planMask(plan: Plan, field: MaskField): void {
  const [first, ...more] = field.parts;
  const name = local(field.name);
  const word = more.length > 0 ? "let" : "const";
  if (first!.from === "id") plan.line(idMask(first!, word, name));
  else if (first!.from !== "split")
    plan.moving({ kind: "line", code: `${word} ${name} = ${readOn(first!.from)}` });
  for (const line of maskParts(field, plan.imports, plan.checks))
    plan.moving({ kind: "line", code: line });
  plan.maskSoFar = field.name;
  if (!field.hidden) plan.member({ name: field.name, code: name });
}

/** The bits of the message's id that are a mask's. */
export function idMask(part: MaskPart, word: string, name: string): string {
  const low = part.low ?? 0;
  const id = low === 0 ? "view.getUint8(at)" : `(view.getUint8(at) >>> ${low})`;
  return `${word} ${name} = ${id} & ${hex(2 ** part.bits - 1)};`;
}

/** The test for a further part of a mask. */
export function partTest(mask: MaskField, part: MaskPart): string {
  const announced = bitTest(mask.name, part.when!);
  if (part.unless === undefined) return announced;
  const both = 2 ** part.when! + 2 ** part.unless;
  return `(${local(mask.name)} & ${hex(both)}) === ${hex(2 ** part.when!)}`;
}

/** The parts of a mask behind its first. */
function maskParts(field: MaskField, imports: Imports, checks: boolean): string[] {
  const name = local(field.name);
  const lines = field.parts.slice(1).map((part) => {
    const ensure = checks ? `${imports.use("ensure")}(r, at, ${part.bits / 8});\n` : "";
    const read = `${ensure}${name} |= ${readOn(part.from as IntType, part.at)}`;
    const lines = read.split("\n");
    return when(partTest(field, part), lines);
  });
  // Bit arithmetic has made a mask of 32 bits signed; it is kept as the number it is on the wire.
  const bits = Math.max(...field.parts.map((part) => part.at + part.bits));
  return bits === 32 && lines.length > 0 ? [...lines, `${name} >>>= 0;`] : lines;
}

/** The bits of a word that a mask begins with. */
export function wordMask(mask: MaskField, word: string, low: number): string {
  const [first, ...more] = mask.parts;
  const bits = 2 ** first!.bits - 1;
  const code =
    first!.at === low
      ? `${word} & ${hex(bits * 2 ** low)}`
      : `((${word} >>> ${low}) & ${hex(bits)}) << ${first!.at}`;
  // A mask of 32 bits is kept as the number it is on the wire: further parts see to that behind them.
  const isSigned = first!.at + first!.bits === 32 && more.length === 0;
  const own = isSigned ? `(${code}) >>> 0` : code;
  return `${more.length > 0 ? "let" : "const"} ${local(mask.name)} = ${own};`;
}
