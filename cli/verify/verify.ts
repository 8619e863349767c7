import { Command } from "commander";
import { withSchemaOption } from "../options/schema-option.ts";
import type { Bytes } from "../files/bytes.ts";
import type { Input, ReadingOptions } from "../files/input.ts";
import { withProgress } from "../files/progress.ts";
import type { FileVerification } from "./lmpc-texts.ts";
import { verificationText } from "./verification-text.ts";
import { say, sayJson } from "../terminal/say.ts";

interface Options extends ReadingOptions {
  readonly json?: boolean;
  readonly strict?: boolean;
  readonly lmpcTexts?: string;
}

/** `demospec verify FILE…` */
export function verifyCommand(): Command {
  const command = new Command("verify")
    .description(
      "Decode recordings and captures and encode them again: are they identical, canonical, understood?",
    )
    .argument(
      "<file...>",
      "recordings, captures (.pcap, .pcapng), archives of them, or - for stdin",
    )
    .option("--json", "print one JSON object a file")
    .option("--strict", "fail also where bytes were not understood")
    .option(
      "--lmpc-texts <folder>",
      "also hold recordings against the texts that LMPC wrote of them, as demo1.dem.txt or demo1.txt.gz",
    )
    .option("--format <name>", "the files' format, where their names do not tell")
    .option(
      "--protocol-version <version>",
      "the protocol's version, as 1.06, instead of finding it",
    )
    .option("--reading <name>", "how the header is read, as line or scanf, instead of finding it");
  return withSchemaOption(command).action(verifyFiles);
}

async function verifyFiles(files: readonly string[], options: Options): Promise<void> {
  // Loaded here, as in all commands: a broken codec does not keep anyone from generating a new one.
  const { isCapture, inputOf } = await import("../files/input.ts");
  const { eachFile } = await import("../files/each.ts");
  if (options.lmpcTexts !== undefined)
    (await import("./lmpc-texts.ts")).expectTexts(options.lmpcTexts);
  const isAll = await eachFile(
    files,
    async (bytes) => {
      const [verification, text] = isCapture(bytes.path, options.format)
        ? await verifyCaptureFile(bytes, options)
        : await verify(await inputOf(bytes, options), options);
      if (options.json) sayJson(verification);
      else say(text);
      if (hasFailed(verification, options)) process.exitCode = 1;
    },
    options,
  );
  if (!isAll) process.exitCode = 1;
}

/** What nobody named a format of must be a recording, too. */
function hasFailed(
  { identical, isRecording, undecodedBytes, error, lmpc }: FileVerification,
  { format, strict }: Options,
): boolean {
  if (lmpc?.difference !== undefined) return true;
  if (isRecording === false && format === undefined) return true;
  // A compressed file may end too early, with no byte left over.
  const isWhole = undecodedBytes === 0 && error === undefined;
  return !identical || (strict === true && !isWhole);
}

/** What was found, and the same as a person reads it. */
type Found = readonly [FileVerification, text: string];

async function verify(input: Input, options: Options): Promise<Found> {
  const { verifyRecording } = await import("../../verify/index.ts");
  const read = { version: options.protocolVersion, reading: options.reading };
  const verification = await withLmpc(
    await withProgress(input, (chunks) =>
      verifyRecording(input.path, input.container, chunks, read),
    ),
    input,
    options,
  );
  const { notARecordingText } = await import("../files/not-a-recording.ts");
  const notARecording = await notARecordingText(
    input,
    verification.isRecording !== false,
    options.format,
  );
  if (notARecording === undefined) return [verification, verificationText(verification)];
  const found = { ...verification, isRecording: false } as const;
  return [found, verificationText(found, notARecording)];
}

/** What LMPC's text says, too, where a folder of them was named. */
async function withLmpc(
  verification: FileVerification,
  input: Input,
  { lmpcTexts, protocolVersion: version, reading }: Options,
): Promise<FileVerification> {
  if (lmpcTexts === undefined) return verification;
  const { verifyLmpc } = await import("./lmpc-texts.ts");
  return { ...verification, lmpc: await verifyLmpc(input, lmpcTexts, { version, reading }) };
}

async function verifyCaptureFile(bytes: Bytes, options: Options): Promise<Found> {
  const { captureError, captureOf } = await import("../files/capture-input.ts");
  const { verifyCapture } = await import("./capture-verification.ts");
  const { captureVerificationText } = await import("./capture-verification-text.ts");
  const input = captureOf(bytes, options);
  const { path: file } = input;
  const read = { version: options.protocolVersion };
  try {
    const verification = await withProgress(input, (chunks) => verifyCapture(file, chunks, read));
    return [verification, captureVerificationText(verification)];
  } catch (error) {
    throw captureError(file, error);
  }
}
