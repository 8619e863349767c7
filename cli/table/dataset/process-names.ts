import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/*
 * Names that say which process made a file. A process is known by its number, and its number means something only on
 * its machine, and in its container: that of another machine says nothing about who lives there.
 */

/** What no two machines, nor two containers of one, have alike. */
const PLACE = createHash("sha256")
  .update(JSON.stringify([hostname(), machineId(), namespace()]))
  .digest("hex")
  .slice(0, 16);

/** What files are called that this process makes. */
export function ownName(): string {
  return `${PLACE}-${process.pid}`;
}

/** Whether a file's name says that a process made it which is surely gone. */
export function isOfDead(name: string): boolean {
  const [, place, pid] = /^([0-9a-f]{16})-(\d{1,10})\./.exec(name) ?? [];
  return place === PLACE && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user it is alive, too.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** Linux's number of the machine, where there is one. */
function machineId(): string {
  try {
    return readFileSync("/etc/machine-id", "utf8");
  } catch {
    return "";
  }
}

/** In which space of process numbers it is, where there are several: Linux's containers have one each. */
function namespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}
