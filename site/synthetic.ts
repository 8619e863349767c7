import fc from "fast-check";
import { anyMessage } from "../fuzz/values/messages.ts";
import { interpretEncode } from "../runtime/interpret/interpret.ts";
import { layoutOf, type MessageTable } from "../runtime/table/messages.ts";
import type { Table } from "../runtime/table/table.ts";
import type { Example } from "./model.ts";
import { contains } from "../runtime/table/versions.ts";

/** This many are made, and the one is shown that is nearest to this length. */
const TRIED = 12;
const WANTED_BYTES = 28;

/** A message that nobody ever sent, the same one each time; none where none can be made. */
export function synthetic(table: Table, message: MessageTable): Example | undefined {
  const layout = layoutOf(message, table.current) ?? message.layouts.at(-1);
  if (layout === undefined) return undefined;
  const version = contains(layout, table.current) ? table.current : layout.to;
  try {
    const any = anyMessage(table, message, layout, false);
    const made = fc.sample(any, { numRuns: TRIED, seed: 15 }).flatMap((value) => {
      try {
        return [interpretEncode(table, version, value)];
      } catch {
        // What does not fit together: others do.
        return [];
      }
    });
    const far = ({ length }: Uint8Array) => Math.abs(length - WANTED_BYTES);
    const [best] = made.toSorted((a, b) => far(a) - far(b));
    return best && { bytes: best, version };
  } catch {
    return undefined;
  }
}
