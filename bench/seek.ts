import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { indexRecording } from "../quake/seek/index.ts";
import { states } from "../quake/world/index.ts";
import { formatOfFile } from "../formats/index.ts";

/*
 * `npm run bench:seek [FILE…]`: how long it takes to begin at any time of a recording, as the processor counts it: the
 * wall clock of a busy machine counts others' work, too. Without files, the largest recordings of each family.
 */

const ROOT = join(import.meta.dirname, "..");
const CORPUS = join(ROOT, "..", "shared", "corpus");
/** Times that are gone to, beside those just before the keyframes that are furthest apart. */
const TIMES = 40;
/** This many recordings of a family. */
const LARGEST = 3;

function largestOfEach(): string[] {
  return ["dem", "qwd", "mvd", "dm2", "mvd2"].flatMap((family) => {
    const folder = join(CORPUS, family);
    const paths = readdirSync(folder).map((name) => join(folder, name));
    return paths.toSorted((a, b) => statSync(b).size - statSync(a).size).slice(0, LARGEST);
  });
}

const paths = process.argv.slice(2);
for (const path of paths.length > 0 ? paths : largestOfEach()) measure(path);

function measure(path: string): void {
  const bytes = new Uint8Array(readFileSync(path));
  const container = formatOfFile(basename(path));
  const index = indexRecording(container, bytes);
  const { keyframes } = index.data;
  const even = Array.from({ length: TIMES }, (_, i) => (index.seconds * (i + 0.5)) / TIMES);
  const taken = [...even, ...beforeKeyframes(index)].map((from) => {
    const before = process.cpuUsage();
    const [first] = states(container, bytes, { from, index });
    const { user, system } = process.cpuUsage(before);
    return { from, milliseconds: (user + system) / 1000, isThere: first !== undefined };
  });
  const worst = taken.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 3);
  const middle = taken.map((one) => one.milliseconds).toSorted((a, b) => a - b)[taken.length >> 1]!;
  const slowest = worst.map((one) => `${one.milliseconds.toFixed(1)} at ${one.from.toFixed(1)} s`);
  console.log(
    `${basename(path)}: ${bytes.length} bytes, ${index.seconds.toFixed(0)} s, ${keyframes.length} keyframes; ${taken.length} times, middle ${middle.toFixed(1)} ms, worst ${slowest.join(", ")}`,
  );
}

/** The last moments before keyframes, where most is to be read: of those that lie furthest apart in bytes. */
function beforeKeyframes(index: ReturnType<typeof indexRecording>): number[] {
  const { keyframes, size } = index.data;
  const ends = keyframes.slice(1).map(({ seconds, point }) => ({ seconds, at: point.offset }));
  ends.push({ seconds: index.seconds, at: size });
  const gaps = ends.map(({ seconds, at }, i) => ({
    seconds,
    bytes: at - (keyframes[i]?.point.offset ?? 0),
  }));
  return gaps
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, TIMES)
    .map(({ seconds }) => Math.max(0, seconds));
}
