/** Why a mutant is invalid: nothing that the project does differs, but words and time. */
export interface Argued {
  readonly file: RegExp;
  /** What the lines that were put in say. */
  readonly diff: RegExp;
  readonly why: string;
}
