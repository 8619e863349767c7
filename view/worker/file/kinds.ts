import { KIND_LENGTH, kindOf, kindText } from "../../../quake/capture/files/kinds.ts";
import type { Opening } from "../../api.ts";
import { containerFor, type Formats, GENERATED } from "../schema/formats.ts";
import type { Pieces } from "./pieces.ts";

/**
 * Throws Error where a file begins as no recording does, and says what it is, and what to do. Whoever names its format,
 * or brought a schema for files that are called so, means the file itself.
 */
export async function refuseOthers(
  opening: Opening,
  file: Pieces,
  formats: Formats,
): Promise<void> {
  const isOurs = ({ table }: (typeof formats.containers)[number]) =>
    GENERATED.containers.some((one) => one.table.name === table.name);
  if (opening.format !== undefined || !isOurs(containerFor(formats, opening))) return;
  const kind = kindOf(opening.name, await file.read(0, Math.min(KIND_LENGTH, file.size)));
  if (kind === undefined || kind.isWeak) return;
  throw new Error(`${opening.name} is no recording: ${kindText(kind)}`);
}
