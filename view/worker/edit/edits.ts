import type { ChangedBytes, EditState } from "../../api.ts";
import type { Edited } from "../../edit-api.ts";
import { differences } from "./diff.ts";
import type { Pieces } from "../file/pieces.ts";
import { hexOf } from "../tree/values.ts";

/** An edit of a block. */
interface Made {
  readonly block: number;
  /** Where the block begins, which nothing but an edit before it moves. */
  readonly offset: number;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** This many bytes are before the block's messages. */
  readonly front: number;
  readonly label: string;
}

/** This many bytes of a change are shown. */
const SHOWN_BYTES = 64;

/** An edit of the whole file, and the edits of the file that it was made of. */
export interface Whole {
  readonly before: Edits;
  readonly edited: Edited;
}

/** The edits of a file: the last ones can be taken back, and made again. */
export class Edits {
  readonly file: Pieces;
  /** The edit of the whole file that this one is of. */
  readonly whole: Whole | undefined;
  /** Those of the file that an edit of the whole made of this one, while that is taken back. */
  #next: Edits | undefined;
  readonly #made: Made[] = [];
  readonly #undone: Made[] = [];
  /** Blocks as they are in the file that was opened. */
  readonly #originals = new Map<number, { readonly bytes: Uint8Array; readonly front: number }>();
  /** Blocks as they are now. */
  readonly #present = new Map<number, Uint8Array>();

  constructor(file: Pieces, whole?: Whole) {
    this.file = file;
    this.whole = whole;
    if (whole !== undefined) whole.before.#forget();
  }

  /** The edits of the file before or after an edit of the whole, where that is what is taken back or made again next. */
  other(isBack: boolean): Edits | undefined {
    if (!isBack) return this.#undone.length === 0 ? this.#next : undefined;
    if (this.#made.length > 0 || this.whole === undefined) return undefined;
    this.whole.before.#next = this;
    return this.whole.before;
  }

  /** What was taken back cannot be made again. */
  #forget(): void {
    this.#undone.length = 0;
    this.#next = undefined;
  }

  /** Whether a block is other than in the file. */
  has(block: number): boolean {
    const original = this.#originals.get(block);
    return original !== undefined && !same(original.bytes, this.#present.get(block)!);
  }

  make(edit: Made): Edited {
    this.#forget();
    if (same(edit.before, edit.after)) return editedOf(edit);
    this.#originals.set(
      edit.block,
      this.#originals.get(edit.block) ?? { bytes: edit.before, front: edit.front },
    );
    this.#made.push(edit);
    this.#put(edit, edit.before, edit.after);
    return editedOf(edit);
  }

  #put({ block, offset }: Made, before: Uint8Array, after: Uint8Array): void {
    this.file.replace(offset, offset + before.length, after);
    this.#present.set(block, after);
  }

  get lastMade(): number | undefined {
    return this.#made.at(-1)?.block;
  }

  get lastUndone(): number | undefined {
    return this.#undone.at(-1)?.block;
  }

  /** Takes the last edit back; nothing where there is none. */
  undo(): Edited | undefined {
    const edit = this.#made.pop();
    if (edit === undefined) return undefined;
    this.#undone.push(edit);
    this.#put(edit, edit.after, edit.before);
    return editedOf({ ...edit, before: edit.after, after: edit.before });
  }

  /** Makes the last one that was taken back again; nothing where there is none. */
  redo(): Edited | undefined {
    const edit = this.#undone.pop();
    if (edit === undefined) return undefined;
    this.#made.push(edit);
    this.#put(edit, edit.before, edit.after);
    return editedOf(edit);
  }

  /** A block that was edited, as it is now. */
  bytesOf(block: number): Uint8Array | undefined {
    return this.#present.get(block);
  }

  get #all(): Edited[] {
    const own = this.#made.map(editedOf);
    return this.whole === undefined ? own : [...this.whole.before.#all, this.whole.edited, ...own];
  }

  /** @param offsetOf where blocks begin so far */
  state(offsetOf: (block: number) => number): Omit<EditState, "size"> {
    return {
      edits: this.#all,
      canRedo: this.#undone.length > 0 || this.#next !== undefined,
      changes: [...this.#originals].flatMap(([block, { bytes, front }]) =>
        changesOf(block, offsetOf(block), bytes, this.#present.get(block)!, front),
      ),
    };
  }
}

function changesOf(
  block: number,
  offset: number,
  before: Uint8Array,
  after: Uint8Array,
  front: number,
): ChangedBytes[] {
  return differences(before, after, front).map(({ from, to, was, wasTo }) => ({
    block,
    from: offset + from,
    to: offset + to,
    before: hexOf(before.subarray(was, Math.min(wasTo, was + SHOWN_BYTES))),
    after: hexOf(after.subarray(from, Math.min(to, from + SHOWN_BYTES))),
  }));
}

function editedOf({ block, before, after, front, label }: Made): Edited {
  const changed = differences(before, after, front).reduce(
    (sum, { from, to, was, wasTo }) => sum + Math.max(to - from, wasTo - was),
    0,
  );
  return { block, label, changed, longer: after.length - before.length };
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
