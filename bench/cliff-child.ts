import { readFileSync } from "node:fs";
import { decodeMessage, type Message } from "../generated/netquake.ts";
import { Reader } from "../runtime/bytes/reader.ts";

/*
 * Decodes entity updates as a program does that has kept others before, or has not, and prints the nanoseconds of one:
 * the median of many passes. Its arguments: the updates' file, and how many it keeps.
 */

const [file, kept] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(file!));

function keep(count: number): Message[] {
  const messages: Message[] = [];
  while (messages.length < count) {
    const r = new Reader(bytes);
    while (r.offset < bytes.length) messages.push(decodeMessage(r));
  }
  return messages;
}

const ring: (Message | undefined)[] = Array.from({ length: 64 });

function decode(): number {
  const r = new Reader(bytes);
  let count = 0;
  while (r.offset < bytes.length) ring[count++ & 63] = decodeMessage(r);
  return count;
}

const held = keep(Number(kept));
const times: number[] = [];
for (let pass = 0; pass < 250; pass++) {
  const { user, system } = process.cpuUsage();
  let count = 0;
  for (let i = 0; i < 8; i++) count += decode();
  const now = process.cpuUsage();
  times.push(((now.user + now.system - user - system) * 1000) / count);
}
times.sort((a, b) => a - b);
process.stdout.write(JSON.stringify({ kept: held.length, ns: times[times.length >> 1] }));
