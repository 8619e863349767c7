/** What may be wrong with bytes, for programs. */
export const ERROR_KINDS = {
  end: "the bytes end too early",
  id: "no message of this version begins so",
  version: "they name a version that is not described, or the message is not in this one",
  choice: "a value selects none of the arms",
  reserved: "a bit is set that announces what is not described",
  constant: "other bytes must be there",
  length: "a length counts more bytes than its fields take, or fewer than none",
  number: "a number has more bytes or bits than its type",
  depth: "structs are nested too deep",
  list: "an element takes no bytes, or what ends a list is where none is",
} as const;

/** What may be wrong with bytes, as a key of `ERROR_KINDS`. */
export type ErrorKind = keyof typeof ERROR_KINDS;

/** What the errors of decoding and encoding know about the place where it went wrong. */
export interface ErrorPosition {
  /** Path of names and indexes from the outermost thing read, such as `["sound", "origin[1]"]`. */
  readonly path: readonly string[];
  /** Byte offset in the input: of the whole file where that is known, otherwise of the bytes given. */
  readonly offset: number;
  /** First bit inside the byte at `offset`, 0 the lowest, where a field does not begin at a byte. */
  readonly bit?: number | undefined;
  /** What is wrong, where the bytes are not what the schema says. */
  readonly kind?: ErrorKind | undefined;
  /** The wire type that was being read or written, such as `u16`. */
  readonly type?: string | undefined;
  /** The bytes around `offset` as hex, the one at `offset` in brackets. */
  readonly hex?: string | undefined;
  /** What to do about it, where something can be done. */
  readonly hint?: string | undefined;
  /** Where the bytes end too early: how many more are needed at least, to get any further. */
  readonly missing?: number | undefined;
}

const NOWHERE: ErrorPosition = { path: [], offset: 0 };

/** Joins a path for people: `block 41 › sound › origin[1]`. */
function pathText(path: readonly string[]): string {
  return path.join(" › ");
}

function sentence(reason: string, place: ErrorPosition): string {
  const where = place.path.length > 0 ? `${pathText(place.path)}: ` : "";
  const type = place.type === undefined ? "" : ` (${place.type})`;
  const bit = place.bit === undefined ? "" : `, bit ${place.bit}`;
  const hex = place.hex === undefined ? "" : `\n  ${place.hex}`;
  const hint = place.hint === undefined ? "" : `\n  ${place.hint}`;
  return `${where}${reason}${type} at byte ${place.offset}${bit}${hex}${hint}`;
}

/**
 * Bytes are not what the schema says. `message` tells a person all of it;
 * the parts are there for programs.
 */
export class DecodeError extends Error {
  override readonly name = "DecodeError";
  constructor(
    /** What is wrong, without the place. */
    readonly reason: string,
    readonly place: ErrorPosition,
    options?: ErrorOptions,
  ) {
    super(sentence(reason, place), options);
  }

  get offset(): number {
    return this.place.offset;
  }

  get path(): readonly string[] {
    return this.place.path;
  }

  /** The same error seen from further out: a path before its own, its offset moved by `base` bytes. */
  within(path: readonly string[], base: number): this {
    const place = {
      ...this.place,
      path: [...path, ...this.place.path],
      offset: this.place.offset + base,
    };
    return this.at(place);
  }

  protected at(place: ErrorPosition): this {
    return new DecodeError(this.reason, place, { cause: this.cause }) as this;
  }
}

/**
 * A recording says that it is in a protocol which this schema does not describe.
 * What follows cannot be understood until a message names another one.
 */
export class UnknownProtocolError extends DecodeError {
  constructor(
    reason: string,
    place: ErrorPosition,
    /** The number that was found. */
    readonly protocol: number,
    options?: ErrorOptions,
  ) {
    super(reason, place, options);
  }

  protected override at(place: ErrorPosition): this {
    return new UnknownProtocolError(this.reason, place, this.protocol, {
      cause: this.cause,
    }) as this;
  }
}

/** Messages that another one carries cannot be read, though it can itself: its bytes are no such messages. */
export class CarriedError extends DecodeError {
  protected override at(place: ErrorPosition): this {
    return new CarriedError(this.reason, place, { cause: this.cause }) as this;
  }
}

/** A value cannot be written: a number out of range, a member missing, a type unknown. */
export class EncodeError extends Error {
  override readonly name = "EncodeError";
  constructor(
    /** What is wrong, without the place. */
    readonly reason: string,
    /** Names and indexes from the message to the value, such as `["sound", "origin[1]"]`. */
    readonly path: readonly string[] = NOWHERE.path,
    options?: ErrorOptions,
  ) {
    super(path.length > 0 ? `${pathText(path)}: ${reason}` : reason, options);
  }

  /** The same error seen from further out: a path before its own. */
  within(path: readonly string[]): EncodeError {
    return new EncodeError(this.reason, [...path, ...this.path], { cause: this.cause });
  }
}

/** There is more than a length or a count can tell. */
export class TooLongError extends EncodeError {
  override within(path: readonly string[]): TooLongError {
    return new TooLongError(this.reason, [...path, ...this.path], { cause: this.cause });
  }
}
