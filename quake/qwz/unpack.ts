import { BLOCK_TYPE } from "../../generated/qwd.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { Output } from "./coder/output.ts";
import { RangeDecoder, type Shares } from "./coder/range-decoder.ts";
import { ROWS } from "./coder/rows.ts";
import { Symbols } from "./coder/symbols.ts";
import type { QizmoTables } from "./coder/tables.ts";
import { ClientCommand } from "./command.ts";
import { DroppedPacket } from "./modelled/context.ts";
import { readPacket } from "./modelled/packet.ts";
import { CopiedPackets } from "./state/copied.ts";
import { Game } from "./state/game.ts";

/** After the kinds that blocks of the recording have. */
const END = 3;
const KINDS: Shares = Uint32Array.of(0x80000000, 0xfffffc00, 0xfffffe00, 0xffffffff);
/** The mode of a packet that is copied. In others it is how many numbers further they are. */
const COPIED = 0;
/** Pieces of about that many bytes come out. */
const PIECE = 1 << 16;

/**
 * The recording of QuakeWorld that Qizmo packed, piece by piece.
 *
 * @param bytes all of the file
 * @throws DecodeError where it is damaged, after what came out before
 */
export function* unpackQwz(bytes: Uint8Array, tables: QizmoTables): Generator<Uint8Array, void> {
  const out = new Output();
  const unpacker = new Unpacker(bytes, tables, out);
  for (let block = 0, isMore = true; isMore; block++) {
    const { length } = out;
    try {
      isMore = unpacker.block();
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      out.cut(length);
      yield out.take();
      throw error.within([`block ${block}`], 0);
    }
    if (out.length >= PIECE) yield out.take();
  }
  yield out.take();
}

class Unpacker {
  readonly #coder: RangeDecoder;
  readonly #symbols: Symbols;
  readonly #out: Output;
  readonly #game: Game;
  readonly #copied: CopiedPackets;
  readonly #command = new ClientCommand();
  /** Milliseconds, and by how much they go on. */
  #time = 0;
  #step = 0;
  /** Number of the last packet. */
  #packet = 0;

  constructor(bytes: Uint8Array, tables: QizmoTables, out: Output) {
    this.#coder = new RangeDecoder(bytes);
    this.#symbols = new Symbols(this.#coder, tables);
    this.#out = out;
    this.#game = new Game(tables.strings);
    this.#copied = new CopiedPackets(this.#game);
  }

  /** Reads a block, and writes it. Returns whether another one follows. */
  block(): boolean {
    const kind = this.#coder.symbol(KINDS);
    const time = this.#time * 0.001;
    if (kind === END) return false;
    if (kind === BLOCK_TYPE.DEM_READ) return this.#readPacket(time);
    if (kind === BLOCK_TYPE.DEM_CMD) this.#readCommand(time);
    else this.#readNumbers(time);
    return true;
  }

  #readCommand(time: number): void {
    this.#command.read(this.#symbols);
    this.#out.block(this.#command.at(time));
    this.#game.addCommand(this.#command.msec);
    this.#step = (this.#step + this.#symbols.next(ROWS.time)) & 0xff;
    this.#time += this.#step;
  }

  /** Numbers that packets have from there on. */
  #readNumbers(time: number): void {
    const [outgoing, incoming] = [this.#long(), this.#long()];
    const code = BLOCK_TYPE.DEM_SET;
    this.#out.block({ type: "block", time, code, outgoing: outgoing | 0, incoming: incoming | 0 });
    this.#game.command = outgoing;
    this.#game.settleNames();
  }

  #readPacket(time: number): boolean {
    const mode = this.#symbols.next(ROWS.packet);
    this.#out.beginPacket(time);
    if (mode === COPIED) {
      this.#copyPacket();
      return true;
    }
    this.#packet = (this.#packet + mode) & 0x7fffffff;
    try {
      const isMore = readPacket(this.#symbols, this.#game, this.#out, this.#packet);
      this.#out.endPacket();
      if (isMore || mode === 1) return true;
      this.#out.dropPacket();
      return false;
    } catch (error) {
      if (!(error instanceof DroppedPacket)) throw error;
      this.#out.dropPacket();
      return true;
    }
  }

  #copyPacket(): void {
    const next = () => this.#symbols.next(ROWS.byte);
    const size = next() | (next() << 8);
    for (let i = 0; i < size; i++) this.#out.byte(next());
    this.#out.endPacket();
    this.#packet = this.#copied.read(this.#out.packet.slice()) ?? this.#packet;
  }

  #long(): number {
    let value = 0;
    for (let i = 0; i < 4; i++) value += this.#symbols.next(ROWS.byte) * 2 ** (8 * i);
    return value;
  }
}
