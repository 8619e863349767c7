import { describe, expect, it } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { codecs, type Message } from "../../generated/quake2.ts";
import { codecs as clientCodecs } from "../../generated/quake2_client.ts";
import { bytesOf } from "../../quake/net/bytes-of.ts";
import { Peer } from "../../quake/net/channel/peer.ts";
import { messagesOf } from "../../quake/net/netchan/messages-of.ts";
import { Netchan } from "../../quake/net/netchan/netchan.ts";
import { QUAKE2_DIALECTS } from "../../quake/net/quake2/dialects.ts";
import { readFilm } from "../../quake/net/serve/netchan/film.ts";
import type { FilmShow } from "../../quake/net/serve/netchan/film-show.ts";
import { FilmReader } from "../../quake/net/serve/netchan/reader.ts";
import { Spectator } from "../../quake/net/serve/netchan/spectator.ts";
import { codecNamed } from "../../recording/index.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
import { CountingClock } from "../support/counting-clock.ts";
import { QUAKE2_LEVEL } from "../support/quake2-level.ts";

/*
 * Somebody who watches a recording of three seconds: 31 frames of Quake II's, ten a second. What is expected are times in
 * the recording, and on the client's clock.
 */

const codec = codecNamed<Message>(codecs, "34");
const said = codecNamed(clientCodecs, "34");
const frame = (serverframe: number) => [
  { type: "frame", serverframe, deltaframe: -1, suppresscount: 0, areas: new Uint8Array(0) },
  { type: "playerinfo", stats: {} },
  { type: "packetentities", entities: [] },
];
const MAP = { type: "configstring", index: 33, string: "maps/a.bsp" };
const FRAMES = Array.from({ length: 31 }, (_, i) => frame(i + 1));
const RECORDING = recordingOf(dm2, [[QUAKE2_LEVEL, MAP], ...FRAMES] as never, "34");
const ADDRESS = { host: "192.0.2.1", port: 27901 };
const STEP = 0.05;

const commandsOf = (...all: string[]) =>
  bytesOf(
    said,
    all.map((text) => ({ type: "stringcmd", text }) as const),
  );

/** One who watches, and his client, which sends a packet each twentieth of a second. */
async function watching(show: FilmShow = {}, recording = RECORDING) {
  const clock = new CountingClock();
  const film = await readFilm(dm2, [recording]);
  const heard: Message[] = [];
  const ends: [end: string, at: number][] = [];
  const client: Peer<Netchan> = new Peer(
    clock,
    (packet) => spectator.receive(packet),
    {
      message(bytes) {
        heard.push(...messagesOf(codec, bytes));
        if (answers.length > 0 && heard.at(-1)?.type === answers[0]!.to)
          client.sendReliable(commandsOf(answers.shift()!.with));
      },
      lost: () => {},
    },
    { timeout: 1000 },
    (send) => new Netchan(QUAKE2_DIALECTS.get(34)!.wire(7, ""), send),
  );
  let isSilent = false;
  /** What the client says at once when it hears a message of that type. */
  const answers: { to: string; with: string }[] = [];
  const sentAt: number[] = [];
  const spectator: Spectator = new Spectator(
    clock,
    ADDRESS,
    new Uint8Array(0),
    film,
    show,
    (packet) => {
      sentAt.push(clock.now());
      if (!isSilent) clock.after(0, () => client.receive(packet));
    },
    (one, end) => {
      expect(one).toBe(spectator);
      ends.push([end, Math.round(clock.now() * 10) / 10]);
    },
  );
  const run = (seconds: number) => {
    for (let i = 0; i < Math.round(seconds / STEP); i++) {
      clock.advance(STEP);
      if (!isSilent) client.sendUnreliable(new Uint8Array(0));
    }
    return spectator.seconds;
  };
  const say = (...all: string[]) => {
    client.sendReliable(commandsOf(...all));
    run(2 * STEP);
  };
  /** The texts of a type that came since it was last asked. */
  const texts = (type: "print" | "stufftext") =>
    heard.splice(0).flatMap((one) => (one.type === type ? [one.text.trim()] : []));
  const join = () => {
    say("new");
    say("begin 1");
  };
  const silence = () => (isSilent = true);
  return { clock, film, heard, answers, sentAt, ends, spectator, run, say, texts, join, silence };
}

describe("one who watches", () => {
  it("is led into the level, and sees a frame each tenth of a second", async () => {
    const { heard, run, say, film, spectator, texts } = await watching();
    expect([film.seconds, film.levels, film.map]).toEqual([3, 1, "a"]);
    run(1);
    expect([heard, spectator.hasSpoken]).toEqual([[], true]);
    say("new");
    expect(heard.map(({ type }) => type)).toEqual(["serverdata", "configstring", "stufftext"]);
    expect(texts("stufftext")).toEqual(["precache 1"]);
    run(1);
    expect(heard).toEqual([]);
    say("begin 1");
    run(1);
    const frames = heard.flatMap((one) => (one.type === "frame" ? [one.serverframe] : []));
    expect(frames).toEqual(Array.from({ length: frames.length }, (_, i) => i + 1));
    expect(frames.length).toBeGreaterThanOrEqual(10);
    expect(frames.length).toBeLessThanOrEqual(12);
    expect(spectator.seconds).toBeCloseTo((frames.length - 1) / 10);
  });

  it("stops it and goes on", async () => {
    const { run, say, texts, join, heard } = await watching();
    join();
    run(1);
    heard.length = 0;
    say("pause");
    const paused = run(0);
    expect(texts("print")).toEqual(["paused at 0:01 of 0:03"]);
    expect(run(5)).toBe(paused);
    expect(heard.filter(({ type }) => type === "frame")).toEqual([]);
    say("play");
    expect(run(0.9)).toBeCloseTo(paused + 1);
  });

  it.each([
    ["2", 2],
    ["0.5", 0.5],
    ["0.01", 1 / 16],
    ["99", 16],
  ])("has it go as fast as he says: speed %s is %s", async (text, factor) => {
    const { spectator, run, say, texts, join, ends } = await watching();
    join();
    run(0.5);
    const from = spectator.seconds;
    say(`speed ${text}`);
    expect(texts("print")).toEqual([`speed ${factor}`]);
    run(0.4);
    if (factor < 16) expect(spectator.seconds - from).toBeCloseTo(0.5 * factor, 0.6);
    expect(ends.length).toBe(factor === 16 ? 1 : 0);
    if (factor < 1) expect(spectator.seconds - from).toBeLessThan(0.45);
    else expect(spectator.seconds - from).toBeGreaterThan(0.7);
  });

  it("goes to another second, signs on to the level anew, and sees it also where it is paused", async () => {
    const { spectator, run, say, texts, join, heard } = await watching();
    join();
    say("pause");
    heard.length = 0;
    say("seek 0:02");
    expect(texts("stufftext")).toEqual(["changing", "reconnect"]);
    expect(spectator.seconds).toBe(2);
    run(1);
    expect(heard.filter(({ type }) => type === "frame")).toEqual([]);
    join();
    run(1);
    // One frame is seen, and no other.
    expect(spectator.seconds).toBeCloseTo(2);
    expect(
      new Set(heard.flatMap((one) => (one.type === "frame" ? [one.serverframe] : []))).size,
    ).toBe(1);
    say("seek -1.5");
    expect(spectator.seconds).toBeCloseTo(0.5);
    say("seek -9");
    expect(spectator.seconds).toBe(0);
    // A second before the end at most; and four times at once, then one in two seconds.
    say("seek 9:00");
    expect(spectator.seconds).toBe(2);
    heard.length = 0;
    say("seek 0");
    say("seek 0");
    expect(texts("print")).toContain("not so fast");
    run(2);
    say("seek 1");
    expect(spectator.seconds).toBe(1);
  });

  it("is answered what he may say, that there is one view, and no file", async () => {
    const { say, texts, join, heard } = await watching();
    join();
    heard.length = 0;
    say("say help");
    say("view 1");
    say("hello");
    expect(texts("print")).toEqual([
      "say pause, play, speed 2, seek 1:30, seek +10, view NAME",
      "there is one view alone",
    ]);
    say("download maps/a.bsp");
    const answer = heard.find(({ type }) => type === "download");
    expect(answer).toMatchObject({ percent: 0, data: undefined });
  });

  it("is sent away at the end, when he has heard so", async () => {
    const { run, join, heard, ends, spectator } = await watching();
    join();
    run(4);
    expect(heard.at(-1)).toMatchObject({ type: "disconnect" });
    // A tenth to sign on, and three seconds of the recording.
    expect(ends).toEqual([["finished", 3.1]]);
    run(10);
    expect([ends.length, spectator.lost]).toEqual([1, 0]);
  });

  it("is waited for five seconds at the end where he is silent, and sixty before", async () => {
    const late = await watching();
    late.join();
    late.run(2);
    late.silence();
    late.run(10);
    expect(late.ends).toEqual([["finished", 8.1]]);
    const gone = await watching();
    gone.run(1);
    gone.silence();
    gone.run(70);
    expect(gone.ends).toEqual([["timeout", 61]]);
    const soon = await watching({ timeout: 5 });
    soon.silence();
    soon.run(20);
    expect(soon.ends).toEqual([["timeout", 5]]);
  });

  it("sees it again and again where it is shown so", async () => {
    const { run, join, heard, ends, texts } = await watching({ loop: true, speed: 4 });
    join();
    heard.length = 0;
    run(1.2);
    expect(texts("stufftext")).toEqual(["changing", "reconnect"]);
    join();
    run(0.5);
    expect(heard.filter(({ type }) => type === "frame").length).toBeGreaterThan(5);
    expect(ends).toEqual([]);
  });

  it("is led into the second level as into the first", async () => {
    const level = [[QUAKE2_LEVEL, MAP], ...FRAMES.slice(0, 11)];
    const two = recordingOf(dm2, [...level, ...level] as never, "34");
    const { film, run, join, heard, ends, texts } = await watching({}, two);
    expect([film.levels, film.seconds]).toEqual([2, 2]);
    join();
    heard.length = 0;
    run(1.5);
    expect(texts("stufftext")).toEqual(["changing", "reconnect"]);
    join();
    run(0.5);
    expect(heard.filter(({ type }) => type === "frame").length).toBeGreaterThan(3);
    run(1);
    expect(ends.map(([end]) => end)).toEqual(["finished"]);
  });

  it("has a clock of his own in the second level, which goes on from the first", async () => {
    const level = [[QUAKE2_LEVEL, MAP], ...FRAMES.slice(0, 11)];
    const two = recordingOf(dm2, [...level, ...level] as never, "34");
    const { spectator, run, say, join } = await watching({}, two);
    join();
    say("seek 1");
    join();
    say("pause");
    run(1);
    // A frame of each level is 0 in it, and the recording's second 1 has one of both.
    expect(spectator.seconds).toBeCloseTo(1);
    say("play");
    run(1.2);
    join();
    run(0.45);
    expect(spectator.seconds).toBeGreaterThan(1.3);
    expect(spectator.seconds).toBeLessThan(1.7);
  });

  it("is shown all of a level, however long nothing comes in it, and a level without frames ends", async () => {
    const nothing = Array.from({ length: 450 }, () => [{ type: "nop" }]);
    const blocks = [[QUAKE2_LEVEL, MAP], ...FRAMES.slice(0, 3), ...nothing, ...FRAMES.slice(3, 6)];
    const recording = recordingOf(dm2, [...blocks, ...nothing, [QUAKE2_LEVEL]] as never, "34");
    const { heard, ends, run, join, film } = await watching({}, recording);
    expect(film.levels).toBe(2);
    join();
    run(3);
    const frames = heard.flatMap((one) => (one.type === "frame" ? [one.serverframe] : []));
    expect(frames).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ends.map(([end]) => end)).toEqual(["finished"]);
  });

  it("is read as far as something waits", async () => {
    const film = await readFilm(dm2, [RECORDING]);
    const reader = new FilmReader(film, 0, undefined);
    for (let i = 0; i < 3; i++) expect(reader.work()).toBe(true);
    let count = 0;
    while (reader.take() !== undefined) count++;
    // One leads in, and 31 are frames.
    expect([count, reader.isOver, reader.work(), reader.next]).toEqual([32, true, true, undefined]);
    const nothing = Array.from({ length: 300 }, () => [{ type: "nop" }]);
    const late = recordingOf(dm2, [[QUAKE2_LEVEL], ...nothing, ...FRAMES] as never, "34");
    const slow = new FilmReader(await readFilm(dm2, [late]), 0, undefined);
    for (let i = 0; i < 5; i++) expect(slow.work()).toBe(true);
    expect(slow.take()!.begins).toBe(true);
    expect([slow.next, slow.work(), slow.isOver]).toEqual([undefined, true, false]);
  });

  it("sees a level that begins with its first frame, once", async () => {
    const first = [[QUAKE2_LEVEL, MAP, ...frame(1)], ...FRAMES.slice(1)];
    const { heard, run, texts, join } = await watching({}, recordingOf(dm2, first as never, "34"));
    join();
    run(1);
    const frames = heard.flatMap((one) => (one.type === "frame" ? [one.serverframe] : []));
    expect(frames.slice(0, 3)).toEqual([1, 2, 3]);
    expect(texts("stufftext")).toEqual(["precache 1"]);
  });

  it("is heard no more from when he is sent away", async () => {
    const { answers, run, join, texts, ends } = await watching();
    join();
    answers.push({ to: "disconnect", with: "help" });
    run(4);
    expect(ends).toEqual([["finished", 3.1]]);
    expect([answers, texts("print")]).toEqual([[], []]);
  });

  it("has nothing to see where no level begins, or in a protocol that is not described", async () => {
    await expect(readFilm(dm2, [])).rejects.toThrow(/no level begins in it/);
    // 512 MiB are read where nothing is said.
    const large = { length: 2 ** 29 + 1 } as Uint8Array;
    await expect(readFilm(dm2, [large])).rejects.toThrow(`more than ${2 ** 29} bytes of memory`);
    // An svc_serverdata is 12, and the protocol follows it.
    const other = recordingOf(dm2, [[QUAKE2_LEVEL]] as never, "34");
    other[other.indexOf(12, 4) + 1] = 99;
    await expect(readFilm(dm2, [other])).rejects.toThrow(/in protocol 99, which is not described/);
  });

  it.each(["disconnect", "drop"])("leaves with %s, before or in the level", async (word) => {
    const before = await watching();
    before.run(1);
    before.say(word);
    expect(before.ends.map(([end]) => end)).toEqual(["left"]);
    const within = await watching();
    within.join();
    within.say(word);
    within.say("pause");
    expect(within.ends.map(([end]) => end)).toEqual(["left"]);
    expect(within.texts("print")).toEqual([]);
  });

  it("is told each tenth of a second that the server is there, while it waits for him", async () => {
    const { sentAt, run, silence } = await watching();
    silence();
    run(1.01);
    expect(sentAt.map((at) => Math.round(at * 100) / 100)).toEqual(
      Array.from({ length: 10 }, (_, i) => (i + 1) / 10),
    );
  });

  it("is sent nothing after he has left, also where that was just answered", async () => {
    const { sentAt, run, say, ends } = await watching();
    run(1);
    sentAt.length = 0;
    say("download a", "disconnect");
    run(1);
    expect([ends.length, sentAt]).toEqual([1, []]);
  });

  it("has one timer at a time beside the connection's, and none when he has left", async () => {
    const { clock, join, say } = await watching();
    const timers: number[] = [];
    const each = (...texts: string[]) => timers.push(...clock.timersAfter(say, ...texts));
    each("pause", "play");
    join();
    each("pause", "speed 2", "play", "help", "seek 0:02");
    join();
    each("kill", "kill", "disconnect");
    // Each end of the connection waits for the other's silence.
    expect(timers).toEqual([...Array<number>(9).fill(3), 1]);
  });

  it("is told that the server ends, and not where another takes his place", async () => {
    const ended = await watching();
    ended.join();
    ended.heard.length = 0;
    ended.spectator.end("ended");
    ended.spectator.end("replaced");
    ended.run(1);
    expect(ended.heard.at(-1)).toMatchObject({ type: "disconnect" });
    expect(ended.ends.map(([end]) => end)).toEqual(["ended"]);
    const replaced = await watching();
    replaced.join();
    replaced.spectator.end("replaced");
    replaced.run(1);
    expect(replaced.heard.map(({ type }) => type)).not.toContain("disconnect");
    expect(replaced.ends.map(([end]) => end)).toEqual(["replaced"]);
  });
});
