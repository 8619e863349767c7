import { createSocket, type RemoteInfo, type Socket as UdpSocket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { isIP, isIPv4, isIPv6, SocketAddress } from "node:net";
import { type Address, addressText } from "./address.ts";
import { NetError } from "./errors.ts";
import type { Receive, Socket, SocketDrops, Transport } from "./transport.ts";

/** Packets over UDP, by IPv4 and IPv6. */
export const udp: Transport = {
  async resolve(host) {
    if (isIP(host) !== 0) return canonicalHost(host);
    try {
      return (await lookup(host)).address;
    } catch (error) {
      throw new NetError("unknown-host", `${host}: there is no host of that name`, {
        cause: error,
      });
    }
  },

  open(local, receive) {
    return new Promise((resolve, reject) => {
      const socket = createSocket({ type: isIPv6(local.host) ? "udp6" : "udp4" });
      socket.once("error", (error) => {
        socket.close();
        reject(socketError(local, error));
      });
      socket.bind({ address: local.host, port: local.port, exclusive: true }, () => {
        socket.removeAllListeners("error");
        resolve(new BoundSocket(socket, receive));
      });
    });
  },
};

/** More packets than this wait for the system only where it does not keep up. */
const CONGESTED = 4096;

class BoundSocket implements Socket {
  readonly address: Address;
  readonly dropped: SocketDrops = { congested: 0, refused: 0 };
  readonly #socket: UdpSocket;
  #closed: Promise<void> | undefined;
  #waiting = 0;
  #idle: (() => void) | undefined;

  constructor(socket: UdpSocket, receive: Receive) {
    this.#socket = socket;
    const { address, port } = socket.address();
    this.address = { host: address, port };
    socket.on("message", (packet: Buffer, { address, port }: RemoteInfo) => {
      if (this.#closed === undefined) receive(bytesOf(packet), { host: plainHost(address), port });
    });
    // What a host on the way reports, such as that nobody listens there, may be forged: silence tells the same.
    socket.on("error", () => this.dropped.refused++);
  }

  send(packet: Uint8Array, { host, port }: Address): void {
    if (this.#closed !== undefined) return;
    if (this.#waiting >= CONGESTED) {
      this.dropped.congested++;
      return;
    }
    this.#waiting++;
    const target = isIPv6(this.address.host) && isIPv4(host) ? `${MAPPED}${host}` : host;
    // The system may take the bytes later, when whoever wrote them uses their room again.
    this.#socket.send(new Uint8Array(packet), port, target, (error) => this.#sent(error));
  }

  #sent(error: Error | null): void {
    if (error !== null) this.dropped.refused++;
    if (--this.#waiting === 0) this.#idle?.();
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    if (this.#waiting > 0) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
        timer = setTimeout(resolve, 1000);
      });
      clearTimeout(timer);
    }
    await new Promise<void>((resolve) => this.#socket.close(() => resolve()));
  }
}

/** What an IPv6 socket has before the IPv4 addresses that it serves too. */
const MAPPED = "::ffff:";

/** As others write the address: addresses are compared. */
function plainHost(address: string): string {
  const rest = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : "";
  return isIPv4(rest) ? rest : address;
}

/** The same bytes, and none of a Buffer's own ways. */
function bytesOf({ buffer, byteOffset, length }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}

/** There are several ways to write an IPv6 address. */
function canonicalHost(host: string): string {
  if (!isIPv6(host) || host.includes("%")) return host;
  return plainHost(new SocketAddress({ address: host, family: "ipv6" }).address);
}

function socketError(local: Address, error: Error): NetError {
  const { code, message } = error as NodeJS.ErrnoException;
  const words: Readonly<Record<string, string>> = {
    EADDRINUSE: "another program has this port: name another one",
    EADDRNOTAVAIL: "this machine does not have this address",
    EACCES: "this port may not be used",
  };
  return new NetError("no-socket", `${addressText(local)}: ${words[code ?? ""] ?? message}`, {
    cause: error,
  });
}
