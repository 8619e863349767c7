/*
 * What a program needs that reads and writes with generated codecs: readers, writers, errors, the interpreter, and
 * recordings of blocks. The compiler of schemas is `demospec/generator`.
 */
export * from "./runtime/index.ts";
export * from "./recording/index.ts";
