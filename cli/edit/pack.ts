import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { deflateSync } from "node:zlib";
import { Command } from "commander";
import { packableTrack, packRecording } from "../../quake/dzip/index.ts";
import { joined } from "../../runtime/bytes/text/joined.ts";
import { dzipOf, TYPES } from "../files/archive/dzip-directory.ts";
import { errorOf } from "../errors/cli-error.ts";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";
import { archiveTitle } from "../files/archive/archive.ts";
import type { Input } from "../files/input.ts";
import type { Made } from "../files/output/place.ts";
import type { EditingOptions } from "./editing.ts";

/** `demospec pack FILE` */
export function packCommand(): Command {
  const command = new Command("pack")
    .description("Pack a recording into a Dzip archive (.dz), as runs are kept and sent.")
    .argument("<file>", "a recording, also in an archive, or - for stdin");
  return withReadingOptions(withOutputOption(command)).action(packFile);
}

const DZIP: Made = {
  title: "a Dzip archive",
  isBinary: true,
  is: (begins) => archiveTitle(begins) === "Dzip archive",
};

/** Sizes have 32 bits, and a recording is packed in memory. */
const MOST = 1 << 30;

async function packFile(file: string, options: EditingOptions): Promise<void> {
  const { openRecording } = await import("../files/recording.ts");
  const { writeOutput } = await import("../files/output/output.ts");
  const { placeFor } = await import("../files/output/place.ts");
  const { withProgress } = await import("../files/progress.ts");
  const input = await openRecording(file, options);
  const place = await placeFor({ ...options, inputs: [input.file], makes: DZIP });
  const pieces: Uint8Array[] = [];
  let length = 0;
  await withProgress(input, async (chunks) => {
    for await (const chunk of chunks) {
      pieces.push(chunk);
      length += chunk.length;
      if (length > MOST) throw errorOf(file, "more than 1 GB is not packed: cut it first");
    }
  });
  const date = file === "-" ? new Date() : (await stat(input.file)).mtime;
  const archive = packed(joined(pieces), nameOf(input), date);
  await writeOutput(place, [archive]);
}

/** The archive of a recording, as Dzip makes it: what it does not know is deflated, and what grows is stored. */
function packed(bytes: Uint8Array, name: string, date: Date): Uint8Array {
  const isKnown = packableTrack(bytes) !== undefined && /\.dem$/i.test(name);
  const inflated = isKnown ? joined([...packRecording(bytes)]) : bytes;
  const deflated = deflateSync(inflated, { level: 9, memLevel: 9 });
  const isStored = deflated.length > bytes.length;
  const type = isStored ? TYPES.stored : isKnown ? TYPES.demo : TYPES.plain;
  return dzipOf({
    name,
    bytes,
    type,
    date,
    packed: isStored ? bytes : deflated,
    inflated: inflated.length,
  });
}

/** An archive's names have this many letters. */
const LONGEST = 200;

/** A name without folders, with the format's ending: unpacking makes such a file. */
function nameOf({ path, container }: Input): string {
  const { extension } = container.table;
  const [end = ".dem"] = extension === undefined ? [] : [extension].flat();
  const own = path === "-" ? "recording" : basename(path.replace(/\.(?:gz|qwz)$/i, ""));
  const letters = own.replaceAll(/[^\x20-\x7e]|[\\/:*?"<>|]/g, "_");
  const stem = letters.toLowerCase().endsWith(end) ? letters.slice(0, -end.length) : letters;
  return `${stem.slice(0, LONGEST)}${end}`;
}
