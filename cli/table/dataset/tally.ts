import { count } from "../../terminal/text.ts";
import type { InputStatus } from "./dataset-folder.ts";
import type { WrittenInput } from "./write-input.ts";

/** What became of an input, as far as it is counted. */
export interface Outcome {
  /** `failed` is what nothing could be noted of: the dataset could not be written. */
  readonly status: InputStatus | "failed";
  /** It was done before. */
  readonly isDone: boolean;
  readonly rows: number;
  readonly parts: number;
}

/** What is counted of an input. */
export function outcomeOf({ entry, isDone }: WrittenInput): Outcome {
  const { status, recordings } = entry;
  const rows = recordings.reduce((sum, one) => sum + one.rows, 0);
  const parts = recordings.reduce((sum, one) => sum + one.parts.length, 0);
  return { status, isDone, rows, parts };
}

/** What became of all inputs. */
export class Tally {
  readonly #counts = new Map<Outcome["status"], number>();
  #inputs = 0;
  #before = 0;
  #rows = 0;
  #parts = 0;

  add({ status, isDone, rows, parts }: Outcome): void {
    this.#inputs++;
    if (isDone) this.#before++;
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    this.#rows += rows;
    this.#parts += parts;
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
