/** What became of packets. */
export interface ChannelStatistics {
  /** Packets sent, those that were sent again and acknowledgements among them. */
  sent: number;
  /** Packets sent again. */
  resent: number;
  /** Packets that were given to the channel, those that it dropped among them. */
  received: number;
  /** Unreliable packets that have not come before later ones. */
  missed: number;
  /** Packets dropped, by reason. */
  readonly dropped: Record<Drop, number>;
}

/** Why a packet is dropped. */
export type Drop =
  /** It is no packet: too short, or not as long as it says, or of no kind that there is. */
  | "malformed"
  /** It is a control message, which has no place in a connection. */
  | "control"
  /** An unreliable packet that came after a later one. */
  | "stale"
  /** An unreliable packet with a number that nobody has come to. */
  | "implausible"
  /** A reliable packet that was here before. It is acknowledged again. */
  | "duplicate"
  /** A reliable packet before its time. It is acknowledged all the same (ERRATA 104). */
  | "early"
  /** An acknowledgement that nothing waits for. */
  | "acknowledged"
  /** A reliable packet after a message that was too long. */
  | "overflow";

/** Nothing has happened. */
export function newStatistics(): ChannelStatistics {
  return {
    sent: 0,
    resent: 0,
    received: 0,
    missed: 0,
    dropped: {
      malformed: 0,
      control: 0,
      stale: 0,
      implausible: 0,
      duplicate: 0,
      early: 0,
      acknowledged: 0,
      overflow: 0,
    },
  };
}
