import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { joinCommand } from "../../cli/net/join.ts";
import { joinServer } from "../../cli/net/join-server.ts";
import { queryCommand } from "../../cli/net/query.ts";
import { formatNamed } from "../../formats/index.ts";
import { readRecording } from "../../recording/index.ts";
import { addressText, connect, systemClock, udp } from "../../quake/net/index.ts";
import { controlPacket } from "../../quake/net/channel/control.ts";
import { compile } from "../../quake/lmpc/index.ts";
import { compiledCommand } from "../support/compiled.ts";
import { FakeServer, type FakeServerOptions, LEVEL } from "../support/fake-server.ts";
import { whole } from "../support/whole.ts";

/** A server on a port of this machine that is free. */
function serve(options: FakeServerOptions = {}): Promise<FakeServer> {
  return FakeServer.open(udp, systemClock, { port: 0, ...options });
}

interface Running {
  readonly process: ChildProcess;
  readonly finished: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) if (child.exitCode === null) child.kill("SIGKILL");
});

function demospec(...args: string[]): Running {
  const child = spawn(process.execPath, [compiledCommand(), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  running.push(child);
  const text = { stdout: "", stderr: "" };
  child.stdout.setEncoding("latin1").on("data", (piece) => (text.stdout += piece));
  child.stderr.setEncoding("utf8").on("data", (piece) => (text.stderr += piece));
  const finished = once(child, "close").then(([code]) => ({
    code: code as number | null,
    ...text,
  }));
  return { process: child, finished };
}

/** What a server that is asked answers. */
const ANSWERS: FakeServerOptions["answer"] = (message) => {
  if (message.type === "ccreq_rule_info") return [controlPacket({ type: "ccrep_rule_info" })];
  if (message.type !== "ccreq_server_info") return undefined;
  return [
    controlPacket({
      type: "ccrep_server_info",
      address: "",
      hostname: "the server",
      levelname: "test",
      players: 0,
      maxplayers: 4,
    }),
  ];
};

describe("over UDP", () => {
  const hosts = ["127.0.0.1", "::1"].filter((host) =>
    Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === host)),
  );

  it.each(hosts)("a socket at %s gets what another one sends", async (host) => {
    const heard: unknown[] = [];
    let tell = (): void => {};
    const receiver = await udp.open({ host, port: 0 }, (packet, from) => {
      heard.push(packet, addressText(from));
      if (heard.length === 4) tell();
    });
    const sender = await udp.open({ host, port: 0 }, () => {});
    const said = new Promise<void>((resolve) => (tell = resolve));
    const packet = Uint8Array.of(1, 2, 3);
    sender.send(packet, receiver.address);
    packet.fill(9);
    sender.send(Uint8Array.of(4), receiver.address);
    await said;
    const from = addressText(sender.address);
    expect(heard).toEqual([Uint8Array.of(1, 2, 3), from, Uint8Array.of(4), from]);
    await expect(udp.open(receiver.address, () => {})).rejects.toMatchObject({ code: "no-socket" });
    await Promise.all([sender.close(), receiver.close(), sender.close()]);
    sender.send(packet, receiver.address);
    const again = await udp.open(receiver.address, () => {});
    await again.close();
  });

  it("a name is resolved, and the many ways to write an address are one", async () => {
    expect(await udp.resolve("0:0:0:0:0:0:0:1")).toBe("::1");
    expect(await udp.resolve("2001:DB8::0:1")).toBe("2001:db8::1");
    expect(await udp.resolve("::ffff:127.0.0.1")).toBe("127.0.0.1");
    expect(["127.0.0.1", "::1"]).toContain(await udp.resolve("localhost"));
  });

  it("a client plays", async () => {
    const server = await serve();
    const client = await connect(server.address, { name: "Ranger" });
    for await (const world of client.worlds()) {
      if (world.players.size === 0) continue;
      expect(world.players.get(1)?.name).toBe("Ranger");
      break;
    }
    expect(client.stage).toBe(4);
    expect(await client.disconnect()).toMatchObject({ reason: "left" });
    await server.close();
  });
});

describe("demospec", () => {
  let server: FakeServer;
  beforeAll(async () => {
    server = await serve({ answer: ANSWERS });
  });
  afterAll(() => server.close());

  whole("query asks servers, and says in its exit code whether all answered", async () => {
    const place = addressText(server.address);
    // Nobody listens there.
    const nobody = "127.0.0.1:9";
    const text = demospec("query", place);
    const json = demospec("query", "--json", "--timeout=1.5", "--tries=1", nobody, place);
    expect(await text.finished).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^the server\n {2}address .*\n {2}map {7}test\n/),
      stderr: "",
    });
    const { code, stdout, stderr } = await json.finished;
    expect(code).toBe(1);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { host: nobody, error: expect.stringContaining("no NetQuake server answers") },
      { host: place, server: { levelname: "test" }, hasAllRules: true },
    ]);
    expect(stderr).toContain("no NetQuake server answers");
  });

  whole("join tells what happens, and Ctrl-C leaves the server", async () => {
    const place = addressText(server.address);
    const played = new Promise<void>((resolve) => {
      const wait = (): void => {
        const says = server.guests.map(({ said }) => said.filter(({ type }) => type === "move"));
        if (says.length === 2 && says.every(({ length }) => length > 3)) resolve();
        else setTimeout(wait, 20);
      };
      wait();
    });
    const text = demospec("join", "--name", "Ranger", "--command", "say hi", place);
    const json = demospec("join", "--json", place);
    await played;
    for (const { process } of [text, json]) process.kill("SIGINT");
    const [said, lines] = await Promise.all([text.finished, json.finished]);
    expect(said).toMatchObject({ code: 0 });
    expect(said.stderr).toContain("left the server");
    expect(said.stdout).toContain("VERSION 1.09 SERVER\n");
    expect(said.stdout).toContain('level test "The Test", room for 4 players\n');
    expect(said.stdout).toContain("Ranger is here\n");
    for (const { said } of server.guests) expect(said.at(-1)).toEqual({ type: "disconnect" });
    const commands = server.guests.flatMap(({ said }) =>
      said.flatMap((message) => (message.type === "stringcmd" ? [message.text] : [])),
    );
    expect(commands).toContain('name "Ranger"\n');
    expect(commands).toContain("say hi");
    // What it prints is a recording.
    expect(lines.code).toBe(0);
    const pieces: Uint8Array[] = [];
    for await (const piece of compile([Buffer.from(lines.stdout, "latin1")])) pieces.push(piece);
    const parts = [...readRecording(formatNamed("dem")!, Buffer.concat(pieces))];
    const messages = parts.flatMap((part) => (part.kind === "block" ? part.messages : []));
    expect(messages.slice(0, LEVEL.length)).toMatchObject(LEVEL);
    expect(messages.filter(({ type }) => type === "time").length).toBeGreaterThan(2);
  });

  it("join tells once that the server has vanished", async () => {
    const gone = await serve();
    const place = addressText(gone.address);
    const said: string[] = [];
    const streams = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, "write").mockImplementation((text) => (said.push(String(text)), true)),
    );
    try {
      const joined = joinServer(place, { game: "netquake", name: "Ranger", timeout: 0.3 });
      joined.catch(() => {});
      while (gone.guests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await gone.close();
      // The one who prints errors tells it.
      await expect(joined).rejects.toThrow("the other side has not been heard of");
    } finally {
      for (const stream of streams) stream.mockRestore();
    }
    expect(said.join("")).toContain("connected to");
    expect(said.join("")).not.toContain("has not been heard of");
  });

  it.each([
    [joinCommand(), ["host:0"]],
    [joinCommand(), ["--color", "red", "host"]],
    [joinCommand(), ["--duration", "0", "host"]],
    [queryCommand(), ["--tries", "0", "host"]],
    [queryCommand(), ["--timeout", "1e3", "host"]],
    [queryCommand(), ["host", "[host]"]],
  ])("%# refuses what is no address and no number", async (command, args) => {
    const call = command.parseAsync(args, { from: "user" });
    await expect(call).rejects.toMatchObject({ name: "CliError", exitCode: 2 });
  });
});
