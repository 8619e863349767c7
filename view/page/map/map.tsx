import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { note, opening } from "../store/state.ts";
import { clockText, plainText } from "./event-words.ts";
import {
  data,
  followed,
  isHeat,
  isPlaying,
  momentAddress,
  now,
  plan,
  readAddress,
  seek,
  speed,
  tracks,
} from "./moment.ts";
import { Plan, showWhole, zoomIn, zoomOut } from "./plan.tsx";
import { Scrub, ViewText } from "./scrub.tsx";
import { Timeline } from "./timeline.tsx";

/** This many times faster or slower. */
const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16];

/** The level's plan from above. */
export function MapPanel(): JSX.Element {
  useEffect(() => {
    const go = (): void => void readAddress(location.hash);
    addEventListener("hashchange", go);
    return () => removeEventListener("hashchange", go);
  }, []);
  usePlaying();
  if (data.value === undefined)
    return <p class="empty">{opening.value === undefined ? "" : "The plan is being drawn…"}</p>;
  if (plan.value === undefined) return <p class="empty">This recording shows no level.</p>;
  return (
    <div class="map">
      <Controls />
      <Plan />
      <ViewText />
      <Timeline />
    </div>
  );
}

/** While it plays, time goes on with each frame of the screen. */
function usePlaying(): void {
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(at) {
      seek(now.value + ((at - last) / 1000) * speed.value);
      last = at;
      if (now.value >= (data.value?.seconds ?? 0)) isPlaying.value = false;
      else frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying.value]);
}

function Controls(): JSX.Element {
  const { map, title } = plan.value!;
  const seconds = data.value!.seconds;
  const play = (): void => {
    if (now.value >= seconds) seek(0);
    isPlaying.value = !isPlaying.value;
  };
  return (
    <>
      <div class="bar">
        <button type="button" onClick={play}>
          {isPlaying.value ? "Pause" : "Play"}
        </button>
        <label>
          <span class="hidden">Speed</span>
          <select
            value={speed.value}
            onChange={({ currentTarget }) => {
              speed.value = Number(currentTarget.value);
            }}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="hidden">Follow a player</span>
          <select
            value={followed.value}
            onChange={({ currentTarget }) => {
              followed.value = currentTarget.value;
            }}
          >
            <option value="">all of the level</option>
            {[...new Set(tracks.value.map(({ name }) => name))].map((name) => (
              <option key={name} value={name}>
                {plainText(name) || "nameless"}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isHeat.value}
            onChange={({ currentTarget }) => {
              isHeat.value = currentTarget.checked;
            }}
          />{" "}
          Heat
        </label>
        <span class="group" role="group" aria-label="Plan">
          <button type="button" aria-label="Nearer" onClick={zoomIn}>
            +
          </button>
          <button type="button" aria-label="Farther" onClick={zoomOut}>
            −
          </button>
          <button type="button" onClick={showWhole}>
            Whole
          </button>
        </span>
        <button type="button" onClick={keepMoment}>
          Link
        </button>
      </div>
      <div class="bar">
        <Scrub />
        <span class="mono" title={plainText(title)}>
          {clockText(now.value)} / {clockText(seconds)} {plainText(map)}
        </span>
      </div>
    </>
  );
}

/** Puts the moment into the page's address, and the address where it can be pasted from. */
function keepMoment(): void {
  history.replaceState(null, "", momentAddress());
  note.value = "the page's address keeps this moment";
  void navigator.clipboard?.writeText(location.href).catch(() => {});
}
