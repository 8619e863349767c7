import { bytesToText } from "../../../runtime/bytes/text/text.ts";
import { isPackedName } from "./names.ts";

/** What a file is that is no recording. */
export interface Kind {
  readonly title: string;
  /** What to do about it. */
  readonly advice?: string;
  /** Its beginning is so short that a recording may begin like it, too. */
  readonly isWeak?: true;
}

/** A sort of files, and what they begin with: bytes as latin1, and where they are. */
interface Signature extends Kind {
  readonly begins: string;
  readonly at?: number;
}

const UNPACK = "unpack it first";
const QIZMO =
  "Qizmo packs with models of its own: unpack it with qizmo -D, and read the .qwd that comes out, or give the command Qizmo's tables with --qizmo-tables FOLDER";

/* As their makers document them, and, for Quake's, as its utilities read them. */
const SIGNATURES: readonly Signature[] = [
  { title: "a Dzip archive", begins: "DZ\x01", advice: UNPACK },
  { title: "a Dzip archive", begins: "DZ\x02", advice: UNPACK },
  { title: "a Dzip archive", begins: "DZ\x03", advice: UNPACK },
  { title: "a ZIP archive", begins: "PK\x03\x04", advice: UNPACK },
  { title: "a PAK archive", begins: "PACK", advice: UNPACK },
  { title: "a 7-Zip archive", begins: "7z\xbc\xaf\x27\x1c", advice: UNPACK },
  { title: "a RAR archive", begins: "Rar!\x1a\x07", advice: UNPACK },
  { title: "an LHA archive", begins: "-lh", at: 2, advice: UNPACK },
  { title: "an ARJ archive", begins: "\x60\xea", advice: UNPACK, isWeak: true },
  { title: "a tar archive", begins: "ustar", at: 257, advice: UNPACK },
  { title: "a file compressed with xz", begins: "\xfd7zXZ\0", advice: UNPACK },
  { title: "a file compressed with Zstandard", begins: "\x28\xb5\x2f\xfd", advice: UNPACK },
  { title: "a file compressed with bzip2", begins: "1AY&SY", at: 4, advice: UNPACK },
  { title: "a PNG picture", begins: "\x89PNG\r\n\x1a\n" },
  { title: "a JPEG picture", begins: "\xff\xd8\xff" },
  { title: "a GIF picture", begins: "GIF8" },
  { title: "a BMP picture", begins: "BM", isWeak: true },
  { title: "an MP3 sound", begins: "ID3" },
  { title: "an Ogg file", begins: "OggS" },
  { title: "a FLAC sound", begins: "fLaC" },
  { title: "a WAVE sound", begins: "WAVE", at: 8 },
  { title: "an AVI video", begins: "AVI ", at: 8 },
  { title: "an MP4 video", begins: "ftyp", at: 4 },
  { title: "a Matroska video", begins: "\x1a\x45\xdf\xa3" },
  { title: "a PDF document", begins: "%PDF-" },
  { title: "a program", begins: "\x7fELF" },
  { title: "a program", begins: "MZ", isWeak: true },
  { title: "a map of Quake II or later", begins: "IBSP" },
  { title: "a map of Quake", begins: "\x1d\0\0\0", isWeak: true },
  { title: "a model of Quake", begins: "IDPO" },
  { title: "a model of Quake II", begins: "IDP2" },
  { title: "a sprite of Quake", begins: "IDSP" },
  { title: "a WAD of Quake", begins: "WAD2" },
  { title: "a WAD of Half-Life", begins: "WAD3" },
];

/** This many first bytes tell what there is to tell. */
export const KIND_LENGTH = 1 << 13;

/**
 * What a file is that is no recording; nothing where nobody knows.
 *
 * @param begins its first bytes, KIND_LENGTH or all
 */
export function kindOf(name: string, begins: Uint8Array): Kind | undefined {
  const text = bytesToText(begins.subarray(0, KIND_LENGTH));
  const category = SIGNATURES.find(({ begins: magic, at = 0 }) => text.startsWith(magic, at));
  if (category !== undefined) return category;
  if (isPackedByQizmo(name, begins))
    return { title: "a recording that Qizmo packed", advice: QIZMO };
  if (isMp3(begins)) return { title: "an MP3 sound" };
  return textKind(text);
}

/** Whether a file is a recording that Qizmo packed, by its name and first byte. */
export function isPackedByQizmo(name: string, begins: Uint8Array): boolean {
  // There is no header: what it is packed by begins with a packet, which a half of all numbers stands for.
  return isPackedName(name) && begins[0]! >= 0x80;
}

/** `it is a Dzip archive: unpack it with …`. */
export function kindText({ title, advice }: Kind): string {
  return advice === undefined ? `it is ${title}` : `it is ${title}: ${advice}`;
}

/** What is letters and nothing else. */
function textKind(text: string): Kind | undefined {
  if (text === "" || /[^\t\n\f\r\x20-\x7e\x80-\xff]/.test(text)) return undefined;
  if (/^\s*<(?:!doctype html|html)/i.test(text))
    return { title: "a page of HTML, as a site sends it instead of a file" };
  if (/[\x80-\xff]{4}/.test(text)) return undefined;
  return { title: "text", advice: "compile makes recordings of texts", isWeak: true };
}

/** Kilobits a second of MPEG 1 and 2, layer III. */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const HERTZ = [44_100, 48_000, 32_000] as const;

/** Whether there is a frame of an MP3 without a tag, and another one where it ends (ISO 11172-3 §2.4.1.3). */
function isMp3(bytes: Uint8Array): boolean {
  const length = mp3FrameLength(bytes, 0);
  return length !== undefined && mp3FrameLength(bytes, length) !== undefined;
}

function mp3FrameLength(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  // MPEG 1 or 2, layer III.
  if (sync !== 0xff || (kind & 0xf6) !== 0xf2) return undefined;
  const isFirst = (kind & 0x08) !== 0;
  const rate = RATES[isFirst ? 0 : 1][rates >> 4];
  const hertz = HERTZ[(rates >> 2) & 3];
  if (!rate || hertz === undefined) return undefined;
  const samples = isFirst ? 144 : 72;
  const padding = (rates >> 1) & 1;
  return Math.floor((samples * rate * 1000) / (isFirst ? hertz : hertz / 2)) + padding;
}
