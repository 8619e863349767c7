import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";

/** Where Debian puts it. */
const SERVER = "/usr/bin/redis-server";

export const hasRedis = existsSync(SERVER);

/** Said in the name of what needs it. */
export const whyNoRedis = hasRedis ? "" : " (left out: there is no redis-server)";

/** A Redis of one's own, which keeps its data in a folder. */
export class RedisServer {
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  static async start(folder: string): Promise<RedisServer> {
    const server = new RedisServer(folder, await freePort());
    await server.begin();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  async begin(): Promise<void> {
    const port = ["--bind", "127.0.0.1", "--port", `${this.#port}`, "--dir", this.#folder];
    const args = [...port, "--appendonly", "yes", "--save", ""];
    this.#process = spawn(SERVER, args, { stdio: "ignore" });
    while (!(await this.#answers())) await sleep(20);
  }

  async #answers(): Promise<boolean> {
    const redis = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null });
    redis.on("error", () => {});
    try {
      await redis.connect();
      return (await redis.ping()) === "PONG";
    } catch {
      return false;
    } finally {
      redis.disconnect();
    }
  }

  /** Ends it as the system does when it shuts down. */
  async stop(): Promise<void> {
    const ended = this.#process!;
    const exited = once(ended, "exit");
    ended.kill("SIGTERM");
    await exited;
  }

  /** Names of what it has. */
  async keys(pattern: string): Promise<string[]> {
    const redis = new Redis(this.url);
    try {
      return await redis.keys(pattern);
    } finally {
      redis.disconnect();
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
