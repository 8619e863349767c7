import type { Problem, ServerBlock } from "./client-events.ts";

/** The problem of a block that cannot be read to its end. What is wrong is found out when it is asked for. */
export function problemOf(block: ServerBlock): Problem {
  return {
    block,
    get message() {
      return block.error!.message;
    },
  };
}
