import { followLazily, FormatEvidence, readRecording } from "../../recording/index.ts";
import { errorOf } from "../errors/cli-error.ts";
import type { Input, ReadingOptions } from "./input.ts";
import { notARecordingText } from "./not-a-recording.ts";

/** This much of a file tells whether it is a recording. */
const BEGINNING = 1 << 18;

/** An input of which nothing was shown so far: it may be no recording at all. */
export class UnprovedInput {
  readonly #input: Input;
  readonly #begins: Uint8Array[] = [];
  #length = 0;

  constructor(input: Input) {
    this.#input = input;
  }

  /** The input's bytes. */
  async *chunks(): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of this.#input.chunks()) {
      if (this.#length < BEGINNING) {
        this.#begins.push(chunk.slice(0, BEGINNING - this.#length));
        this.#length += this.#begins.at(-1)!.length;
      }
      yield chunk;
    }
  }

  /**
   * Throws CliError where what was read is no recording. Whoever names a format has said that it is one; of what
   * somebody stopped before its end, nobody knows.
   */
  async expectRecording({ format, ...options }: ReadingOptions): Promise<void> {
    const { path, container, live } = this.#input;
    if (live?.isStopped) return;
    const { protocolVersion: version, reading } = options;
    const evidence = new FormatEvidence();
    const bytes = Buffer.concat(this.#begins);
    for (const part of readRecording(container, bytes, { version, reading }, followLazily))
      evidence.see(part);
    const why = await notARecordingText(this.#input, evidence.isRecording, format);
    if (why !== undefined && format === undefined) throw errorOf(path, why);
  }
}
