import { INTS, type WirePosition } from "../places/place.ts";
import { factorOf } from "../places/read.ts";
import type { Sign, Stored } from "./kernel/module.ts";
import { type ByShape, type Lane, type Records, recordsOf, widthOf } from "./records.ts";
import type { MessageShapes, Reading } from "../shapes/shapes.ts";
import type { ColumnType, ElementType } from "./element-types.ts";

/** How the kernel fills a column from records. */
export interface Plan extends Lane {
  readonly loop: `${Sign} ${Stored}`;
  /** How many bits of a lane's number are the value, and the number of the first one. */
  readonly bits: number;
  readonly shift: number;
  readonly factor: number;
}

/** Of that many columns it is marked at once what rows have of them. */
const TOGETHER = 8;

/** Columns that some shapes lack, up to `TOGETHER`, and for each shape a byte for each of them: 1 where it has it. */
export interface Lacking {
  readonly columns: readonly number[];
  readonly bytes: Uint8Array;
}

/** How columns are filled from messages of the shapes that are known. */
class Plans {
  /** This many shapes. */
  readonly known: number;
  readonly columns: readonly ByShape[];
  /** The columns that the kernel fills; the others are filled one by one. */
  readonly records: readonly Records<Plan>[];
  readonly others: readonly number[];
  readonly lacking: readonly Lacking[];
  /** Those that all shapes have. */
  readonly full: readonly number[];

  constructor(
    { shapes }: MessageShapes,
    readonly elementTypes: readonly ElementType[],
  ) {
    this.known = shapes.length;
    const all: (Reading | undefined)[][] = elementTypes.map(() => shapes.map(() => undefined));
    for (const [shape, own] of shapes.entries())
      for (const reading of own?.readings ?? []) all[reading.column]![shape] = reading;
    this.columns = all;
    const plans = all.map((byShape, i) => planOf(i, byShape, elementTypes[i]!));
    const placed = recordsOf(
      plans.filter((plan) => plan !== undefined),
      all,
    );
    this.records = placed;
    const filled = new Set(placed.flatMap(({ lanes }) => lanes.map(({ column }) => column)));
    this.others = [...elementTypes.keys()].filter((column) => !filled.has(column));
    const isFull = (column: number) => !all[column]!.includes(undefined, 1);
    this.full = [...elementTypes.keys()].filter(isFull);
    const some = [...elementTypes.keys()].filter((column) => !isFull(column));
    this.lacking = Array.from({ length: Math.ceil(some.length / TOGETHER) }, (_, i) =>
      lackingOf(some.slice(i * TOGETHER, (i + 1) * TOGETHER), all),
    );
  }

  /** Whether they are of all shapes that are known so far, and of columns of these types. */
  isOf({ shapes }: MessageShapes, elementTypes: readonly ElementType[]): boolean {
    return (
      this.known === shapes.length &&
      (elementTypes === this.elementTypes ||
        elementTypes.every(({ type }, i) => type === this.elementTypes[i]!.type))
    );
  }
}

/** As they were last worked out. */
const LAST = new WeakMap<MessageShapes, Plans>();

/** How columns of these types are filled from all shapes that are known so far. */
export function plansOf(shapes: MessageShapes, elementTypes: readonly ElementType[]): Plans {
  const last = LAST.get(shapes);
  if (last?.isOf(shapes, elementTypes) === true) return last;
  const plans = new Plans(shapes, elementTypes);
  LAST.set(shapes, plans);
  return plans;
}

function lackingOf(columns: readonly number[], all: readonly ByShape[]): Lacking {
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

/** Undefined where the shapes read it in ways of which there is no one loop. */
function planOf(column: number, byShape: ByShape, { type, size }: ElementType): Plan | undefined {
  const stored = STORED[type];
  const readings = byShape.filter((one) => one !== undefined);
  const [one] = readings.flatMap(({ place }) => place ?? []);
  if (stored === undefined) return undefined;
  const isFloats = one?.type?.kind === "float";
  const factor = one === undefined ? 1 : factorOf(one);
  const isFraction = stored === "f32" || stored === "f64";
  const isAlike = readings.every(({ place, value }) =>
    place === undefined
      ? value === 0 || !(isFraction || isBits(one))
      : factorOf(place) === factor &&
        (place.type?.kind === "float") === isFloats &&
        isBits(place) === isBits(one) &&
        place.shift === one!.shift &&
        place.width === one!.width &&
        !(isFraction && place.int === INTS.u32),
  );
  const isPlain = isFloats ? type === "f32" : isFraction || factor === 1;
  const widest = Math.max(1, ...readings.map(widthOf));
  const width = widest === 3 ? 4 : widest;
  const sign = signOf(readings, widest);
  if (factor === undefined || sign === undefined || !isAlike || !isPlain) return undefined;
  const [shift, bits] = isBits(one) ? [one.shift, one.width] : [0, 8 * width];
  return { column, loop: `${sign} ${isFloats ? "i32" : stored}`, factor, size, width, shift, bits };
}

function isBits(place: WirePosition | undefined): place is WirePosition {
  return place?.int === INTS.bits;
}

/** Whether all of them are signed; undefined where no one way reads them. */
function signOf(readings: readonly Reading[], width: number): Sign | undefined {
  const isSigned = ({ place }: Reading) => place?.isSigned === true || SIGNED.has(place?.int);
  const widest = readings.filter((one) => widthOf(one) === width);
  if (!readings.some(isSigned)) return "unsigned";
  // Before numbers of fewer bytes there are zeros, which those with a sign cannot have.
  return widest.every(isSigned) && readings.every((one) => widest.includes(one) || !isSigned(one))
    ? "signed"
    : undefined;
}

const SIGNED: ReadonlySet<number | undefined> = new Set([INTS.i8, INTS.i16, INTS.i32]);
