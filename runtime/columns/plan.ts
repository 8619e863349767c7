import { INTS, type Place } from "../places/place.ts";
import type { IntType } from "../table/table.ts";
import { type Loaded, MOST_STEP, SLACK, type Stored, TOGETHER } from "./kernel.ts";
import type { MessageShapes, Reading } from "./shapes.ts";
import type { ColumnType, Sort } from "./sorts.ts";

/** How the kernel fills a column. */
export interface Plan {
  readonly loop: `${Loaded} ${Stored}`;
  readonly factor: number;
  /** Of an array, the bytes from an element to the next. */
  readonly stride: number;
  /** Bytes that a row takes. */
  readonly step: number;
  /** What each shape tells. */
  readonly words: Int32Array;
}

/** A column's readings by shape, and how the kernel does them all, where it can. */
export interface Readings {
  readonly byShape: readonly (Reading | undefined)[];
  readonly plan: Plan | undefined;
}

/** Columns that some shapes lack, up to `TOGETHER`, and for each shape a byte for each of them: 1 where it has it. */
export interface Lacking {
  readonly columns: readonly number[];
  readonly bytes: Uint8Array;
}

/** How columns are filled from messages of the shapes that are known. */
class Plans {
  /** So many shapes. */
  readonly known: number;
  readonly columns: readonly Readings[];
  readonly lacking: readonly Lacking[];
  /** Those that all shapes have. */
  readonly full: readonly number[];

  constructor(
    { shapes }: MessageShapes,
    readonly sorts: readonly Sort[],
  ) {
    this.known = shapes.length;
    const all: (Reading | undefined)[][] = sorts.map(() => shapes.map(() => undefined));
    for (const [shape, own] of shapes.entries())
      for (const reading of own?.readings ?? []) all[reading.column]![shape] = reading;
    this.columns = all.map((byShape, i) => ({ byShape, plan: planOf(byShape, sorts[i]!) }));
    const isFull = (column: number) => !all[column]!.includes(undefined, 1);
    this.full = [...sorts.keys()].filter(isFull);
    const some = [...sorts.keys()].filter((column) => !isFull(column));
    this.lacking = Array.from({ length: Math.ceil(some.length / TOGETHER) }, (_, i) =>
      lackingOf(some.slice(i * TOGETHER, (i + 1) * TOGETHER), all),
    );
  }

  /** Whether they are of all shapes that are known by now, and of columns of these types. */
  isOf({ shapes }: MessageShapes, sorts: readonly Sort[]): boolean {
    return (
      this.known === shapes.length && sorts.every(({ type }, i) => type === this.sorts[i]!.type)
    );
  }
}

/** As they were last worked out. */
const LAST = new WeakMap<MessageShapes, Plans>();

/** How columns of these types are filled from all shapes that are known by now. */
export function plansOf(shapes: MessageShapes, sorts: readonly Sort[]): Plans {
  const last = LAST.get(shapes);
  if (last?.isOf(shapes, sorts) === true) return last;
  const plans = new Plans(shapes, sorts);
  LAST.set(shapes, plans);
  return plans;
}

function lackingOf(columns: readonly number[], all: readonly Readings["byShape"][]): Lacking {
  const bytes = new Uint8Array(TOGETHER * (all[0]?.length ?? 0));
  for (const [k, column] of columns.entries())
    for (const [shape, reading] of all[column]!.entries())
      bytes[TOGETHER * shape + k] = reading === undefined ? 0 : 1;
  return { columns, bytes };
}

const STORED: Readonly<Partial<Record<ColumnType, Stored>>> = {
  u8: "i8",
  i8: "i8",
  bool: "i8",
  u16: "i16",
  i16: "i16",
  u32: "i32",
  i32: "i32",
  f32: "f32",
  f64: "f64",
};

const BYTES: Readonly<Record<Stored, number>> = { i8: 1, i16: 2, i32: 4, f32: 4, f64: 8 };

/** Which of four bytes' bits are an integer, and its sign, by `INTS`. */
const MASKS = [0xff, 0xff, 0xffff, 0xffff, -1, -1];
const SIGNS = [0, 0x80, 0, 0x8000, 0, 0];

/** Undefined where the shapes read it in ways of which there is no one loop. */
function planOf(byShape: Readings["byShape"], { type, size }: Sort): Plan | undefined {
  const stored = STORED[type];
  const readings = byShape.filter((one) => one !== undefined);
  const places = readings.flatMap(({ place }) => place ?? []);
  const [one] = places;
  if (stored === undefined || BYTES[stored] * size > MOST_STEP) return undefined;
  const stride = one?.stride ?? 0;
  const isFloats = one?.type?.kind === "float";
  const factor = one === undefined ? 1 : factorOf(one);
  const isFraction = stored === "f32" || stored === "f64";
  const isAlike = places.every(
    (place) =>
      place.stride === stride &&
      factorOf(place) === factor &&
      (place.type?.kind === "float") === isFloats &&
      place.int !== INTS.bits &&
      !(isFraction && place.int === INTS.u32) &&
      place.offset + size * stride + 4 <= SLACK,
  );
  const isPlain = isFloats ? type === "f32" : isFraction || factor === 1;
  const isOne = readings.every(
    ({ place, value }) => place !== undefined || !isFraction || value === 0,
  );
  if (factor === undefined || !isAlike || !isPlain || !isOne) return undefined;
  const loaded = loadedOf(readings);
  const words = Int32Array.from(byShape.flatMap((reading) => wordsOf(reading, loaded)));
  const loop = `${loaded} ${isFloats ? "i32" : stored}` as const;
  return { loop, factor, stride, step: BYTES[stored] * size, words };
}

/** How all of them are loaded. */
function loadedOf(readings: readonly Reading[]): Loaded {
  const ways = readings.map(({ place, value }) => {
    if (place === undefined) return value === 0 ? undefined : "any";
    return place.int === INTS.i8 ? "signed8" : place.int === INTS.i16 ? "signed16" : "plain";
  });
  const [way = "plain", ...others] = new Set(ways.filter((one) => one !== undefined));
  return others.length === 0 ? way : "any";
}

function wordsOf(reading: Reading | undefined, loaded: Loaded): number[] {
  const { place, value } = reading ?? { place: undefined, value: 0 };
  if (place === undefined) return [0, 0, 0, value];
  if (loaded !== "any") return [place.offset, loaded === "plain" ? maskOf(place) : -1, 0, 0];
  const sign = SIGNS[place.int]!;
  return [place.offset, maskOf(place), sign, -sign];
}

function maskOf({ type, int }: Place): number {
  return type?.kind === "float" ? -1 : MASKS[int]!;
}

/** What a number of steps is multiplied by, where that is exact; undefined where more is to be done. */
function factorOf({ type }: Place): number | undefined {
  if (type?.kind === "float") return 1;
  const { num, den, plus } = (type as IntType | undefined)?.scale ?? { num: 1, den: 1, plus: 0 };
  return plus === 0 && Number.isInteger(Math.log2(den)) ? num / den : undefined;
}
