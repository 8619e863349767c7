import { signal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { MapPoint } from "../../../quake/map/index.ts";
import { theme } from "../store/state.ts";
import { type Camera, draw, wholeOf } from "./draw.ts";
import { plainText } from "./event-words.ts";
import {
  followed,
  isHeat,
  loadThings,
  now,
  plan,
  shots,
  things,
  tracks,
  view,
  walls,
} from "./moment.ts";
import { Points, screen } from "./points.tsx";

/** How the plan is moved by who looks at it. */
interface Moved {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const UNMOVED: Moved = { x: 0, y: 0, zoom: 1 };

/** This much of the view a key moves it, and so much nearer it comes at a time. */
const STEP = 1 / 8;
const NEARER = 1.2;
/** A pointer that moved less than this, in pixels, was pressed and not dragged. */
const STILL = 4;

const moved = signal(UNMOVED);

/** Comes nearer, or goes away. */
export function zoom(factor: number): void {
  const { zoom: before } = moved.value;
  moved.value = { ...moved.value, zoom: Math.min(Math.max(before * factor, 0.2), 40) };
}

export const zoomIn = (): void => zoom(NEARER);
export const zoomOut = (): void => zoom(1 / NEARER);

/** Shows all of the level. */
export function showWhole(): void {
  moved.value = UNMOVED;
}

/** The plan itself: the wheel zooms, dragging moves it, a click puts what is there into the middle; keys do the same. */
export function Plan(): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, resize] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => resize((before) => before + 1));
    observer.observe(canvas.current!);
    return () => observer.disconnect();
  }, []);
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const redraw = (): void => {
    const own = canvas.current;
    const level = plan.value;
    if (own === null || level === undefined || own.clientWidth === 0) return;
    own.width = own.clientWidth * devicePixelRatio;
    own.height = own.clientHeight * devicePixelRatio;
    camera.current = cameraOf(own, moved.value);
    const scene = {
      plan: level,
      tracks: tracks.value,
      things: things.value,
      walls: walls.value,
      shots: shots.value,
      eyes: view.value,
      seconds: now.value,
      isHeat: isHeat.value,
      followed: followed.value,
      nameOf: plainText,
    };
    void theme.value;
    draw(own, scene, camera.current);
    const { clientWidth: width, clientHeight: height } = own;
    screen.value = {
      ...camera.current,
      scale: camera.current.scale / devicePixelRatio,
      width,
      height,
    };
  };
  useSignalEffect(redraw);
  useSignalEffect(() => void loadThings(now.value));
  useEffect(redraw, [size]);
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    (event.deltaY < 0 ? zoomIn : zoomOut)();
  };
  /** Moves it by pixels of the canvas. */
  const moveBy = (x: number, y: number): void => {
    const { scale } = camera.current;
    moved.value = { ...moved.value, x: moved.value.x + x / scale, y: moved.value.y - y / scale };
  };
  const travelled = useRef(0);
  const onPointerMove = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    travelled.current += Math.abs(event.movementX) + Math.abs(event.movementY);
    moveBy(-event.movementX * devicePixelRatio, -event.movementY * devicePixelRatio);
  };
  const onClick = ({ offsetX, offsetY, detail }: MouseEvent): void => {
    const { width, height } = canvas.current!;
    if (travelled.current > STILL || detail > 1) return;
    moveBy(offsetX * devicePixelRatio - width / 2, offsetY * devicePixelRatio - height / 2);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { width, height } = canvas.current!;
    const way = WAYS[event.key];
    const action = ACTIONS[event.key];
    if ((way ?? action) === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (way !== undefined) moveBy(way[0] * width * STEP, way[1] * height * STEP);
    action?.();
  };
  const level = plan.value!;
  const names = tracks.value.filter((track) => track.at(now.value) !== undefined);
  return (
    <div class="plan-box">
      <canvas
        ref={canvas}
        class="plan"
        role="application"
        aria-roledescription="plan"
        aria-label={`${plainText(level.map)} from above, with ${names.length} players and ${things.value.length} other things in sight`}
        tabIndex={0}
        onWheel={onWheel}
        onKeyDown={onKeyDown}
        onPointerDown={() => (travelled.current = 0)}
        onPointerMove={onPointerMove}
        onClick={onClick}
        onDblClick={showWhole}
      />
      <Points />
    </div>
  );
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ACTIONS: Readonly<Record<string, () => void>> = {
  "+": zoomIn,
  "=": zoomIn,
  "-": zoomOut,
  "0": showWhole,
};

function cameraOf(canvas: HTMLCanvasElement, { x, y, zoom }: Moved): Camera {
  const whole = wholeOf(plan.value!, canvas.width, canvas.height);
  const place = placeOf(followed.value);
  if (place === undefined) return { x: whole.x + x, y: whole.y + y, scale: whole.scale * zoom };
  const [px, py] = place.origin;
  return { x: px, y: py, scale: whole.scale * 2.5 * zoom };
}

/** Where the player is who stays in the middle: he may have had several slots. */
function placeOf(name: string): MapPoint | undefined {
  const ways = tracks.value.filter((track) => name !== "" && track.name === name);
  return ways.map((track) => track.at(now.value)).find((place) => place !== undefined);
}
