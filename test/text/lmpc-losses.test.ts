import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import { compile, decompile, lmpcText, TextError } from "../../quake/lmpc/index.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { Losses } from "../../text/losses.ts";
import { TextOutput } from "../../text/output.ts";
import { fteFixtures } from "../support/corpus.ts";

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

describe("what LMPC does not know", () => {
  const lossesOf = async (container: AnyContainer, bytes: Uint8Array) => {
    const losses = new Losses("LMPC");
    const text = await joined(decompile(lmpcText, container, [bytes], { name: "a", losses }));
    const lost = losses.list.map(
      ({ count, unit, what, why }) => `${count} ${unit} ${what}: ${why}`,
    );
    return { text, lost };
  };
  const UNKNOWN = "LMPC does not know the message: it is left out";

  it("is counted by the name of the message", async () => {
    const own = "sblock { time 1.0s; connless { ping; ack; } }";
    const bytes = await joined(compile([Buffer.from(own)], { name: "a" }));
    const { lost } = await lossesOf(qwd, Buffer.from(bytes, "latin1"));
    expect(lost).toEqual([`1 message ack: ${UNKNOWN}`]);
  });

  // FTE's extensions, which LMPC's words do not name: whoever reads its text reads all in Quake's own version.
  const [file] = fteFixtures();
  const bytes = file!.bytes().subarray(0, 12_000);

  it("is a dialect, whose messages are said in the version that the text tells", async () => {
    const all = await joined(decompile(lmpcText, dem, [bytes], { name: "a" }));
    const { text, lost } = await lossesOf(dem, bytes);
    const count = (token: RegExp, of = all) => [...of.matchAll(token)].length;
    expect(count(/^ updateentities\b/gm)).toBeGreaterThan(10);
    expect(lost).toContain(`${count(/^ updateentities\b/gm)} message updateentities: ${UNKNOWN}`);
    expect(count(/^ updateentities\b/gm, text)).toBe(0);
    expect(lost).toContain("1 message fte2: LMPC does not know it");
    const said = count(/^ [a-z_]+\b/gm, text.slice(text.indexOf(" serverinfo"))) - 1;
    const cameras = count(/^ camera /gm, text.slice(text.indexOf(" serverinfo")));
    expect(lost).toContain(
      `${said - cameras} message dialect: LMPC knows no such version: it is said in another one`,
    );
  });
});

describe("a text", () => {
  it("of no part tells what it is of", () => {
    const out = new TextOutput();
    lmpcText.writer(dem, {}).end(out);
    expect(Buffer.from(out.take()).toString()).toBe("// source: DEM binary file recording\n\n");
  });

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
    for (const byte of ["0x7f", "0x7F"])
      expect(await problem(block(`  id ${byte};\n }\n`))).toContain(
        'a:4:3: there is no message "id"',
      );
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
