import type { Moment } from "../moment.ts";
import type { CheckName, Finding } from "./finding.ts";

/** Looks for one kind of cheat or change, as a recording's blocks pass. */
export interface Check {
  readonly name: CheckName;
  readonly findings: readonly Finding[];
  /** What it looked at so far, as a person reads it. */
  readonly looked: string;
  /** Takes each block in turn. */
  see(moment: Moment): void;
  /** The recording is over. */
  end?(): void;
}

/** `1 hit`, `16 hits`, as reports count. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
