/** Longer inputs are shown by their beginning. */
const LONGEST = 4096;

/** Memory of a thread that others see: how many inputs it has begun, how long the last of them is, and its bytes. */
export type Pulse = SharedArrayBuffer;

export function newPulse(): Pulse {
  return new SharedArrayBuffer(8 + LONGEST);
}

/** What this thread tells of itself; nothing where nobody watches. */
let own: Pulse | undefined;

/** Does something that is watched: from here on the thread's inputs count. */
export async function watchedBy<R>(pulse: Pulse, work: () => R | Promise<R>): Promise<R> {
  own = pulse;
  beat();
  try {
    return await work();
  } finally {
    own = undefined;
  }
}

/** Tells that another input is begun, which is to end soon. */
export function beat(bytes: Uint8Array = new Uint8Array(0)): void {
  if (own === undefined) return;
  const numbers = new Int32Array(own, 0, 2);
  const known = bytes.subarray(0, LONGEST);
  new Uint8Array(own, 8).set(known);
  Atomics.store(numbers, 1, known.length);
  Atomics.add(numbers, 0, 1);
}

/** How many inputs were begun; 0 before the thread has the task. */
export function beatsOf(pulse: Pulse): number {
  return Atomics.load(new Int32Array(pulse, 0, 1), 0);
}

/** The input that was begun last, where it is bytes. */
export function lastOf(pulse: Pulse): Uint8Array {
  const [, length] = new Int32Array(pulse, 0, 2);
  return new Uint8Array(pulse, 8, length).slice();
}
