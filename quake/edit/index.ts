export { type CameraNote, cameraNoteText, shotName } from "./cameras/notes.ts";
export { type Pose } from "./cameras/pose.ts";
export { type CameraView, Recam, recam } from "./cameras/recam.ts";
export {
  type CameraScript,
  type Curve,
  type Look,
  type Path,
  type PathPoint,
  type Place,
  type Shot,
  type Target,
} from "./cameras/script.ts";
export { Survey, surveyed } from "./added/survey.ts";
export { cut, type Range, type Span } from "./cut.ts";
export {
  type Edit,
  edited,
  type EditedBlock,
  type EditedPart,
  EditError,
  streamEdited,
} from "./edit.ts";
export { Frames, frames, type FramesChoice, type Picture } from "./film/frames.ts";
export { FixMulti, fixMulti } from "./fix-multi.ts";
export { type Ghost, type GhostFrame, type GhostLevel, GhostReader } from "./ghosts/ghost.ts";
export { type GhostOptions, Ghosts, ghosts } from "./ghosts/ghosts.ts";
export { type GhostNote, ghostNoteText } from "./ghosts/notes.ts";
export { Join, joined } from "./join.ts";
export { levelName, type LevelPart, Split } from "./split.ts";
export { Merge, type Merged, type MergeInput, type MergeView } from "./merge/merge.ts";
export { type MergeNote, mergeNoteText } from "./merge/notes.ts";
export { Strip, strip, type StripChoice } from "./strip.ts";
export { type Cue, type CueForm } from "./subtitles/cue.ts";
export { cueText, cuesHead } from "./subtitles/cues-text.ts";
export { extracted, Extraction } from "./subtitles/extract.ts";
export { type CueNoteKind, noteText, type SubtitleNote } from "./subtitles/notes.ts";
export { parseCues } from "./subtitles/parse-cues.ts";
export { subtitle, Subtitles } from "./subtitles/subtitle.ts";
