import { Presets, SingleBar } from "cli-progress";
import type { GuidedProgress } from "../../fuzz/guided/run.ts";
import type { FuzzProgress } from "../../fuzz/run.ts";
import type { SchemasProgress } from "../../fuzz/schemas/run.ts";
import { untilStopped } from "../terminal/until-stopped.ts";

/** Random schemas, with a bar on a terminal, until they are enough or somebody ends it. */
export function watched<T>(
  total: number,
  work: (
    onProgress: ((state: SchemasProgress) => void) | undefined,
    signal: AbortSignal,
  ) => Promise<T>,
): Promise<T> {
  return untilStopped(async (signal) => {
    if (process.stderr.isTTY !== true) return work(undefined, signal);
    const bar = newBar("{bar} {tried} schemas, {compiled} compiled, {found} failures");
    bar.start(total, 0, { tried: 0, compiled: 0, found: 0 });
    try {
      return await work((state) => bar.update(state.tried, { ...state }), signal);
    } finally {
      bar.stop();
    }
  });
}

function newBar(format: string): SingleBar {
  return new SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
}

/** Shows how far the run is, on a terminal: by runs, or by time where there is no number of runs. */
export async function withBar<T>(
  options: { readonly time?: number },
  work: (onProgress: ((state: FuzzProgress) => void) | undefined) => Promise<T>,
): Promise<T> {
  if (process.stderr.isTTY !== true) return work(undefined);
  const bar = newBar("{bar} {runs} runs, {failures} failures");
  bar.start(1000, 0, { runs: 0, failures: 0 });
  try {
    return await work((state) => {
      const share =
        state.total === undefined
          ? state.seconds / (options.time ?? Infinity)
          : state.runs / state.total;
      bar.update(Math.floor(1000 * Math.min(1, share)), {
        runs: state.runs,
        failures: state.failures,
      });
    });
  } finally {
    bar.stop();
  }
}

/** As `withBar`, with what guided fuzzing knows more of. */
export async function withGuidedBar<T>(
  options: { readonly time?: number },
  work: (onProgress: ((state: GuidedProgress) => void) | undefined) => Promise<T>,
): Promise<T> {
  if (process.stderr.isTTY !== true) return work(undefined);
  const bar = newBar(
    "{bar} {runs} inputs, {speed}/s, {features} things shown, {fresh} within the hour, {findings} findings",
  );
  bar.start(1000, 0, { runs: 0, speed: 0, features: 0, fresh: 0, findings: 0 });
  try {
    return await work((state) => {
      const { runs, total, seconds } = state;
      const share = total === undefined ? seconds / (options.time ?? Infinity) : runs / total;
      const speed = Math.round(runs / Math.max(seconds, 0.001));
      bar.update(Math.floor(1000 * Math.min(1, share)), { ...state, speed });
    });
  } finally {
    bar.stop();
  }
}
