import { checksumBy } from "../../runtime/bytes/checksums/checksum.ts";
import { CHECKSUMS } from "../../runtime/table/algorithms.ts";
import { graphText, parseGraph } from "./graph-text.ts";
import { IndexError } from "./index-error.ts";
import { type IndexData, RecordingIndex } from "./recording-index.ts";

/*
 * An index as text: a line in JSON says what it is, the next one, in JSON, too, has its values, each of them once. What
 * keyframes have in common takes no room, and neither Maps nor NaN are lost.
 */

const FORMAT = "demospec index";
/** Of what the next line holds: it changes with what followers know. */
const VERSION = 2;

const sumOf = checksumBy(CHECKSUMS["crc-32"]!);

/** An index as text. */
export function indexText({ data }: RecordingIndex): string {
  const values = graphText(data);
  const head = JSON.stringify({ format: FORMAT, version: VERSION, crc32: crc32(values) });
  return `${head}\n${values}\n`;
}

/**
 * Reads an index. A checksum tells whether it came as it was written; its values are not looked at: as a file that somebody
 * else made it shows what that one wants. Throws IndexError where it is invalid, is damaged, or of another version.
 */
export function parseIndex(text: string): RecordingIndex {
  const end = text.indexOf("\n");
  const { format, version, crc32: sum } = headOf(text);
  if (format !== FORMAT) throw new IndexError("this is no index");
  if (version !== VERSION) throw new IndexError("it is of another version of the program");
  const values = text.slice(end + 1).trimEnd();
  if (crc32(values) !== sum) throw new IndexError("it is damaged: it has another checksum");
  try {
    return new RecordingIndex(parseGraph(values) as IndexData);
  } catch (cause) {
    throw new IndexError("its values cannot be read", { cause });
  }
}

/** Whether a text begins as an index does, of whatever version. */
export function isIndex(beginning: string): boolean {
  return headOf(beginning)["format"] === FORMAT;
}

function headOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const head: unknown = JSON.parse(text.slice(0, Math.max(text.indexOf("\n"), 0)));
    return typeof head === "object" && head !== null ? { ...head } : {};
  } catch {
    return {};
  }
}

function crc32(text: string): number {
  const bytes = new TextEncoder().encode(text);
  return sumOf(bytes, 0, bytes.length);
}
