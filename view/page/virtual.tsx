import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/*
 * A list of any number of rows of one height, of which those are made that are seen. Browsers know no element as high
 * as the bytes of a large recording: behind a fair height the scroll bar stands for more than its pixels, and what is
 * scrolled by wheel, finger or key still moves as far as it does elsewhere.
 *
 * A row stays at its place in the box that is scrolled, and is a layer of its own to what paints: of a frame only the
 * rows are made, laid out and painted that were not there in the last one.
 */

/** Pixels that an element may have in all browsers. */
const HIGHEST = 8_000_000;

/** Rows that are made above and below those that are seen. */
const AROUND = 6;
/** So many rows are made together: in a frame between that, a list that is scrolled slowly is only moved. */
const TOGETHER = 6;

export interface VirtualProps {
  readonly class: string;
  readonly role: "tree" | "grid";
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick?: (event: MouseEvent) => void;
  readonly count: number;
  readonly rowHeight: number;
  readonly label: string;
  /**
   * Makes a row: once, while it is seen and this stays the same function.
   *
   * @param top where it stands, in pixels: its `style` says so
   */
  readonly row: (index: number, top: number) => ComponentChildren;
  /** Rows `[from, to)` are seen. */
  readonly onSeen?: (from: number, to: number) => void;
  /** Is scrolled to when it changes. */
  readonly target?: { readonly row: number } | undefined;
  readonly active?: string | undefined;
}

export function Virtual(props: VirtualProps): JSX.Element {
  const { count, rowHeight, row, onSeen, target, label, active } = props;
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(600);
  /** Where the scroll bar is, and how much further the list is than it: 0 where all pixels are the bar's, too. */
  const [seen, setSeen] = useState({ bar: 0, ahead: 0 });
  const last = useRef(0);
  const frame = useRef(0);
  const whole = count * rowHeight;
  const shown = Math.min(whole, HIGHEST);
  const most = Math.max(0, whole - height);
  const ahead = whole <= HIGHEST ? 0 : seen.ahead;
  const top = Math.min(seen.bar + ahead, most);

  /** The place of the scroll bar for a place in the list. */
  const barAt = (at: number): number =>
    Math.round(whole <= HIGHEST ? at : (at / Math.max(1, most)) * (shown - height));

  const moveTo = (at: number): void => {
    const next = Math.round(Math.max(0, Math.min(at, most)));
    last.current = barAt(next);
    setSeen({ bar: last.current, ahead: next - last.current });
    if (box.current !== null) box.current.scrollTop = last.current;
  };

  useLayoutEffect(() => {
    const element = box.current!;
    const watched = new ResizeObserver(() => setHeight(element.clientHeight));
    watched.observe(element);
    return () => watched.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (target === undefined) return;
    const at = target.row * rowHeight;
    if (at < top || at + rowHeight > top + height) moveTo(at - height / 3);
  }, [target]);

  // What was shown stays so where the list becomes shorter, as by what is told of it below.
  const heightBefore = useRef(height);
  useLayoutEffect(() => {
    const before = heightBefore.current;
    heightBefore.current = height;
    const end = ((target?.row ?? 0) + 1) * rowHeight;
    if (target !== undefined && end > top + height && end <= top + before) moveTo(end - height);
  }, [height]);

  const from = Math.max(0, TOGETHER * Math.floor((top / rowHeight - AROUND) / TOGETHER));
  const to = Math.min(count, from + Math.ceil(height / rowHeight) + 2 * AROUND + TOGETHER);
  useEffect(() => onSeen?.(from, to), [from, to, onSeen]);

  /** Where the list is when the bar was moved. */
  const scrolledTo = (bar: number): void => {
    const moved = bar - last.current;
    last.current = bar;
    if (whole <= HIGHEST) return setSeen({ bar, ahead: 0 });
    const isNear = Math.abs(moved) <= 3 * height;
    const isEnd = bar <= 0 || bar >= shown - height - 1;
    if (isNear && !isEnd) return setSeen((now) => ({ ...now, bar }));
    const share = bar / Math.max(1, shown - height);
    setSeen({ bar, ahead: Math.round(share * most) - bar });
  };

  // All places are read before anything is drawn, which would have them laid out once more.
  const onScroll = (): void => {
    const bar = Math.round(box.current!.scrollTop);
    cancelAnimationFrame(frame.current);
    if (bar !== last.current) frame.current = requestAnimationFrame(() => scrolledTo(bar));
  };

  const shift = seen.bar - Math.min(seen.bar + ahead, most);
  const rows = useRows(row, from, to, (index) => index * rowHeight + shift);
  return (
    <div
      ref={box}
      class={`virtual ${props.class}`}
      role={props.role}
      onKeyDown={props.onKeyDown}
      onClick={props.onClick}
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={active}
      onScroll={onScroll}
    >
      <div class="virtual-whole" role="presentation" style={{ height: `${shown}px` }}>
        {rows}
      </div>
    </div>
  );
}

/** Rows `[from, to)`: those that were there, and are no others by now, are the same objects, which nobody looks into. */
function useRows(
  row: VirtualProps["row"],
  from: number,
  to: number,
  topOf: (index: number) => number,
): ComponentChildren[] {
  const before = useRef({ row, first: 0, tops: [] as number[], rows: [] as ComponentChildren[] });
  const { current: known } = before;
  const tops = Array.from({ length: Math.max(0, to - from) }, (_, i) => topOf(from + i));
  const rows = tops.map((top, i) => {
    const at = from + i - known.first;
    return known.row === row && known.tops[at] === top ? known.rows[at] : row(from + i, top);
  });
  before.current = { row, first: from, tops, rows };
  return rows;
}
