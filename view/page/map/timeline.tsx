import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { select } from "../store/actions.ts";
import { preview } from "../store/draft.ts";
import { Hits } from "../controls/hits.tsx";
import { clockText, cueLines, eventWords } from "./event-words.ts";
import { cue, cues, data, now, seek } from "./moment.ts";

/** This many marks are drawn, and that many events listed, some of which are over so far. */
const MARKS = 400;
const LISTED = 60;
const OVER = 3;

/** Something on the timeline. */
interface Happening {
  readonly type: string;
  /** Of play. */
  readonly seconds: number;
  readonly words: string;
  readonly block?: number;
}

/** Events, texts in the middle of the screen, and what a camera script cuts, in the order of their times. */
const happenings = computed<readonly Happening[]>(() => {
  const { events = [] } = data.value ?? {};
  const happened = events.map((event): Happening => {
    const { type, seconds, block } = event;
    return { type, seconds, block, words: eventWords(event) };
  });
  const shown = cues.value.map((one): Happening => {
    return { type: "cue", seconds: one.from, words: `“${cueLines(one).join(" ")}”` };
  });
  const cuts = (preview.value?.shots ?? []).flatMap(({ name, from, to }): Happening[] => [
    { type: "cut", seconds: from, words: `camera: ${name}` },
    { type: "cut", seconds: to, words: `camera: end of ${name}` },
  ]);
  return [...happened, ...shown, ...cuts].toSorted((a, b) => a.seconds - b.seconds);
});

/** What happens when: marks over the whole recording, what is on the screen, and what happens around the moment. */
export function Timeline(): JSX.Element {
  const { seconds } = data.value!;
  const all = happenings.value;
  const each = Math.ceil(all.length / MARKS);
  const marks = all.filter(
    (one, i) => one.type === "level" || one.type === "cut" || i % each === 0,
  );
  const next = all.findIndex((one) => one.seconds > now.value);
  const first = Math.max((next < 0 ? all.length : next) - OVER, 0);
  return (
    <>
      <svg class="marks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {marks.map((one, i) => (
          <line key={i} class={one.type} {...markAt(one, seconds)} />
        ))}
        <line class="now" {...markAt({ seconds: now.value }, seconds)} />
      </svg>
      <p class="cue">{cue.value && cueLines(cue.value).join("\n")}</p>
      <Hits
        class="events"
        label="Events"
        items={all.slice(first, first + LISTED)}
        keyOf={(_, i) => first + i}
        isAt={(one) => one === all[(next < 0 ? all.length : next) - 1]}
        onChoose={({ seconds: at, block }) => {
          seek(at);
          if (block !== undefined) void select({ block });
        }}
        row={(one) => (
          <>
            <span class="offset">{clockText(one.seconds)}</span>
            <span class="text">{one.words}</span>
          </>
        )}
      />
    </>
  );
}

function markAt({ seconds }: Pick<Happening, "seconds">, whole: number) {
  const x = whole === 0 ? 0 : (seconds / whole) * 1000;
  return { x1: x, x2: x, y1: 0, y2: 10 };
}
