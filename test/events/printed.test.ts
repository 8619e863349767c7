import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { eventsOf } from "../../quake/events/index.ts";
import { type Block, recordingOf } from "../meaning/state-vectors.ts";

/*
 * Things that a server prints of, and that figures show: one pickup each, whichever comes first. The bits are those of
 * table "items bits" of DEM §7.16.
 */

const [SHOTGUN, ROCKETS, YELLOW, RED] = [0x1, 0x20, 0x4000, 0x8000];

const asBlock = (...messages: readonly object[]) => messages as unknown as Block;

const begin = asBlock(
  {
    type: "serverinfo",
    serverversion: 15,
    maxclients: 2,
    gametype: 1,
    mapname: "the Slipgate",
    models: ["maps/e1m1.bsp"],
    sounds: [],
  },
  { type: "setview", entity: 1 },
  { type: "updatename", player: 0, netname: "ann" },
);

/** A frame, in which she has these items. */
function frame(seconds: number, items: number): Block {
  const ammo = { ammo: 0, shells: 0, nails: 0, rockets: 0, cells: 0, activeweapon: 1 };
  const status = { ...ammo, onground: true, inwater: false, health: 100 };
  return asBlock({ type: "time", time: 1 + seconds }, { type: "clientdata", ...status, items });
}

const printed = (text: string) => asBlock({ type: "print", text: `${text}\n` });

/** What is picked up, and what else is printed. */
function reported(...blocks: readonly Block[]): string[] {
  const events = eventsOf(dem, recordingOf(dem, [begin, frame(0, SHOTGUN), ...blocks]));
  return [...events].flatMap((event) => {
    if (event.type === "print") return [event.text];
    return event.type === "pickup" ? [event.item] : [];
  });
}

const LAUNCHER = "You got the Rocket Launcher";
const WITH_LAUNCHER = SHOTGUN | ROCKETS;

describe("a weapon", () => {
  it("is picked up once where it is seen and then printed, and the other way", () => {
    expect(reported(frame(1, WITH_LAUNCHER), printed(LAUNCHER))).toEqual(["rocket launcher"]);
    expect(reported(printed(LAUNCHER), frame(1, WITH_LAUNCHER))).toEqual(["rocket launcher"]);
  });

  it("that one has is picked up where it is printed, each time", () => {
    const first = [frame(1, WITH_LAUNCHER), printed(LAUNCHER)];
    const again = [printed(LAUNCHER), frame(1.5, WITH_LAUNCHER), printed(LAUNCHER)];
    expect(reported(...first, ...again)).toEqual(
      Array.from({ length: 3 }, () => "rocket launcher"),
    );
  });

  it("is another one where it is printed more than a second after it was seen", () => {
    const after = (seconds: number) =>
      reported(frame(1, WITH_LAUNCHER), frame(1 + seconds, WITH_LAUNCHER), printed(LAUNCHER));
    expect(after(1)).toEqual(["rocket launcher"]);
    expect(after(1.25)).toEqual(["rocket launcher", "rocket launcher"]);
  });

  it("in a backpack is picked up once, with what is beside it", () => {
    const backpack = printed("You get the Rocket Launcher, 5 rockets");
    expect(reported(frame(1, WITH_LAUNCHER), backpack)).toEqual(["rocket launcher", "rockets"]);
  });
});

describe("armour", () => {
  it("is what she wears then, also where she wore it", () => {
    const worn = frame(1, SHOTGUN | YELLOW);
    expect(reported(worn, printed("You got armor"))).toEqual(["yellow armor"]);
    expect(reported(worn, printed("You got armor"), frame(2, SHOTGUN | YELLOW))).toEqual([
      "yellow armor",
    ]);
    expect(reported(worn, frame(9, SHOTGUN | YELLOW), printed("You got armor"))).toEqual([
      "yellow armor",
      "yellow armor",
    ]);
    const changed = [frame(2, SHOTGUN | RED), printed("You got armor")];
    expect(reported(worn, ...changed)).toEqual(["yellow armor", "red armor"]);
  });

  it("is a line where nobody knows which", () => {
    expect(reported(printed("You got armor"))).toEqual(["You got armor"]);
  });
});
