import type {
  FteEntity,
  FteEntityState,
  Spawnbaseline,
  Spawnbaseline2,
  Spawnbaseline2State,
  SpawnbaselineState,
  Spawnstatic,
  Spawnstatic2,
  UpdateentityState,
} from "../../../generated/netquake.ts";
import type { Losses } from "../losses.ts";
import { ENTFLAGS } from "./fte-versions.ts";

/** What an entity is as FTE's lists have it, without what is of the message. */
export type Listed = Omit<FteEntityState, "reset">;

/** How opaque: FTE's 255 is the usual 0, and all others are one less. */
const USUAL = 255;

/** Of effects, a byte is what Quake has. */
const EFFECTS = 0xff;

/** What Quake has not, and what it is where nothing is said. */
const ONLY_LISTED: Partial<Record<keyof Listed, unknown>> = {
  solid: 0,
  bones: undefined,
  drawn: undefined,
  tag: undefined,
  light: undefined,
  trail: undefined,
  colormod: 1,
  glowsize: 0,
  glowcolor: 0,
  glowmod: 0,
  fatness: 0,
  modelindex2: 0,
  gravitydir: 0,
};

/** What Quake tells of an entity's beginning. */
type Beginning = Omit<Spawnbaseline2State, "entity">;

function beginningOf(state: Listed): Beginning & { readonly scale: number } {
  const { modelindex, frame, colormap, skin, origin, angles, alpha, scale } = state;
  return {
    modelindex,
    frame,
    colormap,
    skin,
    origin: [...origin],
    angles: [...angles],
    alpha: (alpha + 1) & 0xff,
    // QuakeSpasm-Spiked's baselines have 0 where nothing is said; no entity is as small.
    scale: scale || 1,
  };
}

/** Whether it has more than id's messages tell. */
function isWide({ modelindex, frame, alpha, scale }: ReturnType<typeof beginningOf>): boolean {
  return modelindex > 0xff || frame > 0xff || alpha !== 0 || scale !== 1;
}

/** What Quake tells of an entity. */
export function plainOf(entity: number, state: Listed): UpdateentityState {
  const nolerp = (state.entflags & ENTFLAGS.steps) !== 0;
  return { entity, ...beginningOf(state), effects: state.effects & EFFECTS, nolerp };
}

/** The baseline of an entity, as Quake tells it. */
export function baselineOf(entity: number, state: Listed): Spawnbaseline | Spawnbaseline2 {
  const own = { entity, ...beginningOf(state) };
  return isWide(own) ? { type: "spawnbaseline2", ...own } : { type: "spawnbaseline", ...own };
}

/** An entity that never changes, as Quake tells it. */
export function staticOf(state: Listed): Spawnstatic | Spawnstatic2 {
  const own = beginningOf(state);
  return isWide(own) ? { type: "spawnstatic2", ...own } : { type: "spawnstatic", ...own };
}

/** Counts what Quake does not tell of an entity. */
export function countUnsaid(state: Listed, isView: boolean, losses: Losses): void {
  const drop = (member: string, note?: string) =>
    losses.member("dropped", "updateentities", member, note);
  for (const [member, usual] of Object.entries(ONLY_LISTED))
    if (!isAll(state[member as keyof Listed], usual)) drop(member);
  if ((state.effects & ~EFFECTS) !== 0) drop("effects", "bits that Quake has not");
  const flags = ENTFLAGS.steps | (isView ? ENTFLAGS.onground : 0);
  if ((state.entflags & ~flags) !== 0)
    drop("entflags", "who sees it, its colours, or that it is on the ground");
  if (state.moves !== undefined && !isView) drop("moves", "how fast others are");
}

function isAll(value: unknown, one: unknown): boolean {
  return Array.isArray(value) ? value.every((element) => element === one) : value === one;
}

/** What Quake tells of an entity, or of its beginning. */
export type Plain = Omit<SpawnbaselineState, "entity"> & Partial<UpdateentityState>;

/** An entity as FTE's lists have it, of what Quake tells. */
export function listedOf(plain: Plain): Listed {
  const { modelindex, frame, colormap, skin, effects = 0, origin, angles } = plain;
  const { alpha = 0, scale = 1, nolerp = false } = plain;
  return {
    ...NOTHING,
    modelindex,
    frame,
    colormap,
    skin,
    effects,
    origin: [...origin],
    angles: [...angles],
    entflags: nolerp ? ENTFLAGS.steps : 0,
    alpha: (alpha - 1) & USUAL,
    scale,
  };
}

/** What only lists have. */
const NOTHING = {
  moves: undefined,
  solid: 0,
  bones: undefined,
  drawn: undefined,
  tag: undefined,
  light: undefined,
  trail: undefined,
  colormod: [1, 1, 1],
  glowsize: 0,
  glowcolor: 0,
  glowmod: [0, 0, 0],
  fatness: 0,
  modelindex2: 0,
  gravitydir: [0, 0],
} satisfies Partial<Listed>;

/** The bits of `turned`, and the width of effects: which members a change has. */
const TURNED = { tilt: 1, yaw: 2, moves: 4 } as const;

/**
 * A change with what says which of its members are there.
 *
 * @param change what differs: of pitch and roll, which come together, maybe one alone
 * @param state what it leads to
 */
export function asChange(change: Partial<FteEntity>, { angles, moves }: Listed): FteEntity {
  const isTilted = change.angle1 !== undefined || change.angle3 !== undefined;
  const tilt = isTilted ? { angle1: angles[0], angle3: angles[2] } : {};
  const turned =
    (isTilted ? TURNED.tilt : 0) |
    (change.angle2 === undefined ? 0 : TURNED.yaw) |
    (moves === undefined ? 0 : TURNED.moves);
  const effects_width = change.effects === undefined ? 0 : 1;
  return { ...change, ...tilt, moves, reset: change.reset ?? false, turned, effects_width };
}
