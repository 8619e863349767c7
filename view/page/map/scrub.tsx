import type { JSX } from "preact";
import { preview } from "../store/draft.ts";
import { clockText } from "./event-words.ts";
import { data, now, seek, view } from "./moment.ts";

/** The time that is shown. */
export function Scrub(): JSX.Element {
  return (
    <label class="scrub">
      <span class="hidden">Time</span>
      <input
        type="range"
        min={0}
        max={data.value?.seconds ?? 0}
        step={0.1}
        value={now.value}
        aria-valuetext={clockText(now.value)}
        onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
    </label>
  );
}

/** What a camera script shows at that time. */
export function ViewText(): JSX.Element {
  return <p class="view">{preview.value?.shots.length ? viewText() : ""}</p>;
}

function viewText(): string {
  if (view.value === undefined) return "the recording's own view";
  const { shot, origin, pitch, yaw } = view.value;
  const [x, y, z] = origin.map(Math.round);
  return `${shot.name}: eyes at ${x} ${y} ${z}, pitch ${Math.round(pitch)}°, yaw ${Math.round(yaw)}°, field of view ${shot.fov}°`;
}
