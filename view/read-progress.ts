/** Milliseconds between two reports. */
const EACH = 100;

/** Reports how many bytes of that many were read. */
export type ReportRead = (bytes: number, size: number) => void;

/** Counts what was read of that many bytes, and reports it from time to time: the first and the last time in any case. */
export function counting(size: number, report: ReportRead): (length: number) => void {
  let bytes = 0;
  let reported = Number.NEGATIVE_INFINITY;
  return (length) => {
    bytes += length;
    const now = Date.now();
    if (bytes < size && now - reported < EACH) return;
    reported = now;
    report(bytes, size);
  };
}

/** Passes bytes on, and counts them. */
export function countingStream(
  size: number,
  report: ReportRead,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const count = counting(size, report);
  return new TransformStream({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
}
