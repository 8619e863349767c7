/** A side of a connection. */
export type Sender = "server" | "client";

/** Where a format is met on a network, for what looks at packets. */
export interface RegisterTable {
  /** Ports of servers, from one to another, both included. */
  readonly udp?: readonly PortRange[];
  readonly tcp?: readonly PortRange[];
  /** Whose packets these are; those of both sides without. */
  readonly sender?: Sender;
  /** Packets of other ports are tried, too. */
  readonly heuristic?: true;
  /** Messages in bytes of a container's block that the block does not name. */
  readonly carries?: readonly {
    readonly member: string;
    readonly protocol: string;
    readonly sender?: Sender;
  }[];
  /** Blocks have parts of what is longer than a packet. */
  readonly parts?: PartsTable;
}

export type PortRange = readonly [first: number, last: number];

/** How parts follow each other: by the names of members of the block. */
export interface PartsTable {
  readonly of: string;
  readonly when: string;
  readonly last: string;
  readonly number: string;
}
