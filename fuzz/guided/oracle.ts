import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { decoded, encoded, bare } from "../properties/attempt.ts";
import { toHex } from "../properties/lossless.ts";
import { JSON_LINES } from "../properties/texts.ts";
import type { Subject } from "../values/subjects.ts";
import type { SubjectName } from "../task.ts";
import type { Finding } from "./finding.ts";

/** The other program does not answer as it should. */
export class OracleError extends Error {
  override readonly name = "OracleError";
}

/** It may take that many milliseconds for an answer. */
const LONGEST = 10_000;

/**
 * Another program that reads the same messages. It is asked a line of JSON for each input,
 * `{"protocol":"petnet","version":"1.06","message":"sound","bytes":"0600…"}`, and answers with one: the message that
 * the bytes begin with, as `decompile --json` writes it without hints, or `{"error":"why"}`.
 */
export class Oracle {
  readonly #command: string;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #answers: AsyncIterator<string>;

  /** Starts the program, by the system's shell. */
  constructor(command: string) {
    this.#command = command;
    this.#child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
    // What it does not read is seen where it does not answer.
    this.#child.stdin.on("error", () => {});
    this.#answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** What the two make of an input that is not the same. Throws OracleError. */
  async differs(subject: Subject, aim: SubjectName, bytes: Uint8Array): Promise<Finding[]> {
    const { target: protocol, version, message } = aim;
    const question = { protocol, version, message, bytes: toHex(bytes) };
    const mine = ours(subject, bytes);
    // What begins another message is asked where that one is tried.
    if (typeof mine["type"] === "string" && mine["type"] !== message) return [];
    this.#child.stdin.write(`${JSON.stringify(question)}\n`);
    const theirs = parsed(await this.#answer(), this.#command);
    const error = differenceOf(mine, theirs);
    if (error === undefined) return [];
    const where = { ...aim, property: AGAINST, input: question.bytes, seed: 0, path: "" };
    const [what] = error.split(":");
    return [{ ...where, error, cause: `${AGAINST} ${message}: ${what}`, bytes }];
  }

  async close(): Promise<void> {
    this.#child.stdin.end();
    this.#child.kill();
    if (this.#child.exitCode === null && this.#child.signalCode === null)
      await once(this.#child, "exit");
  }

  async #answer(): Promise<string> {
    let watch: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new OracleError(
        `${this.#command}: no answer within ${LONGEST / 1000} s: expected a line for each line`,
      );
      watch = setTimeout(() => reject(error), LONGEST);
    });
    try {
      const { value, done } = await Promise.race([this.#answers.next(), late]);
      if (done !== true) return value;
      throw new OracleError(`${this.#command}: it ended, and was asked for more`);
    } finally {
      clearTimeout(watch);
    }
  }
}

const AGAINST = "against another program";

type Members = Readonly<Record<string, unknown>>;

function parsed(line: string, command: string): Members {
  try {
    const value = JSON.parse(line) as unknown;
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Members;
  } catch {
    // Given below, as what is JSON and no object.
  }
  throw new OracleError(`${command}: this answer is no object of JSON: ${line.slice(0, 200)}`);
}

/** The message without hints, or that there is none. */
function ours(subject: Subject, bytes: Uint8Array): Members {
  const read = decoded(subject, bytes);
  if (!read.ok) return { error: read.error.message };
  const message = bare(subject, read.value);
  const text = JSON_LINES.print(subject.codec, message, encoded(subject, message));
  return JSON.parse(text) as Members;
}

function differenceOf(mine: Members, theirs: Members): string | undefined {
  if ("error" in mine || "error" in theirs) {
    if ("error" in mine && "error" in theirs) return undefined;
    return "error" in mine
      ? `only the other one reads it: ${mine.error}`
      : `only the other one refuses it: ${String(theirs.error)}`;
  }
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const name = names.find((each) => !isDeepStrictEqual(mine[each], theirs[each]));
  if (name === undefined) return undefined;
  const [own, other] = [JSON.stringify(mine[name]), JSON.stringify(theirs[name])];
  return `${name}: ${own} here, ${other} there`;
}
