import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { damaged, rowBytes } from "../../fuzz/properties/inputs.ts";
import { rowSubjects } from "../../fuzz/values/subjects.ts";
import { protocol } from "../../fuzz/targets.ts";
import { codecs } from "../../generated/netquake_control.ts";
import {
  type Control,
  controlPacket,
  type NewControl,
  readControl,
} from "../../quake/net/channel/control.ts";
import { otherServer } from "../../quake/net/query/other-server.ts";
import { controlBytes } from "../../quake/net/channel/packet.ts";
import {
  type Delivery,
  MemoryNetwork,
  type NetError,
  queryServer,
  type QueryOptions,
  lossy,
  type ServerReport,
  VirtualClock,
} from "../../quake/net/index.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { queryJson, queryText } from "../../cli/net/query-text.ts";
import { sharedFile } from "../support/corpus.ts";
import { datagramsOf } from "../support/datagrams.ts";
import { whole } from "../support/whole.ts";

const HERE = { host: "127.0.0.1", port: 26000 };

/** What a server has to tell. */
interface ServerFacts {
  readonly players: readonly { readonly slot: number; readonly name: string }[];
  readonly maxplayers: number;
  readonly rules: readonly (readonly [rule: string, value: string])[];
}

const SERVER: ServerFacts = {
  players: [
    { slot: 0, name: "Ranger" },
    { slot: 3, name: "\xd2anger" },
  ],
  maxplayers: 8,
  rules: [
    ["fraglimit", "0"],
    ["sv_gravity", "800"],
  ],
};

/** As Quake's servers answer: nothing for a slot that is empty, and nothing to another game. */
function answerTo(
  message: Control,
  { players, maxplayers, rules }: ServerFacts,
): NewControl | undefined {
  switch (message.type) {
    case "ccreq_server_info":
      return {
        type: "ccrep_server_info",
        address: "10.0.0.1:26000",
        hostname: "a server",
        levelname: "e1m1",
        players: players.length,
        maxplayers,
        version: 3,
      };
    case "ccreq_player_info": {
      const player = players.find(({ slot }) => slot === message.player);
      return (
        player && {
          type: "ccrep_player_info",
          player: player.slot,
          name: player.name,
          colors: 0x4d,
          frags: -2,
          connecttime: 3725,
          address: "private",
        }
      );
    }
    case "ccreq_rule_info": {
      const next = rules.findIndex(([rule]) => rule === message.rule) + 1;
      const [rule, value] = rules[next] ?? [];
      return { type: "ccrep_rule_info", rule, value };
    }
    default:
      return undefined;
  }
}

/** Asks a server that answers like that, while time goes on. */
async function ask(
  answers: (message: Control) => readonly (NewControl | Uint8Array | undefined)[],
  {
    delivery,
    status,
    ...options
  }: QueryOptions & { readonly delivery?: Delivery; readonly status?: Uint8Array | undefined } = {},
) {
  const clock = new VirtualClock();
  clock.advance(100);
  const network = new MemoryNetwork(clock, delivery);
  const asked: Control[] = [];
  const socket = await network.open(HERE, (packet, from) => {
    const message = readControl(packet);
    if (message === undefined) return status === undefined ? undefined : socket.send(status, from);
    asked.push(message);
    for (const answer of answers(message)) {
      if (answer === undefined) continue;
      socket.send(answer instanceof Uint8Array ? answer : controlPacket(answer), from);
    }
  });
  let report: ServerReport | undefined;
  let error: unknown;
  queryServer(HERE, { transport: network, clock, ...options }).then(
    (value) => (report = value),
    (reason: unknown) => (error = reason),
  );
  await clock.run(3600, () => report !== undefined || error !== undefined);
  return { report, error, asked, seconds: clock.now() - 100 };
}

describe("a query", () => {
  it("tells what a server is, who plays, and by which rules", async () => {
    const { report, asked, seconds } = await ask((message) => [answerTo(message, SERVER)]);
    expect(report).toEqual({
      address: HERE,
      seconds: 0,
      server: {
        address: "10.0.0.1:26000",
        hostname: "a server",
        levelname: "e1m1",
        players: 2,
        maxplayers: 8,
        version: 3,
      },
      players: SERVER.players.map(({ slot, name }) => ({
        player: slot,
        name,
        shirt: 4,
        pants: 13,
        frags: -2,
        connecttime: 3725,
        address: "private",
      })),
      hasAllPlayers: true,
      rules: SERVER.rules.map(([rule, value]) => ({ rule, value })),
      hasAllRules: true,
      dropped: 0,
    });
    expect(seconds).toBe(0);
    expect(asked.filter(({ type }) => type === "ccreq_rule_info")).toHaveLength(3);
    expect(asked.filter(({ type }) => type === "ccreq_player_info").length).toBeLessThanOrEqual(8);
  });

  it("tells all of it over a network that loses, doubles and delays packets", async () => {
    const anyName = fc.string({
      minLength: 1,
      maxLength: 15,
      unit: fc.constantFrom("a", "\xe1", "_"),
    });
    const anyServer = fc.record({
      players: fc.uniqueArray(fc.record({ slot: fc.nat(15), name: anyName }), {
        selector: ({ slot }) => slot,
        maxLength: 16,
      }),
      maxplayers: fc.constant(16),
      rules: fc.uniqueArray(fc.tuple(anyName, anyName), {
        selector: ([rule]) => rule,
        maxLength: 9,
      }),
    });
    const anyRoughness = fc.record({
      seed: fc.integer(),
      loss: fc.double({ min: 0, max: 0.3, noNaN: true }),
      duplication: fc.double({ min: 0, max: 0.3, noNaN: true }),
      delay: fc.tuple(fc.constant(0), fc.double({ min: 0, max: 0.9, noNaN: true })),
    });
    const property = fc.asyncProperty(anyServer, anyRoughness, async (server, how) => {
      const options = { delivery: lossy(how), tries: 40 };
      const { report } = await ask((message) => [answerTo(message, server)], options);
      const answers = report!.players.map(({ player, name }) => ({ slot: player, name }));
      expect(answers).toEqual(server.players.toSorted((a, b) => a.slot - b.slot));
      expect(report!.rules.map(({ rule, value }) => [rule, value])).toEqual(server.rules);
      expect(report).toMatchObject({ hasAllPlayers: true, hasAllRules: true });
    });
    await fc.assert(property);
  });

  it("says what it was not told, and ends", async () => {
    const { report, seconds, asked } = await ask((message) =>
      message.type === "ccreq_server_info" ? [answerTo(message, SERVER)] : [],
    );
    expect(report).toMatchObject({
      players: [],
      hasAllPlayers: false,
      rules: [],
      hasAllRules: false,
    });
    expect(seconds).toBe(3);
    expect(asked).toHaveLength(1 + 3 * (8 + 1));
  });

  it("finds nobody where nobody answers", async () => {
    const { error, seconds } = await ask(() => [], { timeout: 0.5, tries: 4 });
    expect(error).toMatchObject({ code: "no-answer" });
    expect(seconds).toBe(2);
  });

  it("says which other game's server answers, and what it is called", async () => {
    const answers = async (text: string, options: QueryOptions = {}) => {
      const status = textToBytes(`\xff\xff\xff\xff${text}`);
      const { error } = await ask(() => [], { status, ...options });
      return error as NetError;
    };
    const quakeworld = await answers(
      "n\\maxclients\\8\\hostname\\The \x1b[31mPit\\map\\dm3\n1 0 Ranger\n",
    );
    expect(quakeworld).toMatchObject({
      code: "other-game",
      message: `127.0.0.1:26000: this is a QuakeWorld server, "The ?[31mPit", "dm3", and no NetQuake server: join takes --game quakeworld, and a program connectQuakeworld`,
    });
    const quake2 = await answers("print\n\\mapname\\q2dm1\\hostname\\noname\n", { tries: 1 });
    expect(quake2.message).toContain('this is a Quake II server, "noname", "q2dm1", and no');
    expect((await answers("statusResponse\n")).message).toContain(
      "Quake III's or DarkPlaces' kind",
    );
    // What Quake III answers has its word alone at least.
    expect(otherServer(textToBytes("\xff\xff\xff\xff"))).toBeUndefined();
    expect(otherServer(textToBytes("\xff\xff\xff"))).toBeUndefined();
    expect(otherServer(textToBytes("\xff\xff\xffxstatusResponse"))).toBeUndefined();
    for (const nothing of ["", "n", "print\nhello", "c123"])
      expect(await answers(nothing)).toMatchObject({ code: "no-answer" });
  });

  it.each([
    ["quakeworld-mvdsv", /^a QuakeWorld server, "[^"]+", "[^"]+"$/],
    ["quake2-yquake2", /^a Quake II server, "[^"]+", "anchor1"$/],
  ])("knows what a real one answers: %s", (name, words) => {
    const file = sharedFile(`captures/${name}.pcap`);
    if (!file.isThere) return;
    const answers = datagramsOf(readFileSync(file.path)).map(
      ({ bytes }) => otherServer(bytes)?.what,
    );
    expect(answers.filter((text) => text !== undefined)).toEqual([expect.stringMatching(words)]);
  });

  it("believes a NetQuake server that is another game's as well", async () => {
    const status = textToBytes("\xff\xff\xff\xffn\\map\\dm3\n");
    let asked = 0;
    const { report } = await ask((message) => (asked++ < 2 ? [] : [answerTo(message, SERVER)]), {
      status,
    });
    expect(report).toMatchObject({ server: { levelname: "e1m1" } });
  });

  it("is not begun where a signal said so before", async () => {
    const opened: unknown[] = [];
    const transport = { resolve: async () => void opened.push(1), open: () => opened.push(1) };
    const query = queryServer(
      { host: "a", port: 1 },
      { transport: transport as never, signal: AbortSignal.abort() },
    );
    await expect(query).rejects.toMatchObject({ name: "AbortError" });
    expect(opened).toEqual([]);
  });

  it("ends when a signal says so", async () => {
    const controller = new AbortController();
    const { error } = await ask(() => (controller.abort(), []), { signal: controller.signal });
    expect(error).toMatchObject({ name: "AbortError" });
    const late = new AbortController();
    const last = await ask(
      (message) => {
        if (message.type === "ccreq_rule_info" && message.rule === "sv_gravity") late.abort();
        return [answerTo(message, SERVER)];
      },
      { signal: late.signal },
    );
    expect(last.error).toMatchObject({ name: "AbortError" });
  });

  it("is not led around by a server whose rules go in a circle, or never end", async () => {
    const circle = await ask((message) => {
      const defaultValue = answerTo(message, SERVER);
      const isEnd = message.type === "ccreq_rule_info" && message.rule === "sv_gravity";
      return [isEnd ? { type: "ccrep_rule_info", rule: "fraglimit", value: "0" } : defaultValue];
    });
    expect(circle.report).toMatchObject({ hasAllRules: false, hasAllPlayers: true });
    expect(circle.report!.rules).toHaveLength(2);
    let n = 0;
    const endless = await ask((message) => [
      message.type === "ccreq_rule_info"
        ? { type: "ccrep_rule_info", rule: `rule${n++}`, value: "x".repeat(1000) }
        : answerTo(message, SERVER),
    ]);
    expect(endless.report!.rules).toHaveLength(512);
    expect(endless.report!.hasAllRules).toBe(false);
  });

  it("takes no invalid answers, and none to what was not asked", async () => {
    const nonsense = [
      new Uint8Array(0),
      Uint8Array.of(0x80, 0, 0, 5, 0x85, 0),
      Uint8Array.of(0x80, 0, 0, 5, 0x99),
      controlPacket({ type: "ccrep_accept", port: 1 }),
      controlPacket({
        type: "ccrep_player_info",
        player: 99,
        name: "nobody",
        colors: 0,
        frags: 0,
        connecttime: 0,
        address: "",
      }),
    ];
    const { report } = await ask((message) => [...nonsense, answerTo(message, SERVER)]);
    expect(report!.players.map(({ player }) => player)).toEqual([0, 3]);
    expect(report!.hasAllRules).toBe(true);
    expect(report!.dropped).toBeGreaterThan(3);
  });

  whole("ends with a report or an error, whatever is answered", async () => {
    const subject = rowSubjects(protocol(codecs))[0]!;
    const anyPacket = fc.oneof(
      rowBytes(subject).map(controlBytes),
      damaged(rowBytes(subject).map(controlBytes)),
      fc.uint8Array({ maxLength: 40 }),
    );
    const anyAnswers = fc.array(fc.array(anyPacket, { maxLength: 4 }), { maxLength: 30 });
    const property = fc.asyncProperty(anyAnswers, async (answers) => {
      let n = 0;
      const { report, error, seconds } = await ask((message) => [
        ...(answers[n++] ?? []),
        n % 3 === 0 ? answerTo(message, SERVER) : undefined,
      ]);
      if (report === undefined) expect(error).toMatchObject({ code: "no-answer" });
      else expect(report.players.length).toBeLessThanOrEqual(255);
      expect(seconds).toBeLessThan(3 * 600);
    });
    await fc.assert(property);
  });

  it("asks no more than a server has players, whatever it says of itself", async () => {
    const { report, asked } = await ask((message) => [
      answerTo(message, { ...SERVER, players: [], maxplayers: 255 }),
    ]);
    expect(report!.players).toEqual([]);
    expect(asked.filter(({ type }) => type === "ccreq_player_info")).toEqual([]);
  });
});

describe("a query of a captured server", () => {
  const file = sharedFile("captures/netquake-quakespasm-p15.pcap");

  it.runIf(file.isThere)(`asks as the captured client did${file.why}`, async () => {
    const control = datagramsOf(new Uint8Array(readFileSync(file.path))).slice(0, 19);
    const answers = new Map<string, Uint8Array>();
    for (const [i, { bytes }] of control.entries()) {
      const isAnswer = readControl(bytes)!.type.startsWith("ccrep");
      if (isAnswer) answers.set(hexOf(control[i - 1]!.bytes), bytes);
    }
    const { report, asked } = await ask((message) => [answers.get(hexOf(controlPacket(message)))]);
    expect(report).toMatchObject({
      server: { hostname: "UNNAMED", levelname: "lqdm4_a6", players: 0, maxplayers: 8, version: 3 },
      players: [],
      hasAllRules: true,
    });
    expect(report!.rules.map(({ rule, value }) => `${rule} ${value}`)).toEqual([
      "fraglimit 0",
      "noexit 0",
      "sv_friction 4",
      "sv_gravity 800",
      "sv_maxspeed 320",
      "teamplay 0",
      "timelimit 0",
    ]);
    const theirs = control.flatMap(({ bytes }) => readControl(bytes) ?? []);
    const questions = theirs.filter(({ type }) => type.startsWith("ccreq"));
    // The captured client asked for a player too, though there was none.
    expect(asked).toEqual(questions.filter(({ type }) => type !== "ccreq_player_info"));
  });
});

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

describe("a report", () => {
  it("is a table for people, in letters that a terminal shows", async () => {
    const { report } = await ask((message) => [answerTo(message, SERVER)]);
    expect(`${queryText(report!)}\n`).toBe(`a server
  address   127.0.0.1:26000
  map       e1m1
  players   2 of 8
  ping      0.0 ms

  player  frags  colours  time     from
  Ranger  -2     4, 13    1:02:05  private
  Ranger  -2     4, 13    1:02:05  private

  rule        value
  fraglimit   0
  sv_gravity  800
`);
  });

  it("says in its last lines what is missing", async () => {
    const { report } = await ask((message) =>
      message.type === "ccreq_server_info" ? [answerTo(message, SERVER)] : [],
    );
    expect(queryText(report!).split("\n").slice(-2)).toEqual([
      "  2 players were not listed",
      "  not all rules were listed",
    ]);
  });

  it("is an object for programs, with bytes as they came", async () => {
    const { report } = await ask((message) => [answerTo(message, SERVER)]);
    const json = JSON.parse(JSON.stringify(queryJson("here", report!)));
    expect(json).toMatchObject({
      host: "here",
      address: "127.0.0.1:26000",
      milliseconds: 0,
      server: { levelname: "e1m1", players: 2, maxplayers: 8 },
      players: [{ name: "Ranger" }, { name: "\xd2anger" }],
      rules: { fraglimit: "0", sv_gravity: "800" },
      hasAllPlayers: true,
      hasAllRules: true,
    });
  });
});
