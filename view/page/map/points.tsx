import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Vector } from "../../../quake/world/index.ts";
import type { ScriptPoint } from "../../../scripts/points.ts";
import { movePoint, preview } from "../store/draft.ts";
import type { Camera } from "./draw.ts";
import { clockText } from "./event-words.ts";
import { shots } from "./moment.ts";

/** What the plan shows, in pixels of the page. */
export const screen = signal<
  (Camera & { readonly width: number; readonly height: number }) | undefined
>(undefined);

/** What is being dragged, and to where. */
const dragged = signal<{ readonly number: number; readonly point: Vector } | undefined>(undefined);

/** A key moves a point that far, in map units; with Shift by one. */
const STEP = 16;

const WAYS: Readonly<Record<string, Vector>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
};

/** The points of a camera script in the level that is shown: dragged, or moved by keys. */
export function Points(): JSX.Element {
  const all = preview.value?.points ?? [];
  const known = new Set(preview.value?.shots.map(({ shot }) => shot));
  const here = new Set(shots.value.map(({ shot }) => shot));
  return (
    <>
      {all.map((one, number) =>
        known.has(one.shot) && !here.has(one.shot) ? (
          ""
        ) : (
          <Point key={number} one={one} number={number} />
        ),
      )}
    </>
  );
}

function Point({
  one,
  number,
}: {
  readonly one: ScriptPoint;
  readonly number: number;
}): JSX.Element {
  const grabbed = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const { x = 0, y = 0, scale = 1, width = 0, height = 0 } = screen.value ?? {};
  const point = dragged.value?.number === number ? dragged.value.point : one.point;
  /** Where it is when the pointer that took it is somewhere. */
  const under = ({ clientX, clientY }: PointerEvent): Vector => {
    const { x: fromX, y: fromY } = grabbed.current!;
    const [px, py, pz] = one.point;
    return [px + (clientX - fromX) / scale, py - (clientY - fromY) / scale, pz];
  };
  const release = (event: PointerEvent, isKept: boolean): void => {
    if (grabbed.current === undefined) return;
    const to = under(event);
    const isMoved = dragged.value !== undefined;
    grabbed.current = undefined;
    if (isKept && isMoved) void movePoint(number, () => to).then(() => (dragged.value = undefined));
    else dragged.value = undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const far = event.shiftKey ? 1 : STEP;
    void movePoint(number, ([px, py, pz]) => [
      px + way[0] * far,
      py + way[1] * far,
      pz + way[2] * far,
    ]);
  };
  return (
    <button
      type="button"
      class={`point ${one.of}`}
      aria-label={labelOf(one, number)}
      style={{
        left: `${width / 2 + (point[0] - x) * scale}px`,
        top: `${height / 2 - (point[1] - y) * scale}px`,
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grabbed.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        if (grabbed.current !== undefined) dragged.value = { number, point: under(event) };
      }}
      onPointerUp={(event) => release(event, true)}
      onPointerCancel={(event) => release(event, false)}
    />
  );
}

function labelOf({ of, at, point, shot }: ScriptPoint, number: number): string {
  const when = at === undefined ? "" : ` at ${clockText(at)}`;
  return `point ${number + 1}${when} of shot ${shot + 1}, ${WHAT[of]}: ${point.join(" ")}`;
}

const WHAT: Readonly<Record<ScriptPoint["of"], string>> = {
  still: "where the camera is",
  path: "on its path",
  orbit: "what it circles",
  look: "where it looks",
};
