import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { mvd } from "../../generated/mvd.ts";
import type { Message } from "../../generated/quakeworld.ts";
import { qwd, type QwdBlock } from "../../generated/qwd.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
import { MOVES } from "../support/client-recording.ts";
import { converted } from "../support/converted.ts";
import { blocksOf } from "../support/edit-states.ts";
import { demOf, LEVEL, SIGNONS } from "../support/made-dem.ts";

/* Moments that a client's recording is made of: what leads into a level, and what comes with what is shown. */

type Members = Record<string, any>;

/** The packets of a client's recording: the messages of each. */
function packets(bytes: Uint8Array): Members[][] {
  return blocksOf(qwd, bytes).flatMap(({ block, messages }) =>
    (block as QwdBlock).code === 1 ? [[...messages] as Members[]] : [],
  );
}
const types = (messages: readonly Members[]) => messages.map(({ type }) => type as string);

describe("a client's recording of what all players' had", () => {
  const info = (player: number): Message => ({
    type: "updateuserinfo",
    player,
    userid: player,
    userinfo: `\\name\\${player}`,
  });
  const begun = (servercount: number): Message => ({
    type: "serverdata",
    serverversion: 28,
    servercount,
    gamedir: "qw",
    servertime: 0,
    mapname: "made",
    ...MOVES,
  });
  const state = (player: number): Message => ({
    type: "playerstate",
    player,
    frame: 1,
    dead: false,
    gib: false,
  });
  const none: Message = { type: "packetentities", entities: [] };
  const print = (text: string): Message => ({ type: "print", level: 2, text });
  const at = (delta: number, ...messages: Message[]) => ({ block: { delta }, messages });
  const made = (...blocks: readonly object[]) =>
    packets(
      converted(
        mvd,
        recordingOf(mvd, blocks as never, "28-mvd"),
        conversionTo(mvd, "qwd", { player: "1" }),
      ),
    );

  it("is led into the level by what was given before the first moment, be it a message", () => {
    const frame = [state(1), none];
    const shown = ["playerinfo", "packetentities"];
    const lead = (...blocks: object[]) =>
      made(...blocks)
        .map(types)
        .slice(0, -1);
    expect(lead(at(0, begun(1)), at(13, info(1), ...frame))).toEqual([
      ["serverdata"],
      ["updateuserinfo", ...shown],
    ]);
    expect(lead(at(0, begun(1), info(1)), at(13, print("a"), ...frame))).toEqual([
      ["serverdata", "updateuserinfo"],
      ["print", ...shown],
    ]);
    // All at one moment: it leads, too.
    expect(lead(at(0, begun(1), info(1), ...frame))).toEqual([
      ["serverdata", "updateuserinfo"],
      shown,
    ]);
    expect(lead(at(0, begun(1), info(1)), at(13, ...frame))).toEqual([
      ["serverdata", "updateuserinfo"],
      shown,
    ]);
  });

  it("has what comes later with the moment that shows something next", () => {
    const all = made(
      at(0, begun(1), info(1)),
      at(13, state(1), none),
      at(13, print("a")),
      at(13, print("b"), state(1), none),
    );
    expect(all.slice(1, -1).map(types)).toEqual([
      ["playerinfo", "packetentities"],
      ["print", "print", "playerinfo", "packetentities"],
    ]);
  });

  it("ends a moment where a level begins, at the same time", () => {
    const all = made(
      at(0, begun(1), info(1)),
      at(13, state(1), none),
      at(0, begun(2), info(1), state(1), none),
    );
    const shown = ["playerinfo", "packetentities"];
    expect(all.slice(1, -1).map(types)).toEqual([
      shown,
      ["serverdata", "updateuserinfo", ...shown],
    ]);
    // Of blocks of one time in a level there is one moment.
    const one = made(at(0, begun(1), info(1)), at(13, state(1)), at(0, print("a")), at(0, none));
    expect(one.slice(1, -1).map(types)).toEqual([["print", ...shown]]);
  });

  it("looks straight ahead until its player is there, and then as he did last", () => {
    const looking = { ...state(1), angle1: 22.5, angle2: 90, angle3: 45 } as Message;
    const all = converted(
      mvd,
      recordingOf(
        mvd,
        [
          at(0, begun(1), info(1), info(4)),
          at(13, state(4), none),
          at(13, looking, none),
          at(13, state(4), none),
        ] as never,
        "28-mvd",
      ),
      conversionTo(mvd, "qwd", { player: "1" }),
    );
    const angles = blocksOf(qwd, all).flatMap(({ block }) =>
      (block as QwdBlock).code === 0 ? [(block as Members)["viewangles"]] : [],
    );
    expect(angles).toEqual([
      [0, 0, 0],
      [22.5, 90, 45],
      [22.5, 90, 45],
    ]);
  });

  it("says nothing of players that only their own clients know", () => {
    const all = made(at(0, begun(1), info(1), info(4)), at(13, state(1), state(4), none));
    const plain = {
      nograv: false,
      pmc_bit1: false,
      pmc_bit2: false,
      onground: false,
      solid: false,
    };
    const seen = all.flat().filter(({ type }) => type === "playerinfo");
    expect(seen).toMatchObject([plain, plain]);
    expect(seen.map(({ player, command }) => [player, command?.msec])).toEqual([
      [1, undefined],
      [4, 0],
    ]);
  });
});

describe("a client's recording of what Quake's had", () => {
  const figures = { ammo: 0, shells: 0, nails: 0, rockets: 0, cells: 0, activeweapon: 1 };
  const status = { items: 0, onground: true, inwater: false, health: 100, ...figures };
  const frame = (time: number, entity: number, ...others: object[]) => [
    { type: "time", time },
    { type: "clientdata", ...status },
    ...others,
    { type: "updateentity", entity, modelindex: 2, nolerp: false, origin1: 8 },
  ];
  const made = (...frames: object[][]) => {
    const names = [0, 1].map((player) => ({ type: "updatename", player, netname: "ann" }));
    const level = [LEVEL, { type: "setview", entity: 1 }];
    const bytes = demOf(level, SIGNONS[0]!, SIGNONS[1]!, [...names, ...SIGNONS[2]!], ...frames);
    return packets(converted(dem, bytes, conversionTo(dem, "qwd"))).flat();
  };
  const over = { type: "intermission" };
  const places = (...frames: object[][]) =>
    made(...frames).flatMap(({ type, origin }) => (type === "intermission" ? [origin] : []));

  it("has the camera where its player is when the level is over, once; where he is not, at the middle", () => {
    expect(places(frame(1, 1), frame(2, 1, over), frame(3, 1))).toEqual([[8, 0, 0]]);
    expect(places(frame(1, 1), frame(2, 2, over), frame(3, 1))).toEqual([[0, 0, 0]]);
    expect(places(frame(1, 1))).toEqual([]);
  });

  it("says nothing of players that Quake does not", () => {
    const plain = {
      gib: false,
      nograv: false,
      pmc_bit1: false,
      pmc_bit2: false,
      onground: false,
      solid: false,
      dead: false,
    };
    const seen = made(frame(1, 1), frame(2, 2)).filter(({ type }) => type === "playerinfo");
    expect(seen.map(({ player }) => player)).toEqual([0, 1]);
    expect(seen).toMatchObject([plain, plain]);
  });
});
