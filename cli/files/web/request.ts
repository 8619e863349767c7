import { HttpError } from "../../errors/http-error.ts";

/** Milliseconds that a server may say nothing. */
export const LONGEST_SILENCE = 60_000;

/** The bytes of a resource from one place to another, which is not included; to its end without. */
export interface Range {
  readonly from: number;
  readonly to: number | undefined;
}

/** What a server answered: bytes that are still to come. */
export interface Answer {
  /** They are those that were asked for, and not the resource from its beginning. */
  readonly isPart: boolean;
  /** Of the whole resource, where the server says it. */
  readonly size: number | undefined;
  /** The resource as it is now: another text where it was changed. */
  readonly state: string;
  /** Throws HttpError. To be read, or ended, once. */
  body(): AsyncGenerator<Uint8Array, void>;
}

/**
 * Asks for bytes of a resource.
 *
 * @throws HttpError where no server answers, or it does not give them
 */
export async function request(url: string, { from, to }: Range): Promise<Answer> {
  const silence = new Silence();
  const range = `bytes=${from}-${to === undefined ? "" : to - 1}`;
  try {
    // Compressed, its bytes would have other places.
    const headers = { range, "accept-encoding": "identity" };
    const response = await silence.bound(fetch(url, { headers, signal: silence.signal }));
    const { status, statusText } = response;
    if (status === 416 && from === 0) return { isPart: true, size: 0, state: "", body: nothing };
    if (status !== 200 && status !== 206) {
      await response.body?.cancel();
      throw new HttpError(`the server answered ${status} ${statusText}`.trim());
    }
    return {
      isPart: status === 206,
      size: status === 206 ? sizeOfPart(response, from) : sizeOfAll(response),
      state: stateOf(response),
      body: () => bodyOf(response, silence),
    };
  } catch (error) {
    throw httpError(error);
  }
}

/** Of what is empty no byte can be asked for. */
async function* nothing(): AsyncGenerator<Uint8Array, void> {}

/** `bytes 0-99/1000` */
function sizeOfPart(response: Response, from: number): number | undefined {
  const [, first, size] =
    /^bytes (\d{1,15})-\d{1,15}\/(\d{1,15}|\*)$/.exec(
      response.headers.get("content-range") ?? "",
    ) ?? [];
  if (first === undefined || Number(first) !== from)
    throw new HttpError("the server answered with other bytes than were asked for");
  return size === "*" ? undefined : Number(size);
}

function sizeOfAll({ headers }: Response): number | undefined {
  const length = headers.get("content-length");
  return length === null || headers.get("content-encoding") !== null ? undefined : Number(length);
}

function stateOf({ headers }: Response): string {
  return headers.get("etag") ?? headers.get("last-modified") ?? "";
}

async function* bodyOf(response: Response, silence: Silence): AsyncGenerator<Uint8Array, void> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const { done, value } = await silence.bound(reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw httpError(error);
  } finally {
    // Who needs no more of it lets the server stop.
    await reader.cancel().catch(() => {});
  }
}

/** Ends a request to which nothing is answered for too long. */
class Silence {
  readonly #controller = new AbortController();

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  async bound<T>(answer: Promise<T>): Promise<T> {
    const why = new HttpError(`the server says nothing for ${LONGEST_SILENCE / 1000} seconds`);
    const timer = setTimeout(() => this.#controller.abort(why), LONGEST_SILENCE);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The innermost reason: fetch says "fetch failed", and its cause why. */
function httpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const { message, code } = inner as NodeJS.ErrnoException;
  return new HttpError(message || code || String(inner), { cause: error });
}
