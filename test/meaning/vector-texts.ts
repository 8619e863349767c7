import { formatNamed } from "../../formats/index.ts";
import { type AnyContainer } from "../../recording/index.ts";
import { bytesToText, textToBytes } from "../../runtime/bytes/text/text.ts";
import { flavorOf, type Table } from "../../runtime/table/table.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { compile, decompile, type DecompileOptions, lmpcText } from "../../quake/lmpc/index.ts";
import { hexOf } from "../../vectors/bytes.ts";
import type { Vector } from "../../vectors/files.ts";

/** A recording that has a message in it, and what of its text is not that message's. */
interface Carrier {
  readonly container: AnyContainer;
  /** A block with nothing but this message. */
  block(messages: Uint8Array): object;
  /** A message without members, in each version. */
  readonly plain: { readonly id: (version: string) => number; readonly token: string };
  /** Whether the version of a message is that of the recording. */
  readonly isVersioned: boolean;
}

const QWD = { time: 0, code: 1, reliable: 0 };

/** By the protocols that recordings carry, and their kinds where those have containers of their own. */
const CARRIERS: Readonly<Record<string, Carrier>> = {
  netquake: {
    container: formatNamed("dem")!,
    block: (messages) => ({ angles: [0, 0, 0], messages }),
    plain: { id: () => 1, token: "nop" },
    isVersioned: true,
  },
  quakeworld: {
    container: formatNamed("qwd")!,
    block: (messages) => ({
      ...QWD,
      sequence: 1,
      acknowledged: 1,
      reliableacknowledged: 0,
      messages,
    }),
    plain: { id: () => 1, token: "nop" },
    isVersioned: true,
  },
  "quakeworld mvd": {
    container: formatNamed("mvd")!,
    block: (messages) => ({ delta: 0, target: 6, player: 0, messages }),
    plain: { id: () => 1, token: "nop" },
    isVersioned: true,
  },
  quakeworld_connectionless: {
    container: formatNamed("qwd")!,
    block: (packet) => ({ ...QWD, sequence: 0x7fffffff, reliable: 1, packet }),
    plain: { id: () => 0x6b, token: "ping" },
    isVersioned: false,
  },
  quake2: {
    container: formatNamed("dm2")!,
    block: (messages) => ({ messages }),
    plain: { id: (version) => (version === "25" ? 1 : 6), token: "nop" },
    isVersioned: true,
  },
};

/** Whether a table's messages or blocks have a text form: those of recordings do. */
export function hasText({ name }: Table): boolean {
  return name in CARRIERS || formatNamed(name) !== undefined;
}

/** A vector's block, and the text that it should be. */
interface TextVector {
  readonly vector: Vector;
  readonly block: Uint8Array;
  readonly text: string;
}

/**
 * What is wrong with the texts of vectors' bytes, and with the bytes of their texts: nothing where all is right.
 * All that is said in one version is tried as one recording first: making what says and hears takes longest.
 */
export async function textComplaints(
  table: Table,
  vectors: readonly Vector[],
): Promise<Map<Vector, string[]>> {
  const complaints = new Map<Vector, string[]>();
  const named = vectors.filter(({ text }) => text !== undefined);
  for (const [version, name] of table.versions.entries()) {
    const here = named.filter(({ versions }) => versions.includes(version));
    if (here.length === 0) continue;
    const { container, options, texts } = await vectorsIn(table, name, here);
    for await (const [vector, found] of wrongOf(container, texts, options))
      for (const why of found)
        complaints.set(vector, [...(complaints.get(vector) ?? []), `${name}, ${why}`]);
  }
  return complaints;
}

/** Those of which one is wrong are halved until it is found. */
async function* wrongOf(
  container: AnyContainer,
  texts: readonly TextVector[],
  options: DecompileOptions,
): AsyncGenerator<[Vector, string[]]> {
  const found = await compared(container, texts, options);
  if (found.length === 0) return;
  if (texts.length === 1) return yield [texts[0]!.vector, found];
  const middle = texts.length >> 1;
  yield* wrongOf(container, texts.slice(0, middle), options);
  yield* wrongOf(container, texts.slice(middle), options);
}

async function vectorsIn(
  table: Table,
  version: string,
  vectors: readonly Vector[],
): Promise<{ container: AnyContainer; options: DecompileOptions; texts: TextVector[] }> {
  const own = formatNamed(table.name);
  if (own !== undefined) {
    const texts = vectors.map((vector) => ({ vector, block: vector.bytes, text: vector.text! }));
    return { container: own, options: {}, texts };
  }
  const kind = flavorOf(table, table.versions.indexOf(version))?.name;
  const carrier = CARRIERS[`${table.name} ${kind}`] ?? CARRIERS[table.name];
  if (carrier === undefined) throw new Error(`${table.name} has no text form`);
  const { container, block, plain, isVersioned } = carrier;
  const options = isVersioned ? { version } : {};
  const front = await said(container, recordingOf(container, []), options);
  const nothing = blockOf(container, block(Uint8Array.of(plain.id(version))));
  const around = await said(container, recordingOf(container, [nothing]), options);
  const line = new RegExp(`^( *)${plain.token};\n`, "m");
  const [, indent = ""] = line.exec(around) ?? [];
  const texts = vectors.toSorted(namesLast(table)).map((vector) => {
    const inner = vector.text!.replaceAll(/^(?!$)/gm, indent);
    // A function: in a text for `replace` a dollar has a meaning of its own.
    const text = around.slice(front.length).replace(line, () => inner);
    return { vector, block: blockOf(container, block(vector.bytes)), text };
  });
  return { container, options, texts };
}

/** What names models and sounds comes last, so that nothing is given with comments that have the names. */
function namesLast({ messages }: Table): (a: Vector, b: Vector) => number {
  const named = new Set(
    messages
      .filter(({ layouts }) =>
        layouts.some(({ fields }) =>
          fields.some((field) => field.kind === "value" && /string/.test(field.type.kind)),
        ),
      )
      .map(({ name }) => name),
  );
  return (a, b) => Number(named.has(a.message)) - Number(named.has(b.message));
}

function blockOf(container: AnyContainer, block: object): Uint8Array {
  const w = new Writer();
  container.encodeBlock(w, { type: "block", ...block });
  return written(w).slice();
}

/** What recordings begin with, by the name of the header. */
const HEADERS: Readonly<Record<string, string>> = { cdtrack: "-1\n", magic: "MVD2" };

function recordingOf({ table }: AnyContainer, blocks: readonly Uint8Array[]): Uint8Array {
  const header = textToBytes(table.header === undefined ? "" : HEADERS[table.header.name]!);
  return new Uint8Array(Buffer.concat([header, ...blocks]));
}

/** Both ways, each by generated code where there is some, and by the table. */
async function compared(
  container: AnyContainer,
  vectors: readonly TextVector[],
  options: DecompileOptions,
): Promise<string[]> {
  const recording = recordingOf(
    container,
    vectors.map(({ block }) => block),
  );
  const front = await said(container, recordingOf(container, []), options);
  const text = front + vectors.map((each) => each.text).join("");
  const complaints: string[] = [];
  const places = await said(container, recording, { ...options, offsets: true });
  const ways: Record<string, string> = {
    "as it is": await said(container, recording, options),
    "said by the table": withoutPlaces(places),
  };
  for (const [way, own] of Object.entries(ways))
    if (own !== text) complaints.push(`${way}, its text is\n${own}and not\n${text}`);
  const texts: Record<string, string> = {
    "as it is": text,
    "heard by the table": text.replaceAll(/^ +/gm, "$& "),
  };
  for (const [way, own] of Object.entries(texts)) {
    const bytes = await heard(own).then(hexOf, String);
    if (bytes !== hexOf(recording))
      complaints.push(`${way}, its text\n${own}is ${bytes}\nand not ${hexOf(recording)}`);
  }
  return complaints;
}

function withoutPlaces(text: string): string {
  return text.replaceAll(/^ *\/\/ (?:at|block|header).* 0x[\da-f]+.*\n|^ *\/\/ at 0x.*\n/gm, "");
}

async function said(
  container: AnyContainer,
  recording: Uint8Array,
  options: DecompileOptions,
): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of decompile(lmpcText, container, [recording], options))
    pieces.push(piece);
  return bytesToText(new Uint8Array(Buffer.concat(pieces)));
}

async function heard(text: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of compile([textToBytes(text)], { name: "vector" })) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}
