import { recordingFormats } from "../../formats.ts";
import { near } from "../../../generator/read/suggest.ts";
import { isArchiveName, isMemberName } from "../../../quake/capture/files/names.ts";
import type { Member } from "./member.ts";

/** The first member of that name; where there is none, the first that differs only in case, as the games look for it. */
export function memberNamed(members: readonly Member[], path: string): Member | undefined {
  const name = normal(path);
  const exact = members.find((member) => member.name === name);
  if (exact !== undefined) return exact;
  const lower = name.toLowerCase();
  return members.find((member) => normal(member.name).toLowerCase() === lower);
}

/** Without `.` and empty parts, which mean nothing in a path. */
function normal(path: string): string {
  return path
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");
}

/** With that many members and letters a nearest one is looked for. */
const MOST_COMPARED = 2000;
const LONGEST_COMPARED = 128;

/** `Did you mean "demo1.dem"?`, of the members one that is called so elsewhere, or the nearest; nothing where none is near. */
export function nearestMember(members: readonly Member[], path: string): string | undefined {
  const names = members.map(({ name }) => name).filter((name) => name.length <= LONGEST_COMPARED);
  const last = lastOf(path).toLowerCase();
  const elsewhere = names.find((name) => lastOf(name).toLowerCase() === last);
  if (elsewhere !== undefined) return `Did you mean "${elsewhere}"?`;
  if (path.length > LONGEST_COMPARED) return undefined;
  const recordings = names.filter(
    (name) => isMemberName(name, recordingFormats()) || isArchiveName(name),
  );
  return near(path, [...recordings, ...names].slice(0, MOST_COMPARED));
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
