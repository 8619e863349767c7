import {
  type CapturedPacket,
  type CapturedSession,
  type Family,
  protocolNamed,
} from "../../quake/capture/index.ts";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import { type AnyContainer, announcedProtocol, type RecordedBlock } from "../../recording/index.ts";
import { Summary } from "../../quake/world/index.ts";
import { type LevelInfo, levelInfo } from "./info-levels.ts";

/** What a session was. */
export interface SessionInfo {
  readonly family: Family;
  /** Address and port. */
  readonly client: string;
  readonly server: string;
  /** As the server said it, null where the capture does not have it. */
  readonly protocol: number | null;
  readonly packets: number;
  readonly messages: number;
  /** From its first packet to its last. */
  readonly seconds: number;
  readonly levels: readonly LevelInfo[];
}

/** The recordings that a client of each family makes: what it hears is what they hold. */
const RECORDINGS: Readonly<Record<Family, AnyContainer>> = {
  netquake: dem,
  quakeworld: qwd,
  quake2: dm2,
};

/** Gathers what a session tells of itself, as its packets pass. */
export class SessionSummary {
  readonly #session: CapturedSession;
  /** Made where the family is known for sure: when the server says something of the game. */
  #summary: Summary | undefined;
  readonly #start: number;
  #seconds = 0;
  #packets = 0;
  #messages = 0;
  #protocol: number | undefined;

  constructor({ session, time }: CapturedPacket) {
    this.#session = session;
    this.#start = time;
  }

  see(packet: CapturedPacket): void {
    this.#packets++;
    this.#seconds = Math.max(this.#seconds, packet.time - this.#start);
    for (const run of packet.runs) {
      this.#messages += run.messages.length;
      const protocol = protocolNamed(run.protocol);
      for (const message of run.messages) this.#protocol ??= announcedProtocol(protocol, message);
      this.#protocol ??= run.unknownProtocol;
    }
    // A receiver never sees what came too late.
    if (packet.side === "server" && packet.delivery === "whole") this.#follow(packet);
  }

  #follow(packet: CapturedPacket): void {
    const { family } = this.#session;
    for (const run of packet.runs) {
      if (run.protocol !== family) continue;
      this.#summary ??= new Summary(RECORDINGS[family]);
      this.#summary.see(asBlock(packet, run, family));
    }
  }

  info(): SessionInfo {
    const { family, client, server } = this.#session;
    return {
      family,
      client,
      server,
      protocol: this.#protocol ?? null,
      packets: this.#packets,
      messages: this.#messages,
      seconds: this.#seconds,
      levels: (this.#summary?.levels ?? []).map(levelInfo),
    };
  }
}

/** A run of messages as the block of a recording that a client would have made of it. */
function asBlock(
  { index, time, header, payload, offset }: CapturedPacket,
  run: CapturedPacket["runs"][number],
  family: Family,
): RecordedBlock {
  const { body, ends, version, undecoded, error, unknownProtocol } = run;
  const SERVER = 1;
  const block = {
    netquake: { type: "block", angles: [0, 0, 0] },
    quakeworld: { ...header?.block, code: SERVER, time },
    quake2: { type: "block" },
  }[family];
  return {
    kind: "block",
    index,
    offset,
    length: payload.length,
    block,
    protocol: family,
    bodyOffset: run.offset ?? 0,
    body,
    messages: [...run.messages],
    ends,
    version,
    undecoded,
    error,
    unknownProtocol,
  };
}
