import { type RecordingStyle, Recorder } from "../../quake/net/index.ts";

/** A recorder that keeps what it writes: the bytes of each recording. */
export function recordingIn(style: RecordingStyle) {
  const files: Uint8Array[][] = [];
  const target = {
    open() {
      const pieces: Uint8Array[] = [];
      files.push(pieces);
      return {
        write: (bytes: Uint8Array) => void pieces.push(bytes.slice()),
        close: () => {},
      };
    },
  };
  const recorder = new Recorder(target, { style });
  return { recorder, files: () => files.map((pieces) => new Uint8Array(Buffer.concat(pieces))) };
}
