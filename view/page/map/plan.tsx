import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Place } from "../../../quake/map/index.ts";
import { theme } from "../state.ts";
import { type Camera, draw, wholeOf } from "./draw.ts";
import { plainText } from "./event-words.ts";
import { followed, isHeat, loadThings, now, plan, things, tracks, walls } from "./moment.ts";

/** How the plan is moved by who looks at it. */
interface Moved {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const UNMOVED: Moved = { x: 0, y: 0, zoom: 1 };

/** The plan itself: the wheel zooms, dragging moves it. */
export function Plan(): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [moved, move] = useState(UNMOVED);
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
    camera.current = cameraOf(own, moved);
    const scene = {
      plan: level,
      tracks: tracks.value,
      things: things.value,
      walls: walls.value,
      seconds: now.value,
      isHeat: isHeat.value,
      followed: followed.value,
      nameOf: plainText,
    };
    void theme.value;
    draw(own, scene, camera.current);
  };
  useSignalEffect(redraw);
  useSignalEffect(() => void loadThings(now.value));
  useEffect(redraw, [moved, size]);
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = event.deltaY < 0 ? 1.2 : 1 / 1.2;
    move((before) => ({ ...before, zoom: Math.min(Math.max(before.zoom * factor, 0.2), 40) }));
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    const { scale } = camera.current;
    const [dx, dy] = [event.movementX / scale, event.movementY / scale];
    const ratio = devicePixelRatio;
    move((before) => ({ ...before, x: before.x - dx * ratio, y: before.y + dy * ratio }));
  };
  const level = plan.value!;
  const names = tracks.value.filter((track) => track.at(now.value) !== undefined);
  return (
    <canvas
      ref={canvas}
      class="plan"
      role="img"
      aria-label={`${plainText(level.map)} from above, with ${names.length} players in sight`}
      onWheel={onWheel}
      onPointerMove={onPointerMove}
      onDblClick={() => move(UNMOVED)}
    />
  );
}

function cameraOf(canvas: HTMLCanvasElement, { x, y, zoom }: Moved): Camera {
  const whole = wholeOf(plan.value!, canvas.width, canvas.height);
  const place = placeOf(followed.value);
  if (place === undefined) return { x: whole.x + x, y: whole.y + y, scale: whole.scale * zoom };
  const [px, py] = place.origin;
  return { x: px, y: py, scale: whole.scale * 2.5 * zoom };
}

/** Where the player is who stays in the middle: he may have had several slots. */
function placeOf(name: string): Place | undefined {
  const ways = tracks.value.filter((track) => name !== "" && track.name === name);
  return ways.map((track) => track.at(now.value)).find((place) => place !== undefined);
}
