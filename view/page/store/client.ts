import type { Answer, Call, WorkerApi, WorkerEvents } from "../../api.ts";
import Worker from "../../worker/main.ts?worker&inline";

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The worker, as if its methods were here. Each throws Error with what it says. */
export interface Client extends WorkerApi {
  on<E extends keyof WorkerEvents>(event: E, listener: (data: WorkerEvents[E]) => void): void;
}

export function startWorker(): Client {
  const worker = new Worker();
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, ((data: never) => void)[]>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if ("event" in data) {
      for (const listener of listeners.get(data.event) ?? []) listener(data.data as never);
      return;
    }
    const call = waiting.get(data.id)!;
    waiting.delete(data.id);
    if ("error" in data) call.reject(new Error(data.error));
    else call.resolve(data.result);
  });
  const call = (name: keyof WorkerApi, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, name, args } satisfies Call);
    });
  const on = (event: string, listener: (data: never) => void): void => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  };
  return new Proxy({} as Client, {
    get: (_, name: string) =>
      name === "on" ? on : (...args: unknown[]) => call(name as keyof WorkerApi, args),
  });
}
