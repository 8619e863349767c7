/*
 * Vectors: bytes and what they mean, worked out by hand, that codecs of any language are held against.
 */
export type { Vector } from "./files.ts";
export { strayFiles, vectorsOf } from "./folder.ts";
export { type Held, vectorsJson } from "./json.ts";
export { complaintsOf, type Implementation, interpreter } from "./run.ts";
