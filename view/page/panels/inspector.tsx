import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Item } from "../../api.ts";
import { change, selectAt } from "../store/actions.ts";
import { Button } from "../controls/button.tsx";
import { hexOffset, plural } from "../store/numbers.ts";
import { client, edits, place, selected, type Selected, show } from "../store/state.ts";

/** What is selected, in full, and its value to be changed. */
export function Inspector(): JSX.Element {
  const at = selected.value;
  if (at === undefined)
    return <p class="inspector empty">Click on a byte, or on a line of the tree.</p>;
  const { found } = at;
  const title = found?.name ?? (at.message === undefined ? `block ${at.block}` : "message");
  return (
    <section class="inspector" aria-label="What is selected">
      <header>
        <b>{title}</b>
        {found?.type === undefined ? "" : <span class="type">{found.type}</span>}
        <span class="place">
          0x{hexOffset(at.from)} · {sizeOf(at, found)}
        </span>
        {place.value === undefined ? (
          ""
        ) : (
          <button class="link" type="button" onClick={() => show("schema")}>
            {place.value.file}:{place.value.line}
          </button>
        )}
      </header>
      {found?.path === undefined ? (
        ""
      ) : (
        <Value key={`${at.block}/${at.message}/${at.item}`} at={at} item={found} />
      )}
      {found?.doc === undefined ? "" : <p class="doc">{found.doc}</p>}
      {found === undefined || found.notes.length === 0 ? (
        ""
      ) : (
        <p class="note">{found.notes.join("; ")}</p>
      )}
      <Bits at={at} item={found} />
    </section>
  );
}

function sizeOf({ from, to }: Selected, item: Item | undefined): string {
  if (item === undefined || item.bits % 8 === 0) return plural(to - from, "byte");
  return plural(item.bits, "bit");
}

function Value({ at, item }: { readonly at: Selected; readonly item: Item }): JSX.Element {
  const [text, setText] = useState(item.value ?? "");
  const [fault, setFault] = useState<string | undefined>(undefined);
  // At once: what is typed meanwhile would be lost.
  useLayoutEffect(() => setText(item.value ?? ""), [item]);
  const isSame = text === (item.value ?? "");
  const put = (value: string): void => {
    const { block, message } = at;
    change({ block, message, path: item.path!, text: value }).then(
      () => setFault(undefined),
      (error: Error) => setFault(error.message),
    );
  };
  return (
    <form
      class="value-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) put(text);
      }}
    >
      <label for="value">Value</label>
      <input
        id="value"
        class="mono"
        autocomplete="off"
        spellcheck={false}
        value={text}
        placeholder={item.absent ? "absent" : ""}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : "value-fault"}
        onInput={(event) => setText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={({ key }) => {
          if (key === "Escape") setText(item.value ?? "");
        }}
      />
      <Button type="submit" off={isSame}>
        Change
      </Button>
      <Button
        off={item.absent === true}
        title="Leave the value out, where it may be absent"
        onClick={() => put("")}
      >
        Leave out
      </Button>
      {item.enumName === undefined ? "" : <span class="enum">{item.enumName}</span>}
      {item.raw === undefined ? "" : <span class="dim">raw {item.raw}</span>}
      {fault === undefined ? (
        ""
      ) : (
        <p id="value-fault" class="error" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

/** Bytes whose bits are shown. */
const SHOWN = 4;

/** The bits of the selected bytes: those that are meant are marked, and a click on one selects what it is. */
function Bits({
  at,
  item,
}: {
  readonly at: Selected;
  readonly item: Item | undefined;
}): JSX.Element | null {
  const [bytes, setBytes] = useState<Uint8Array | undefined>(undefined);
  const count = Math.min(SHOWN, at.to - at.from);
  useEffect(() => {
    let isOver = false;
    void client.bytes(at.from, at.from + count).then(
      (read) => isOver || setBytes(read),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [at.from, count, edits.value]);
  if (item === undefined || bytes === undefined || count === 0 || at.to - at.from > SHOWN)
    return null;
  return (
    <div class="bits" role="group" aria-label="Bits, the highest first">
      {Array.from(bytes.subarray(0, count), (byte, i) => (
        <span class="byte" key={i}>
          {[7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (
            <button
              key={bit}
              type="button"
              class={isMeant(item, at.from + i, bit) ? "bit on" : "bit"}
              aria-label={`bit ${bit} of byte ${at.from + i}: ${(byte >> bit) & 1}`}
              onClick={() => void selectAt(at.from + i, bit)}
            >
              {(byte >> bit) & 1}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}

function isMeant(item: Item, byte: number, bit: number): boolean {
  if (item.items.length > 0) return item.items.some((inner) => isMeant(inner, byte, bit));
  const at = (byte - item.from) * 8 + bit;
  return item.bit <= at && at < item.bit + item.bits;
}
