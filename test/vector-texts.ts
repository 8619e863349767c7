import { type AnyContainer, formatNamed } from "../recording/index.ts";
import { bytesToText, textToBytes } from "../runtime/text.ts";
import type { ContainerTable, Table } from "../runtime/table.ts";
import { Writer, written } from "../runtime/writer.ts";
import { compile, decompile, type DecompileOptions, lmpcText } from "../text/index.ts";
import type { Vector } from "./vector-files.ts";

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

/** By the protocols that recordings carry. */
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

/** What is wrong with the text of a vector's bytes, and with the bytes of its text: nothing where all is right. */
export async function textComplaints(table: Table, vector: Vector): Promise<string[]> {
  const { versions, text } = vector;
  if (text === undefined) return [];
  if (table.kind === "container") return blockComplaints(table as ContainerTable, vector, text);
  const carrier = CARRIERS[table.name];
  if (carrier === undefined) return [`${table.name} has no text form`];
  const complaints = versions.map(async (version) => {
    const name = table.versions[version]!;
    const found = await messageComplaints(carrier, name, vector.bytes, text);
    return found.map((reason) => `version ${name}: ${reason}`);
  });
  return (await Promise.all(complaints)).flat();
}

async function blockComplaints(
  { name }: ContainerTable,
  { bytes }: Vector,
  text: string,
): Promise<string[]> {
  const container = formatNamed(name);
  if (container === undefined) return [`${name} has no text form`];
  const header = textToBytes(container.table.header === undefined ? "" : "-1\n");
  const front = await said(container, header, {});
  const recording = new Uint8Array([...header, ...bytes]);
  return compared(container, recording, front + text, {});
}

async function messageComplaints(
  { container, block, plain, isVersioned }: Carrier,
  version: string,
  bytes: Uint8Array,
  text: string,
): Promise<string[]> {
  const options = isVersioned ? { version } : {};
  const around = await said(
    container,
    recordingOf(container, block(Uint8Array.of(plain.id(version)))),
    options,
  );
  const line = new RegExp(`^( *)${plain.token};\n`, "m");
  const [, indent = ""] = line.exec(around) ?? [];
  const own = text.replaceAll(/^(?!$)/gm, indent);
  const recording = recordingOf(container, block(bytes));
  // A function: in a text for `replace` a dollar has a meaning of its own.
  return compared(
    container,
    recording,
    around.replace(line, () => own),
    options,
  );
}

function recordingOf(container: AnyContainer, block: object): Uint8Array {
  const w = new Writer();
  container.encodeBlock(w, { type: "block", ...block });
  const header = container.table.header === undefined ? "" : "-1\n";
  return new Uint8Array([...textToBytes(header), ...written(w)]);
}

/** Both ways, each by generated code where there is some, and by the table. */
async function compared(
  container: AnyContainer,
  recording: Uint8Array,
  text: string,
  options: DecompileOptions,
): Promise<string[]> {
  const complaints: string[] = [];
  const ways: Record<string, string> = {
    "as it is": await said(container, recording, options),
    "said by the table": withoutPlaces(
      await said(container, recording, { ...options, offsets: true }),
    ),
  };
  for (const [way, own] of Object.entries(ways))
    if (own !== text) complaints.push(`${way}, its text is\n${own}and not\n${text}`);
  const texts: Record<string, string> = {
    "as it is": text,
    "heard by the table": text.replaceAll(/^ +/gm, "$& "),
  };
  for (const [way, own] of Object.entries(texts)) {
    const bytes = Buffer.from(await heard(own)).toString("hex");
    const wanted = Buffer.from(recording).toString("hex");
    if (bytes !== wanted) complaints.push(`${way}, its text\n${own}is ${bytes}\nand not ${wanted}`);
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
