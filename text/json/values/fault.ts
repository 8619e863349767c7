import { EncodeError } from "../../../runtime/errors/errors.ts";

/** Something that is wrong with a value of a text, before it comes to encoding it. */
export class Fault extends EncodeError {
  /**
   * @param path names and indexes from the message to the value, as an EncodeError has them: the first is the message's.
   * It is empty where there is no message
   * @param isName the member's name is meant, not its value
   * @param hint what to do about it
   */
  constructor(
    reason: string,
    path: readonly string[],
    readonly isName = false,
    readonly hint?: string,
  ) {
    super(reason, path);
  }

  /** What is wrong, as a person reads it beside the place. */
  get said(): string {
    return this.isName || this.path[0] === "" ? this.reason : this.message;
  }
}
