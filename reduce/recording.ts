import {
  type AnyContainer,
  carriedBy,
  codecsOf,
  firstCodec,
  FormatEvidence,
  protocolOf,
  type ReadOptions,
  readRecording,
  type RecordedBlock,
  withCodecs,
  foldPlaces,
  placesOf,
} from "../recording/index.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { EncodeError } from "../runtime/errors/errors.ts";
import { Writer, writeBytes, written } from "../runtime/bytes/writer.ts";
import { fewest, type Trial } from "./trial.ts";
import { smallerValues } from "./values.ts";

/** A message, or bytes that were not understood. */
interface Unit {
  readonly bytes: Uint8Array;
  readonly codec?: Codec<AnyMessage>;
  readonly message?: AnyMessage;
}

interface Block {
  readonly block: object;
  /** The member that has the messages' bytes. */
  readonly member: string | undefined;
  readonly units: readonly Unit[];
}

/** A recording as what it is made of. */
interface Taken {
  readonly head: Uint8Array;
  readonly blocks: readonly Block[];
  readonly tail: Uint8Array;
}

/**
 * Makes a recording smaller while it shows what is looked for: by blocks, by messages, and by their fields, until
 * nothing can go. Does nothing where taking it apart and putting it together is not the same.
 *
 * @returns whether it is one that could be taken apart
 */
export async function reduceRecording(
  container: AnyContainer,
  trial: Trial,
  options: ReadOptions = {},
): Promise<boolean> {
  let taken = takenApart(container, trial.best, options);
  const same = joined(container, taken);
  if (taken.blocks.length === 0 || same === undefined || Buffer.compare(same, trial.best) !== 0)
    return false;
  const reducing = new Reducing(container, trial);
  for (let before = Infinity; trial.best.length < before && !trial.isOver;) {
    before = trial.best.length;
    taken = await reducing.round(taken);
  }
  return true;
}

class Reducing {
  readonly #container: AnyContainer;
  readonly #trial: Trial;

  constructor(container: AnyContainer, trial: Trial) {
    this.#container = container;
    this.#trial = trial;
  }

  async round(taken: Taken): Promise<Taken> {
    const fewer = await this.#byMessage(await this.#byBlock(await this.#bare(taken)));
    return this.#byField(fewer);
  }

  #shows(taken: Taken): Promise<boolean> {
    return this.#trial.shows(joined(this.#container, taken));
  }

  #fewest<T>(items: readonly T[], make: (kept: readonly T[]) => Taken): Promise<readonly T[]> {
    return fewest(
      items,
      (kept) => this.#shows(make(kept)),
      () => this.#trial.isOver,
    );
  }

  /** Without what follows the last block. */
  async #bare(taken: Taken): Promise<Taken> {
    const bare = { ...taken, tail: taken.tail.subarray(0, 0) };
    return taken.tail.length > 0 && (await this.#shows(bare)) ? bare : taken;
  }

  async #byBlock(taken: Taken): Promise<Taken> {
    const blocks = await this.#fewest(taken.blocks, (kept) => ({ ...taken, blocks: kept }));
    return { ...taken, blocks };
  }

  async #byMessage(taken: Taken): Promise<Taken> {
    const make = (kept: readonly Unit[]): Taken => {
      const left = new Set(kept);
      const of = (block: Block) => ({ ...block, units: block.units.filter((u) => left.has(u)) });
      return { ...taken, blocks: taken.blocks.map(of) };
    };
    const units = taken.blocks.flatMap((block) => block.units);
    return make(await this.#fewest(units, make));
  }

  /** Blocks and messages with smaller values, one after the other; fewer bytes of what was not understood. */
  async #byField(taken: Taken): Promise<Taken> {
    let now = taken;
    for (let at = 0; at < now.blocks.length && !this.#trial.isOver; at++) {
      const withBlock = (block: Block): Taken => ({ ...now, blocks: now.blocks.with(at, block) });
      const one = now.blocks[at]!;
      const members = one.member === undefined ? one.block : without(one.block, one.member);
      const block = await this.#smaller(members, (value) =>
        withBlock({ ...one, block: { ...one.block, ...value } }),
      );
      now = withBlock({ ...one, block: { ...one.block, ...block } });
      for (const index of one.units.keys()) {
        const withUnit = (unit: Unit): Taken => {
          const present = now.blocks[at]!;
          return withBlock({ ...present, units: present.units.with(index, unit) });
        };
        now = withUnit(await this.#smallerUnit(one.units[index]!, withUnit));
      }
    }
    return now;
  }

  async #smallerUnit(unit: Unit, make: (unit: Unit) => Taken): Promise<Unit> {
    const { codec, message } = unit;
    if (codec === undefined || message === undefined) {
      const of = (kept: readonly number[]) => ({ bytes: Uint8Array.from(kept) });
      return of(await this.#fewest([...unit.bytes], (kept) => make(of(kept))));
    }
    const of = (value: object): Unit | undefined => {
      const bytes = encoded((w) => codec.encode(w, value as AnyMessage));
      return bytes && { bytes, codec, message: value as AnyMessage };
    };
    const least = await this.#smaller(message, (value) => {
      const made = of(value);
      return made && make(made);
    });
    return least === message ? unit : of(least)!;
  }

  /** A value that is as small as can be, step by step. */
  async #smaller(value: object, make: (value: object) => Taken | undefined): Promise<object> {
    let least = value;
    for (let found = true; found && !this.#trial.isOver;) {
      found = false;
      for (const candidate of smallerValues(least)) {
        const taken = make(candidate as object);
        if (taken === undefined || !(await this.#shows(taken))) continue;
        least = candidate as object;
        found = true;
        break;
      }
    }
    return least;
  }
}

function without(block: object, member: string): object {
  const { [member]: _, ...rest } = block as Record<string, unknown>;
  return rest;
}

// ---- taking apart, and putting together

function takenApart(container: AnyContainer, bytes: Uint8Array, options: ReadOptions): Taken {
  const parts = [...readRecording(container, bytes, options)];
  const ofKind = (kind: "header" | "tail") =>
    Buffer.concat(parts.flatMap((part) => (part.kind === kind ? [part.bytes] : [])));
  const blocks = parts.flatMap((part) =>
    part.kind === "block" ? [blockOf(container, part, options)] : [],
  );
  return { head: ofKind("header"), blocks, tail: ofKind("tail") };
}

function blockOf(container: AnyContainer, part: RecordedBlock, options: ReadOptions): Block {
  const { block, body, messages, ends, version, undecoded } = part;
  const carried = carriedBy(container, block);
  if (carried === undefined) return { block, member: undefined, units: [] };
  const isFixed = options.version !== undefined && carried.index === 0;
  const protocol = protocolOf(codecsOf<AnyMessage>(container, carried.index), isFixed);
  const units: Unit[] = [];
  let start = 0;
  for (const [message, codec] of withCodecs(protocol, firstCodec(protocol, version), messages)) {
    const end = ends[units.length]!;
    units.push({ bytes: body.subarray(start, end), codec, message });
    start = end;
  }
  if (undecoded !== undefined && undecoded.length > 0) units.push({ bytes: undecoded });
  return { block, member: container.table.carries[carried.index]!.member, units };
}

/** The recording's bytes; nothing where a block of it cannot be written. */
function joined(container: AnyContainer, { head, blocks, tail }: Taken): Uint8Array | undefined {
  const pieces: Uint8Array[] = [head];
  for (const { block, member, units } of blocks) {
    const body = member === undefined ? {} : { [member]: Buffer.concat(units.map((u) => u.bytes)) };
    const bytes = encoded((w) => container.encodeBlock(w, { ...block, ...body }));
    if (bytes === undefined) return undefined;
    pieces.push(bytes);
  }
  const bytes = Buffer.concat([...pieces, tail]);
  if (placesOf(container) === undefined || blocks.length === 0) return bytes;
  return encoded((w) => writeBytes(w, foldPlaces(container, bytes).file));
}

function encoded(write: (w: Writer) => void): Uint8Array | undefined {
  const w = new Writer();
  try {
    write(w);
    return written(w).slice();
  } catch (error) {
    if (error instanceof EncodeError) return undefined;
    throw error;
  }
}

/** Whether bytes are a recording of the container's, and not only taken for one. */
export function isLike(container: AnyContainer, bytes: Uint8Array): boolean {
  const evidence = new FormatEvidence();
  for (const part of readRecording(container, bytes)) evidence.see(part);
  return evidence.isRecording;
}
