import { protocols } from "../generated/index.ts";
import { type AnyContainer, placedFiles } from "../recording/index.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";

type Codecs = readonly Codec<AnyMessage, any, any>[];

/**
 * The formats of this package whose files have a directory: archives and maps. They are beside `FORMATS`, since reading
 * them takes the interpreter, and since they are no recordings.
 */
export const PLACED: readonly AnyContainer[] = /* @__PURE__ */ (protocols as readonly Codecs[])
  .filter(([codec]) => codec!.table.places !== undefined)
  .map((codecs) => placedFiles(codecs));
