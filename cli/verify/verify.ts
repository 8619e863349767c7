import { Command } from "commander";
import { withSchemaOption } from "../options/schema-option.ts";
import { CliError } from "../files/cli-error.ts";
import { printError } from "../errors.ts";
import type { Input, ReadingOptions } from "../files/input.ts";
import { withProgress } from "../terminal/progress.ts";
import type { Verification } from "./verification.ts";
import { verificationText } from "./verification-text.ts";
import { say, sayJson } from "../terminal/say.ts";

interface Options extends ReadingOptions {
  readonly json?: boolean;
  readonly strict?: boolean;
}

/** `demospec verify FILE…` */
export function verifyCommand(): Command {
  const command = new Command("verify")
    .description(
      "Decode recordings and captures and encode them again: are they identical, canonical, understood?",
    )
    .argument("<file...>", "recordings or captures (.pcap, .pcapng), or - for stdin")
    .option("--json", "print one JSON object a file")
    .option("--strict", "fail also where bytes were not understood")
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
  const { isCapture, openInput } = await import("../files/input.ts");
  let failed = false;
  for (const file of files) {
    try {
      const [verification, text] = isCapture(file, options.format)
        ? await verifyCaptureFile(file, options)
        : await verify(await openInput(file, options), options);
      if (options.json) sayJson(verification);
      else say(text);
      failed ||= hasFailed(verification, options);
    } catch (error) {
      if (!(error instanceof CliError) || error.exitCode === 2) throw error;
      // One file that cannot be read does not keep the others from being verified.
      printError(error);
      failed = true;
    }
  }
  if (failed) process.exitCode = 1;
}

/** What nobody named a format of must be a recording, too. */
function hasFailed(
  { identical, isRecording, undecodedBytes, error }: Verification,
  { format, strict }: Options,
): boolean {
  if (isRecording === false && format === undefined) return true;
  // A compressed file may end too early, with no byte left over.
  const isWhole = undecodedBytes === 0 && error === undefined;
  return !identical || (strict === true && !isWhole);
}

/** What was found, and the same as a person reads it. */
type Found = readonly [Verification, text: string];

async function verify(input: Input, options: Options): Promise<Found> {
  const { verifyRecording } = await import("./verification.ts");
  const read = { version: options.protocolVersion, reading: options.reading };
  const verification = await withProgress(input, (chunks) =>
    verifyRecording(input.path, input.container, chunks, read),
  );
  if (verification.isRecording !== false) return [verification, verificationText(verification)];
  const { unlikeText } = await import("../files/unlike.ts");
  return [verification, verificationText(verification, await unlikeText(input))];
}

async function verifyCaptureFile(file: string, options: Options): Promise<Found> {
  const { captureError, openCapture } = await import("../files/capture-input.ts");
  const { verifyCapture } = await import("./capture-verification.ts");
  const { captureVerificationText } = await import("./capture-verification-text.ts");
  const input = await openCapture(file, options);
  const read = { version: options.protocolVersion };
  try {
    const verification = await withProgress(input, (chunks) => verifyCapture(file, chunks, read));
    return [verification, captureVerificationText(verification)];
  } catch (error) {
    throw captureError(file, error);
  }
}
