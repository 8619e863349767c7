import type { Layout, MessageTable } from "../../../runtime/table/messages.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import * as code from "../code/build.ts";
import { type Count, countExpr, isMore, sum } from "../code/count.ts";
import type { Block, Expr, FunctionCode, Stmt } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { pascal, upper } from "../../facts/names.ts";
import { wireInt } from "../decode/numbers.ts";
import { OFFSET } from "../decode/plan.ts";
import { layoutName } from "../../facts/layout-names.ts";
import { passage } from "./passage.ts";

/** `passUpdateentities(r)`, where two bytes tell how long such a message is: the fastest way to where others are. */
export function passRunFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode | undefined {
  const table = pairsOf(emitting, message, layout);
  if (table === undefined) return undefined;
  return {
    name: `pass${pascal(layoutName(emitting.table, message, layout))}Run`,
    isLocal: true,
    parameters: [{ name: "r", type: "Reader" }],
    returns: "void",
    body: runLoop([lengthOf(table, PAIR_THERE)], [], [], [code.set(OFFSET, code.AT)]),
    doc: `Passes over \`${message.name}\`s as long as one follows another: its first two bytes tell how long it is.`,
  };
}

/** The first two bytes at `at`. */
const PAIR_THERE = code.read(wireInt(16), code.AT);
const PAIR = code.name("pair");
const LENGTH = code.name("length");

/**
 * Goes from one message to the next as long as their first two bytes tell how long they are.
 *
 * @param lengths tell it, before the test
 * @param found what is done with a message
 */
function runLoop(lengths: Block, found: Block, moved: Block, last: Block): Block {
  const end = code.name("end");
  const next = code.operation(code.AT, "+", LENGTH);
  const isNone = code.operation(code.equals(LENGTH, 0), "||", code.operation(next, ">", end));
  const body = [
    ...lengths,
    code.when(isNone, [code.stop()]),
    ...found,
    code.set(code.AT, LENGTH, "+="),
    ...moved,
  ];
  return [
    code.constant({ members: ["view", "end"].map((name) => ({ name, as: name })) }, code.READER),
    code.variable("at", OFFSET),
    code.constant("last", code.operation(end, "-", 2)),
    code.loopWhile(code.operation(code.AT, "<=", code.name("last")), body),
    ...last,
  ];
}

/** What a table says of two bytes. */
function lengthOf(table: Expr, pair: Expr): Stmt {
  return code.constant("length", code.itemThere(table, pair));
}

/** The table that tells by two bytes how long such a message is, where they do. */
function pairsOf(emitting: Emitting, message: MessageTable, layout: Layout): Expr | undefined {
  const lengths = pairedLengths(layout);
  if (lengths === undefined) return undefined;
  const name = `${upper(layoutName(emitting.table, message, layout))}_PAIRS`;
  return emitting.constants.set(name, code.use("pairLengths", lengths));
}

/**
 * What hands over such messages as long as one follows another. What the next one depends on are two bytes and a table,
 * and nothing that is in memory between them: that halves the time.
 *
 * @param keep what keeps the mask, and where the bytes after it begin
 */
export function visitRun(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
  keep: (mask: Expr, at: Expr) => Block,
): Block | undefined {
  const table = pairsOf(emitting, message, layout);
  const mask = layout.fields.find((field) => field.kind === "mask");
  if (table === undefined || mask === undefined) return undefined;
  const [part, more] = mask.parts;
  const second = code.operation(code.and(PAIR, 0xff00), "&", code.unary("-", code.name("more")));
  const whole = code.or([code.and(PAIR, 2 ** part!.bits - 1), second]);
  const handler = code.member(code.name("handlers"), message.name);
  const after = code.operation(code.plus(code.AT, 1), "+", code.name("more"));
  return runLoop(
    [code.constant("pair", PAIR_THERE), lengthOf(table, PAIR)],
    [
      code.constant("more", code.operation(code.shiftedRight(PAIR, more!.when!), "&", 1)),
      ...keep(whole, after),
    ],
    [
      code.set(OFFSET, code.AT),
      code.run({ kind: "call", callee: handler, args: [code.name("this")], optional: true }),
    ],
    [],
  );
}

/** Whether `runMethod` makes one. */
export function hasRun(layout: Layout): boolean {
  return pairedLengths(layout) !== undefined;
}

/** Options of `pairLengths`, where a message is such a one. */
function pairedLengths({ id, fields }: Layout): Expr | undefined {
  const [first, ...rest] = passage(fields);
  const mask = first?.kind === "one" ? first.field : undefined;
  if (id === undefined || mask?.kind !== "mask" || !isPaired(mask)) return undefined;
  const reserved = rest
    .slice(0, -1)
    .map((stretch) =>
      stretch.kind === "one" && stretch.field.kind === "reserved"
        ? stretch.field.bit.bit
        : undefined,
    );
  const run = rest.at(-1);
  if (
    run?.kind !== "run" ||
    reserved.includes(undefined) ||
    run.size.terms.length > 0 ||
    isMore(run.size.most, 0xf0)
  )
    return undefined;
  const bits = run.size.masks.get(mask.name) ?? new Map<number, Count>();
  const perBit = Array.from({ length: 16 }, (_, bit) => countExpr(bits.get(bit) ?? 0));
  const reservedBits = reserved.reduce<number>((all, bit) => all | (1 << bit!), 0);
  const [part, more] = mask.parts;
  const record = {
    ids: code.list(id.map(code.hex)),
    bits: code.number(part!.bits),
    more: code.number(more!.when!),
    bytes: countExpr(sum(run.size.constant, 1)),
    perBit: code.list(perBit),
    refused: code.hex(reservedBits),
  };
  return code.recordOf(record);
}

function isPaired({ parts }: MaskField): boolean {
  const [first, more] = parts;
  const isByte = more?.bits === 8 && more.at === 8 && more.unless === undefined;
  return parts.length === 2 && first!.from === "id" && isByte;
}
