import { type Cue, EditError, Extraction } from "../../../quake/edit/index.ts";
import { type AnyContainer, type Part, RecordingDecoder } from "../../../recording/index.ts";

/** What is in the middle of the screen: nothing where recordings of the sort have no such texts. */
export class Texts {
  readonly #decoder: RecordingDecoder<any, any, any, any>;
  readonly #extraction: Extraction | undefined;
  readonly #cues: Cue[] = [];

  constructor(container: AnyContainer, version: string | undefined) {
    this.#decoder = new RecordingDecoder(container, { version });
    this.#extraction = extractionOf(container);
  }

  push(bytes: Uint8Array): void {
    if (this.#extraction !== undefined) this.#take(this.#decoder.push(bytes));
  }

  end(): readonly Cue[] {
    if (this.#extraction === undefined) return [];
    this.#take(this.#decoder.end());
    this.#cues.push(...this.#extraction.end());
    return this.#cues;
  }

  #take(parts: Iterable<Part>): void {
    for (const part of parts)
      if (part.kind === "block") this.#cues.push(...this.#extraction!.take(part));
  }
}

function extractionOf(container: AnyContainer): Extraction | undefined {
  try {
    return new Extraction(container);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
