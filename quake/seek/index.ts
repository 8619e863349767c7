export { type BlockOffsets } from "./block-offsets.ts";
export { IndexBuilder, type IndexOptions, indexRecording } from "./index-builder.ts";
export { IndexError } from "./index-error.ts";
export { indexText, parseIndex } from "./index-text.ts";
export { type IndexData, RecordingIndex } from "./recording-index.ts";
