/** Milliseconds between two reports. */
const EACH = 100;

/** Tells how many bytes of so many were read. */
export type TellRead = (bytes: number, size: number) => void;

/** Counts what was read of so many bytes, and tells it from time to time: the first and the last time in any case. */
export function counting(size: number, tell: TellRead): (length: number) => void {
  let bytes = 0;
  let told = Number.NEGATIVE_INFINITY;
  return (length) => {
    bytes += length;
    const now = Date.now();
    if (bytes < size && now - told < EACH) return;
    told = now;
    tell(bytes, size);
  };
}

/** Passes bytes on, and counts them. */
export function countingStream(
  size: number,
  tell: TellRead,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const count = counting(size, tell);
  return new TransformStream({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
}
