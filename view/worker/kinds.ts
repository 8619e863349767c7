import { KIND_LENGTH, kindOf, kindText } from "../../quake/capture/files/kinds.ts";
import { type AnyContainer, understandsMost } from "../../recording/index.ts";
import { PROBE } from "../../recording/read-options.ts";
import type { Opening } from "../api.ts";
import { type Formats, GENERATED } from "./schema/formats.ts";
import type { Pieces } from "./file/pieces.ts";

/**
 * Throws Error where a file begins as no recording does, and most of it is not understood: says what it is, and what to
 * do. Whoever names its format, or brought a schema for it, means the file itself.
 */
export async function refuseOthers(
  opening: Opening,
  file: Pieces,
  container: AnyContainer,
  formats: Formats,
): Promise<void> {
  const isOurs = GENERATED.containers.some((one) => one.table.name === container.table.name);
  if (opening.format !== undefined || !isOurs || formats.isLive(container)) return;
  const begins = await file.read(0, Math.min(PROBE, file.size));
  const kind = kindOf(opening.name, begins.subarray(0, KIND_LENGTH));
  if (kind === undefined || kind.isWeak || understandsMost(container, begins)) return;
  throw new Error(`${opening.name} is no recording: ${kindText(kind)}`);
}
