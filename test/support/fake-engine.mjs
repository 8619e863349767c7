// In place of an engine: writes a picture for each command in the recording that it is to play, and then waits for ever.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

const valueOf = (name) => process.argv[process.argv.indexOf(name) + 1];
const folder = join(valueOf("-basedir"), valueOf("-game"));
const plays = process.argv.includes("+playdemo") ? "+playdemo" : "+timedemo";
const demo = readFileSync(join(folder, valueOf(plays))).toString("latin1");
const leaveOut = process.argv.includes("+leaveout") ? 1 : 0;

/** Where pictures go: with +home to its own folder in the user's home, as Debian's QuakeSpasm does. */
const pictures = process.argv.includes("+home")
  ? join(homedir(), ".engine", valueOf("-game"))
  : folder;
mkdirSync(pictures, { recursive: true });

const SIDE = 16;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

/** A PNG of one grey. */
function picture(grey) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head[8] = 8;
  const rows = Buffer.concat(
    Array.from({ length: SIDE }, () => Buffer.concat([Buffer.of(0), Buffer.alloc(SIDE, grey)])),
  );
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A WAVE file of silence, in 8 bits. */
function silence(seconds) {
  const [rate, head] = [8000, Buffer.alloc(44)];
  const data = Buffer.alloc(Math.round(seconds * rate), 0x80);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8);
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, data.length],
  ])
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ])
    head.writeUInt16LE(value, at);
  head.write("data", 36);
  return Buffer.concat([head, data]);
}

/** As ezQuake's demo_capture, which takes a little more than it is asked for. */
function capture([, place, fps, seconds]) {
  const made = join(valueOf("-basedir"), place, "capture_1");
  mkdirSync(made);
  for (let i = 0; i < Number(fps) * Number(seconds) + 2 - leaveOut * 3; i++)
    writeFileSync(join(made, `shot-${String(i).padStart(6, "0")}.png`), picture(i % 256));
  writeFileSync(join(made, "audio.wav"), silence(Number(seconds) + 2 / Number(fps)));
}
const asked = /demo_capture_dir (\S+)\ndemo_capture_fps (\S+)\ndemo_capture start (\S+)\n\0/.exec(
  demo,
);
if (plays === "+playdemo" && asked !== null) capture(asked);

const count = demo.split("screenshot\n\0").length - 1 - leaveOut;
for (let i = 0; i < count; i++)
  writeFileSync(
    join(pictures, `spasm${String(i).padStart(4, "0")}.png`),
    picture(Math.round((255 * i) / count)),
  );
if (!process.argv.includes("+quit")) setInterval(() => {}, 1000);
