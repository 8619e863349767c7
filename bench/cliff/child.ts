import { readFileSync } from "node:fs";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import {
  decodeMessage,
  encodeMessage,
  type Message,
  skipMessage,
} from "../../generated/netquake.ts";
import { decodeMessage as decodeQuake2 } from "../../generated/quake2.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer } from "../../runtime/bytes/writer.ts";
import { PACKET } from "../contestants/contestant.ts";
import type { Update } from "../contestants/hand-written.ts";
import { quantile } from "../measure.ts";

/*
 * Decodes or encodes entity updates as programs of one kind do, and prints what one takes. Its arguments: the updates'
 * file, the way, and how many messages are kept first.
 *
 * Hand-written code takes turns with it, and what is reported is the median over many passes of the ratio to that: a machine
 * that others use slows down by half for seconds, which would look like what is sought, and how quickly objects are made
 * depends on how large the young ones' space has grown.
 */

/** What a process finds out. */
export interface Taken {
  readonly kind: "decode" | "encode";
  /** To what the hand-written decoder takes, or the encoder of what was decoded. */
  readonly ratio: number;
  /** Nanoseconds that it takes a message. */
  readonly byHand: number;
}

const [file, way = "decode", kept = "0"] = process.argv.slice(2);

/*
 * Packets, as programs have them: what is one long loop each time is called so seldom that V8 may compile it at a bad
 * moment, throw that away, and never come back to it. In one process of five that took half as long again, by hand, too.
 */
const packets = packetsOf(new Uint8Array(readFileSync(file!)));

function packetsOf(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (const r = new Reader(bytes); r.offset < bytes.length;) {
    const start = r.offset;
    for (let i = 0; i < PACKET && r.offset < bytes.length; i++) skipMessage(r);
    found.push(bytes.slice(start, r.offset));
  }
  return found;
}

/** At least that many messages, by packet. */
function keep(count: number): Message[][] {
  const found: Message[][] = [];
  for (let kept = 0; kept < count;)
    for (const packet of packets) {
      const messages: Message[] = [];
      for (const r = new Reader(packet); r.offset < packet.length;) messages.push(decodeMessage(r));
      kept += found[found.push(messages) - 1]!.length;
    }
  return found;
}

const ring: unknown[] = Array.from({ length: PACKET });

function decode(packet: Uint8Array): number {
  const r = new Reader(packet);
  let count = 0;
  while (r.offset < packet.length) ring[count++] = decodeMessage(r);
  return count;
}

function each<T>(list: readonly T[], run: (one: T) => number): () => number {
  return () => {
    let count = 0;
    for (const one of list) count += run(one);
    return count;
  };
}

/** Messages of another format: of a frame, a print, a layout. */
const OTHERS = new Uint8Array([0x0a, 0x02, 0x48, 0x69, 0x00, 0x04, 0x78, 0x00, 0x06, 0x07]);

/** So rare that their time does not matter. */
const SELDOM = 16;

let turns = 0;

function decodeTwo(packet: Uint8Array): number {
  if (turns++ % SELDOM === 0) {
    const r = new Reader(OTHERS);
    let count = 0;
    while (r.offset < OTHERS.length) ring[count++] = decodeQuake2(r);
  }
  return decode(packet);
}

const writer = new Writer();

function encode(messages: readonly Message[]): number {
  writer.offset = 0;
  for (const message of messages) encodeMessage(writer, message);
  return messages.length;
}

type HandWritten = typeof import("../contestants/hand-written.ts");

/** Hand-written code that has met nothing else. */
function handWritten(): Promise<HandWritten> {
  return import(new URL(`../hand-written.ts?own=${instances++}`, import.meta.url).href);
}

let instances = 0;

/** A decoder by hand, which makes as many objects, of which none is kept. */
async function decodingByHand(): Promise<() => number> {
  const { decodeUpdate } = await handWritten();
  const own: unknown[] = Array.from({ length: PACKET });
  return each(packets, (packet) => {
    const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
    const cursor = { view, offset: 0 };
    let count = 0;
    while (cursor.offset < packet.length) own[count++] = decodeUpdate(cursor);
    return count;
  });
}

/** An encoder by hand, of which V8 knows only these messages. */
async function byHand(all: readonly (readonly Message[])[]): Promise<() => number> {
  const { encodeUpdate } = await handWritten();
  const cursor = { view: new DataView(new ArrayBuffer(1 << 16)), offset: 0 };
  return each(all, (messages) => {
    cursor.offset = 0;
    for (const message of messages) encodeUpdate(cursor, message as Update);
    return messages.length;
  });
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

/** What the encoders are given. */
const OBJECTS: Readonly<Record<string, (messages: readonly Message[]) => readonly Message[]>> = {
  decoded: (messages) => messages,
  orders: reordered,
  present: withoutAbsent,
};

async function runOf(): Promise<() => number> {
  if (way === "two") return each(packets, decodeTwo);
  const [what, objects = "decoded"] = way.split(" ");
  const given = () => keep(1).map(OBJECTS[objects]!);
  if (what === "encode") return each(given(), encode);
  if (what === "by-hand") return byHand(given());
  return each(packets, decode);
}

async function measured(): Promise<Taken> {
  const run = await runOf();
  const kind = /encode|by-hand/.test(way) ? "encode" : "decode";
  const baseline = kind === "decode" ? await decodingByHand() : await byHand(keep(1));
  const times: number[] = [];
  const ratios: number[] = [];
  for (let turn = 0; turn < 250; turn++) {
    const own = ns(baseline);
    times.push(own);
    ratios.push(ns(run) / own);
  }
  return { kind, ratio: quantile(ratios, 0.5), byHand: quantile(times, 0.5) };
}

/** Nanoseconds of CPU time a message, of all threads. */
function ns(run: () => number): number {
  const start = process.cpuUsage();
  let count = 0;
  for (let i = 0; i < 8; i++) count += run();
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / count;
}

if (way === "worker" && isMainThread) {
  // A worker has no loader for TypeScript unless it asks for one.
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(import.meta.url)}); })`;
  const worker = new Worker(start, { eval: true, argv: process.argv.slice(2) });
  worker.once("message", (taken: Taken) => process.stdout.write(JSON.stringify(taken)));
} else {
  const held = keep(Number(kept));
  const taken = await measured();
  if (parentPort !== null) parentPort.postMessage(taken);
  else process.stdout.write(JSON.stringify({ kept: held.length, ...taken }));
}
