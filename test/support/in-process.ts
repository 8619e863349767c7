import { Readable } from "node:stream";
import { vi } from "vitest";
import { run } from "../../cli/main.ts";

/** What a call of the command came to. */
export interface Called {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** What stdout is, as bytes. */
  readonly bytes: Buffer;
}

/** Calls wait for each other: there is one stdout. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Calls the command as `demospec ARGS`, in this process, which takes a hundredth of the time of one of its own.
 *
 * @param input what stdin gives
 */
export function call(
  args: readonly string[],
  input: Uint8Array | string = new Uint8Array(0),
): Promise<Called> {
  const called = last.then(() => callAlone(args, Buffer.from(input)));
  last = called.catch(() => {});
  return called;
}

async function callAlone(args: readonly string[], input: Uint8Array): Promise<Called> {
  const written = { stdout: [] as Uint8Array[], stderr: [] as Uint8Array[] };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((chunk) => {
      written[name].push(Buffer.from(chunk as Uint8Array));
      return true;
    }),
  );
  const stdin = vi
    .spyOn(process, "stdin", "get")
    .mockReturnValue(Readable.from([input]) as unknown as typeof process.stdin);
  const before = process.exitCode;
  try {
    process.exitCode = undefined;
    await run(["node", "demospec", ...args]);
    const bytes = Buffer.concat(written.stdout);
    return {
      code: Number(process.exitCode ?? 0),
      bytes,
      stdout: bytes.toString(),
      stderr: Buffer.concat(written.stderr).toString(),
    };
  } finally {
    process.exitCode = before;
    for (const spy of [...spies, stdin]) spy.mockRestore();
  }
}
