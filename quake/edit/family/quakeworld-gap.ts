import { codecs, type Deltapacketentities, type Message } from "../../../generated/quakeworld.ts";
import type { QwdBlock, QwdBlockFrame, QwdBlockServerGame } from "../../../generated/qwd.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import type { World } from "../../world/index.ts";
import { Ring } from "../../world/resolved/ring.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import { withOthers } from "../changed-block.ts";
import type { EditedBlock } from "../edit.ts";
import type { Gap } from "./gap.ts";
import { QuakeworldDeltas } from "./quakeworld-deltas.ts";

/** The one after it marks packets outside of the connection. */
const LAST_NUMBER = 0x7ffffffe;

/** The packets that a client remembers (UPDATE_BACKUP). */
const REMEMBERED = 64;

/** Writes packets whole that differ from one that is cut, and numbers what goes before them. */
export class QuakeworldGap implements Gap {
  readonly #withVersions = withVersions(codecs);
  readonly #deltas = new QuakeworldDeltas();
  readonly #kept = new Ring<{ readonly number: number }>(REMEMBERED);
  /** The sequence numbers of the client's next packet and of the server's last one. */
  #outgoing = 0;
  #incoming = 0;
  /** The last of the client's blocks that were cut since a packet was kept: where the camera looks. */
  #client: RecordedBlock | undefined;
  readonly #isWhole: boolean;

  /** @param isWhole writes each frame whole */
  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  pass(part: RecordedBlock, _worlds: readonly World[]): void {
    this.#number(part);
    if ((part.block as QwdBlock).code === 0) this.#client = part;
    for (const [message, version] of this.#withVersions(part)) this.#learn(message, version);
  }

  keep(part: RecordedBlock, worlds: readonly World[]): EditedBlock {
    this.#number(part);
    this.#client = undefined;
    const others = new Map<number, Message>();
    let index = 0;
    for (const [message, version] of this.#withVersions(part)) {
      this.#learn(message, version);
      const whole = this.#whole(part, message, version, worlds[0]);
      if (whole !== undefined) others.set(index, whole);
      index++;
    }
    return others.size === 0 ? part : withOthers(part, others);
  }

  bridge(
    leadIn: readonly EditedBlock[],
    lasting: readonly EditedBlock[],
    first: RecordedBlock,
  ): EditedBlock[] {
    const client = this.#client;
    // A client's block raises the number itself.
    const outgoing = client === undefined ? this.#outgoing : this.#outgoing - 1;
    const packets = leadIn.filter(({ block }) => (block as QwdBlock).code !== 2);
    const last = packets.map(({ block }) => gameSequence(block) ?? 0).reduce(larger, 0);
    return [
      ...packets,
      ...lasting.map((block, index) => numbered(block, last + 1 + index)),
      numbersBlock(first, outgoing, this.#incoming),
      ...(client === undefined ? [] : [client]),
    ];
  }

  start(first: RecordedBlock): EditedBlock[] {
    // A beginning that a recorder made counts from 1, and must be taken.
    const sequence = gameSequence(first.block)!;
    return [numbersBlock(first, this.#outgoing, Math.min(this.#incoming, sequence - 1))];
  }

  #learn(message: Message, version: number): void {
    this.#deltas.learn(message, version);
    if (message.type === "serverdata") this.#kept.clear();
  }

  /** Follows the sequence numbers, as an engine does that plays the recording. */
  #number({ block }: RecordedBlock): void {
    const { code } = block as QwdBlock;
    if (code === 0) this.#outgoing++;
    if (code === 2) {
      this.#outgoing = (block as QwdBlockFrame).outgoing;
      this.#incoming = (block as QwdBlockFrame).incoming;
    }
    this.#incoming = gameSequence(block) ?? this.#incoming;
  }

  /** The message as a whole, where it must be so; remembers the packet. */
  #whole(
    { block }: RecordedBlock,
    message: Message,
    version: number,
    world: World | undefined,
  ): Message | undefined {
    if (message.type !== "packetentities" && message.type !== "deltapacketentities")
      return undefined;
    const { sequence } = block as QwdBlockServerGame;
    // What the recording itself does not have stays as it is.
    if (world === undefined || !world.complete) return undefined;
    const known = message.type === "packetentities" || this.#isKept(message, sequence);
    if (!this.#isWhole) this.#kept.put({ number: sequence });
    return known ? undefined : this.#deltas.whole(world, version);
  }

  #isKept({ from }: Deltapacketentities, sequence: number): boolean {
    return this.#kept.get(sequence - ((sequence - from) & 0xff)) !== undefined;
  }
}

function gameSequence(block: object): number | undefined {
  const { code, sequence, acknowledged } = block as Partial<QwdBlockServerGame>;
  return code === 1 && acknowledged !== undefined ? sequence : undefined;
}

function larger(a: number, b: number): number {
  return Math.max(a, b);
}

/** ERRATA 69: a recorder gives both words of a packet that it makes the same number. */
function numbered(edited: EditedBlock, sequence: number): EditedBlock {
  const number = Math.min(sequence, LAST_NUMBER);
  return { ...edited, block: { ...edited.block, sequence: number, acknowledged: number } };
}

/** ERRATA 67: the block that sets both sequence numbers. */
function numbersBlock(first: RecordedBlock, outgoing: number, incoming: number): EditedBlock {
  const { time, timeNaN } = first.block as QwdBlock;
  const block: QwdBlockFrame = {
    type: "block",
    time,
    timeNaN,
    code: 2,
    outgoing: outgoing | 0,
    incoming: incoming | 0,
  };
  return { kind: "block", block, messages: [], version: first.version, undecoded: undefined };
}
