import { count } from "../../terminal/text.ts";
import type { InputStatus, RecordingEntry } from "./dataset-folder.ts";
import type { WrittenInput } from "./write-input.ts";

/** What became of an input, as far as it is counted. */
export interface Outcome {
  /** `failed` is what nothing could be noted of: the dataset could not be written. */
  readonly status: InputStatus | "failed";
  /** It was done before. */
  readonly isDone: boolean;
  readonly recordings: readonly CountedRecording[];
}

/** What is counted of a recording: the same bytes have the same parts, which are counted once. */
type CountedRecording = Pick<RecordingEntry, "sha256" | "rows"> & { readonly parts: number };

/** What is counted of an input. */
export function outcomeOf({ entry, isDone }: WrittenInput): Outcome {
  const recordings = entry.recordings.map(({ sha256, rows, parts }) => ({
    sha256,
    rows,
    parts: parts.length,
  }));
  return { status: entry.status, isDone, recordings };
}

/** What became of all inputs. */
export class Tally {
  readonly #counts = new Map<Outcome["status"], number>();
  readonly #counted = new Set<string>();
  #inputs = 0;
  #before = 0;
  #rows = 0;
  #parts = 0;

  add({ status, isDone, recordings }: Outcome): void {
    this.#inputs++;
    if (isDone) this.#before++;
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    for (const { sha256, rows, parts } of recordings) {
      if (this.#counted.has(sha256)) continue;
      this.#counted.add(sha256);
      this.#rows += rows;
      this.#parts += parts;
    }
  }

  /** Whether each input has given rows. */
  get isAll(): boolean {
    return [...this.#counts.keys()].every((status) => status === "ok" || status === "damaged");
  }

  /** Whether there is an input of which something is known. */
  get isAny(): boolean {
    return [...this.#counts.keys()].some((status) => status !== "failed");
  }

  /** For programs. */
  json(): object {
    return {
      inputs: this.#inputs,
      statuses: Object.fromEntries(this.#counts),
      before: this.#before,
      parts: this.#parts,
      rows: this.#rows,
    };
  }

  /** `3 inputs: 2 ok, 1 damaged; 4 parts, 1,204 rows` */
  text(): string {
    const statuses = [...this.#counts].map(([status, n]) => `${n.toLocaleString("en")} ${status}`);
    const before = this.#before === 0 ? "" : `, ${this.#before.toLocaleString("en")} done before`;
    const what = statuses.length === 0 ? "" : `: ${statuses.join(", ")}${before}`;
    return `${count(this.#inputs, "input")}${what}; ${count(this.#parts, "part")}, ${count(this.#rows, "row")}`;
  }
}
