import type { Redis } from "ioredis";
import { CliError } from "../errors/cli-error.ts";
import { optionalPackage } from "../optional-package.ts";
import { note, warn } from "../terminal/say.ts";
import { shown } from "../terminal/outside.ts";

/** A connection, and the package that works with it. */
export interface Connected {
  readonly redis: Redis;
  readonly bullmq: typeof import("bullmq");
  /** Where Redis is, without who is allowed to use it. */
  readonly place: string;
}

/** Milliseconds between two attempts to find Redis again, at most. */
const LONGEST_WAIT = 1000;

/**
 * Connects to Redis. When it goes away later, whatever is asked of it waits until it is back.
 *
 * @param url `redis://localhost:6379`, or `rediss:` with TLS, with a user, a password and a database where there are
 * @param why the command that needs it
 * @throws CliError where there is no Redis, and where a package is missing
 */
export async function connectRedis(url: string, why: string): Promise<Connected> {
  const place = placeOf(url);
  const ioredis = await optionalPackage("ioredis", () => import("ioredis"), why);
  const bullmq = await optionalPackage("bullmq", () => import("bullmq"), why);
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(50 * times, LONGEST_WAIT),
  });
  let last: Error | undefined;
  redis.on("error", (error: Error) => (last = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    const what = last ?? (error as Error);
    throw new CliError(`${place}: no Redis answers there: ${shown(what.message)}`, 1, {
      cause: what,
    });
  }
  watch(redis, place);
  return { redis, bullmq, place };
}

function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !["redis:", "rediss:"].includes(parsed.protocol))
    throw new CliError("--queue: expected where Redis is, as redis://localhost:6379", 2);
  return shown(`${parsed.protocol}//${parsed.host}`);
}

/** Says once that Redis is gone, and that it is back. */
function watch(redis: Redis, place: string): void {
  let isGone = false;
  redis.on("reconnecting", () => {
    if (!isGone) warn(`${place}: Redis does not answer any more; waiting for it`);
    isGone = true;
  });
  redis.on("ready", () => {
    if (isGone) note(`${place}: Redis is back`);
    isGone = false;
  });
}
