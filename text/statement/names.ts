import { Template } from "./syntax/template.ts";

/** What is in a comment after a number. */
export class Comment {
  readonly text: string;
  #template: Template | undefined;

  /** @param text without what ends a line */
  constructor(text: string) {
    this.text = text;
  }

  /** ` // comment` and the end of its line. */
  get line(): string {
    return ` // ${this.text}\n`;
  }

  /** The same; nothing where it is more than ASCII. */
  get template(): Template | undefined {
    if (this.#template === undefined && ASCII.test(this.text))
      this.#template = new Template(this.line);
    return this.#template;
  }
}

// oxlint-disable-next-line no-control-regex -- all that is ASCII
const ASCII = /^[\u0000-\u007e]*$/;

/** Looks up what a number stands for, for a comment after it. Numbers come in the order of the text, each once. */
export interface Names {
  lookUp(kind: string, value: number): Comment | undefined;
}
