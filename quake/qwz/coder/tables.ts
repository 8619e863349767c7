import type { Shares } from "./range-decoder.ts";
import { ROWS, TEXT_ROWS } from "./rows.ts";

/** The lists of texts, by what they are in: each is by symbol, of which those below 256 are characters. */
export interface Texts {
  readonly print: readonly string[];
  /** What is printed at level 3. */
  readonly chat: readonly string[];
  readonly stufftext: readonly string[];
  readonly centerprint: readonly string[];
  /** Keys of `setinfo`. */
  readonly setinfo: readonly string[];
}

/** Lists by number: the first is of nothing. */
export interface Names {
  readonly models: readonly string[];
  readonly sounds: readonly string[];
}

/** What Qizmo knows of recordings: nothing that it packed is understood without. */
export interface QizmoTables {
  /** By row of `compress.dat`. */
  readonly shares: readonly Shares[];
  readonly strings: Texts & Names;
}

/** Tables are not what they should be: the message says of which file what was expected. */
export class QizmoTablesError extends Error {
  override readonly name = "QizmoTablesError";
}

const ROW_COUNT = 256;
const SYMBOLS = 256;
const ALL = 0xffffffffn;
/** `compress.dat` has this many bytes. */
const COUNTS_LENGTH = ROW_COUNT * SYMBOLS * 4;

/** Each list, and how many strings it may have. */
const LISTS = {
  print: 512,
  chat: 512,
  stufftext: 512,
  centerprint: 512,
  setinfo: 512,
  models: 256,
  sounds: 256,
} as const;
/** No string of a list is longer. */
const MOST_CHARACTERS = 1024;

/**
 * Makes the tables of Qizmo's own.
 *
 * @param counts the bytes of `compress.dat`
 * @param strings the text of `strings.json`
 * @throws QizmoTablesError where they are not that
 */
export function qizmoTables(counts: Uint8Array, strings: string): QizmoTables {
  return { shares: sharesOf(counts), strings: stringsOf(strings) };
}

function sharesOf(bytes: Uint8Array): Shares[] {
  if (bytes.length !== COUNTS_LENGTH)
    throw new QizmoTablesError(
      `compress.dat should have ${COUNTS_LENGTH} bytes, 256 rows of 256 counts, and has ${bytes.length}: take the one that comes with Qizmo`,
    );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const rows = Array.from({ length: ROW_COUNT }, (_, row) =>
    Array.from({ length: SYMBOLS }, (_, i) => view.getUint32(4 * (SYMBOLS * row + i), true)),
  );
  // Qizmo holds the packet before more likely than its file says.
  rows[ROWS.back]![1]! += 256;
  return rows.map((row, i) => {
    if (TEXT_ROWS.includes(i)) return accumulated([...row, ...rows[i + 1]!]);
    return accumulated(i === ROWS.isDamageFrom ? row.slice(0, 2) : row);
  });
}

/** Rows that count nothing have their first symbol alone. */
function accumulated(counts: readonly number[]): Shares {
  const total = BigInt(counts.reduce((sum, count) => sum + count, 0));
  let sum = 0n;
  return Uint32Array.from(counts, (count) => {
    sum += BigInt(count);
    return Number(total === 0n ? ALL : (sum * ALL) / total);
  });
}

function stringsOf(text: string): Texts & Names {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new QizmoTablesError(`strings.json is not JSON: ${(error as Error).message}`);
  }
  const found = Object.entries(LISTS).map(([name, most]) => [name, listOf(parsed, name, most)]);
  return Object.fromEntries(found) as Texts & Names;
}

function listOf(parsed: unknown, name: string, most: number): string[] {
  const isObject = typeof parsed === "object" && parsed !== null && Object.hasOwn(parsed, name);
  const list: unknown = isObject ? (parsed as Record<string, unknown>)[name] : undefined;
  if (!Array.isArray(list) || list.length > most)
    throw new QizmoTablesError(
      `strings.json should be an object with "${name}", a list of ${most} strings at most`,
    );
  const wrong = list.findIndex((one) => typeof one !== "string" || !isBytes(one));
  if (wrong >= 0)
    throw new QizmoTablesError(
      `strings.json: "${name}"[${wrong}] should be a string of ${MOST_CHARACTERS} characters at most, each a byte (U+0000 to U+00FF)`,
    );
  return list as string[];
}

function isBytes(text: string): boolean {
  return text.length <= MOST_CHARACTERS && /^[\0-\xff]*$/.test(text);
}
