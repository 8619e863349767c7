import type { AnyMessage } from "../../runtime/codec.ts";
import type { DecodeError } from "../../runtime/errors/errors.ts";
import { interpretDecode, leaves, type Node } from "../../runtime/interpret/interpret.ts";
import { IN_A_ROW, type Subject } from "../values/subjects.ts";

/** What the interpreter saw in an input. */
export interface Look {
  /**
   * What the input shows, each once: the branches that it takes, how it ends (read whole, refused at that field, not
   * canonical for that reason), and of which sort its numbers are.
   */
  readonly features: ReadonlySet<string>;
  /** The message that the bytes begin with; none where they are refused, or where messages are in a row. */
  readonly value?: AnyMessage;
  /** Byte offset after what was read. */
  readonly end: number;
  /** All that was read, in wire order. */
  readonly leaves: readonly Node[];
}

/** Shown by an id that is not the subject's. */
const ANOTHER = "begins another message";

/** Reads an input as its subject would. */
export function lookAt(subject: Subject, bytes: Uint8Array): Look {
  const features = new Set<string>();
  const found: Node[] = [];
  let at = 0;
  for (;;) {
    const read = interpretDecode(
      subject.target.table,
      subject.version,
      bytes,
      at,
      bytes.length,
      features,
    );
    const nodes = leaves(read.root);
    found.push(...nodes);
    for (const node of nodes) addCategory(features, node);
    for (const reason of read.nonCanonical) features.add(`not canonical: ${reason}`);
    if (read.error !== undefined) features.add(refusal(read.error));
    const isWhole = read.error === undefined;
    if (subject.message !== IN_A_ROW) {
      const place = { end: read.end, leaves: found };
      // What another message shows, that one's own corpus has.
      if (read.root.name !== subject.message) return { features: new Set([ANOTHER]), ...place };
      const value = isWhole ? { value: read.value as AnyMessage } : {};
      return { features, ...value, ...place };
    }
    if (!isWhole || read.end <= at || read.end >= bytes.length)
      return { features, end: read.end, leaves: found };
    at = read.end;
  }
}

/** Where and why, without numbers: each place that can refuse is of interest once. */
function refusal({ path, reason }: DecodeError): string {
  return `refused: ${path.map(withoutIndex).join(".")}: ${withoutNumbers(reason)}`;
}

/** A text of an error, the same for inputs that differ in their numbers, names and bytes only. */
export function withoutNumbers(text: string): string {
  return text
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\b(?:0x)?[0-9a-f]*[0-9][0-9a-f]*\b/gi, "#")
    .replace(/-?#(?:[.,: ]+-?#)*/g, "#");
}

function withoutIndex(name: string): string {
  return name.replace(/\[.*/, "");
}

/** Numbers of fewer bits are seen in all their values soon. */
const FEWEST_BITS = 4;

/** Of which sort a number is: what is wrong with signs and widths shows at the ends. */
function addCategory(features: Set<string>, { name, raw, bitLength }: Node): void {
  if (raw === undefined || bitLength < FEWEST_BITS) return;
  features.add(
    `${withoutIndex(name)} ${categoryOf(BigInt.asUintN(bitLength, asBig(raw)), bitLength)}`,
  );
}

function asBig(raw: number | bigint): bigint {
  return typeof raw === "bigint" ? raw : BigInt(Number.isInteger(raw) ? raw : 0);
}

function categoryOf(raw: bigint, bits: number): string {
  if (raw === 0n) return "is zero";
  if (raw === BigInt.asUintN(bits, -1n)) return "is all ones";
  return raw >> BigInt(bits - 1) === 1n ? "has its highest bit" : "has not its highest bit";
}
