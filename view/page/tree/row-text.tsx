import { computed } from "@preact/signals";
import type { JSX } from "preact";
import type { BlockRow } from "../../api.ts";
import { hexOffset } from "../store/numbers.ts";
import { progress, summary } from "../store/state.ts";
import type { Row } from "../store/rows.ts";

/** Bytes of the file: while its index is made only this of what is known of it is in rows. */
const size = computed(() => progress.value?.size);

/**
 * What is in a row of the tree.
 *
 * @param block what is known of a block so far
 */
export function RowText({ row, block }: { row: Row; block: BlockRow | undefined }): JSX.Element {
  switch (row.kind) {
    case "header":
      return (
        <>
          <b>header</b>
          <ByteRange from={0} to={summary.value!.header} />
        </>
      );
    case "tail":
      return <span class="error">after the last whole block: {firstLine(row.error)}</span>;
    case "wrong":
      return (
        <>
          <span class="error">{firstLine(row.error)}</span>
          <ByteRange from={row.from} to={row.to} />
        </>
      );
    case "more":
      return <span class="dim">and {row.count.toLocaleString("en")} further messages</span>;
    case "message":
      return (
        <>
          <span class="name">{row.row.type}</span>
          <ByteRange from={row.row.from} to={row.row.to} />
        </>
      );
    case "block":
      return <BlockText block={row.block} row={block} />;
    case "item":
      return <ItemText row={row} />;
  }
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0]!;
}

/** This many types are named in a row: more are seldom seen in it. */
const TYPES = 12;

function BlockText({ block, row }: { block: number; row: BlockRow | undefined }): JSX.Element {
  return (
    <>
      <span class="number">{String(block).padStart(4)}</span>
      {row === undefined ? (
        <span class="dim">…</span>
      ) : (
        <>
          <span class="offset">
            {hexOffset(row.offset, size.value)} {String(row.length).padStart(4)}
          </span>
          <span class="types">
            {row.types
              .slice(0, TYPES)
              .map(([type, count], i) => [
                `${i === 0 ? "" : " "}${type}`,
                count > 1 ? <i key={type}> ×{count}</i> : "",
              ])}
            {row.types.length > TYPES ? " …" : ""}
            {row.error === undefined ? "" : <span class="error"> {firstLine(row.error)}</span>}
          </span>
        </>
      )}
    </>
  );
}

function ByteRange({ from, to }: { readonly from: number; readonly to: number }): JSX.Element {
  return (
    <span class="place">
      {hexOffset(from, size.value)} · {to - from}
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
