import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { BlockRow } from "../../api.ts";
import { hexOffset } from "../numbers.ts";
import { progress, summary } from "../state.ts";
import type { Row } from "./rows.ts";

/** Blocks in the list that are known by now. */
export const known = signal<ReadonlyMap<number, BlockRow>>(new Map());

/** What stands in a row of the tree. */
export function RowText({ row }: { readonly row: Row }): JSX.Element {
  const size = progress.value?.size;
  switch (row.kind) {
    case "header":
      return (
        <>
          <b>header</b>
          <Place from={0} to={summary.value!.header} />
        </>
      );
    case "tail":
      return <span class="error">behind the last whole block: {firstLine(row.error)}</span>;
    case "wrong":
      return (
        <>
          <span class="error">{firstLine(row.error)}</span>
          <Place from={row.from} to={row.to} />
        </>
      );
    case "more":
      return <span class="dim">and {row.count.toLocaleString("en")} further messages</span>;
    case "message":
      return (
        <>
          <span class="name">{row.row.type}</span>
          <Place from={row.row.from} to={row.row.to} />
        </>
      );
    case "block":
      return <BlockText block={row.block} size={size} />;
    case "item":
      return <ItemText row={row} />;
  }
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0]!;
}

function BlockText({ block, size }: { block: number; size: number | undefined }): JSX.Element {
  const row = known.value.get(block);
  return (
    <>
      <span class="number">{block}</span>
      {row === undefined ? (
        <span class="dim">…</span>
      ) : (
        <>
          <span class="offset">{hexOffset(row.offset, size)}</span>
          <span class="length">{row.length}</span>
          <span class="types">
            {row.types.map(([type, count]) => (
              <span key={type}>
                {type}
                {count > 1 ? <i> ×{count}</i> : ""}
              </span>
            ))}
            {row.error === undefined ? "" : <span class="error">{firstLine(row.error)}</span>}
          </span>
        </>
      )}
    </>
  );
}

function Place({ from, to }: { readonly from: number; readonly to: number }): JSX.Element {
  return (
    <span class="place">
      {hexOffset(from, progress.value?.size)} · {to - from}
    </span>
  );
}

function ItemText({ row }: { readonly row: Extract<Row, { kind: "item" }> }): JSX.Element {
  const { item } = row;
  if (item.absent)
    return (
      <span class="dim">
        {item.name} <i>{item.notes.join("; ") || "absent"}</i>
      </span>
    );
  return (
    <>
      <span class="name">{item.name}</span>
      {item.value === undefined || (item.items.length > 1 && item.value.startsWith("[")) ? (
        ""
      ) : (
        <span class="value">{item.value}</span>
      )}
      {item.value?.startsWith("[") ? <span class="value">{item.value}</span> : ""}
      {item.enumName === undefined ? "" : <span class="enum">{item.enumName}</span>}
      {item.raw === undefined ? "" : <span class="dim">raw {item.raw}</span>}
      {item.type === undefined ? "" : <span class="type">{item.type}</span>}
      {item.notes.length === 0 ? "" : <span class="note">{item.notes.join("; ")}</span>}
    </>
  );
}
