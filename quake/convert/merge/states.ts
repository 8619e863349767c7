import type { PlayerinfoState } from "../../../generated/quakeworld.ts";
import type { Entity, Player, Vector, World } from "../../world/index.ts";

/** As exactly as all versions tell where something is, in parts of a unit and of a turn. */
const PLACES = 8;
const TURN = 360;
const DIRECTIONS = 256;

function place(origin: Vector): string {
  return origin.map((value) => Math.round(value * PLACES)).join(" ");
}

function direction(angles: Vector): string {
  const steps = angles.map((angle) => Math.round((angle * DIRECTIONS) / TURN) & (DIRECTIONS - 1));
  return steps.join(" ");
}

/** What a packet tells of a player, whoever recorded it. */
export function stateOf({ state }: Player): PlayerinfoState {
  return state as PlayerinfoState;
}

function playerText(player: Player): string {
  const { origin, frame, modelindex, skinnum, effects, dead, gib } = stateOf(player);
  return [place(origin), frame, modelindex, skinnum, effects, dead, gib].join(" ");
}

function entityText({ origin, angles, modelindex, frame, skin, effects }: Entity): string {
  return [place(origin), direction(angles), modelindex, frame, skin, effects].join(" ");
}

/** What a frame shows, by who or what it is, as texts: the same for two clients whom a server tells it in one frame. */
export function* subjectsOf({
  players,
  entities,
}: World): Generator<[of: string, as: string], void> {
  for (const [slot, player] of players) yield [`player ${slot}`, playerText(player)];
  for (const [number, entity] of entities) yield [`entity ${number}`, entityText(entity)];
}
