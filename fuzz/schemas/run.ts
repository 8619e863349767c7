import { anySchemas } from "./any.ts";
import { failureOfTables } from "./attempt.ts";
import { type Accepted, failuresOfCode } from "./compiled.ts";
import { type Files, texts } from "./document.ts";
import { CheckerFault, repaired } from "./repair.ts";
import { kindOf, shrunk } from "./shrink.ts";

/** How many schemas to make up, and which. */
export interface SchemasOptions {
  /** The seed of the first; the next ones follow it. */
  readonly seed: number;
  /** Schemas whose properties are tried by the interpreter. */
  readonly runs: number;
  /** How many of the first are compiled, loaded and tried, too. */
  readonly compile: number;
  /** Inputs for each property. */
  readonly inputs?: number;
  /** Leaves what was found as large as it was found. */
  readonly unshrunk?: boolean;
  readonly onProgress?: ((state: SchemasProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface SchemasProgress {
  readonly tried: number;
  readonly compiled: number;
  readonly found: number;
}

/** A schema that was accepted and does not hold, or that the checker should have said something else of. */
export interface SchemasFinding {
  readonly seed: number;
  /** The property, and of what. */
  readonly what: string;
  readonly why: string;
  /** The schemas' texts by the names of their files. */
  readonly files: ReadonlyMap<string, string>;
}

export interface SchemasReport {
  readonly seed: number;
  readonly tried: number;
  /** Those of which something was left when all that is wrong had been taken away. */
  readonly accepted: number;
  readonly compiled: number;
  /** How often something was taken away of a schema, on average. */
  readonly rounds: number;
  readonly seconds: number;
  readonly aborted: boolean;
  readonly findings: readonly SchemasFinding[];
}

const INPUTS = 3;

/** So many are compiled at once. */
const AT_ONCE = 50;

/** Makes schemas up, and tries what holds for all that the checker accepts. */
export async function runSchemas(options: SchemasOptions): Promise<SchemasReport> {
  const { seed, runs, compile, inputs = INPUTS, signal } = options;
  const started = performance.now();
  const findings: SchemasFinding[] = [];
  let [tried, accepted, compiled, rounds] = [0, 0, 0, 0];
  let waiting: Accepted[] = [];
  const progress = () => options.onProgress?.({ tried, compiled, found: findings.length });
  const compileWaiting = async () => {
    for (const { accepted: one, failure } of await failuresOfCode(waiting, inputs))
      findings.push(await found(one, failure, byCode(one.seed, inputs), options));
    compiled += waiting.length;
    waiting = [];
  };
  for (; tried < runs && signal?.aborted !== true; tried++) {
    const own = (seed + tried) % 2 ** 31;
    const made = await tryOne(own, inputs, options);
    if (made.finding !== undefined) findings.push(made.finding);
    rounds += made.rounds;
    if (made.files !== undefined) {
      accepted++;
      if (compiled + waiting.length < compile) waiting.push({ seed: own, files: made.files });
    }
    if (waiting.length === AT_ONCE) await compileWaiting();
    progress();
    // So that whoever wants to end it is heard.
    if (tried % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  if (waiting.length > 0) await compileWaiting();
  progress();
  return {
    seed,
    tried,
    accepted,
    compiled,
    rounds: tried === 0 ? 0 : rounds / tried,
    seconds: (performance.now() - started) / 1000,
    aborted: signal?.aborted === true,
    findings,
  };
}

interface Tried {
  readonly rounds: number;
  /** What is left, where it is accepted. */
  readonly files?: Files;
  readonly finding?: SchemasFinding;
}

async function tryOne(seed: number, inputs: number, options: SchemasOptions): Promise<Tried> {
  try {
    const { files, tables, rounds } = repaired(anySchemas(seed));
    if (tables === undefined) return { rounds };
    const failure = failureOfTables(tables, inputs, seed);
    if (failure === undefined) return { rounds, files };
    const finding = await found({ seed, files }, failure, byInterpreter(seed, inputs), options);
    return { rounds, files, finding };
  } catch (error) {
    if (!(error instanceof CheckerFault)) throw error;
    const failure = { what: "check", why: `${error.message}\n${stackOf(error.cause)}` };
    const faulty = { seed, files: error.files };
    return { rounds: 0, finding: await found(faulty, failure, async () => undefined, options) };
  }
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? "").split("\n").slice(0, 12).join("\n") : "";
}

type Fails = (files: Files) => Promise<string | undefined>;

function byInterpreter(seed: number, inputs: number): Fails {
  return async (files) => {
    const { tables } = repaired(files);
    const failure = tables && failureOfTables(tables, inputs, seed);
    return failure && kindOf(`${nameIn(failure.what)}: ${failure.why}`);
  };
}

function byCode(seed: number, inputs: number): Fails {
  return async (files) => {
    const [first] = await failuresOfCode([{ seed, files }], inputs);
    return first && kindOf(`${nameIn(first.failure.what)}: ${first.failure.why}`);
  };
}

/** The property, without the message. */
function nameIn(what: string): string {
  return what.slice(what.indexOf(": ") + 1);
}

async function found(
  { seed, files }: Accepted,
  { what, why }: { readonly what: string; readonly why: string },
  fails: Fails,
  { unshrunk = false }: SchemasOptions,
): Promise<SchemasFinding> {
  const least = unshrunk ? files : await shrunk(files, fails);
  return { seed, what, why, files: texts(least) };
}
