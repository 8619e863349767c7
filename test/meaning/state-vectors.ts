import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isRecord } from "../../fuzz/properties/equal.ts";
import { formatNamed } from "../../formats/index.ts";
import {
  type AnyContainer,
  codecNamed,
  codecsOf,
  currentCodec,
  type Part,
  readRecording,
  type RecordedBlock,
  writeRecording,
} from "../../recording/index.ts";
import { states, type World } from "../../quake/world/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";

const FOLDER = join(import.meta.dirname, "..", "vectors", "states");

/** A message as JSON has it. */
type Message = Readonly<Record<string, unknown>>;

/** Messages, or messages with what the block says of itself. */
export type Block =
  | readonly Message[]
  | { readonly block: object; readonly messages: readonly Message[] };

/** How a recording begins. */
interface Beginning {
  /** The version that it is read in, where its messages do not tell. */
  readonly version?: string;
  readonly blocks: readonly Block[];
}

/** A file of vectors whose messages make worlds. */
interface WorldsFile {
  readonly container: string;
  /** By name, or the file that has them. */
  readonly begins: Readonly<Record<string, Beginning>> | string;
  readonly vectors: readonly {
    readonly name: string;
    readonly from: string;
    /** The beginnings that it holds after it: all of them, where nothing is given. */
    readonly in?: readonly string[];
    readonly blocks: readonly Block[];
    readonly worlds: readonly Message[];
  }[];
}

/** Messages, and the worlds that they make. */
export interface StateVector {
  readonly name: string;
  readonly container: AnyContainer;
  /** What comes first, and the vector's own blocks. */
  readonly beginning: readonly Block[];
  readonly own: readonly Block[];
  readonly bytes: Uint8Array;
  readonly version: string | undefined;
  readonly worlds: readonly Message[];
}

/** All vectors, each after each beginning that it holds after it. */
export function stateVectors(): StateVector[] {
  const names = readdirSync(FOLDER).filter((name) => name.startsWith("worlds-"));
  return names.map(readVectors<WorldsFile>).flatMap((file) => {
    const { container: name, vectors } = file;
    const container = formatNamed(name)!;
    const begins =
      typeof file.begins === "string"
        ? readVectors<Readonly<Record<string, Beginning>>>(file.begins)
        : file.begins;
    return vectors.flatMap((vector) =>
      (vector.in ?? Object.keys(begins)).map((begin) => {
        const { version, blocks: beginning } = begins[begin]!;
        const { blocks: own, worlds } = vector;
        const bytes = recordingOf(container, [...beginning, ...own], version);
        const about = { name: `${name} ${begin}: ${vector.name}`, container, version };
        return { ...about, beginning, own, bytes, worlds };
      }),
    );
  });
}

/** What is in a file of vectors. */
export function readVectors<T>(name: string): T {
  return parse(readFileSync(join(FOLDER, name), "utf8")) as T;
}

const NO_BYTES = new Uint8Array(0);

/** What a block says of itself where a vector does not tell. */
const BLOCKS: Readonly<Record<string, (index: number) => object>> = {
  dem: () => ({ angles: [0, 0, 0] }),
  dm2: () => ({}),
  mvd: () => ({ delta: 0, target: 6, player: 0 }),
  qwd: (index) => {
    const numbers = { sequence: index + 1, reliable: 0, acknowledged: 0, reliableacknowledged: 0 };
    return { time: index, code: 1, ...numbers };
  },
};

/** A recording of some blocks, in the newest version by default. */
export function recordingOf(container: AnyContainer, blocks: readonly Block[], version?: string) {
  const { name } = container.table;
  const codecs = codecsOf<AnyMessage>(container, 0);
  const { to } = version === undefined ? currentCodec(codecs) : codecNamed(codecs, version);
  const parts = blocks.map((each, index) => {
    const { block = {}, messages } = "messages" in each ? each : { messages: each };
    const whole = { type: "block", ...BLOCKS[name]!(index), messages: NO_BYTES, ...block };
    const carried = messages.map(withBytes);
    return { kind: "block", block: whole, messages: carried, version: to, undecoded: undefined };
  });
  const header = { kind: "header", bytes: name === "dem" ? Uint8Array.of(0x32, 0x0a) : NO_BYTES };
  return writeRecording(container, [header, ...parts] as unknown as Part[]);
}

/** Bytes are given as JSON lines tell them: `{ hex: "00ff" }`. */
function withBytes(message: Message): Message {
  const entries = Object.entries(message).map(([name, value]) => {
    const hex = isRecord(value) ? value["hex"] : undefined;
    return [name, typeof hex === "string" ? Uint8Array.from(Buffer.from(hex, "hex")) : value];
  });
  return Object.fromEntries(entries) as Message;
}

/** What is wrong with the worlds of a vector; undefined when nothing is. */
export function wrongWorlds({ container, bytes, version, worlds }: StateVector) {
  return wrongList(states(container, bytes, { version }), worlds);
}

/** The blocks of a vector's recording, to be followed several times. */
export function blocksOf({
  container,
  bytes,
  version,
}: Pick<StateVector, "container" | "bytes" | "version">): RecordedBlock[] {
  const parts: Part[] = [...readRecording(container, bytes, { version })];
  return parts.filter((part) => part.kind === "block");
}

/** What is wrong with worlds, each as it is when it comes; undefined when nothing is. */
export function wrongList(worlds: Iterable<World>, expected: readonly Message[]) {
  let index = 0;
  for (const world of worlds) {
    const reported = expected[index];
    const path = `world ${index++}`;
    const found =
      reported === undefined ? `${path} is not expected` : wrongWorld(world, reported, path);
    if (found !== undefined) return found;
  }
  return index < expected.length ? `world ${index} is not there` : undefined;
}

/** Of these all are given, and of all else what a vector looks at. */
const WHOLE = new Set(["entities", "players", "scoreboard"]);

function wrongWorld(world: World, expected: Message, path: string): string | undefined {
  const { problems = [], ...rest } = expected as { problems?: readonly string[] };
  const reported = world.problems;
  if (
    reported.length !== problems.length ||
    !problems.every((part, i) => reported[i]!.includes(part))
  )
    return `${path}.problems: ${JSON.stringify(reported)} are not ${JSON.stringify(problems)}`;
  return wrongValue(world, { complete: problems.length === 0, ...rest }, path);
}

/** Where a value is not what is expected of it: `null` is nothing, members that are not given may be any. */
export function wrongValue(value: unknown, expected: unknown, path: string): string | undefined {
  if (expected === null)
    return value === undefined ? undefined : `${path}: ${shown(value)} is told`;
  if (value instanceof Map) return wrongMap(value, expected as Message, path);
  if (Array.isArray(expected)) {
    const same = Array.isArray(value) && value.length === expected.length;
    if (!same) return `${path}: ${shown(value)} is not ${shown(expected)}`;
    return first(expected, (each, i) => wrongValue(value[i], each, `${path}[${i}]`));
  }
  if (isRecord(expected) && isRecord(value))
    return first(Object.keys(expected), (key) =>
      wrongValue(value[key], expected[key], `${path}.${key}`),
    );
  return Object.is(value, expected)
    ? undefined
    : `${path}: ${shown(value)} is not ${shown(expected)}`;
}

function wrongMap(map: ReadonlyMap<unknown, unknown>, expected: Message, path: string) {
  const value = Object.fromEntries([...map].map(([key, each]) => [String(key), each]));
  const [found, reported] = [value, expected].map((each) =>
    Object.keys(each).toSorted().join(", "),
  );
  if (WHOLE.has(path.split(".").at(-1)!) && found !== reported)
    return `${path}: there are ${found || "none"}, not ${reported || "none"}`;
  return wrongValue(value, expected, path);
}

function first<T>(list: readonly T[], wrong: (each: T, i: number) => string | undefined) {
  return list.map(wrong).find((found) => found !== undefined);
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
