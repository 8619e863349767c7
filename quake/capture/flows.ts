import { type Message as Control } from "../../generated/netquake_control.ts";
import type { Datagram } from "./datagram.ts";
import { type Family, guess, type Guess } from "./family.ts";
import type { PacketReader, Reading, Side, Unfinished } from "./sessions/reading.ts";
import { NetquakeReader } from "./sessions/netquake.ts";
import { quake2Reader, quakeworldReader } from "./sessions/netchan.ts";

/** What passes between a client and a server. */
export interface CapturedSession {
  /** Counts from 0. */
  readonly number: number;
  readonly family: Family;
  /** Address and port. */
  readonly client: string;
  /** Where the server talks to the client: another port from the one asked, where it has named one. */
  readonly server: string;
}

/** A session, who reads it, and what may still be found out about it. */
interface Flow {
  readonly session: { -readonly [K in keyof CapturedSession]: CapturedSession[K] };
  reader: PacketReader;
  isSure: boolean;
  /** A NetQuake connection: its packets are not those of another one. */
  isConnection: boolean;
}

/** This many sessions are followed at a time. */
const MOST_SESSIONS = 256;

/**
 * The sessions of a capture, by the two ends of each. Of more than 256 the one that was silent the longest is forgotten,
 * so that a flood of strangers takes no more memory than they.
 */
export class Flows {
  readonly #version: string | undefined;
  /** The one that was silent the longest comes first. */
  readonly #flows = new Map<string, Flow>();
  #number = 0;

  /** @param version the servers' protocol, where they do not tell */
  constructor(version?: string) {
    this.#version = version;
  }

  /** The session that a datagram is of, and who sent it. Nothing where it is not of the game. */
  find(datagram: Datagram): { readonly flow: Flow; readonly side: Side } | undefined {
    const { from, to } = datagram;
    const key = keyOf(from, to);
    const known = this.#flows.get(key);
    if (known !== undefined) {
      this.#put(key, known);
      if (!known.isSure) this.#guessAgain(known, datagram);
      return { flow: known, side: known.session.client === from ? "client" : "server" };
    }
    const guessed = guess(datagram);
    if (guessed === undefined) return undefined;
    const flow = this.#begin(guessed, datagram);
    this.#put(key, flow);
    return { flow, side: guessed.side };
  }

  #put(key: string, flow: Flow): void {
    this.#flows.delete(key);
    this.#flows.set(key, flow);
  }

  #begin(guessed: Guess, datagram: Datagram): Flow {
    const session = {
      number: this.#number++,
      family: guessed.family,
      ...endsOf(guessed, datagram),
    };
    const reader = newReader(guessed.family, false, this.#version);
    return { session, reader, isSure: guessed.isSure, isConnection: false };
  }

  /** What was not sure may be so now, and be another family or another side. */
  #guessAgain(flow: Flow, datagram: Datagram): void {
    const guessed = guess(datagram);
    if (guessed === undefined || !guessed.isSure) return;
    flow.isSure = true;
    const { family } = flow.session;
    Object.assign(flow.session, endsOf(guessed, datagram));
    if (guessed.family === family) return;
    flow.session.family = guessed.family;
    flow.reader = newReader(guessed.family, false, this.#version);
  }

  /** Heeds what control messages say of the packets to come: the server may talk from another port. */
  heed(flow: Flow, { from, to }: Datagram, reading: Reading): void {
    for (const { protocol, messages } of reading.runs) {
      if (protocol !== "netquake_control") continue;
      for (const message of messages as readonly Control[])
        if (message.type === "ccrep_accept") this.#accept(flow, from, to, message.port);
    }
  }

  #accept(flow: Flow, server: string, client: string, port: number): void {
    const named = `${server.slice(0, server.lastIndexOf(":"))}:${port & 0xffff}`;
    const key = keyOf(client, named);
    const known = this.#flows.get(key);
    if (known?.isConnection) {
      if (known.reader instanceof NetquakeReader) known.reader.accepted();
      return;
    }
    // What led to the connection belongs to it; a further connection is a session of its own.
    const own = flow.isConnection
      ? this.#begin(
          { family: "netquake", side: "server", isSure: true },
          { from: named, to: client, payload: NOTHING },
        )
      : flow;
    own.session.server = named;
    own.isConnection = true;
    own.reader = newReader("netquake", true, this.#version);
    this.#put(key, own);
  }

  /** Forgets sessions while there are too many. Gives what they had begun and not ended. */
  *forget(): Generator<[CapturedSession, Unfinished], void> {
    while (this.#flows.size > MOST_SESSIONS) {
      const [key, flow] = this.#flows.entries().next().value!;
      this.#flows.delete(key);
      // What led to a connection may be forgotten before it.
      if (![...this.#flows.values()].includes(flow)) yield* unfinishedOf(flow);
    }
  }

  /** No packet comes any more. */
  *end(): Generator<[CapturedSession, Unfinished], void> {
    for (const flow of new Set(this.#flows.values())) yield* unfinishedOf(flow);
    this.#flows.clear();
  }
}

export type { Flow };

const NOTHING = new Uint8Array(0);

/** The same for both directions. */
function keyOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function endsOf({ side }: Guess, { from, to }: Datagram): { client: string; server: string } {
  return side === "client" ? { client: from, server: to } : { client: to, server: from };
}

function newReader(
  family: Family,
  isFromStart: boolean,
  version: string | undefined,
): PacketReader {
  if (family === "quakeworld") return quakeworldReader(version);
  if (family === "quake2") return quake2Reader(version);
  return new NetquakeReader(isFromStart, version);
}

function* unfinishedOf({ session, reader }: Flow): Generator<[CapturedSession, Unfinished], void> {
  for (const unfinished of reader.end()) yield [session, unfinished];
}
