import { dm2, type Dm2Block } from "../../../generated/dm2.ts";
import {
  ATTRACTLOOP,
  codecs as clientCodecs,
  type Message as Target,
  type States,
  table,
} from "../../../generated/quake2.ts";
import { codecs, type Message, type Serverdata } from "../../../generated/quake2_mvd.ts";
import { mvd2 } from "../../../generated/mvd2.ts";
import { codecNamed, type Part, type RecordedBlock } from "../../../recording/index.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { EditError, type EditedBlock, type EditedPart, refuseForeign } from "../../edit/edit.ts";
import { DEFAULT, familyOf, NO_BYTES } from "../../edit/family/index.ts";
import { type Entity, followerOf, type Player, type World } from "../../world/index.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { withVersions } from "../../world/resolved/versioned.ts";
import { nowhere, slotOf } from "../clients/whose.ts";
import type { Conversion } from "../conversion.ts";
import { nearest } from "../fit/nearest.ts";
import { Losses } from "../losses.ts";
import { Packer } from "../pack.ts";

/** The version that is written, as an index into the protocol's, and its number on the wire. */
const VERSION = table.versions.indexOf("34");
const NUMBER = 34;
const FAMILY = familyOf(dm2);
const CODEC = codecNamed<Target>(clientCodecs, "34");

/** That many entities fit into a packet, each given whole. */
const MOST = 40;
/** Nobody recorded what is in sight: all areas of the map are (MAX_MAP_AREAS). */
const ALL_AREAS = new Uint8Array(32).fill(0xff);
/** As games set it where nothing else does (`sv_gravity`). */
const GRAVITY = 800;

const resolver = resolversOf<States>(table);

/**
 * Makes a recording of all players of Quake II one of a single player, as his client would have recorded it. The entities
 * nearest to him are shown, since nobody recorded who saw what. Extended limits have no place in it.
 *
 * @param asked his number or his name; without, there must be one player
 */
export function toQuake2Client(asked: string | undefined): Conversion {
  return new Quake2MultiViewConversion(asked);
}

class Quake2MultiViewConversion implements Conversion {
  readonly target = dm2;
  readonly losses = new Losses();
  readonly #asked: string | undefined;
  readonly #follower = followerOf(mvd2)!;
  readonly #withVersions = withVersions<Message>(codecs);
  readonly #packer = new Packer(CODEC, FAMILY.limit);
  readonly #playerinfo = resolver("playerinfo");
  readonly #entities = resolver("packetentity");
  #slot: number | undefined;
  #frames = 0;
  #last: EditedBlock | undefined;
  #isSeen = false;
  /** Who is for whom is not known before the first frame: until then it waits. */
  #pending: Message[] = [];

  constructor(asked: string | undefined) {
    this.#asked = asked;
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") {
      refuseForeign(part);
      yield { kind: "header", bytes: NO_BYTES, reading: undefined };
    } else if (part.kind === "tail") {
      this.losses.droppedOther("bytes after the last whole block", part.bytes.length);
    } else yield* this.#block(part);
  }

  *end(): Generator<EditedPart, void> {
    if (this.#last === undefined)
      throw new EditError("the recording shows nothing that could be converted");
    if (!this.#isSeen) throw new EditError(nowhere(this.#slot!, this.#follower.roster.all()));
    const ending = FAMILY.ending(this.#last, DEFAULT);
    if (ending !== undefined) yield ending;
  }

  *#block(part: RecordedBlock): Generator<EditedPart, void> {
    this.losses.block = part.index;
    this.losses.droppedOther("bytes that are not understood", part.undecoded?.length ?? 0);
    const [world] = this.#follower.worlds(part);
    for (const [message, version] of this.#withVersions(part)) {
      if (version > 0)
        throw new EditError("it has extended limits, which protocol 34 has no room for");
      this.#pending.push(message);
    }
    if (world === undefined) return;
    this.#slot ??= slotOf(this.#asked, world.scoreboard.values());
    const events = this.#pending.flatMap((message) => this.#converted(message));
    this.#pending = [];
    for (const messages of this.#packer.pack(events)) yield this.#written(messages);
    yield this.#written(this.#frame(world));
  }

  #written(messages: Target[]): EditedBlock {
    const block: Dm2Block = { type: "block", messages: NO_BYTES };
    this.#last = { kind: "block", block, messages, version: VERSION, undecoded: undefined };
    return this.#last;
  }

  /** What a message tells the player, beside the moment that it is of. */
  #converted(message: Message): Target[] {
    switch (message.type) {
      case "serverdata":
        return this.#level(message);
      case "configstring":
        return [{ type: "configstring", index: message.index, string: message.string }];
      case "print":
        return [{ type: "print", level: message.level, text: message.text }];
      case "sound": {
        const { soundnum, volume, attenuation, timeofs, source } = message;
        return [{ type: "sound", soundnum, volume, attenuation, timeofs, source }];
      }
      case "unicast":
      case "unicast_r":
        return message.client === this.#slot ? this.#carried(message.data) : [];
      default:
        return "data" in message ? this.#carried(message.data) : [];
    }
  }

  #level({ servercount, gamedir, configurations }: Serverdata): Target[] {
    this.#frames = 0;
    const levelname = configurations.find(({ index }) => index === 0)?.string ?? "";
    return [
      {
        type: "serverdata",
        serverversion: NUMBER,
        servercount,
        attractloop: ATTRACTLOOP.RECORD_CLIENT,
        gamedir,
        playernum: this.#slot!,
        levelname,
      },
      ...configurations.map(({ index, string }): Target => ({
        type: "configstring",
        index,
        string,
      })),
      { type: "stufftext", text: "precache\n" },
    ];
  }

  /** The messages that another one carries. */
  #carried(data: Uint8Array): Target[] {
    const r = new Reader(data);
    const messages: Target[] = [];
    try {
      while (r.offset < r.end) messages.push(CODEC.decode(r));
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      this.losses.droppedOther("bytes that are not understood", r.end - r.offset);
    }
    return messages;
  }

  #frame({ players, entities }: World): Target[] {
    const own = players.get(this.#slot!);
    this.#isSeen ||= own !== undefined;
    const near = nearest([...entities.values()], own?.origin, MOST);
    this.losses.droppedOther(
      `entities that are further away than ${MOST} others`,
      entities.size - near.length,
    );
    return [
      {
        type: "frame",
        serverframe: ++this.#frames,
        deltaframe: -1,
        suppresscount: 0,
        areas: ALL_AREAS,
      },
      this.#player(own),
      { type: "packetentities", entities: this.#whole(near) },
    ];
  }

  #whole(entities: readonly Entity[]) {
    return entities
      .toSorted((a, b) => a.number - b.number)
      .map((entity) => {
        // The body of a player looks where he does, who tells angles in 16 bits.
        const angles = entity.angles.map(inByte);
        return this.#entities.differ(VERSION, { ...entity, angles } as never, {});
      });
  }

  /** A player as his own client is given him. */
  #player(player: Player | undefined): Target {
    const state: Record<string, unknown> = { ...NOBODY, ...player?.state };
    const { gunframe, gunoffset, gunangles } = state;
    const whole = {
      ...NOWHERE,
      ...state,
      gun: { gunframe, gunoffset, gunangles },
      stats: player?.stats ?? {},
    };
    const delta = this.#playerinfo.differ(VERSION, whole as never, {});
    return { ...delta, type: "playerinfo" };
  }
}

/** The nearest angle that a byte has, in degrees from -180 on. */
function inByte(degrees: number): number {
  const step = ((Math.round((degrees * 256) / 360) + 128) & 0xff) - 128;
  return (step * 360) / 256;
}

/** What recordings of all players do not tell. */
const NOWHERE = {
  velocity: [0, 0, 0],
  pm_time: 0,
  pm_flags: 0,
  gravity: GRAVITY,
  delta_angles: [0, 0, 0],
};

/** A player who is not there. */
const NOBODY = {
  pm_type: 0,
  origin: [0, 0, 0],
  viewoffset: [0, 0, 0],
  viewangles: [0, 0, 0],
  kick_angles: [0, 0, 0],
  gunindex: 0,
  gunframe: 0,
  gunoffset: [0, 0, 0],
  gunangles: [0, 0, 0],
  blend: [0, 0, 0, 0],
  fov: 90,
  rdflags: 0,
};
