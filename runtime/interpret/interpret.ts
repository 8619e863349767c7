/*
 * The interpreter: a second implementation of the wire format that reads the table instead of being generated
 * from it. It is slow, it explains what it reads, and generated code is tested against it.
 */
export { interpretDecode, type Interpreted } from "./decode/decode.ts";
export { interpretEncode } from "./encode/encode.ts";
export { docNearby, leaves, type Node } from "./node.ts";
