import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { rangeOf } from "./ranges.ts";

/** A file that the page may read: of the system's, or bytes. */
export interface ServedFile {
  readonly name: string;
  readonly size: number;
  /** The format's name, instead of finding it. */
  readonly format?: string | undefined;
  /** The protocol's version, instead of finding it. */
  readonly version?: string | undefined;
  /** It grows: its size is asked for each time. */
  readonly live?: true;
  readonly from: { readonly path: string } | { readonly bytes: Uint8Array };
}

/** What is served, and nothing else. */
export interface Served {
  /** The folder of the page that was built. */
  readonly page: string;
  readonly files: readonly ServedFile[];
  /** Schemas of one's own, by their files' names. */
  readonly schemas: ReadonlyMap<string, string>;
}

/** A server that runs. */
export interface Running {
  /** Where the page is. */
  readonly url: string;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";

/** What belongs to the page, by the paths that it is asked for. No path of a request is ever one of the system's. */
const PAGE: Readonly<Record<string, readonly [file: string, type: string]>> = {
  "/": ["index.html", "text/html; charset=utf-8"],
  "/view.js": ["view.js", "text/javascript; charset=utf-8"],
};

/** Scripts and files of this server alone; the worker is a part of the script; styles are set by it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src blob:",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = {
  "Content-Security-Policy": POLICY,
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
};

/**
 * Serves the page to this machine alone.
 *
 * @param port 0 for one that is free
 * @throws what the system says where the port is taken
 */
export async function serveView(served: Served, port: number): Promise<Running> {
  const server = createServer((request, response) => {
    answer(served, hostsOf(server), request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${own}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What the server is called. A name of somebody else's that leads here is not it (DNS rebinding). */
function hostsOf(server: Server): readonly string[] {
  const { port } = server.address() as AddressInfo;
  return [`${HOST}:${port}`, `localhost:${port}`];
}

async function answer(
  served: Served,
  hosts: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number, why: string): void => {
    response.writeHead(status, { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" });
    response.end(`${why}\n`);
  };
  if (!hosts.includes(request.headers.host ?? ""))
    return refuse(421, "this is no name of this server");
  if (request.method !== "GET" && request.method !== "HEAD")
    return refuse(405, "only GET and HEAD");
  const path = request.url!.replace(/\?.*$/s, "");
  const page = PAGE[path];
  if (page !== undefined) {
    const bytes = await readFile(join(served.page, page[0]));
    return send(request, response, bytes, page[1]);
  }
  if (path === "/served.json") {
    const files = served.files.map(({ name, size, format, version, live }, i) => ({
      name,
      size,
      format,
      version,
      live,
      url: `file/${i}`,
    }));
    const text = JSON.stringify({ files, schemas: [...served.schemas] });
    return send(request, response, Buffer.from(text), "application/json; charset=utf-8");
  }
  const number = /^\/file\/(\d{1,4})$/.exec(path)?.[1];
  const file = number === undefined ? undefined : served.files[Number(number)];
  return file === undefined
    ? refuse(404, "there is no such page")
    : sendFile(request, response, file);
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  bytes: Uint8Array,
  type: string,
): void {
  response.writeHead(200, { ...HEADERS, "Content-Type": type, "Content-Length": bytes.length });
  response.end(method === "HEAD" ? undefined : bytes);
}

function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { size, from: source }: ServedFile,
): void {
  const range = rangeOf(headers.range, size);
  const own = { ...HEADERS, "Accept-Ranges": "bytes", "Content-Type": "application/octet-stream" };
  if (range === "unsatisfiable") {
    response.writeHead(416, { ...own, "Content-Range": `bytes */${size}` }).end();
    return;
  }
  const { from, to } = range ?? { from: 0, to: size };
  const about = range === undefined ? {} : { "Content-Range": `bytes ${from}-${to - 1}/${size}` };
  response.writeHead(range === undefined ? 200 : 206, {
    ...own,
    ...about,
    "Content-Length": to - from,
  });
  if (method === "HEAD" || from === to) return void response.end();
  if ("bytes" in source) return void response.end(source.bytes.subarray(from, to));
  const stream = createReadStream(source.path, { start: from, end: to - 1 });
  // The file may be shorter meanwhile: whoever waits for the rest is informed that it does not come.
  let left = to - from;
  stream.on("data", (piece) => (left -= piece.length));
  stream.on("end", () => left > 0 && response.destroy());
  stream.on("error", () => response.destroy());
  response.on("close", () => stream.destroy());
  stream.pipe(response);
}
