/** Bytes that are read in slices, and never whole. */
export interface Source {
  readonly size: number;
  /** Bytes `[from, to)`. Throws what the browser throws where the file cannot be read. */
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Those bytes for a file to be saved. */
  blob(from: number, to: number): Promise<Blob>;
  /** How large it is a moment later, where it grows; nothing when it does not any more. */
  grown?(): Promise<number | undefined>;
}

/** Milliseconds after which a server is asked again how large a file is. */
const EACH = 500;

/** A file that the browser has. It stays on the disk. */
export function blobSource(blob: Blob): Source {
  return {
    size: blob.size,
    read: async (from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
    blob: async (from, to) => blob.slice(from, to),
  };
}

/**
 * A file that a server gives in ranges.
 *
 * @param live it grows as long as the server is there
 */
export function rangeSource(url: string, size: number, live = false): Source {
  const fetched = async (from: number, to: number): Promise<Response> => {
    const response = await fetch(url, { headers: { Range: `bytes=${from}-${to - 1}` } });
    if (response.status !== 206)
      throw new Error(`the server gave no bytes (${response.status}): is it still running?`);
    return response;
  };
  return {
    size,
    read: async (from, to) =>
      from >= to
        ? new Uint8Array(0)
        : new Uint8Array(await (await fetched(from, to)).arrayBuffer()),
    blob: async (from, to) => (from >= to ? new Blob([]) : (await fetched(from, to)).blob()),
    ...(live && { grown: () => grownSize(url) }),
  };
}

async function grownSize(url: string): Promise<number | undefined> {
  await new Promise((resolve) => setTimeout(resolve, EACH));
  const answer = await fetch(url, { method: "HEAD" }).catch(() => undefined);
  return answer?.ok ? Number(answer.headers.get("Content-Length")) : undefined;
}
