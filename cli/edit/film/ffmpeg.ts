import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join as joinPath } from "node:path";
import { CliError } from "../../errors/cli-error.ts";

/** Pictures that become a film. */
export interface Pictures {
  readonly pictures: readonly string[];
  /** How long each is shown. */
  readonly seconds: readonly number[];
  readonly fps: number;
  /** What is between pictures is blended of them. */
  readonly isSlow: boolean;
  /** What is heard, if anything. */
  readonly sound: string | undefined;
  /** Seconds from black and to black. */
  readonly fade: number | undefined;
  /** The file that is made; its ending says which sort. */
  readonly film: string;
  /** A folder for what is made meanwhile. */
  readonly base: string;
}

/** Of what ffmpeg says, its end. */
const LAST = 600;

/** Makes a film of pictures with ffmpeg. Throws CliError where it cannot be run, or fails. */
export async function join(job: Pictures, signal: AbortSignal): Promise<void> {
  const list = joinPath(job.base, "pictures.txt");
  await writeFile(list, listOf(job));
  const quiet = ["-hide_banner", "-loglevel", "error", "-y"];
  const read = ["-f", "concat", "-safe", "0", "-i", list];
  const heard = job.sound === undefined ? [] : ["-i", job.sound];
  const made = ["-vf", filtersOf(job), "-t", lengthOf(job).toFixed(6), "-pix_fmt", "yuv420p"];
  const args = [...quiet, ...read, ...heard, ...made, ...loudnessOf(job), job.film];
  await new Promise<void>((resolve, reject) => {
    const child = spawn("ffmpeg", args, { signal, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-LAST)));
    child.on("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "ENOENT" ? "it is not installed" : error.message;
      reject(new CliError(`ffmpeg: ${why}; it joins the pictures to a film`));
    });
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new CliError(`ffmpeg could not make the film: ${said.trim()}`));
    });
  });
}

/** A list of ffmpeg's concat format, which takes the last picture's length only where it is there again. */
function listOf({ pictures, seconds }: Pictures): string {
  const files = pictures.map((path) => `file '${path.replaceAll("'", String.raw`'\''`)}'`);
  const lines = files.map((line, i) => `${line}\nduration ${seconds[i]!.toFixed(6)}`);
  return `ffconcat version 1.0\n${lines.join("\n")}\n${files.at(-1)}\n`;
}

/** What is done to pictures. Sides are made even, as the usual codecs need. */
function filtersOf(job: Pictures): string {
  const { fps, isSlow, fade } = job;
  const filters = [
    isSlow ? `minterpolate=fps=${fps}:mi_mode=blend` : `fps=${fps}`,
    "scale=trunc(iw/2)*2:trunc(ih/2)*2",
  ];
  if (fade !== undefined) filters.push(...fadesOf("fade", job, fade));
  return filters.join(",");
}

/** What is heard is as long as the pictures, and fades as they do. */
function loudnessOf(job: Pictures): string[] {
  const { sound, fade } = job;
  if (sound === undefined) return [];
  const filters = ["apad", ...(fade === undefined ? [] : fadesOf("afade", job, fade))];
  return ["-af", filters.join(",")];
}

function fadesOf(filter: string, job: Pictures, fade: number): string[] {
  const end = Math.max(lengthOf(job) - fade, 0).toFixed(6);
  return [`${filter}=t=in:st=0:d=${fade}`, `${filter}=t=out:st=${end}:d=${fade}`];
}

/** In seconds. */
function lengthOf({ seconds }: Pictures): number {
  return seconds.reduce((sum, one) => sum + one, 0);
}
