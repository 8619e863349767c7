import { q2pro_client_packet } from "../../../generated/q2pro_client_packet.ts";
import { q2pro_packet } from "../../../generated/q2pro_packet.ts";
import { quake2_packet } from "../../../generated/quake2_packet.ts";
import { r1q2_client_packet } from "../../../generated/r1q2_client_packet.ts";
import type { AnyContainer } from "../../../recording/index.ts";
import type { Side } from "./reading.ts";

/** How the packets of a connection are read, from what led to it. */
export interface Agreed {
  readonly containers: Readonly<Record<Side, AnyContainer>>;
  /** The version of the client's messages: what they are in, none of them tells. */
  readonly client: string;
  /** That of the server's, where it may report another one than it speaks. */
  readonly server?: string;
}

const IN_35: Agreed = {
  containers: { server: quake2_packet, client: r1q2_client_packet },
  client: "35",
};
/** A server speaks no newer edition than a client has asked for. */
const IN_1904: Agreed = { ...IN_35, server: "35-1904" };
const IN_1903: Agreed = { ...IN_1904, client: "35-1903" };
/** Without pieces, as a client or a server may wish it. */
const IN_36_WHOLE: Agreed = { ...IN_35, client: "36" };
const IN_36: Agreed = {
  containers: { server: q2pro_packet, client: q2pro_client_packet },
  client: "36",
};

/**
 * What words outside of a connection say of the packets to come: a client's `connect 36 qport challenge "userinfo"
 * maxmsglen nctype zlib minor`, where what is missing at its end is as usual, and a server's `client_connect nc=0`,
 * which has the last word. In 35 it is `maxmsglen minor`, and 1903 where that is missing (SV_ConnectR1Q2 of R1Q2 b8012,
 * parse_enhanced_params of Q2PRO 3aa0d40b).
 *
 * @param present what was agreed so far
 */
export function agreedBy(
  side: Side,
  words: string,
  present: Agreed | undefined,
): Agreed | undefined {
  if (side === "server") {
    if (present?.client !== "36" || !words.startsWith("client_connect")) return present;
    const compressed = /\bnc=([01])\b/.exec(words)?.[1];
    if (compressed === undefined) return present;
    return compressed === "0" ? IN_36_WHOLE : IN_36;
  }
  const asked = /^connect (\d+) -?\d+ -?\d+ "[^"]*"(?: \d+(?: (\d+))?)?/.exec(words);
  if (asked === null) return present;
  if (asked[1] === "35") return editionOf35(Number(asked[2] ?? 1903));
  if (asked[1] !== "36") return undefined;
  return asked[2] === "0" ? IN_36_WHOLE : IN_36;
}

function editionOf35(minor: number): Agreed {
  if (minor >= 1905) return IN_35;
  return minor === 1904 ? IN_1904 : IN_1903;
}

/** What is agreed where a version is reported: as usual in it. */
export function agreedFor(version: string | undefined): Agreed | undefined {
  if (version === "35") return IN_35;
  if (version === "35-1904") return IN_1904;
  return version?.startsWith("36") === true ? IN_36 : undefined;
}
