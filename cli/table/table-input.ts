import { createHash } from "node:crypto";
import {
  type Batch,
  type Damage,
  type TableColumn,
  type TableName,
  type TableOptions,
  TableReader,
  type TableReport,
} from "../../quake/tables/index.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import type { Bytes } from "../files/bytes.ts";
import { isPackingDamaged } from "../files/damaged-packing.ts";
import { type Input, inputOf, type ReadingOptions } from "../files/input.ts";
import { foreignText } from "../files/not-a-recording.ts";
import { UnprovedInput } from "../files/unproved.ts";
import { shown } from "../terminal/outside.ts";
import { warn } from "../terminal/say.ts";
import { count } from "../terminal/text.ts";
import type { TableSource } from "./writers/writer.ts";

/** Which table of each input is asked for. */
export interface Asked {
  readonly what: TableName;
  readonly options: TableOptions;
  readonly reading: ReadingOptions;
  /** Whether what an input was is asked for, beside its rows: then all of it is read. */
  readonly origin: boolean;
  /** How many names of columns come before `file`; nothing where there is no such column. */
  readonly filePlace: number | undefined;
}

type Reader = TableReader<any, any, any, any>;

/** An input, and its rows. */
export class TableInput {
  readonly #asked: Asked;
  readonly #reader: Reader;
  readonly #unproved: UnprovedInput;
  readonly #hash = createHash("sha256");
  readonly input: Input;
  /** Why its bytes end before it does: their packing is damaged. */
  #cut: CliError | undefined;
  #damage: Damage | undefined;

  constructor(input: Input, asked: Asked) {
    this.input = input;
    this.#asked = asked;
    const { what, options } = asked;
    const live = input.live !== undefined;
    this.#reader = newReader(input.container, { what, options: { ...options, live } }, input.path);
    this.#unproved = new UnprovedInput(input);
  }

  get columns(): readonly TableColumn[] {
    return this.#reader.columns;
  }

  /** What was read so far. */
  get report(): TableReport {
    return this.#reader.report;
  }

  /**
   * Its rows, to be asked for once. Where the packing of its bytes is damaged, there are those of what came out of it.
   *
   * @throws CliError where it cannot be read or is no recording
   */
  async *batches(): AsyncGenerator<Batch, void> {
    const { origin, reading } = this.#asked;
    for await (const chunk of this.#untilCut()) {
      if (origin) this.#hash.update(chunk);
      yield* this.#reader.push(chunk);
      if (this.#reader.isOver && !origin) break;
    }
    const { damage: before } = this.report;
    yield* this.#reader.end();
    // Nothing came out of it that says what it is.
    if (this.#cut !== undefined && this.report.versions === undefined) throw this.#cut;
    if (this.report.rows === 0 && this.#cut === undefined)
      await this.#unproved.expectRecording(reading);
    // Where somebody stopped, a block that is cut off is no damage.
    const damage = this.input.live?.isStopped ? before : this.report.damage;
    this.#damage = damage;
    if (damage !== undefined) warn(`${shown(this.input.path)}: ${damageText(damage)}`);
  }

  async *#untilCut(): AsyncGenerator<Uint8Array, void> {
    try {
      yield* this.#unproved.chunks();
    } catch (error) {
      if (!isPackingDamaged(error)) throw error;
      this.#cut = error;
    }
  }

  /** Why it could not be read to its end; nothing where it could. */
  get cut(): CliError | undefined {
    return this.#cut;
  }

  /** What it was, after its last row, where that was asked for. To be asked for once. */
  source(): TableSource {
    const { path: file, container } = this.input;
    const { table } = container;
    const { versions, maps, rows } = this.report;
    const damage = this.#damage;
    const what = [this.#cut?.message, damage && damageText(damage)].filter((one) => one);
    return {
      file,
      format: table.name,
      protocol: table.carries[0]!.protocol,
      ...(versions === undefined ? {} : { versions }),
      maps,
      sha256: this.#hash.digest("hex"),
      rows,
      ...(what.length === 0 ? {} : { damage: what.join("; ") }),
    };
  }
}

/** Opens an input as a table. Throws CliError where it is invalid, or what is asked for is not there. */
export async function openTable(bytes: Bytes, asked: Asked): Promise<TableInput> {
  const input = await inputOf(bytes, asked.reading);
  const foreign = asked.reading.format === undefined ? await foreignText(input) : undefined;
  if (foreign !== undefined) throw errorOf(input.path, foreign);
  return new TableInput(input, asked);
}

/** Throws CliError for what there is not: options come from the call, though what is there is the recording's. */
export function newReader(
  container: ConstructorParameters<typeof TableReader>[0],
  { what, options }: Pick<Asked, "what" | "options">,
  path?: string,
): Reader {
  try {
    return new TableReader(container, what, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (path === undefined) throw new CliError(shown(error.message), 2, { cause: error });
    throw errorOf(path, shown(error.message), 2, { cause: error });
  }
}

function damageText({ blocks, tail, offset, reason }: Damage): string {
  const parts = [
    ...(blocks === 0 ? [] : [`${count(blocks, "block")} of which not all could be read`]),
    ...(tail === 0 ? [] : [`${count(tail, "byte")} after the last block`]),
  ];
  const what = parts.length === 0 ? "damage" : `${parts.join(", ")}; the first damage`;
  // After the first line come bytes, which are for who looks at one recording.
  return `${what} at byte ${offset}: ${shown(reason.split("\n", 1)[0]!)}`;
}
