import type { Address } from "../transport/address.ts";
import type { Receive, Socket } from "../transport/transport.ts";
import type { ProxyDrop, ProxyHouse } from "./proxy-house.ts";
import type { Recorder } from "./recorder.ts";
import type { RecordingStyle } from "./recording-style.ts";

/** One game's part of a proxy: how clients are let in, and how what passes is followed. All else is the same in each game. */
export interface ProxyGame {
  /** How the game records. */
  readonly style: RecordingStyle;
  /** Makes the proxy's door. */
  open(house: DoorHouse): ProxyDoor;
}

/** What a door needs of its proxy. */
export interface DoorHouse extends ProxyHouse {
  /** Whether a client plays from an address who was heard of lately. */
  isThere(address: Address): boolean;
  /** Whether a client plays from an address, or is about to, however long it has been silent. */
  isPlaying(address: Address): boolean;
  /** Why nobody is let in from an address, for people; nothing where there is room. */
  reasonAgainst(address: Address): string | undefined;
  /** Opens a socket to the server. */
  open(receive: Receive): Promise<Socket>;
}

/** Where clients come to, until they have shown that they are where they say: nothing is done for them before. */
export interface ProxyDoor {
  /**
   * Takes a packet. Gives the way in of one who has shown that he is there, "taken" where it is done with, and nothing
   * where it is of a connection. Never throws, whatever the bytes.
   */
  receive(packet: Uint8Array, from: Address): Passage | "taken" | undefined;
  /** Forgets what is over. Called once a second. */
  look(): void;
  /** Resolves when all its sockets are closed. */
  close(): Promise<void>;
}

/** The way into a game of a client who has shown that he is there. */
export interface Passage {
  readonly client: Address;
  /** What the server is asked, again and again until it answers. */
  readonly question: Uint8Array;
  /** What the client has said, which waits for the server. */
  readonly said: readonly Uint8Array[];
  /** Takes what the client says while the server has not answered: to keep it, to ask again, or that he leaves. */
  hear(packet: Uint8Array): "keep" | "asks" | "leaves";
  /** Takes a packet that came from where the server was asked. */
  answer(packet: Uint8Array, house: PassageHouse): Answered;
  /** What tells the client that he is not let in, and why. */
  refusal(reason: string): readonly Uint8Array[];
}

/** What a game that begins needs. */
export interface PassageHouse extends ProxyHouse {
  /** Gives what records the client. Called once, when the server lets him in. */
  record(): Recorder;
}

/** What comes of a server's answer. */
export type Answered =
  | { readonly kind: "dropped"; readonly reason: ProxyDrop }
  /** The question is another one now. */
  | { readonly kind: "asks" }
  /** The client is not let in, and is sent that. The server is sent something where it thinks otherwise. */
  | {
      readonly kind: "refused";
      readonly toClient: readonly Uint8Array[];
      readonly toServer?: Goodbye;
    }
  | {
      readonly kind: "accepted";
      readonly game: PassingGame;
      readonly toClient: readonly Uint8Array[];
    };

/** Last packets to a server. */
export interface Goodbye {
  readonly server: Address;
  readonly packets: readonly Uint8Array[];
}

/** A connection between a client and a server that is recorded while it passes. */
export interface PassingGame {
  /** Where the server talks to the client. */
  readonly server: Address;
  /** Whether client or server has said goodbye. */
  readonly hasEnded: boolean;
  /** Whether the client moves: it does so all the time, from the end of a level's sign-on on. */
  readonly isMoving: boolean;
  /** A packet of the client's passes. Gives what is handed on: but for words before the game the packet itself. */
  fromClient(packet: Uint8Array): Uint8Array | undefined;
  /** A packet of the server's passes. Gives why it is not handed on, where it is not. */
  fromServer(packet: Uint8Array): ProxyDrop | undefined;
  /** What tells the server and the client that it is over. */
  goodbyes(): { readonly up: readonly Uint8Array[]; readonly down: readonly Uint8Array[] };
  /** Ends the recording, with what passed and may have come. May be called again. */
  end(): void;
  /** Ends the recording where the client was last heard of: what passed since then did not come. */
  abandon(): void;
}
