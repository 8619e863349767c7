import type { AnyContainer } from "../../recording/index.ts";
import { compile, decompile, lmpcText } from "../../quake/lmpc/index.ts";

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const list: Uint8Array[] = [];
  for await (const piece of pieces) list.push(piece);
  return Buffer.concat(list);
}

/** The recording that a text tells. */
export function compiled(container: AnyContainer, text: string): Promise<Buffer> {
  return joined(compile([Buffer.from(text)], { container }));
}

/** What a text becomes when it is compiled and decompiled. */
export async function again(
  container: AnyContainer,
  text: string,
  offsets = false,
): Promise<string> {
  const bytes = await compiled(container, text);
  return (await joined(decompile(lmpcText, container, [bytes], { offsets }))).toString("latin1");
}

/** The statements that have comments, but for what precedes the first block. */
export function commented(text: string): string[] {
  const blocks = text.slice(text.indexOf("block {"));
  return blocks.split("\n").flatMap((line) => (line.includes(" // ") ? [line.trim()] : []));
}

/** The text of a Quake recording whose blocks have these messages. */
export function recorded(blocks: readonly string[]): string {
  return ['track "";', ...blocks.map((inner) => `block { camera 0.0 0.0 0.0; ${inner} }`)].join(
    "\n",
  );
}
