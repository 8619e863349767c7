import { isIndex } from "../../../quake/seek/index-text.ts";
import { kindOf } from "../../../quake/capture/files/kinds.ts";
import { jsonLines, recogniseText } from "../../../quake/lmpc/index.ts";
import {
  type AnyContainer,
  FormatEvidence,
  isNamed,
  placesOf,
  readRecording,
} from "../../../recording/index.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { knownFormats, recordingFormats } from "../../formats.ts";
import type { Made } from "./place.ts";

/** This much of a text tells its form. */
const BEGINNING = 1024;

/** Recordings of some formats; of all that there are without. */
export function recordings(formats: readonly AnyContainer[] = recordingFormats().list): Made {
  const [format, ...others] = formats;
  const title = others.length > 0 ? "a recording" : `a recording (${format!.table.title})`;
  return {
    title,
    isBinary: true,
    is: (begins, path) => {
      if (isPlacedFile(begins, path, formats)) return false;
      const mayBe = kindOf(path, begins)?.isWeak ?? true;
      return formats.some(
        (container) => (mayBe || knownFormats().isOwn(container)) && isRecording(container, begins),
      );
    },
  };
}

/** Whether a file is a map or an archive by name and bytes: the first bytes of a map may be those of a recording, too. */
function isPlacedFile(begins: Uint8Array, path: string, formats: readonly AnyContainer[]): boolean {
  return knownFormats().list.some(
    (format) =>
      placesOf(format) !== undefined &&
      !formats.includes(format) &&
      isNamed(format, path) &&
      isRecording(format, begins),
  );
}

/** Whether bytes are the beginning of a recording of a format. */
export function isRecording(container: AnyContainer, begins: Uint8Array): boolean {
  const evidence = new FormatEvidence();
  for (const part of readRecording(container, begins)) evidence.see(part);
  return evidence.isRecording;
}

/** Whether bytes are the beginning of a capture of packets. */
export async function isCaptured(begins: Uint8Array): Promise<boolean> {
  const { CaptureDecoder } = await import("../../../quake/capture/index.ts");
  try {
    for (const { kind } of new CaptureDecoder().push(begins)) return kind === "header";
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
  }
  return false;
}

/** Texts that compile to recordings. */
export const TEXT: Made = { title: "a recording's text", is: isText };

/** The line that JSON lines begin with: any JSON begins like what follows. */
const FORMAT_LINE = /^\s*\{\s*"format"\s*:\s*"(\w+)"/;

function isText(begins: Uint8Array): boolean {
  const beginning = begins.subarray(0, BEGINNING);
  if (recogniseText(beginning) !== jsonLines) return recogniseText(beginning) !== undefined;
  const [, format] = FORMAT_LINE.exec(latin1(beginning)) ?? [];
  return format !== undefined && knownFormats().named(format) !== undefined;
}

/** Indexes of recordings. */
export const INDEX: Made = {
  title: "a recording's index",
  is: (begins) => isIndex(latin1(begins)),
};

/** Subtitles in SRT or WebVTT. */
export const SUBTITLES: Made = {
  title: "subtitles",
  is: (begins) =>
    /^(?:WEBVTT\s|\d+\r?\n\d\d+:\d\d:\d\d,\d{3} -->)/.test(latin1(begins.subarray(0, BEGINNING))),
};

/** What films begin with: WebM and Matroska, GIF, AVI; MP4 and MOV have a length before it. */
const FILMS = ["\u001a\u0045\u00df\u00a3", "GIF8", "RIFF"];

/** Films, as ffmpeg makes them. */
export const FILM: Made = {
  title: "a film",
  isBinary: true,
  is: (begins) => {
    const text = latin1(begins.subarray(0, 8));
    return text.slice(4) === "ftyp" || FILMS.some((mark) => text.startsWith(mark));
  },
};

/** What has a mark of whoever made it near its beginning. */
export function marked(title: string, mark: string): Made {
  return { title, is: (begins) => latin1(begins.subarray(0, BEGINNING)).includes(mark) };
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}
