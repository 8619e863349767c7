import type { Message } from "../../../generated/quakeworld.ts";
import type { Stage } from "../client/client-game.ts";
import { StuffedCommands } from "../client/stufftext.ts";
import { wordsPacket } from "../netchan/handshake.ts";
import { type Extensions, extensionsCommand } from "./extensions.ts";

/** What a client answers to a message. */
export interface Answer {
  readonly commands?: readonly string[];
  /** What goes to the server outside of the connection. */
  readonly words?: Uint8Array;
}

/** The checksum of a map by its path, as `maps/dm6.bsp`: undefined where nobody knows it. */
export type MapChecksum = (path: string) => number | undefined;

/** Commands of which a server may ask the client to give them back: they are about its own sign-on. */
const OWN = /^(?:new|(?:soundlist|modellist|prespawn|spawn) -?\d+ -?\d+(?: -?\d+)?|begin -?\d+)$/;
/** MVDSV asks whether a client is where its packets say: only the server that asked is answered. */
const PROOF = /^packet \S+ "(ip -?\d+ -?\d+)"$/;

/**
 * A client's part of QuakeWorld's sign-on (ERRATA 86-87), without a connection. Steps: 1 names are asked for, 2 the
 * level's entities, 3 the player waits to be in the game.
 */
export class QuakeworldSignon {
  readonly #checksum: MapChecksum;
  readonly #extensions: Extensions;
  readonly #stuffed = new StuffedCommands();
  #stage: Stage = 0;
  #servercount = 0;
  #map = "";

  constructor(checksum: MapChecksum, extensions: Extensions) {
    this.#checksum = checksum;
    this.#extensions = extensions;
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** The path of the level's map: nothing until it is sent. */
  get map(): string {
    return this.#map;
  }

  /** Takes a message of the server's. */
  answer(message: Message): Answer {
    switch (message.type) {
      case "serverdata":
        this.#stage = 1;
        this.#servercount = message.servercount;
        this.#map = "";
        return { commands: [this.#say("soundlist", 0)] };
      case "soundlist":
        return this.#names(
          message.next ? this.#say("soundlist", message.next) : this.#say("modellist", 0),
        );
      case "modellist":
        if (message.start === 0) this.#map = message.models[0] ?? "";
        if (message.next) return this.#names(this.#say("modellist", message.next));
        return this.#names(`${this.#say("prespawn", 0)} ${this.#checksum(this.#map) ?? 0}`, 2);
      case "stufftext":
        return this.#stuffed
          .add(message.text)
          .map((command) => this.#obey(command))
          .reduce(both, {});
      case "packetentities":
      case "deltapacketentities":
        // The first entities after the last step are the game.
        if (this.#stage === 3) this.#stage = 4;
        return {};
      default:
        return {};
    }
  }

  #say(command: string, from: number): string {
    return `${command} ${this.#servercount} ${from}`;
  }

  /** Names are only of use where they were asked for. */
  #names(command: string, stage: Stage = 1): Answer {
    if (this.#stage !== 1) return {};
    this.#stage = stage;
    return { commands: [command] };
  }

  /** Of all that a server may want, only what a connection needs is done. */
  #obey(command: string): Answer {
    if (command === "cmd pext") return { commands: [extensionsCommand(this.#extensions)] };
    if (command === "changing") this.#stage = 0;
    if (command === "reconnect") {
      this.#stage = 0;
      return { commands: ["new"] };
    }
    // Nothing of the game is needed for skins: they are there.
    if (command === "skins" && this.#stage === 2) {
      this.#stage = 3;
      return { commands: [`begin ${this.#servercount}`] };
    }
    const proof = PROOF.exec(command)?.[1];
    if (proof !== undefined) return { words: wordsPacket(proof) };
    const own = command.startsWith("cmd ") ? command.slice(4) : "";
    return OWN.test(own) ? { commands: [own] } : {};
  }
}

function both(a: Answer, b: Answer): Answer {
  const words = b.words ?? a.words;
  return { commands: [...(a.commands ?? []), ...(b.commands ?? [])], ...(words && { words }) };
}
