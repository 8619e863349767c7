import type { JSX } from "preact";
import { useState } from "preact/hooks";

/** Pixels that a key moves it. */
const STEP = 24;
/** A pointer that moved less than this was pressed and not dragged. */
const STILL = 3;
const WIDE = 1.6;
const LEAST = 200;
const MOST = 1200;

const START = { tree: 380, side: 385 } as const;

/** Between two panes: the width of the one before it, or of the last one, by pointer or keys. */
export function Splitter({ name }: { readonly name: keyof typeof START }): JSX.Element {
  const [width, setWidth] = useState<number>(START[name]);
  const put = (next: number): void => {
    const fit = Math.max(LEAST, Math.min(MOST, next));
    setWidth(fit);
    document.documentElement.style.setProperty(`--${name}`, `${fit}px`);
  };
  const sign = name === "tree" ? 1 : -1;
  // Who cannot drag has two widths by a click.
  const turn = (): void => put(width === START[name] ? WIDE * START[name] : START[name]);
  const onPointerDown = (event: PointerEvent): void => {
    const element = event.currentTarget as HTMLElement;
    const start = event.clientX;
    let isDragged = false;
    element.setPointerCapture(event.pointerId);
    element.onpointermove = (moved) => {
      isDragged ||= Math.abs(moved.clientX - start) > STILL;
      if (isDragged) put(width + sign * (moved.clientX - start));
    };
    element.onpointerup = () => {
      element.onpointermove = null;
      if (!isDragged) turn();
    };
  };
  return (
    <div
      class="splitter"
      role="separator"
      aria-orientation="vertical"
      aria-label={name === "tree" ? "Width of the tree" : "Width of the panels"}
      aria-valuenow={width}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onKeyDown={(event) => {
        const next = moved(event.key, width, sign);
        if (next === undefined && event.key !== "Enter") return;
        event.preventDefault();
        if (next === undefined) turn();
        else put(next);
      }}
    />
  );
}

function moved(key: string, width: number, sign: number): number | undefined {
  if (key === "ArrowLeft") return width - sign * STEP;
  if (key === "ArrowRight") return width + sign * STEP;
  if (key === "Home") return LEAST;
  return key === "End" ? MOST : undefined;
}
