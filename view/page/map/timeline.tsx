import type { JSX } from "preact";
import type { GameEvent } from "../../../quake/events/index.ts";
import { select } from "../actions.ts";
import { Hits } from "../hits.tsx";
import { clockText, eventWords } from "./event-words.ts";
import { data, now, seek } from "./moment.ts";

/** This many marks are drawn, and that many events listed, some of which are over so far. */
const MARKS = 400;
const LISTED = 60;
const OVER = 3;

/** What happens when: marks over the whole recording, and the events around the moment. */
export function Timeline(): JSX.Element {
  const { seconds, events } = data.value!;
  const each = Math.ceil(events.length / MARKS);
  const marks = events.filter((event, i) => event.type === "level" || i % each === 0);
  const next = events.findIndex((event) => event.seconds > now.value);
  const first = Math.max((next < 0 ? events.length : next) - OVER, 0);
  return (
    <>
      <svg class="marks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {marks.map((event, i) => (
          <line key={i} class={event.type} {...markAt(event, seconds)} />
        ))}
        <line class="now" {...markAt({ seconds: now.value }, seconds)} />
      </svg>
      <Hits
        class="events"
        label="Events"
        items={events.slice(first, first + LISTED)}
        keyOf={(_, i) => first + i}
        isAt={(event) => event === events[next - 1]}
        onChoose={(event) => {
          seek(event.seconds);
          void select({ block: event.block });
        }}
        row={(event) => (
          <>
            <span class="offset">{clockText(event.seconds)}</span>
            <span class="text">{eventWords(event)}</span>
          </>
        )}
      />
    </>
  );
}

function markAt({ seconds }: Pick<GameEvent, "seconds">, whole: number) {
  const x = whole === 0 ? 0 : (seconds / whole) * 1000;
  return { x1: x, x2: x, y1: 0, y2: 10 };
}
