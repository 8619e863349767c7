import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Hit, Query } from "../../api.ts";
import { selectAt } from "../store/actions.ts";
import { Button } from "../controls/button.tsx";
import { Hits } from "../controls/hits.tsx";
import { hexOffset, parseOffset, plural } from "../store/numbers.ts";
import { client, ofFile, note, progress, selected, show } from "../store/state.ts";
import { goTo } from "../tree/tree.tsx";

type Category = Query["category"] | "offset";

const category = signal<Category>("message");
const text = signal("");
const hits = signal<readonly Hit[]>([]);
const running = signal(false);
/** How far the search is, in bytes. */
const reached = signal(0);
const summary = signal("");

client.on("hits", (found) => {
  hits.value = [...hits.value, ...found.hits];
  reached.value = found.bytes;
});

const EXAMPLES: Readonly<Record<Category, string>> = {
  message: "sound, or wrong",
  text: "entered the game",
  value: "health < 25",
  bytes: "0a ff 00",
  offset: "0x1f40",
};

export function SearchBox(): JSX.Element {
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <label>
        <span class="hidden">Look for</span>
        <select
          value={category.value}
          onChange={(event) => {
            category.value = event.currentTarget.value as Category;
          }}
        >
          <option value="message">Message</option>
          <option value="text">Text</option>
          <option value="value">Value</option>
          <option value="bytes">Bytes</option>
          <option value="offset">Offset</option>
        </select>
      </label>
      <input
        id="search"
        type="search"
        aria-label="What to look for"
        placeholder={EXAMPLES[category.value]}
        autocomplete="off"
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || hits.value.length === 0) return;
          event.preventDefault();
          show("found");
          // The panel may not have been there.
          requestAnimationFrame(() =>
            document.querySelector<HTMLElement>(".found .hit[tabindex='0']")?.focus(),
          );
        }}
      />
      <button type="submit">Find</button>
    </form>
  );
}

async function find(): Promise<void> {
  const wanted = text.value.trim();
  if (wanted === "") return;
  if (category.value === "offset") {
    const offset = parseOffset(wanted);
    if (offset === undefined) note.value = `${wanted} is no offset: expected 1234 or 0x4d2`;
    else await selectAt(offset);
    return;
  }
  hits.value = [];
  reached.value = 0;
  summary.value = "";
  running.value = true;
  show("found");
  const done = await ofFile(client.search({ category: category.value, text: wanted }));
  running.value = false;
  if (done !== undefined)
    summary.value = done.isCut
      ? `the first ${done.hits.toLocaleString("en")} places`
      : plural(done.hits, "place");
}

/** The places that were found, and the blocks that are wrong. */
export function Found(): JSX.Element {
  const now = progress.value;
  const share =
    now === undefined || now.size === 0 ? 0 : Math.round((100 * reached.value) / now.size);
  return (
    <div class="found">
      <p class="bar" role="status">
        {running.value ? `${plural(hits.value.length, "place")} in ${share} %` : summary.value}
        <Button off={!running.value} onClick={() => void client.stopSearch()}>
          Stop
        </Button>
      </p>
      <Hits
        label="Places that were found"
        items={hits.value.slice(0, 500)}
        keyOf={(hit) => `${hit.offset}/${hit.text}`}
        isAt={(hit) => selected.value?.from === hit.offset}
        onChoose={(hit) => void goTo(hit.block, hit.offset)}
        row={(hit) => (
          <>
            <span class="number">{hit.block}</span>
            <span class="offset">{hexOffset(hit.offset, now?.size)}</span>
            <span class="text">{hit.text}</span>
          </>
        )}
      />
      {now === undefined || now.wrong === 0 ? (
        ""
      ) : (
        <section>
          <h2>{plural(now.wrong, "block")} not understood</h2>
          <Hits
            label="Blocks that are not understood"
            items={now.wrongBlocks.slice(0, 100)}
            keyOf={(block) => block}
            onChoose={(block) => void goTo(block)}
            row={(block) => (
              <>
                <span class="number">{block}</span>
                <span class="text">block {block}</span>
              </>
            )}
          />
        </section>
      )}
    </div>
  );
}
