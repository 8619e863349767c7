import type { AnyContainer } from "../../recording/index.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { valueText } from "../../runtime/errors/reasons.ts";
import type { Writer } from "../../runtime/bytes/writer.ts";
import { Assembler } from "../assembler.ts";
import { BlockLines } from "./blocks.ts";
import { Fault } from "./values/fault.ts";
import type { TextReader, TextReadOptions } from "../form.ts";
import { FastLines } from "./values/fast.ts";
import { messagePlans, parseMessage } from "./messages.ts";
import type { Kind, Plan } from "./types/kind.ts";
import { glanceAt, hasTwice, placeAt, placesIn, SyntaxFault } from "./scan.ts";
import {
  containerOf,
  fault,
  headerBytes,
  onlyMembers,
  LINE_KINDS,
  unknownLineKind,
  versionOf,
} from "./line-kinds.ts";
import { bytesOfHex, isObject, takeMembers } from "./values/parse.ts";
import { Lines, textOfLine } from "./lines.ts";
import type { Problems, Span } from "../problems.ts";

type Json = Record<string, unknown>;

/** Reads the lines that `JsonLinesWriter` writes. */
export class JsonLinesReader implements TextReader {
  readonly #w: Writer;
  readonly #problems: Problems;
  readonly #lines: Lines;
  readonly #fast = new FastLines();
  readonly #given: AnyContainer | undefined;
  /** The formats that the first line may name. */
  readonly #known: readonly AnyContainer[];
  #recording: Recording | undefined;
  /** The number of the line that is read, and where it is. */
  #number = 0;
  #place: [bytes: Uint8Array, start: number, end: number] = [new Uint8Array(0), 0, 0];
  readonly #moved: NonNullable<TextReadOptions["moved"]>;

  constructor(
    w: Writer,
    problems: Problems,
    { container, formats, moved = () => {} }: TextReadOptions = {},
  ) {
    this.#moved = moved;
    this.#w = w;
    this.#problems = problems;
    this.#lines = new Lines(problems.source, (bytes, start, end, number) =>
      this.#read(bytes, start, end, number),
    );
    this.#given = container;
    this.#known = formats?.list ?? (container === undefined ? [] : [container]);
  }

  push(piece: Uint8Array): void {
    this.#lines.push(piece);
  }

  end(): void {
    this.#lines.end();
    this.#try(() => {
      const changes = this.#begun().assembler.finish();
      if (changes.length > 0) this.#moved(changes);
    });
  }

  #read(bytes: Uint8Array, start: number, end: number, number: number): void {
    if (isBlank(bytes, start, end)) return;
    this.#number = number;
    this.#place = [bytes, start, end];
    if (this.#readFast(bytes, start, end)) return;
    let json: unknown;
    try {
      const line = this.#line();
      const glance = glanceAt(line);
      if (glance.isTooDeep) return this.#noJson();
      json = JSON.parse(line);
      // It takes the last of several members with one name, and says nothing of it.
      if (hasTwice(glance, json)) return this.#noJson();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return this.#noJson();
    }
    this.#try(() => this.#take(json));
  }

  /** Takes a line that is written as all are. Returns whether it was one. */
  #readFast(bytes: Uint8Array, start: number, end: number): boolean {
    if (this.#recording === undefined) return false;
    const { assembler, blocks, blockLine } = this.#recording;
    const codec = assembler.codecNow;
    const message = codec && this.#fast.message(bytes, start, end, messagePlans(codec));
    if (message !== undefined) {
      this.#try(() => assembler.message(message));
      return true;
    }
    const block = this.#fast.block(bytes, start, end, blockLine);
    if (block !== undefined) this.#try(() => takeBlock(assembler, blocks, block));
    return block !== undefined;
  }

  /** The line that is read, as text. */
  #line(): string {
    const [bytes, start, end] = this.#place;
    return textOfLine(bytes, start, end, this.#number);
  }

  /** Does what a line says, and notes what is wrong with it. */
  #try(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof EncodeError)) throw error;
      this.#note(error);
      // Without a beginning nothing can be understood.
      if (this.#recording === undefined) this.#problems.throwIfAny();
    }
  }

  #take(json: unknown): void {
    if (!isObject(json))
      throw fault(`a line is an object, and has one of ${LINE_KINDS.join(", ")}`);
    const category = LINE_KINDS.find((member) => json[member] !== undefined);
    if (category === undefined) throw unknownLineKind(json);
    if (category === "format") return this.#header(json);
    const { assembler, blocks } = this.#begun();
    switch (category) {
      case "type":
        return this.#message(assembler, json);
      case "block":
        return takeBlock(assembler, blocks, json);
      case "undecoded":
        onlyMembers(json, ["undecoded", "error"]);
        return assembler.undecoded(bytesOfHex(json[category], ["", category]));
      case "tail":
        onlyMembers(json, ["tail", "error"]);
        return assembler.bytes(bytesOfHex(json[category], ["", category]));
    }
  }

  #message(assembler: Assembler, json: Json): void {
    const { type } = json;
    const { codec } = assembler;
    if (typeof type !== "string") throw fault(`${valueText(type)} is no type`, "type");
    // A type that there is not, or not in this version, is refused in the codec's words.
    assembler.message(parseMessage(codec, json));
  }

  // ---- the beginning

  #header(json: Json): void {
    if (this.#recording !== undefined)
      throw fault("this line is before all others, and once", "format", true);
    const container = containerOf(json["format"], this.#known);
    if (this.#given !== undefined && this.#given !== container)
      throw fault(`the recording is to be ${this.#given.table.name}`, "format");
    onlyMembers(json, ["format", "header", "reading", "version"]);
    const bytes = headerBytes(container, json["header"]);
    this.#begin(container, versionOf(container, json["version"])).assembler.bytes(bytes);
  }

  #begin(container: AnyContainer, version?: string): Recording {
    const assembler = new Assembler(container, this.#w, version);
    const blocks = new BlockLines(container);
    const blockLine = {
      ...blocks.plan,
      members: new Map([...BLOCK_MEMBERS, ...blocks.plan.members]),
    };
    this.#recording = { container, assembler, blocks, blockLine };
    return this.#recording;
  }

  /** The recording, which needs no first line where its format was given. Throws Fault. */
  #begun(): Recording {
    if (this.#recording !== undefined) return this.#recording;
    if (this.#given !== undefined) return this.#begin(this.#given);
    throw fault(
      `the text begins with the recording's format: expected {"format":"${this.#known[0]?.table.name ?? "…"}"} or another`,
    );
  }

  // ---- problems

  #noJson(): void {
    try {
      placesIn(this.#line());
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
      return this.#add(error.span, error.message, error.hint);
    }
    this.#add({ start: 0, end: this.#line().length }, "this is no JSON");
  }

  #note(error: EncodeError): void {
    const isFault = error instanceof Fault;
    const [, ...path] = error.path;
    // A message as a whole is shown by its type.
    const span = this.#spanOf(path.length > 0 ? path : ["type"], isFault && error.isName);
    this.#add(span, isFault ? error.said : error.message, isFault ? error.hint : undefined);
  }

  #spanOf(path: readonly string[], isName: boolean): Span {
    try {
      return placeAt(placesIn(this.#line()), path, isName);
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
      // It is JSON, but deeper than anybody looks.
      return { start: 0, end: this.#line().length };
    }
  }

  #add(span: Span, message: string, hint?: string): void {
    this.#problems.add(this.#number, this.#line(), span, message, hint);
  }
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  while (at < end && isSpace(bytes[at]!)) at++;
  return at === end;
}

/** Space as JSON has it. */
function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === 0x0a;
}

/** The recording that the lines are of. */
interface Recording {
  readonly container: AnyContainer;
  readonly assembler: Assembler;
  readonly blocks: BlockLines;
  /** A block's members with those that only its line has. */
  readonly blockLine: Plan;
}

const BLOCK_MEMBERS: readonly (readonly [string, Kind])[] = [
  ["block", { kind: "number" }],
  ["version", { kind: "string" }],
];

const BLOCK_NAMES: ReadonlySet<string> = new Set(["type", "block", "version"]);

function takeBlock(assembler: Assembler, blocks: BlockLines, json: Json): void {
  assembler.unknownBlock();
  const { version } = json;
  if (version !== undefined && typeof version !== "string")
    throw fault(`${valueText(version)} is no version, as "1.06"`, "version");
  json["type"] = "block";
  const carrier = blocks.carrierOf(json);
  const isThere = carrier !== undefined && !isNothing(json, carrier);
  takeMembers(blocks.plan, json, ["block"], BLOCK_NAMES);
  assembler.block(json, isThere ? carrier : undefined, version);
}

/** Whether null says that a block has no messages, not even none: the member is taken out. Throws Fault for anything else. */
function isNothing(members: Json, carrier: string): boolean {
  const given = members[carrier];
  if (given !== undefined && given !== null)
    throw fault("a block's messages are in the lines after it", carrier, true);
  if (given === null) members[carrier] = undefined;
  return given === null;
}
