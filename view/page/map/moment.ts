import { computed, effect, signal } from "@preact/signals";
import { Track } from "../../../quake/map/index.ts";
import type { Vector } from "../../../quake/world/index.ts";
import type { CutShot } from "../../edit-api.ts";
import type { MapData, PlanData, Thing } from "../../map-api.ts";
import { preview } from "../store/draft.ts";
import {
  client,
  generation,
  guarded,
  note,
  ofFile,
  opening,
  panel,
  progress,
  show,
  wallsFile,
} from "../store/state.ts";

/*
 * The moment that the map shows, and what is drawn there. A moment is kept in the page's address: `#t=83.5&who=ann`.
 */

export const data = signal<MapData | undefined>(undefined);
/** Seconds of play. */
export const now = signal(0);
export const isPlaying = signal(false);
export const speed = signal(1);
/** The name of the player who stays in the middle. */
export const followed = signal("");
export const isHeat = signal(false);
export const walls = signal<Float32Array | undefined>(undefined);
export const things = signal<readonly Thing[]>([]);

/** The level that is shown. */
export const plan = computed<PlanData | undefined>(() => {
  const { levels = [] } = data.value ?? {};
  return levels.findLast(({ from }) => from <= now.value) ?? levels[0];
});
export const tracks = computed(() => plan.value?.tracks.map(Track.of) ?? []);

/** What is in the middle of the screen when, also by subtitles that are only looked at. */
export const cues = computed(() => preview.value?.cues ?? data.value?.cues ?? []);
/** What is there at the moment. */
export const cue = computed(() =>
  cues.value.find(({ from, to }) => from <= now.value && now.value < to),
);

/** What the camera script sees through its shots in the level that is shown, and what may be moved there. */
export const shots = computed(() => {
  const { from = 0, to = 0 } = plan.value ?? {};
  return (preview.value?.shots ?? []).filter((one) => one.from <= to && from <= one.to);
});
/** Where the camera is at the moment; nothing where the recording's own view stays. */
export const view = computed<View | undefined>(() => {
  const shot = shots.value.find(({ from, to }) => from <= now.value && now.value < to);
  if (shot === undefined) return undefined;
  const { views } = shot;
  let at = 0;
  while (at + VIEW < views.length && views[at + VIEW]! <= now.value) at += VIEW;
  const [x, y, z, pitch, yaw] = views.slice(at + 1, at + VIEW) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { shot, origin: [x, y, z], pitch, yaw };
});

/** Numbers of a frame's view. */
export const VIEW = 7;

/** What is seen from where at a moment. */
export interface View {
  readonly shot: CutShot;
  readonly origin: Vector;
  /** Degrees. */
  readonly pitch: number;
  readonly yaw: number;
}

/** Where the player is whose plan it is, or the middle of it: whoever begins something begins it there. */
export function placeNow(): Vector {
  const ways = tracks.value.filter(({ name }) => followed.value === "" || name === followed.value);
  const place = ways.map((track) => track.at(now.value)).find((one) => one !== undefined);
  if (place !== undefined) return place.origin;
  const { min, max } = plan.value?.bounds ?? { min: [0, 0, 0], max: [0, 0, 0] };
  return [(min[0]! + max[0]!) / 2, (min[1]! + max[1]!) / 2, (min[2]! + max[2]!) / 2];
}

let loaded = "";

/** Has the plans made, where they are not those of the file as it is now. */
export async function loadPlans(): Promise<void> {
  const wanted = generation.value;
  const { done, bytes } = progress.value ?? { done: false, bytes: 0 };
  const state = `${wanted} ${bytes}`;
  if (opening.value === undefined || !done || loaded === state) return;
  // What has grown is shown as it was until it is drawn anew.
  if (!loaded.startsWith(`${wanted} `)) data.value = undefined;
  loaded = state;
  const found = await ofFile(client.map());
  if (found === undefined || wanted !== generation.value) return;
  data.value = found;
  now.value = Math.min(now.value, found.seconds);
}

/** Has them made whenever they are looked at. */
effect(() => {
  if (panel.value === "map" || panel.value === "cut") void loadPlans();
});

/** Shows what is and flies at a moment; what is asked for in between is asked for once. */
let asked: number | undefined;
let isAsking = false;
export async function loadThings(seconds: number): Promise<void> {
  asked = seconds;
  if (isAsking || data.value === undefined) return;
  isAsking = true;
  while (asked !== undefined) {
    const at: number = asked;
    asked = undefined;
    things.value = (await client.things(at).catch(() => undefined)) ?? [];
  }
  isAsking = false;
}

/** Goes to a moment: at once, wherever it is. */
export function seek(seconds: number): void {
  now.value = Math.min(Math.max(seconds, 0), data.value?.seconds ?? seconds);
}

/** The address of the moment. */
export function momentAddress(): string {
  const moment = new URLSearchParams({ t: now.value.toFixed(1) });
  if (followed.value !== "") moment.set("who", followed.value);
  return `#${moment.toString()}`;
}

/** Goes to the moment that an address keeps, where it keeps one. */
export function readAddress(hash: string): boolean {
  const moment = new URLSearchParams(hash.replace(/^#/, ""));
  const seconds = Number(moment.get("t") ?? Number.NaN);
  followed.value = moment.get("who") ?? "";
  if (!Number.isFinite(seconds) || seconds < 0) return false;
  now.value = seconds;
  return true;
}

/** Whether a file was opened: the moment in the address is of the first one. */
let isBegun = false;
effect(() => {
  if (opening.value === undefined) return;
  if (isBegun) {
    now.value = 0;
    followed.value = "";
  } else if (readAddress(location.hash)) show("map");
  isBegun = true;
});

effect(() => {
  const file = wallsFile.value;
  const map = plan.value?.map;
  walls.value = undefined;
  if (file === undefined || map === undefined) return;
  const drawn = client.walls(file, map).then((found) => {
    if (wallsFile.peek() !== file || plan.peek()?.map !== map) return;
    walls.value = found;
    note.value =
      found === undefined ? `${file.name} has no maps/${map}.bsp` : `walls of ${file.name}`;
  });
  void guarded(drawn);
});
