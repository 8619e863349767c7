import type { Looked } from "../../holding-api.ts";
import type { ReportRead } from "../../read-progress.ts";
import { inflated, type Inside, insideOf } from "./inside.ts";

/** What a file is that is to be opened, and what is in it. */
export class Holdings {
  /** Of the file that was looked at last. */
  #inside: Inside | undefined;
  readonly #report: ReportRead;

  /** @param report called how far a file was read */
  constructor(report: ReportRead = () => {}) {
    this.#report = report;
  }

  /**
   * Throws Error where it is damaged.
   *
   * @param isItself it is no archive and no capture, whatever it begins like
   */
  async look(file: Blob, isItself = false): Promise<Looked> {
    const { plain, ignored } = await inflated(file, this.#report);
    this.#inside = isItself ? undefined : await insideOf(plain, this.#report);
    if (this.#inside === undefined) return { plain, ignored };
    const { title, members, others } = this.#inside;
    const listed = members.map(({ name, size }) => ({ name, size }));
    return { plain, ignored, holding: { title, members: listed, others } };
  }

  /** Throws Error where it is damaged, or there is none. */
  async takeOut(member: number): Promise<Blob> {
    const found = this.#inside?.members[member];
    if (found === undefined) throw new Error("another file was opened meanwhile");
    return found.blob(this.#report);
  }
}
