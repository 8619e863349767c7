import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isIPv4 } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RecordingFiles } from "../../cli/files/output/recording-files.ts";
import { recordCommand } from "../../cli/net/record.ts";
import { serveCommand } from "../../cli/net/serve.ts";
import { advertisedAddress } from "../../quake/net/transport/advertised-address.ts";
import { connect, DemoServer, parseServerAddress, readReel } from "../../quake/net/index.ts";
import { compiledCommand } from "../support/compiled.ts";
import { blocksOf, hex, sentOf, SHORT, TINY } from "../support/demo-hall.ts";
import { whole } from "../support/whole.ts";

/** Those of a list that others are, as far as they come in its order. */
function inOrder(list: readonly string[], others: readonly string[]): string[] {
  let next = 0;
  return list.filter((one) => one === others[next] && ++next > 0);
}

const ROOT = join(import.meta.dirname, "..", "..");

let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
afterAll(async () => {
  for (const child of running) if (child.exitCode === null) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command, and waits for what it prints. */
function demospec(...args: string[]) {
  const child = spawn(process.execPath, [compiledCommand(), ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  running.push(child);
  let [text, said] = ["", () => {}];
  const hear = (piece: unknown): void => {
    text += String(piece);
    said();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  /** What it prints after `pattern`, when it has. */
  const says = (pattern: RegExp): Promise<string> =>
    new Promise((resolve) => {
      said = () => {
        const match = pattern.exec(text);
        if (match !== null) resolve(match[1]!);
      };
      said();
    });
  const stop = async (): Promise<{ code: unknown; text: string }> => {
    child.kill("SIGINT");
    if (child.exitCode === null) await once(child, "close");
    return { code: child.exitCode, text };
  };
  const finished = once(child, "close").then(([code]) => ({ code: code as unknown, text }));
  return { says, stop, finished };
}

describe("over UDP", () => {
  it("a recording is served", async () => {
    const reel = await readReel([SHORT]);
    const server = await DemoServer.open(reel, { port: 0, speed: 20 });
    const client = await connect(server.address);
    const heard: string[] = [];
    client.on("block", ({ body }, isReliable) => isReliable && heard.push(hex(body)));
    expect(await client.ended).toMatchObject({ reason: "server" });
    const reliable = sentOf(reel).filter(({ isReliable }) => isReliable);
    expect(heard).toEqual([...reliable.map(({ bytes }) => hex(bytes)), "02"]);
    await server.close();
  });
});

describe("the address that others are told", () => {
  it("is where a socket is, and never all addresses at once", () => {
    for (const host of ["127.0.0.1", "10.0.0.1", "::1"])
      expect(advertisedAddress({ host, port: 7 })).toEqual({ host, port: 7 });
    for (const host of ["0.0.0.0", "::"]) {
      const said = advertisedAddress({ host, port: 7 });
      expect(said.port).toBe(7);
      expect(isIPv4(said.host)).toBe(true);
      expect(said.host).not.toBe(host);
    }
  });
});

describe("the commands", () => {
  whole(
    "serve a recording, record it as a player, and between a client and the server",
    async () => {
      await writeFile(join(folder, "demo.dem"), SHORT);
      const serve = demospec("serve", "demo.dem", "--port", "0", "--speed", "4", "--free-look");
      const place = await serve.says(/^listening, for this machine only, at (\S+)$/m);
      const proxy = demospec("record", place, "--listen", "0", "-o", "between.dem");
      const player = demospec("record", place, "--join", "--name", "Ranger", "-o", "player");
      const between = parseServerAddress(await proxy.says(/^connect your client to (\S+)$/m));
      const client = await connect(between);
      expect(await client.ended).toMatchObject({ reason: "server" });
      expect(await player.finished).toMatchObject({
        code: 0,
        text: expect.stringMatching(/recording to player-1\.dem\n1 recording, \d+ blocks/),
      });
      await proxy.says(/(plays no more)/);
      expect(await proxy.stop()).toMatchObject({ code: 0 });
      const { code, text } = await serve.stop();
      expect(code).toBe(0);
      expect(text).toContain('demo.dem: lqdm4_a6 "Psychofuge", 1 level, 0:04\n');
      expect(text).toContain("left out: 2 console commands");
      expect(text).toMatch(/\(Ranger\), at 4 s: has seen it all\n/);
      expect(text).toMatch(/\n2 clients; \S+ packets sent/);
      const sent = sentOf(await readReel([SHORT], { followsView: false }));
      const bodies = [...sent.map(({ bytes }) => hex(bytes)), "02"];
      // What must arrive may wait for what must before it, while frames go on; frames may be lost where the machine is busy.
      const reliable = new Set(
        sent.flatMap(({ bytes, isReliable }) => (isReliable ? [hex(bytes)] : [])),
      );
      const ofSort = (list: readonly string[], isReliable: boolean) =>
        list.filter((body) => reliable.has(body) === isReliable);
      for (const name of ["player-1.dem", "between-1.dem"]) {
        const recording = new Uint8Array(await readFile(join(folder, name)));
        const recorded = blocksOf(recording).map(({ body }) => hex(body));
        expect(ofSort(recorded, true)).toEqual(ofSort(bodies, true));
        const frames = ofSort(recorded, false);
        expect(frames.length).toBeGreaterThan(0);
        expect(frames).toEqual(inOrder(ofSort(bodies, false), frames));
      }
    },
  );

  whole("are stopped in the middle, and what came is there", async () => {
    await writeFile(join(folder, "demo.dem"), SHORT);
    const serve = demospec("serve", "demo.dem", "--port", "0", "--loop");
    const place = await serve.says(/^listening, for .+, at (\S+)$/m);
    const player = demospec("record", place, "--join", "-o", "stopped");
    await player.says(/(recording to stopped-1\.dem)/);
    await serve.says(/(watches)/);
    const { code, text } = await serve.stop();
    expect({ code, text }).toMatchObject({
      code: 0,
      text: expect.stringContaining("was sent away"),
    });
    expect(await player.finished).toMatchObject({ code: 0 });
    const blocks = blocksOf(new Uint8Array(await readFile(join(folder, "stopped-1.dem"))));
    expect(blocks[0]!.messages.some(({ type }) => type === "serverinfo")).toBe(true);
    expect(blocks.at(-1)!.messages).toEqual([{ type: "disconnect" }]);
  });

  it.each([
    [serveCommand(), ["--port", "65536", "demo.dem"], 2],
    [serveCommand(), ["--speed", "0", "demo.dem"], 2],
    [serveCommand(), ["--max-clients", "256", "demo.dem"], 2],
    [serveCommand(), ["missing.dem"], 1],
    [serveCommand(), [join(ROOT, "fixtures/quakespasm_session_p15.pcap")], 2],
    [serveCommand(), ["--trust", join(ROOT, "fixtures/yq2_client.dm2")], 2],
    [serveCommand(), ["--player", "0", join(ROOT, "fixtures/yq2_client.dm2")], 2],
    [recordCommand(), ["host:0"], 2],
    [recordCommand(), ["--cdtrack", "256", "host"], 2],
    [recordCommand(), ["--name", "me", "host"], 2],
    [recordCommand(), ["--listen", "x", "host"], 2],
  ])("%# refuse a wrong call", async (command, args, exitCode) => {
    const call = command.parseAsync(args, { from: "user" });
    await expect(call).rejects.toMatchObject({ name: "CliError", exitCode });
  });
});

describe("files of recordings", () => {
  it("are counted, and none that is there is overwritten", async () => {
    const name = join(folder, "counted");
    await writeFile(`${name}-2.dem`, "mine");
    const begun: string[] = [];
    const files = new RecordingFiles(`${name}.DEM`, (path) => begun.push(path));
    for (const part of [TINY, SHORT]) {
      const file = files.open();
      file.write(part.subarray(0, 10));
      // It is in the file at once.
      expect(await readFile(begun.at(-1)!)).toHaveLength(10);
      file.write(part.subarray(10));
      file.close();
    }
    expect(begun).toEqual([`${name}-1.dem`, `${name}-3.dem`]);
    expect(await readFile(`${name}-2.dem`, "latin1")).toBe("mine");
    expect(new Uint8Array(await readFile(`${name}-3.dem`))).toEqual(new Uint8Array(SHORT));
    const names = (await readdir(folder)).filter((one) => one.startsWith("counted"));
    expect(names).toHaveLength(3);
  });

  it("say what keeps them from being written", () => {
    const files = (name: string) => new RecordingFiles(join(folder, name), () => {});
    // At once, and not when somebody plays.
    expect(() => files("missing/demo")).toThrow(/missing: there is no such folder$/);
    writeFileSync(join(folder, "plain"), "");
    expect(() => files("plain/demo")).toThrow(/plain: this is a file: name a folder$/);
    const file = files("closed").open();
    file.close();
    expect(() => file.write(Uint8Array.of(1))).toThrow(/closed-1\.dem/);
  });
});
