/** An interface that a section of pcapng captured at. */
export interface CaptureInterface {
  readonly linkType: number;
  readonly snapLength: number;
  /** How fine its clock's stamps are: that many a second. */
  readonly ticks: number;
  /** Seconds to be added to its stamps. */
  readonly since: number;
}

/** A stamp of 64 bits. */
export interface CapturedAt {
  readonly high: number;
  readonly low: number;
}

const OPTIONS = 8;
const END = 0;
const RESOLUTION = 9;
const OFFSET = 14;
/** Microseconds, where nothing else is given. */
const DEFAULT = 1e6;

/** Reads what a block says of an interface: 8 bytes, and options, of which two are about its clock. Never throws. */
export function readInterface(body: DataView, isLittleEndian: boolean): CaptureInterface {
  let ticks = DEFAULT;
  let since = 0;
  for (let at = OPTIONS; at + 4 <= body.byteLength;) {
    const code = body.getUint16(at, isLittleEndian);
    const length = body.getUint16(at + 2, isLittleEndian);
    const value = at + 4;
    if (code === END || value + length > body.byteLength) break;
    if (code === RESOLUTION && length === 1) ticks = ticksOf(body.getUint8(value));
    if (code === OFFSET && length === 8) since = Number(body.getBigInt64(value, isLittleEndian));
    at = value + 4 * Math.ceil(length / 4);
  }
  return {
    linkType: body.getUint16(0, isLittleEndian),
    snapLength: body.getUint32(4, isLittleEndian),
    ticks,
    since,
  };
}

/** The highest bit says whether the others are a power of 2, or of 10. */
function ticksOf(resolution: number): number {
  return (resolution & 0x80) === 0 ? 10 ** resolution : 2 ** (resolution & 0x7f);
}

/** Seconds since 1970. */
export function secondsOf({ high, low }: CapturedAt, { ticks, since }: CaptureInterface): number {
  const stamp = (BigInt(high) << 32n) | BigInt(low);
  const second = BigInt(ticks);
  // Whole seconds first: a stamp in nanoseconds has more digits than a number holds.
  return Number(stamp / second) + since + Number(stamp % second) / ticks;
}
