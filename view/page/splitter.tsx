import type { JSX } from "preact";
import { useState } from "preact/hooks";

/** Pixels that a key moves it. */
const STEP = 24;
const LEAST = 200;
const MOST = 1200;

const START = { tree: 380, side: 385 } as const;

/** Between two panes: the width of the one in front of it, or of the last one, by pointer or keys. */
export function Splitter({ name }: { readonly name: keyof typeof START }): JSX.Element {
  const [width, setWidth] = useState<number>(START[name]);
  const put = (next: number): void => {
    const fit = Math.max(LEAST, Math.min(MOST, next));
    setWidth(fit);
    document.documentElement.style.setProperty(`--${name}`, `${fit}px`);
  };
  const sign = name === "tree" ? 1 : -1;
  const onPointerDown = (event: PointerEvent): void => {
    const element = event.currentTarget as HTMLElement;
    const start = event.clientX;
    element.setPointerCapture(event.pointerId);
    element.onpointermove = (moved) => put(width + sign * (moved.clientX - start));
    element.onpointerup = () => {
      element.onpointermove = null;
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
        if (event.key === "ArrowLeft") put(width - sign * STEP);
        if (event.key === "ArrowRight") put(width + sign * STEP);
      }}
    />
  );
}
