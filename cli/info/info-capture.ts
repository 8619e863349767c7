import { captureParts } from "../files/capture-parts.ts";
import {
  type CapturedPacket,
  type CapturePart,
  type LeftOut,
  linkName,
  mayBeGame,
} from "../../quake/capture/index.ts";
import type { Bytes } from "../files/bytes.ts";
import { captureError, captureOf } from "../files/capture-input.ts";
import type { InfoOptions } from "./info-file.ts";
import { duration, levelText } from "./info-levels.ts";
import { withProgress } from "../files/progress.ts";
import { type SessionInfo, SessionSummary } from "./session-summary.ts";
import { colours } from "../terminal/colours.ts";
import { count, number } from "../terminal/text.ts";
import { say, sayJson } from "../terminal/say.ts";
import { shown } from "../terminal/outside.ts";

/** What a capture is and has. */
interface CaptureInfo {
  readonly file: string;
  readonly format: "pcap";
  /** What frames begin with, as `Ethernet`, or `Ethernet, loopback` where interfaces differ. */
  readonly link: string;
  readonly bytes: number;
  /** All that was captured. */
  readonly packets: number;
  readonly messages: number;
  /** From the first packet to the last. */
  readonly seconds: number;
  readonly sessions: readonly SessionInfo[];
  /** Further sessions, of which nothing is kept: 0 unless there are very many. */
  readonly furtherSessions: number;
  /** Packets that are not of the game, or of which something was cut off, by reason. */
  readonly leftOut: Readonly<Partial<Record<LeftOut, number>>>;
  readonly undecodedBytes: number;
  readonly error?: string;
}

/** This many kinds of interfaces are listed. */
const MOST_LINKS = 16;
/** Of that many sessions something is kept. */
const MOST_SESSIONS = 200;

/** Prints what a capture is. Throws CliError when it cannot be read. */
export async function printCaptureInfo(bytes: Bytes, options: InfoOptions): Promise<void> {
  const file = captureOf(bytes, options);
  try {
    const info = await withProgress(file, (chunks) => gather(file.path, chunks, options));
    if (options.json) sayJson(info);
    else say(infoText(info));
  } catch (error) {
    throw captureError(file.path, error);
  }
}

async function gather(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  { protocolVersion: version }: InfoOptions,
): Promise<CaptureInfo> {
  const gathering = new Gathering();
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  for await (const part of captureParts(counted(), { version })) gathering.see(part);
  return { file, format: "pcap", ...gathering.result(), bytes };
}

class Gathering {
  readonly #sessions = new Map<number, SessionSummary>();
  readonly #leftOut: Partial<Record<LeftOut, number>> = {};
  readonly #links = new Set<string>();
  #packets = 0;
  #messages = 0;
  #start: number | undefined;
  #seconds = 0;
  #all = 0;
  #undecoded = 0;
  #error: string | undefined;

  see(part: CapturePart): void {
    if (part.kind === "header" && this.#links.size < MOST_LINKS)
      this.#links.add(linkName(part.linkType) ?? `link type ${part.linkType}`);
    if (part.kind === "packet" || part.kind === "other") {
      this.#packets++;
      this.#start ??= part.time;
      this.#seconds = Math.max(this.#seconds, part.time - this.#start);
    }
    if (part.kind === "packet") this.#packet(part);
    if (part.kind === "other") {
      this.#leftOut[part.reason] = (this.#leftOut[part.reason] ?? 0) + 1;
      if (mayBeGame(part)) this.#undecoded += part.bytes.length;
    }
    if (part.kind === "tail" || part.kind === "unfinished") {
      this.#undecoded += part.bytes.length;
      this.#error ??= part.error.message;
    }
  }

  #packet(packet: CapturedPacket): void {
    this.#all = Math.max(this.#all, packet.session.number + 1);
    this.#summaryOf(packet)?.see(packet);
    if (packet.undecoded !== undefined) {
      this.#undecoded += packet.undecoded.length;
      this.#error ??= packet.error?.message;
    }
    for (const run of packet.runs) {
      this.#messages += run.messages.length;
      this.#undecoded += run.undecoded?.length ?? 0;
      if (run.undecoded !== undefined) this.#error ??= run.error?.message;
    }
  }

  #summaryOf(packet: CapturedPacket): SessionSummary | undefined {
    const { session } = packet;
    let summary = this.#sessions.get(session.number);
    if (summary === undefined && this.#sessions.size < MOST_SESSIONS) {
      summary = new SessionSummary(packet);
      this.#sessions.set(session.number, summary);
    }
    return summary;
  }

  result() {
    return {
      link: [...this.#links].join(", "),
      packets: this.#packets,
      messages: this.#messages,
      seconds: this.#seconds,
      sessions: [...this.#sessions.values()].map((summary) => summary.info()),
      furtherSessions: this.#all - this.#sessions.size,
      leftOut: this.#leftOut,
      undecodedBytes: this.#undecoded,
      ...(this.#error === undefined ? {} : { error: this.#error }),
    };
  }
}

const TITLES = { netquake: "Quake", quakeworld: "QuakeWorld", quake2: "Quake II" } as const;

function infoText(info: CaptureInfo): string {
  const lines = [
    `${colours.bold(shown(info.file))}: packets as they were captured, ${info.link}`,
    `  size      ${count(info.bytes, "byte")}, ${count(info.packets, "packet")}, ${count(info.messages, "message")}`,
    `  duration  ${duration(info.seconds)}`,
    ...info.sessions.flatMap(sessionText),
  ];
  if (info.furtherSessions > 0) lines.push(`  and ${count(info.furtherSessions, "more session")}`);
  for (const [reason, times] of Object.entries(info.leftOut))
    lines.push(`  left out  ${number(times)}: ${reason}`);
  if (info.undecodedBytes > 0)
    lines.push(
      `  ${colours.yellow(`damage    ${count(info.undecodedBytes, "byte")} were not understood`)}`,
    );
  if (info.error !== undefined)
    lines.push(...info.error.split("\n").map((line) => `            ${line.trim()}`));
  return lines.join("\n");
}

function sessionText(session: SessionInfo): string[] {
  const { client, server, family, protocol, packets, seconds, levels } = session;
  const named = protocol === null ? "" : ` ${protocol}`;
  const head = `${client} with server ${server}, ${TITLES[family]}${named}`;
  return [
    `  session   ${head}, ${count(packets, "packet")}, ${duration(seconds)}`,
    ...levels.flatMap(levelText),
  ];
}
