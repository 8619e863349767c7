import type { Reader } from "../../../runtime/bytes/reader.ts";
import type { Codec } from "../../../runtime/codec.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import type { TextOutput } from "../../output.ts";
import type { Names } from "../names.ts";
import { type Printing, printShape } from "./print.ts";
import { messageShapes, Shapes } from "./shapes.ts";

/** Whoever looks up what numbers stand for has to see messages of these roles, which are decoded. */
const SEEN: ReadonlySet<string> = new Set(["level", "names", "setting"]);

/** Prints the messages of a codec from their bytes: no object is made. */
export class MessagePrinter {
  readonly #codec: Codec;
  /** By how deep they are, and by their ids: null where there is more to print than shapes do. */
  readonly #shapes: (Shapes | null | undefined)[][] = [];

  constructor(codec: Codec) {
    this.#codec = codec;
  }

  /**
   * Appends the texts of messages, as deep as that, from the cursor to the reader's end, or to the first of which there
   * is more to print than shapes do, as a mask that does not follow from the members. The cursor is then before that
   * one. The messages were passed over before: nobody asks whether they are whole.
   */
  print(r: Reader, depth: number, out: TextOutput, names: Names): void {
    const byId = (this.#shapes[depth] ??= []);
    const printing: Printing = { view: r.view, end: r.end, out, names };
    while (r.offset < r.end) {
      const id = r.view.getUint8(r.offset);
      const shapes = byId[id] ?? (byId[id] = this.#shapesOf(id, depth));
      if (shapes === null) return;
      const { length } = out;
      const next = printShape(shapes, r.offset, printing);
      if (next < 0) {
        out.length = length;
        return;
      }
      r.offset = next;
    }
  }

  #shapesOf(id: number, depth: number): Shapes | null {
    const { table, to } = this.#codec;
    if (table.ids !== undefined || table.frame !== undefined) return null;
    for (const message of table.messages) {
      const layout = layoutOf(message, to);
      if (layout?.id === undefined || id < layout.id[0] || id > layout.id[1]) continue;
      // What precedes a message is a statement of its own.
      if (layout.idBit !== undefined || layout.fields.length === 0) return null;
      if (message.role !== undefined && SEEN.has(message.role)) return null;
      return messageShapes(table, to, message, layout.fields, depth);
    }
    return null;
  }
}

/** By codecs: what was met in one recording is met in the next. */
const PRINTERS = new WeakMap<Codec, MessagePrinter>();

/** The printer of a codec's messages. */
export function printerOf(codec: Codec): MessagePrinter {
  let printer = PRINTERS.get(codec);
  if (printer === undefined) {
    printer = new MessagePrinter(codec);
    PRINTERS.set(codec, printer);
  }
  return printer;
}
