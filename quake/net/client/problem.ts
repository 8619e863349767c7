import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Problem, ServerBlock } from "./client-events.ts";

/** The problem of a block that cannot be read to its end. What is wrong is found out when it is asked for. */
export function problemOf<M extends AnyMessage, B extends object>(
  block: ServerBlock<M, B>,
): Problem<M, B> {
  return {
    block,
    get message() {
      return block.error!.message;
    },
  };
}
