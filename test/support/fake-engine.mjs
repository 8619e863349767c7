// In place of an engine: writes a picture for each command in the recording that it is to play, and then waits for ever.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

const valueOf = (name) => process.argv[process.argv.indexOf(name) + 1];
const folder = join(valueOf("-basedir"), valueOf("-game"));
const demo = readFileSync(join(folder, valueOf("+timedemo"))).toString("latin1");
const leaveOut = process.argv.includes("+leaveout") ? 1 : 0;

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

const count = demo.split("screenshot\n\0").length - 1 - leaveOut;
for (let i = 0; i < count; i++)
  writeFileSync(
    join(folder, `spasm${String(i).padStart(4, "0")}.png`),
    picture(Math.round((255 * i) / count)),
  );
if (!process.argv.includes("+quit")) setInterval(() => {}, 1000);
