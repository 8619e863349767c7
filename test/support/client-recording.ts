import type { Message, Packetentity, Playerinfo } from "../../generated/quakeworld.ts";
import { qwd } from "../../generated/qwd.ts";
import { ClientRecording, type Moment } from "../../quake/convert/clients/client-recording.ts";
import { Losses } from "../../quake/convert/losses.ts";
import { bytesOf } from "./edit-states.ts";

/** How players move, as id's server has it. */
export const MOVES = {
  gravity: 800,
  stopspeed: 100,
  maxspeed: 320,
  spectatormaxspeed: 500,
  accelerate: 10,
  airaccelerate: 0.75,
  wateraccelerate: 10,
  friction: 4,
  waterfriction: 4,
  entgravity: 1,
};

/** What leads a client into a level. */
export function levelOf(player: number, { map = "a", servercount = 3 } = {}): Message[] {
  return [
    {
      type: "serverdata",
      serverversion: 28,
      servercount,
      gamedir: "qw",
      player,
      spectator: 0,
      mapname: "invented",
      ...MOVES,
    },
    { type: "soundlist", start: 0, sounds: ["a.wav"], next: 0 },
    {
      type: "modellist",
      start: 0,
      models: [`maps/${map}.bsp`, "progs/player.mdl", "progs/b.mdl"],
      next: 0,
    },
    { type: "updateuserinfo", player: 1, userid: 7, userinfo: "\\name\\Ranger" },
    { type: "updateuserinfo", player: 4, userid: 9, userinfo: "\\name\\Visor" },
  ];
}

/** A player in a packet. */
export function player(slot: number, x: number, more: Partial<Playerinfo> = {}): Message {
  return {
    type: "playerinfo",
    player: slot,
    origin: [x, 0, 0],
    frame: 0,
    dead: false,
    gib: false,
    nograv: false,
    pmc_bit1: false,
    pmc_bit2: false,
    onground: false,
    solid: false,
    ...more,
  };
}

/** Entities in a packet, by their numbers, with where they are. */
export function entities(all: Readonly<Record<number, number>> = {}): Message {
  const list = Object.entries(all).map(([number, origin1]): Packetentity => ({
    number: Number(number),
    remove: false,
    modelindex: 3,
    origin1,
    solid: false,
  }));
  return { type: "packetentities", entities: list };
}

/** A level as its client records it: what leads into it, and moments. */
export type RecordedLevel = readonly [leadIn: readonly Message[], ...moments: readonly Moment[]];

/** A client's recording of levels one after the other. */
export function clientRecording(...levels: readonly RecordedLevel[]): Uint8Array {
  const recording = new ClientRecording(new Losses());
  const blocks = levels.flatMap(([leadIn, ...moments]) => [
    ...recording.prologue(moments[0]!.time, leadIn),
    ...moments.flatMap((moment) => [...recording.moment(moment)]),
  ]);
  return bytesOf(qwd, [...blocks, ...recording.end()]).slice();
}

/** A moment: where the client looks, what happens, and what is in sight. */
export function moment(
  time: number,
  frame: readonly Message[],
  events: readonly Message[] = [],
  angles: Moment["angles"] = [0, 0, 0],
): Moment {
  return { time, angles, events, frame };
}
