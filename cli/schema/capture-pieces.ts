import type { PieceReader, Pieces } from "../../fuzz/recordings.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { readCapture } from "../../quake/capture/index.ts";

/** Takes captures apart, for fuzzing: packets by their containers, and the messages in them by their protocols. */
export const capturePieces: PieceReader = {
  endings: [".pcap", ".pcapng"],
  read(file): Pieces {
    const pieces = new Map<string, Uint8Array[]>();
    const add = (name: string, bytes: Uint8Array) => {
      const list = pieces.get(name) ?? [];
      list.push(bytes);
      pieces.set(name, list);
    };
    try {
      for (const part of readCapture(file)) {
        if (part.kind !== "packet") continue;
        if (part.header !== undefined) add(part.header.container.table.name, part.payload);
        for (const { protocol, body } of part.runs) add(protocol, body);
      }
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
    return pieces;
  },
};
