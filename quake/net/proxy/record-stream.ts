import { streamRecording } from "../../../recording/index.ts";
import type { ServerAddress } from "../transport/address.ts";
import { type GtvOptions, readGtv } from "../gtv/read-gtv.ts";
import { type QtvOptions, type QtvSource, readQtv } from "../qtv/read-qtv.ts";
import type { Recorder } from "./recorder.ts";
import { MVD2_RECORDING, MVD_RECORDING, type RecordingStyle } from "./recording-style.ts";

/**
 * Records a stream of QTV's until it ends, or a signal says so: a recording for each level. The recorder's style is
 * `MVD_RECORDING`.
 *
 * @throws NetError, as `readQtv`; DecodeError where the bytes are no MVD; and what keeps the recorder from writing
 */
export function recordQtv(
  source: QtvSource,
  recorder: Recorder,
  options: QtvOptions = {},
): Promise<void> {
  return recordStream(MVD_RECORDING, readQtv(source, options), recorder, options.signal);
}

/**
 * Records a stream of GTV's until it ends, or a signal says so: a recording for each level. The recorder's style is
 * `MVD2_RECORDING`.
 *
 * @throws as `readGtv`; DecodeError where the bytes are no MVD2; and what keeps the recorder from writing
 */
export function recordGtv(
  server: ServerAddress,
  recorder: Recorder,
  options: GtvOptions = {},
): Promise<void> {
  return recordStream(MVD2_RECORDING, readGtv(server, options), recorder, options.signal);
}

async function recordStream(
  { container }: RecordingStyle,
  chunks: AsyncIterable<Uint8Array>,
  recorder: Recorder,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    for await (const part of streamRecording(container, chunks, { live: true })) {
      if (part.kind === "block") recorder.take(part);
      // A block that is cut off is the end of one who left.
      else if (part.kind === "tail" && !signal?.aborted) throw part.error;
    }
  } finally {
    recorder.end();
  }
}
