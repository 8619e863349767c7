import { mvd } from "../../../generated/mvd.ts";
import { streamRecording } from "../../../recording/index.ts";
import type { Recorder } from "../proxy/recorder.ts";
import { type QtvOptions, type QtvSource, readQtv } from "./read-qtv.ts";

/**
 * Records a stream until it ends, or a signal says so: a recording for each level. The recorder's style is
 * `MVD_RECORDING`.
 *
 * @throws NetError, as `readQtv`; DecodeError where the bytes are no MVD; and what keeps the recorder from writing
 */
export async function recordQtv(
  source: QtvSource,
  recorder: Recorder,
  options: QtvOptions = {},
): Promise<void> {
  try {
    for await (const part of streamRecording(mvd, readQtv(source, options), { live: true })) {
      if (part.kind === "block") recorder.take(part);
      // A block that is cut off is the end of one who left.
      else if (part.kind === "tail" && !options.signal?.aborted) throw part.error;
    }
  } finally {
    recorder.end();
  }
}
