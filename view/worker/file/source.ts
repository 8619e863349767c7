/** Bytes that are read in slices, and never whole. */
export interface Source {
  readonly size: number;
  /** Bytes `[from, to)`. Throws what the browser throws where the file cannot be read. */
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Those bytes for a file to be saved. */
  blob(from: number, to: number): Promise<Blob>;
}

/** A file that the browser has. It stays on the disk. */
export function blobSource(blob: Blob): Source {
  return {
    size: blob.size,
    read: async (from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
    blob: async (from, to) => blob.slice(from, to),
  };
}

/** A file that a server gives in ranges. */
export function rangeSource(url: string, size: number): Source {
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
  };
}
