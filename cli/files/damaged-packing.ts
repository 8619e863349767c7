import { CliError } from "../errors/cli-error.ts";
import { ArchiveError } from "./archive/member.ts";

/** Whether it is the archive or the compression that cannot be read, and not the disk. */
export function isPackingDamaged(error: unknown): error is CliError {
  return error instanceof CliError && error.cause instanceof ArchiveError;
}

/** What comes out before the damage, for who looks at a beginning: whoever reads on gets the error. */
export async function* untilDamaged(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    if (!isPackingDamaged(error)) throw error;
  }
}
