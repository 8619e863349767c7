import { newScript } from "../../../scripts/new-script.ts";
import { settled } from "../store/actions.ts";
import { data, now, placeNow } from "../map/moment.ts";
import { client, guarded, note } from "../store/state.ts";
import { draft } from "../store/draft.ts";

/** Seconds that a new shot or subtitle is shown for. */
const FIRST = 4;

/** Begins a camera script at the moment and the place that the map shows. */
export function beginCamera(): void {
  const [from, to] = spanNow();
  draft.value = { name: "cameras.yaml", text: newScript(from, to, placeNow()) };
}

/** Begins subtitles at the moment. */
export function beginSubtitles(): void {
  const times = spanNow().map((seconds) => new Date(seconds * 1000).toISOString().slice(11, 23));
  draft.value = { name: "subtitles.vtt", text: `WEBVTT\n\n${times.join(" --> ")}\nText\n` };
}

function spanNow(): [from: number, to: number] {
  const seconds = data.value?.seconds ?? 0;
  const from = Math.min(now.value, Math.max(seconds - FIRST, 0));
  return [from, Math.min(from + FIRST, seconds)];
}

/** Adds a point to the path of the moment. */
export async function addPoint(): Promise<void> {
  const script = draft.value!;
  const text = await guarded(client.addPoint(script, now.value, placeNow()));
  if (text === undefined) note.value = "no path begins before this moment, or it has a point there";
  else if (draft.value === script) draft.value = { ...script, text };
}

/** Makes the edit. */
export async function apply(): Promise<void> {
  const edited = await guarded(client.applyCut());
  if (edited === undefined) return;
  draft.value = undefined;
  await settled(edited);
}
