import type { Answer, Call } from "../api.ts";
import { BUNDLED } from "./schema/bundled.ts";
import { Workbench } from "./workbench.ts";

/*
 * The worker: reads files and schemas, so that the page never waits for them.
 */

const say = (answer: Answer): void => {
  postMessage(answer);
};

const workbench = new Workbench(BUNDLED, (event, data) => say({ event, data } as Answer));

addEventListener("message", ({ data }: MessageEvent<Call>) => void answer(data));

async function answer({ id, name, args }: Call): Promise<void> {
  try {
    const method = workbench[name] as (...args: unknown[]) => Promise<unknown>;
    say({ id, result: await method.apply(workbench, args) });
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) });
  }
}
