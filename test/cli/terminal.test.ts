import { EventEmitter } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { coloursFor, forTerminal } from "../../cli/terminal/colours.ts";
import { JoinText } from "../../cli/net/join-text.ts";
import { asCliError } from "../../cli/net/net-errors.ts";
import { harmless, jsonText, plain, shown, visible } from "../../cli/terminal/outside.ts";
import { queryText } from "../../cli/net/query-text.ts";
import { type Client, NetError, type ServerReport } from "../../quake/net/index.ts";
import { compile } from "../../quake/lmpc/index.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

/** What may command a terminal, change what is there, or turn the order of what follows. */
const DANGER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const dangerIn = (text: string) => DANGER.exec(text.replaceAll("\n", ""))?.[0];

/** Bytes that a recording or a server may have in a text. */
const hostile = fc
  .array(fc.constantFrom(..."\x1b\x9b\x07\b\r\n\x7f\x80\x90\x9d\x0e[2Jm]0;a\xe1\x92".split("")), {
    minLength: 1,
    maxLength: 24,
  })
  .map((characters) => characters.join(""));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Recordings of each family with a text wherever a recording may have one that is given. */
const RECORDINGS: Readonly<Record<string, (text: string) => readonly object[]>> = {
  "a.dem": (text) => [
    { format: "dem", header: `${text.replaceAll("\n", "a")}\n` },
    { block: 0, angles: [0, 0, 0] },
    { type: "print", text },
    {
      type: "serverinfo",
      serverversion: 15,
      maxclients: 2,
      gametype: 1,
      mapname: text,
      models: [`maps/${text}.bsp`, text],
      sounds: [text],
    },
    { type: "updatename", player: 0, netname: text },
    { type: "centerprint", text },
    { type: "stufftext", text },
    { type: "time", time: 1 },
  ],
  "a.qwd": (text) => [
    { format: "qwd" },
    {
      block: 0,
      time: 1,
      code: 1,
      sequence: 1,
      reliable: 0,
      acknowledged: 1,
      reliableacknowledged: 0,
    },
    {
      type: "serverdata",
      serverversion: 28,
      servercount: 1,
      gamedir: text,
      player: 0,
      spectator: 0,
      mapname: text,
      ...Object.fromEntries(MOVEMENT.map((name) => [name, 1])),
    },
    { type: "updateuserinfo", player: 0, userid: 4, userinfo: `\\name\\${text}\\team\\${text}` },
    { type: "print", level: 2, text },
    { type: "centerprint", text },
  ],
  "a.dm2": (text) => [
    { format: "dm2" },
    { block: 0 },
    {
      type: "serverdata",
      serverversion: 34,
      servercount: 1,
      attractloop: 1,
      gamedir: text,
      playernum: 0,
      levelname: text,
    },
    { type: "configstring", index: 33, string: `maps/${text}.bsp` },
    { type: "configstring", index: 1312, string: `${text}\\male/grunt` },
    { type: "print", level: 3, text },
  ],
};

const MOVEMENT = [
  ["gravity", "stopspeed", "maxspeed", "spectatormaxspeed", "accelerate", "airaccelerate"],
  ["wateraccelerate", "friction", "waterfriction", "entgravity"],
].flat();

async function recording(name: string, text: string): Promise<string> {
  const lines = RECORDINGS[name]!(text).map((line) => JSON.stringify(line));
  const pieces: Uint8Array[] = [];
  for await (const piece of compile([Buffer.from(`${lines.join("\n")}\n`)]))
    pieces.push(piece.slice());
  const path = join(folder, name);
  await writeFile(path, Buffer.concat(pieces));
  return path;
}

describe("text from outside", () => {
  whole("has nothing in it that commands a terminal, whichever function shows it", () => {
    const any = fc.oneof(hostile, fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(any, (text) => {
        for (const show of [plain, shown]) expect(DANGER.test(show(text))).toBe(false);
        expect(dangerIn(harmless(text).replaceAll("\t", ""))).toBeUndefined();
        expect(dangerIn(jsonText({ text }))).toBeUndefined();
        expect(JSON.parse(jsonText({ text }))).toEqual({ text });
      }),
      { seed: 21 },
    );
  });

  it("is shown as Quake draws it, and as it is where it is harmless", () => {
    expect(plain("\x10Ranger\x11 \xd2\xe1\xee\x9b \x1d\x1e\x1f \x92\x93\n")).toBe(
      "[Ranger] Ran9 <=> 01·",
    );
    expect(shown("naïve – “Zürich” 東京.dem")).toBe("naïve – “Zürich” 東京.dem");
    expect(shown("\x1b[2J\u202egnp\n")).toBe("\\x1b[2J\\u202egnp\\n");
  });

  it("cannot write the colours that the command itself has", () => {
    const { bold, red } = coloursFor(true);
    expect(forTerminal(`${bold("\x1b[31mx")} y`)).toBe("\x1b[1m\\x1b[31mx\x1b[22m y");
    expect(forTerminal(red("x"))).toBe("\x1b[31mx\x1b[39m");
    expect(forTerminal(coloursFor(false).red("x"))).toBe("x");
  });
});

describe("what the command writes", () => {
  it("goes through one place", async () => {
    const cli = join(import.meta.dirname, "..", "..", "cli");
    const names = (await readdir(cli, { recursive: true })).filter(
      (name) => name.endsWith(".ts") && name !== join("terminal", "say.ts"),
    );
    expect(names.length).toBeGreaterThan(50);
    for (const name of names)
      expect([name, await readFile(join(cli, name), "utf8")]).not.toEqual([
        name,
        expect.stringMatching(/process\.std(out|err)\.write\(|console\./),
      ]);
  });
});

describe("the commands", () => {
  const COMMANDS = [
    ["info"],
    ["info", "--json"],
    ["verify"],
    ["verify", "--json"],
    ["inspect"],
    ["decompile", "--json"],
    ["cut", "--level", "9"],
    ["split"],
    ["strip", "--text", "nothing", "-o", "/dev/null"],
  ];

  whole(
    "print nothing of a recording that commands a terminal, and no line more than of a harmless one",
    async () => {
      const linesOf = async (command: readonly string[], path: string) => {
        const { stdout, stderr } = await call([...command, path]);
        expect(dangerIn(stdout + stderr), command.join(" ")).toBeUndefined();
        return (stdout + stderr).split("\n").length;
      };
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...Object.keys(RECORDINGS)),
          hostile,
          async (name, text) => {
            const path = await recording(name, "a".repeat(text.length));
            const expected: number[] = [];
            for (const command of COMMANDS) expected.push(await linesOf(command, path));
            await recording(name, text);
            for (const [i, command] of COMMANDS.entries())
              expect([command, await linesOf(command, path)]).toEqual([command, expected[i]]);
          },
        ),
        { seed: 21, numRuns: 12 },
      );
    },
  );

  it("write a text to a terminal in characters that it shows, which compile to the same", async () => {
    const path = await recording("a.dem", "\x1b]0;\x9b2J\x07\xe1");
    const { stdout: file } = await call(["decompile", path]);
    const isTTY = Object.getOwnPropertyDescriptor(process.stdout, "isTTY");
    Object.defineProperty(process.stdout, "isTTY", { value: true, configurable: true });
    const { stdout } = await call(["decompile", path]);
    if (isTTY === undefined) Reflect.deleteProperty(process.stdout, "isTTY");
    else Object.defineProperty(process.stdout, "isTTY", isTTY);
    expect(stdout).not.toBe(file);
    expect(stdout).toMatch(/^[\n -~]*$/);
    const bytes: Uint8Array[] = [];
    for await (const piece of compile([Buffer.from(stdout)])) bytes.push(piece.slice());
    const again = join(folder, "again.dem");
    await writeFile(again, Buffer.concat(bytes));
    expect((await call(["decompile", "--json", again])).stdout).toBe(
      (await call(["decompile", "--json", path])).stdout,
    );
    expect(visible(Uint8Array.of(0x41, 0x9b))).toEqual(Buffer.from("A\\233"));
  });

  it("print no name of a file that commands a terminal, or ends a line", async () => {
    const path = join(folder, "a\x1b[2J\u202e\n\x9b.dem");
    await writeFile(path, await readFile(await recording("a.dem", "a")));
    for (const command of [...COMMANDS, ["check"], ["compile"], ["serve", "--reading", "x"]])
      for (const file of [path, `${path}.gone`]) {
        const { stdout, stderr } = await call([...command, file]);
        expect(dangerIn(stdout + stderr), command.join(" ")).toBeUndefined();
        if (!command.includes("compile") && !stderr.includes("\n  "))
          expect(stderr.split("\n").length, `${command.join(" ")}: ${stderr}`).toBeLessThan(3);
      }
    const wrong = await call(["verify", "--x\x1b[2J", path]);
    expect(dangerIn(wrong.stderr)).toBeUndefined();
    for (const name of await readdir(folder)) if (name.includes("\n")) await rm(join(folder, name));
  });

  it("print no schema that commands a terminal", async () => {
    const schemas = await mkdtemp(join(folder, "schema-"));
    const schema = (title: string, fields: string) =>
      `protocol: own\ntitle: ${title}\nversions: ["1"]\nmessages:\n  one:\n    id: 1\n    ${fields}: []\n`;
    await writeFile(join(schemas, "own.yaml"), schema('"T\\e[2J\\u202e\\n\\u009b"', "fields"));
    const right = await call(["check", schemas]);
    expect(right).toMatchObject({
      code: 0,
      stdout: "own: T\\x1b[2J\\u202e\\n\\x9b: 1 message in 1 layout, 1 version\n",
      stderr: "",
    });
    await writeFile(join(schemas, "own.yaml"), schema('"a \u202e\u009b"', '"fi\\e[2Jelds"'));
    const { code, stderr } = await call(["check", schemas]);
    expect([code, dangerIn(stderr)]).toEqual([1, undefined]);
  });
});

describe("servers", () => {
  it("say why they let nobody in, and that is all", () => {
    fc.assert(
      fc.property(hostile, (reason) => {
        const error = asCliError(new NetError("rejected", `[::1]:26000 lets nobody in: ${reason}`));
        expect(DANGER.test((error as Error).message)).toBe(false);
        expect((error as Error).message).toContain("[::1]:26000 lets nobody in: ");
      }),
      { seed: 21 },
    );
  });

  it("print and are told of in lines of one's own", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const lines: string[] = [];
        const client = new EventEmitter();
        const joined = new JoinText(client as unknown as Client, (line) => lines.push(line));
        client.emit("level", { map: text, title: text, maxclients: 4 });
        for (const type of ["print", "centerprint", "finale"])
          client.emit("message", { type, text });
        client.emit("message", { type: "updatename", player: 1, netname: text });
        joined.end();
        const server = { hostname: text, levelname: text, players: 1, maxplayers: 4 };
        const player = { name: text, frags: 1, shirt: 0, pants: 0, connecttime: 1, address: text };
        const report = {
          address: { host: "::1", port: 26000 },
          seconds: 0.1,
          server,
          players: [player],
          rules: [{ rule: text, value: text }],
          hasAllPlayers: true,
          hasAllRules: true,
        } as unknown as ServerReport;
        const printed = queryText(report);
        expect(printed.split("\n")).toHaveLength(11);
        expect(dangerIn(printed)).toBeUndefined();
        for (const line of lines) expect(DANGER.test(line)).toBe(false);
      }),
      { seed: 21 },
    );
  });
});

vi.setConfig({ testTimeout: 60_000 });
