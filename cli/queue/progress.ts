import { Presets, SingleBar } from "cli-progress";
import { sayJson } from "../terminal/say.ts";

/** What is reported of a run while it goes on. */
export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** Lines of JSON, or a bar with an estimate on a terminal, or nothing. */
export function progressOf(inputs: number, isJson: boolean): Progress {
  if (isJson) return jsonProgress(inputs);
  if (process.stderr.isTTY !== true) return { update() {}, stop() {} };
  const bar = new SingleBar(
    {
      format: "{bar} {value} of {total} inputs, {eta_formatted} left",
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      etaBuffer: 100,
    },
    Presets.shades_classic,
  );
  bar.start(inputs, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}

/** A line when something was done, with seconds since the start and until the end if it goes on like that. */
function jsonProgress(inputs: number): Progress {
  const start = performance.now();
  let last = -1;
  return {
    update(done) {
      if (done === last) return;
      last = done;
      const seconds = (performance.now() - start) / 1000;
      const left = done === 0 ? undefined : rounded((seconds * (inputs - done)) / done);
      sayJson({ inputs, done, seconds: rounded(seconds), left });
    },
    stop() {},
  };
}

function rounded(seconds: number): number {
  return Math.round(10 * seconds) / 10;
}
