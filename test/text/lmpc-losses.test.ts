import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { compile, decompile, lmpcText, TextError } from "../../quake/lmpc/index.ts";
import { Losses } from "../../text/losses.ts";

/* What LMPC's words say nothing of, and what nobody says in LMPC's words. */

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece.slice());
  return Buffer.concat(all).toString("latin1");
}

/** A block of messages, after a header of a line (DEM §1, §3.3). */
function recording(hex: string): Uint8Array {
  const body = Buffer.from(hex.replaceAll(" ", ""), "hex");
  const length = new Uint8Array(Uint32Array.of(body.length).buffer);
  return Uint8Array.from([0x0a, ...length, ...Array<number>(12).fill(0), ...body]);
}

describe("a message of which LMPC's words say too little", () => {
  // DarkPlaces' TE_BLOOD (cl_particles.c): 50, three floats, three signed bytes, and how much.
  const BLOOD = "17 32 0000c03f 000010c0 00018045 ff0280 c8";

  it("is left out whole, and counted once", async () => {
    const losses = new Losses("LMPC");
    const bytes = recording(`01 ${BLOOD} 01`);
    const text = await joined(decompile(lmpcText, dem, [bytes], { name: "a", losses }));
    expect(text.slice(text.indexOf("nop"))).toBe("nop;\n nop;\n}\n");
    const lost = losses.list.map(({ unit, count, what, why }) => [unit, count, what, why]);
    expect(lost.filter(([unit]) => unit === "message")).toEqual([
      ["message", 1, "temp_entity", "LMPC's words cannot say it: the message is left out"],
    ]);
  });
});

describe("a text", () => {
  const problem = async (text: string, options: object = {}) => {
    try {
      return await joined(compile([Buffer.from(text)], { name: "a", ...options }));
    } catch (error) {
      if (error instanceof TextError) return error.message;
      throw error;
    }
  };
  const block = (inner: string) => `track "";\nblock {\n camera 0.0 0.0 0.0;\n${inner}}\n`;

  it("has bytes that nobody understands in braces of their own", async () => {
    const unknown = " unknown { // something is wrong\n  id 0x7f;\n }\n";
    expect((await problem(block(unknown))).slice(16)).toBe("\x7f");
    // The same bytes without what they are.
    expect(await problem(block("  id 0x7f;\n }\n"))).toContain('a:4:3: there is no message "id"');
    expect(await problem(block(" unknown { // something is wrong\n }\n"))).not.toBe("");
  });

  it("whose form is known tells by its beginning what it is of, also where that comes in pieces", async () => {
    const own = Buffer.from("sblock { time 1.0s; connless { ping; } }\n");
    const pieces = Array.from(own, (_, i) => own.subarray(i, i + 1));
    const [all, each] = await Promise.all(
      [[own], pieces].map((text) => joined(compile(text, { form: lmpcText, name: "a" }))),
    );
    // QWD: a time of 1.0, and a packet of the server's.
    expect(all!.slice(0, 5)).toBe("\x00\x00\x80\x3f\x01");
    expect(each).toBe(all);
  });

  it("that tells nothing of what it is of is one of Quake's", async () => {
    expect(await problem("other { }\n", { form: lmpcText })).toContain(
      'there is no block "other"\n> 1 | other { }\n    | ^^^^^\n  Expected one of block.',
    );
  });
});
