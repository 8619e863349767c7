/*
 * Tries the library where it is installed, in whatever runs JavaScript: each module that its package.json names is
 * imported, and recordings go through the main ones. Prints one line of JSON; throws where something is wrong.
 *
 *   node library.mjs demo.dem
 */
import { ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import process from "node:process";

const { exports } = JSON.parse(readFileSync("node_modules/demospec/package.json", "utf8"));
const paths = Object.keys(exports).filter((path) => !/[*]|\.json$/.test(path));
const modules = {};
for (const path of paths) {
  modules[path] = await import(`demospec${path.slice(1)}`);
  ok(Object.keys(modules[path]).length > 0, `${path} exports nothing`);
}

const of = (path) => modules[`./${path}`];
const bytes = new Uint8Array(readFileSync(process.argv[2]));
const isSame = (other) => other.length === bytes.length && other.every((b, i) => b === bytes[i]);
const joined = async (chunks) => {
  const all = [];
  for await (const chunk of chunks) for (const byte of chunk) all.push(byte);
  return Uint8Array.from(all);
};

async function* chunks() {
  yield bytes;
}

const { readRecording, writeRecording } = of("recording");
const { dem } = of("dem");
const parts = [...readRecording(dem, bytes)];
const messages = parts.flatMap((part) => (part.kind === "block" ? part.messages : [])).length;
ok(messages > 0, "no message is decoded");
ok(isSame(writeRecording(dem, parts)), "written again, the recording has other bytes");

const container = of("formats").formatOfFile("demo.dem");
const { verifyRecording } = of("verify");
const verified = await verifyRecording("demo.dem", container, chunks());
ok(verified.identical && verified.messages === messages, "verify does not agree");

const text = of("text");
for (const form of text.TEXT_FORMS) {
  const written = await joined(text.decompile(form, container, [bytes]));
  ok(
    isSame(await joined(text.compile([written]))),
    `text of the form ${form.name} is read as others`,
  );
}

const worlds = [...of("world").states(container, bytes)].length;
const events = [...of("events").eventsOf(container, bytes)].length;
const rows = [...of("tables").table(container, bytes, "players")].length;

const { Reader, DecodeError } = of("wire");
const { decodeMessage } = of("netquake");
ok(
  decodeMessage(new Reader(Uint8Array.of(1))).type === "nop",
  "a nop is decoded as another message",
);
let error;
try {
  decodeMessage(new Reader(Uint8Array.of(3, 1)));
} catch (thrown) {
  error = thrown;
}
ok(error instanceof DecodeError, "what ends too early is decoded");

console.log(JSON.stringify({ modules: paths.length, messages, worlds, events, rows }));
