import type { Track } from "../../../quake/map/index.ts";
import type { CutShot } from "../../edit-api.ts";
import type { Heat, PlanData, Thing } from "../../map-api.ts";

/** What a plan shows at one moment. */
export interface Scene {
  readonly plan: PlanData;
  readonly tracks: readonly Track[];
  readonly things: readonly Thing[];
  /** Four numbers each. */
  readonly walls: Float32Array | undefined;
  /** The ways of a script's cameras, and where the one is that is seen through. */
  readonly shots: readonly CutShot[];
  readonly eyes: Eyes | undefined;
  readonly seconds: number;
  readonly isHeat: boolean;
  readonly followed: string;
  /** A name as people read it. */
  readonly nameOf: (name: string) => string;
}

/** Where a camera is, and where it looks. */
export interface Eyes {
  readonly origin: readonly [number, number, number];
  /** Degrees. */
  readonly yaw: number;
  readonly shot: Pick<CutShot, "fov">;
}

/** From map units to pixels: what is in the middle, and how many pixels a unit has. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The way of that many seconds stays to be seen. */
const TRAIL = 3;

/** The whole level, with a margin. */
export function wholeOf({ bounds }: PlanData, width: number, height: number): Camera {
  if (bounds === undefined) return { x: 0, y: 0, scale: 0.1 };
  const { min, max } = bounds;
  const [wide, high] = [max[0] - min[0] + 128, max[1] - min[1] + 128];
  const scale = Math.min(width / wide, height / high);
  return { x: (min[0] + max[0]) / 2, y: (min[1] + max[1]) / 2, scale };
}

/** Draws a level from above: north is up. Colours are those of the page. */
export function draw(canvas: HTMLCanvasElement, scene: Scene, camera: Camera): void {
  const context = canvas.getContext("2d")!;
  const { width, height } = canvas;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name);
  const pen: Pen = {
    context,
    colour,
    x: (x) => width / 2 + (x - camera.x) * camera.scale,
    y: (y) => height / 2 - (y - camera.y) * camera.scale,
    scale: camera.scale,
    ratio: width / Math.max(canvas.clientWidth, 1),
  };
  context.clearRect(0, 0, width, height);
  drawCells(pen, scene.plan.things, colour("--line"), () => 0.55);
  if (scene.walls !== undefined) drawWalls(pen, scene.walls);
  if (scene.isHeat) {
    const most = Math.log1p(scene.plan.players.most);
    drawCells(pen, scene.plan.players, colour("--accent"), (count) => Math.log1p(count) / most);
  }
  drawThings(pen, scene.things);
  for (const track of scene.tracks) drawPlayer(pen, track, scene);
  for (const { views } of scene.shots) drawWay(pen, views);
  if (scene.eyes !== undefined) drawEyes(pen, scene.eyes);
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly colour: (name: string) => string;
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
  readonly scale: number;
  /** Pixels of the screen for one of the page. */
  readonly ratio: number;
}

function drawCells(
  { context, x, y, scale }: Pen,
  { size, cells }: Heat,
  colour: string,
  opacity: (count: number) => number,
): void {
  context.fillStyle = colour;
  const side = Math.max(size * scale, 1);
  for (const cell of cells) {
    context.globalAlpha = opacity(cell.count);
    context.fillRect(x(cell.x), y(cell.y) - side, side, side);
  }
  context.globalAlpha = 1;
}

function drawWalls({ context, colour, x, y, ratio }: Pen, walls: Float32Array): void {
  context.strokeStyle = colour("--dim");
  context.lineWidth = ratio / 2;
  context.beginPath();
  for (let i = 0; i + 3 < walls.length; i += 4) {
    context.moveTo(x(walls[i]!), y(walls[i + 1]!));
    context.lineTo(x(walls[i + 2]!), y(walls[i + 3]!));
  }
  context.stroke();
}

function drawThings({ context, colour, x, y, ratio }: Pen, things: readonly Thing[]): void {
  for (const thing of things) {
    const isShot = /missile|rocket|grenade|spike|laser|bolt|plasma|bfg/i.test(thing.model);
    context.fillStyle = colour(isShot ? "--error" : "--string");
    const side = (isShot ? 5 : 4) * ratio;
    context.fillRect(x(thing.x) - side / 2, y(thing.y) - side / 2, side, side);
  }
}

function drawPlayer(pen: Pen, track: Track, scene: Scene): void {
  const place = track.at(scene.seconds);
  if (place === undefined) return;
  const { context, colour, x, y, ratio } = pen;
  const own = colour(track.name === scene.followed ? "--accent" : "--name");
  context.strokeStyle = own;
  context.lineWidth = 1.5 * ratio;
  for (const line of track.lines(scene.seconds - TRAIL, scene.seconds)) {
    context.beginPath();
    for (const { origin } of line) context.lineTo(x(origin[0]), y(origin[1]));
    context.stroke();
  }
  const [px, py] = [x(place.origin[0]), y(place.origin[1])];
  context.fillStyle = own;
  context.beginPath();
  context.arc(px, py, 4.5 * ratio, 0, 2 * Math.PI);
  context.fill();
  if (place.yaw !== undefined) {
    const angle = (place.yaw * Math.PI) / 180;
    context.beginPath();
    context.moveTo(px, py);
    context.lineTo(px + 12 * ratio * Math.cos(angle), py - 12 * ratio * Math.sin(angle));
    context.stroke();
  }
  context.fillStyle = colour("--text");
  context.font = `${11 * ratio}px system-ui, sans-serif`;
  context.fillText(scene.nameOf(track.name), px + 8 * ratio, py - 6 * ratio);
}

/** Numbers of a frame's view: see `CutShot.views`. */
const VIEW = 7;

/** A camera that rests is a dot. */
function drawWay({ context, colour, x, y, ratio }: Pen, views: readonly number[]): void {
  context.strokeStyle = colour("--enum");
  context.lineWidth = 2 * ratio;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x(views[1]!), y(views[2]!));
  for (let i = 0; i < views.length; i += VIEW) context.lineTo(x(views[i + 1]!), y(views[i + 2]!));
  context.stroke();
}

/** The length of the sides of what is seen, in pixels of the page. */
const SIGHT = 40;

function drawEyes({ context, colour, x, y, ratio }: Pen, { origin, yaw, shot }: Eyes): void {
  const [px, py] = [x(origin[0]), y(origin[1])];
  const [middle, half] = [(-yaw * Math.PI) / 180, (shot.fov * Math.PI) / 360];
  context.fillStyle = colour("--enum");
  context.globalAlpha = 0.4;
  context.beginPath();
  context.moveTo(px, py);
  context.arc(px, py, SIGHT * ratio, middle - half, middle + half);
  context.fill();
  context.globalAlpha = 1;
}
