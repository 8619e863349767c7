import { isNamed, placesOf } from "../../recording/index.ts";
import { knownFormats, recordingFormats } from "../formats.ts";
import type { Bytes } from "./bytes.ts";
import { errorOf } from "../errors/cli-error.ts";
import { readError } from "../errors/system-errors.ts";
import {
  type Archive,
  archiveTitle,
  bytesOf,
  MAGIC_LENGTH,
  openArchive,
} from "./archive/archive.ts";
import { isArchiveName, isMemberName } from "../../quake/capture/files/names.ts";
import { memberNamed, nearestMember } from "./archive/find.ts";
import { ArchiveError, type Member } from "./archive/member.ts";
import { BytesSource } from "./archive/source.ts";
import { shown } from "../terminal/outside.ts";
import { note } from "../terminal/say.ts";

/** An archive that a person named, or one in it. */
export interface OpenArchive extends Archive {
  readonly path: string;
  /** What it is in: for an archive in an archive, that one's file. */
  readonly bytes: Bytes;
  /** It is in another one. */
  readonly isInner: boolean;
}

/** An archive in an archive is unpacked into memory, as the only thing that is: id's own have up to 184 MB. */
const MOST_INNER = 1 << 28;

/** Looks whether a file is an archive; nothing where it is invalid. Throws CliError where it is a damaged one. */
export async function archiveOf(bytes: Bytes): Promise<OpenArchive | undefined> {
  const { path, begins, source, budget } = bytes;
  if (begins === undefined || source === undefined) return undefined;
  if (archiveTitle(begins) === undefined) return undefined;
  return naming(path, path, async () => {
    const archive = await openArchive(source, budget);
    return archive && { ...archive, path, bytes, isInner: false };
  });
}

/**
 * What is at a path in an archive: a file, or an archive in it.
 *
 * @throws CliError where there is nothing, naming the nearest
 */
export async function inArchive(archive: OpenArchive, path: string): Promise<Bytes | OpenArchive> {
  const member = memberNamed(archive.members, path);
  if (member !== undefined) return opened(archive, member);
  for (const { index } of path.matchAll(/\/+/g)) {
    const outer = memberNamed(archive.members, path.slice(0, index));
    const inner = outer && (await opened(archive, outer));
    if (inner !== undefined && "members" in inner) return inArchive(inner, path.slice(index));
  }
  throw errorOf(archive.path, missingText(archive, path.replace(/^\/+/, "")));
}

/** A member, as an archive where its bytes begin like one. */
async function opened(outer: OpenArchive, member: Member): Promise<Bytes | OpenArchive> {
  const bytes = await memberBytes(outer, member);
  if (archiveTitle(bytes.begins!) === undefined) return bytes;
  const { path, file, budget } = bytes;
  return naming(path, file, async () => {
    if (outer.isInner)
      throw new ArchiveError("an archive in an archive in an archive is not read: unpack it first");
    const source = new BytesSource(await bytesOf(member, MOST_INNER));
    return { ...(await openArchive(source, budget))!, path, bytes, isInner: true };
  });
}

async function memberBytes(outer: OpenArchive, member: Member): Promise<Bytes> {
  const { file, budget } = outer.bytes;
  const path = `${outer.path}/${member.name}`;
  const begins = await naming(path, file, () => firstOf(member));
  return { path, file, size: member.size, begins, budget, chunks };

  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    try {
      yield* member.chunks();
    } catch (error) {
      throw named(path, file, error);
    }
  }
}

async function firstOf(member: Member): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of member.chunks()) {
    pieces.push(piece);
    length += piece.length;
    if (length >= MAGIC_LENGTH) break;
  }
  return Buffer.concat(pieces).subarray(0, MAGIC_LENGTH);
}

/**
 * All recordings and captures in an archive and in those in it, in the archive's order. What cannot be opened says so
 * when it is read, and keeps nobody from the others.
 *
 * @throws CliError where there is none
 */
export async function* recordingsIn(archive: OpenArchive): AsyncGenerator<Bytes, void> {
  let found = 0;
  for await (const bytes of each(archive)) {
    found++;
    yield bytes;
  }
  if (found === 0) throw errorOf(archive.path, `${noneText(archive)}`);
}

async function* each(archive: OpenArchive): AsyncGenerator<Bytes, void> {
  const places = new Set<string>();
  let passed = 0;
  for (const member of archive.members) {
    const isArchive = isArchiveName(member.name) && !archive.isInner;
    if (!isArchive && !isMemberName(member.name, recordingFormats())) continue;
    if (member.place !== undefined && places.has(member.place)) {
      passed++;
      continue;
    }
    if (member.place !== undefined) places.add(member.place);
    let found: Bytes | OpenArchive;
    try {
      found = await (isArchive ? opened(archive, member) : memberBytes(archive, member));
    } catch (error) {
      found = failing(archive, member, error);
    }
    if (!("members" in found)) yield found;
    else yield* each(found);
  }
  if (passed > 0)
    note(
      `${shown(archive.path)}: ${passed} more of its names are of files that were read, and are passed over`,
    );
}

function failing(outer: OpenArchive, member: Member, error: unknown): Bytes {
  const { file, budget } = outer.bytes;
  // oxlint-disable-next-line require-yield
  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    throw error;
  }
  const path = `${outer.path}/${member.name}`;
  return { path, file, size: undefined, begins: undefined, budget, chunks };
}

/** The recording that an archive is, where it has one. Throws CliError where it has none or several. */
export async function onlyRecording(archive: OpenArchive): Promise<Bytes> {
  const names = namesIn(archive);
  const [first, ...others] = names;
  if (first !== undefined && others.length === 0) {
    const found = await inArchive(archive, first);
    return "members" in found ? onlyRecording(found) : found;
  }
  if (first === undefined) throw errorOf(archive.path, noneText(archive));
  const listed = names.slice(0, 3).map(shown).join(", ");
  const more = names.length > 3 ? " and others" : "";
  throw errorOf(
    archive.path,
    `this is a ${archive.title} with ${listed}${more}: name one of them, as ${shown(`${archive.path}/${first}`)}`,
    2,
  );
}

function namesIn({ members, isInner }: OpenArchive): string[] {
  const names = members.map(({ name }) => name);
  return names.filter(
    (name) => isMemberName(name, recordingFormats()) || (!isInner && isArchiveName(name)),
  );
}

function noneText({ path, title, members }: OpenArchive): string {
  const [first] = members;
  const has =
    first === undefined ? "nothing in it" : `no recording in it, but ${shown(first.name)}`;
  const more = members.length > 1 ? ` and ${members.length - 1} more` : "";
  const own = knownFormats().list.find(
    (format) => placesOf(format) !== undefined && isNamed(format, path),
  );
  const hint = own === undefined ? "" : `; --format ${own.table.name} reads the archive itself`;
  return `this is a ${title}, and there is ${has}${more}${hint}`;
}

function missingText({ members, title }: Archive, path: string): string {
  const nearest = nearestMember(members, path);
  const hint = nearest === undefined ? "" : `. ${shown(nearest)}`;
  return `there is no "${shown(path)}" in this ${title}${hint}`;
}

/** Says of what a thing that failed was. */
async function naming<T>(path: string, file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw named(path, file, error);
  }
}

function named(path: string, file: string, error: unknown): unknown {
  if (error instanceof ArchiveError) return errorOf(path, error.message, 1, { cause: error });
  return readError(file, error);
}
