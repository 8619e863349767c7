import { answerAlone } from "../alone.ts";
import { recordingFiles } from "../files.ts";
import { measureRecording, type RecordingOrder } from "./recordings.ts";

/* One recording, measured in a process of its own. */

answerAlone(({ name, effort }: RecordingOrder) =>
  measureRecording(
    recordingFiles().find((file) => file.name === name)!,
    effort,
  ),
);
