import { readFileSync } from "node:fs";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { decodeMessage, encodeMessage, type Message } from "../../generated/netquake.ts";
import { decodeMessage as decodeQuake2 } from "../../generated/quake2.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer } from "../../runtime/bytes/writer.ts";

/*
 * Decodes or encodes entity updates as programs of one kind do, and prints the nanoseconds of one: the median of many
 * passes. Its arguments: the updates' file, the way, and how many messages are kept first.
 */

const [file, way = "decode", kept = "0"] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(file!));

function keep(count: number): Message[] {
  const messages: Message[] = [];
  while (messages.length < count) {
    const r = new Reader(bytes);
    while (r.offset < bytes.length) messages.push(decodeMessage(r));
  }
  return messages;
}

const ring: unknown[] = Array.from({ length: 64 });

function decode(): number {
  const r = new Reader(bytes);
  let count = 0;
  while (r.offset < bytes.length) ring[count++ & 63] = decodeMessage(r);
  return count;
}

/** Messages of another format: of a frame, a print, a layout. */
const OTHERS = new Uint8Array([0x0a, 0x02, 0x48, 0x69, 0x00, 0x04, 0x78, 0x00, 0x06, 0x07]);

function decodeTwo(): number {
  const r = new Reader(OTHERS);
  let count = 0;
  while (r.offset < OTHERS.length) ring[count++ & 63] = decodeQuake2(r);
  return decode();
}

const writer = new Writer();

function encode(messages: readonly Message[]): number {
  writer.offset = 0;
  for (const message of messages) encodeMessage(writer, message);
  return messages.length;
}

/** The same messages with their members in three orders, as programs build them that do so in several places. */
function reordered(messages: readonly Message[]): Message[] {
  return messages.map((message, i) => {
    const members = Object.entries(message);
    const turn = i % 3;
    return Object.fromEntries([...members.slice(turn), ...members.slice(0, turn)]) as Message;
  });
}

/** The same messages without the members that are undefined: a shape for all that may be there. */
function withoutAbsent(messages: readonly Message[]): Message[] {
  return messages.map((message) => {
    const members = Object.entries(message).filter(([, value]) => value !== undefined);
    return Object.fromEntries(members) as Message;
  });
}

function runOf(): () => number {
  if (way === "two") return decodeTwo;
  if (way === "encode") return encode.bind(undefined, keep(1));
  if (way === "orders") return encode.bind(undefined, reordered(keep(1)));
  if (way === "present") return encode.bind(undefined, withoutAbsent(keep(1)));
  return decode;
}

function median(run: () => number): number {
  const times: number[] = [];
  for (let pass = 0; pass < 250; pass++) {
    const start = process.cpuUsage();
    let count = 0;
    for (let i = 0; i < 8; i++) count += run();
    const { user, system } = process.cpuUsage(start);
    times.push(((user + system) * 1000) / count);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

if (way === "worker" && isMainThread) {
  // A worker has no loader for TypeScript unless it asks for one.
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(import.meta.url)}); })`;
  const worker = new Worker(start, { eval: true, argv: process.argv.slice(2) });
  worker.once("message", (ns: number) => process.stdout.write(JSON.stringify({ ns })));
} else {
  const held = keep(Number(kept));
  const ns = median(runOf());
  if (parentPort !== null) parentPort.postMessage(ns);
  else process.stdout.write(JSON.stringify({ kept: held.length, ns }));
}
