import { FORMATS, type Formats } from "../../../formats/index.ts";
import { isNamed } from "../../../recording/index.ts";

/*
 * What files are called that are recordings, or have some: of what is in an archive nothing else tells.
 */

const CAPTURE_NAME = /\.(?:pcap|cap|pcapng)(?:\.gz)?$/i;
/** What Qizmo packed: it is read with its tables, and reported as what it is without. */
const PACKED_NAME = /\.qwz$/i;
const ARCHIVE_NAME = /\.(?:dz|pak|pk2|pk3|pkz|zip)$/i;

/** Whether a file is called as captures are, compressed ones, too. */
export function isCaptureName(name: string): boolean {
  return CAPTURE_NAME.test(name);
}

/** Whether a file is called as recordings or captures are. */
export function isRecordingName(name: string, formats: Formats = FORMATS): boolean {
  return isCaptureName(name) || formats.list.some((format) => isNamed(format, name));
}

/** Whether a file in an archive is a recording or a capture, by its name's ending: there is nothing else to tell. */
export function isMemberName(name: string, formats?: Formats): boolean {
  return isPackedName(name) || isRecordingName(name, formats);
}

/** Whether a file is called as recordings are that Qizmo packed. */
export function isPackedName(name: string): boolean {
  return PACKED_NAME.test(name);
}

/** Whether a file is called as archives are that the games, or people, keep recordings in. */
export function isArchiveName(name: string): boolean {
  return ARCHIVE_NAME.test(name);
}
