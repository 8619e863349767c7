import { describe, expect, it } from "vitest";
import { dem, type DemBlock } from "../../../generated/dem.ts";
import {
  cameraNoteText,
  edited,
  recam,
  type CameraView,
  type Shot,
  surveyed,
} from "../../../quake/edit/index.ts";
import { messagesOf } from "../../../recording/index.ts";
import { demOf, demParts, frame, LEVEL, SIGNONS } from "../../support/made-dem.ts";

/* Cameras in recordings of Quake that are made: what goes before and after each shot, level by level. */

type Members = Record<string, any>;
interface Made {
  readonly angles: readonly number[];
  readonly messages: readonly Members[];
}

const VIEW = { type: "setview", entity: 1 };
const STATUS = {
  type: "clientdata",
  viewheight: 22,
  items: 0,
  onground: true,
  inwater: false,
  ammo: 0,
  shells: 0,
  nails: 0,
  rockets: 0,
  cells: 0,
  activeweapon: 1,
};

function recammed(bytes: Uint8Array, ...shots: readonly Shot[]) {
  const parts = demParts(bytes);
  const edit = recam(dem, { shots }, surveyed(dem, parts));
  const views: [number, CameraView | undefined][] = [];
  edit.watch = (now, seen) => void views.push([now, seen]);
  const all = [...edited(parts, edit)];
  const made = all.flatMap((part): Made[] =>
    part.kind === "block"
      ? [{ angles: (part.block as DemBlock).angles, messages: [...messagesOf(part)] }]
      : [],
  );
  const of = (type: string) => made.flatMap(({ messages }) => messages.filter(isOf(type)));
  return { parts, all, made, edit, views, of, notes: edit.notes.map(cameraNoteText) };
}

const isOf = (type: string) => (one: Members) => one["type"] === type;

function still(from: number, to: number, more: Partial<Shot> = {}): Shot {
  const place = { kind: "still", point: [100, 0, 100] } as const;
  return { from, to, place, look: { kind: "angles", angles: [10, 20, 30] }, ...more };
}

/** Half seconds from 10 on the server's clock. */
const frames = (count: number, ...more: readonly object[]) =>
  Array.from({ length: count }, (_, i) => frame(10 + i / 2, ...more));
const RUN = demOf([LEVEL, VIEW], ...SIGNONS, ...frames(9));
/** Blocks that turn a view, and have no time. */
const turns = ({ made }: { readonly made: readonly Made[] }) =>
  made.flatMap(({ messages, angles }) => (messages.some(isOf("nop")) ? [angles] : []));
/** Whether the camera's entity comes from where it was, in each frame of it. */
const cuts = ({ of }: { readonly of: (type: string) => Members[] }) =>
  of("updateentity").flatMap(({ entity, nolerp }) => (entity === 1 ? [] : [nolerp]));

describe("a shot", () => {
  it("is cut to, and moves on from there", () => {
    const film = recammed(RUN, still(1, 2), still(2, 3, { fov: 60 }));
    expect(cuts(film)).toEqual([true, false, true, false]);
    // It is looked through until the end of both.
    expect(film.of("setview")).toEqual([VIEW, { type: "setview", entity: 599 }, VIEW]);
    expect(turns(recammed(RUN, still(1, 2), still(2.5, 3)))).toEqual([
      [10, 20, 30],
      [1, 2, 3],
      [10, 20, 30],
      [1, 2, 3],
    ]);
  });

  it("leaves each block as it is that is outside, and says nothing where nothing is to be said", () => {
    const { all, parts, notes } = recammed(RUN, still(1, 2));
    const same = parts.filter((part) => all.includes(part)).length;
    // Two frames are shown otherwise, and one brings the view back.
    expect(same).toBe(parts.length - 3);
    expect(all[0]).toBe(parts[0]);
    expect(notes).toEqual([]);
  });

  it("brings the view back to entity 0 where no message said whose it is", () => {
    // CL_ClearState leaves cl.viewentity 0.
    const { of } = recammed(demOf([LEVEL], ...SIGNONS, ...frames(4)), still(0, 1));
    expect(of("setview").map(({ entity }) => entity)).toEqual([599, 0]);
  });

  it("takes the view back where a block without a frame gave it away, and only there", () => {
    const [a, b, c] = frames(3);
    const setviews = (between: object) =>
      recammed(demOf([LEVEL, VIEW], ...SIGNONS, a!, [between], b!, c!), still(0, 9))
        .of("setview")
        .map(({ entity }) => entity);
    expect(setviews({ type: "setview", entity: 2 })).toEqual([1, 599, 2, 599]);
    expect(setviews({ type: "print", text: "x" })).toEqual([1, 599]);
  });

  it("revives who has a health of 0 or less", () => {
    const revived = (health: number) => {
      const status = { ...STATUS, health };
      const film = recammed(demOf([LEVEL, VIEW], ...SIGNONS, ...frames(2, status)), still(0, 9));
      return [film.of("clientdata")[0]!["health"], film.notes];
    };
    const note = "2 frames show a health of 1: clients tilt the view of a dead player";
    expect([-1, 0, 1, 2].map(revived)).toEqual([
      [1, [note]],
      [1, [note]],
      [1, []],
      [2, []],
    ]);
  });

  it("is of the server's clock where it says so", () => {
    const { views } = recammed(RUN, still(11, 12, { clock: "server" }));
    expect(views.map(([now, seen]) => [now, seen?.pose.origin])).toEqual(
      [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4].map((now) => [
        now,
        now === 1 || now === 1.5 ? [100, 0, 100] : undefined,
      ]),
    );
  });

  it("is cut to anew where that clock goes back to it", () => {
    const back = [10, 12, 10.5].map((time) => frame(time));
    const film = recammed(
      demOf([LEVEL, VIEW], ...SIGNONS, ...back),
      still(10, 11, { clock: "server" }),
    );
    expect(turns(film)).toEqual([
      [10, 20, 30],
      [1, 2, 3],
      [10, 20, 30],
    ]);
  });

  it("looks on where it looked where its target is not seen any more, but not into another shot", () => {
    // A target at the camera's own place has no direction.
    const at = (x: number) => ({ type: "updateentity", entity: 7, modelindex: 2, origin1: x });
    const seen = [0, 100, 100, 100].map((x, i) =>
      frame(10 + i / 2, { ...at(x), nolerp: false, origin3: 100 }),
    );
    const look = { kind: "target", target: { kind: "entity", number: 7 } } as const;
    const film = recammed(
      demOf([LEVEL, VIEW], ...SIGNONS, ...seen),
      still(0, 1.1, { look }),
      still(1.1, 9, { look }),
    );
    expect(film.views.map(([, view]) => view!.pose.angles.map((angle) => angle + 0))).toEqual([
      [0, 180, 0],
      [0, 180, 0],
      [0, 180, 0],
      [0, 0, 0],
    ]);
  });
});

describe("a shot through several levels", () => {
  it("has an entity of each, and begins anew there", () => {
    const taken = { type: "updateentity", entity: 599, modelindex: 2, nolerp: false };
    const level = (...more: readonly object[]) => [[LEVEL], ...SIGNONS, ...frames(2, ...more)];
    const film = recammed(demOf(...level(), ...level(taken)), still(0, 9));
    expect(film.of("setview").map(({ entity }) => entity)).toEqual([599, 598]);
    expect(
      film
        .of("updateentity")
        .flatMap(({ entity, nolerp, origin3 }) => (origin3 === 100 ? [[entity, nolerp]] : [])),
    ).toEqual([
      [599, true],
      [599, false],
      [598, true],
      [598, false],
    ]);
  });

  it("turns nothing before a level's first block, and looks anew", () => {
    const level = [LEVEL, VIEW, ...SIGNONS.flat()];
    const look = { kind: "target", target: { kind: "entity", number: 7 } } as const;
    const there = { type: "updateentity", entity: 7, modelindex: 2, nolerp: false, origin3: 100 };
    const [first, second] = [frame(10, there), frame(10)];
    const film = recammed(
      demOf([...level, ...first], [...level, ...second]),
      still(0, 9, { look, place: { kind: "still", point: [100, 0, 100] } }),
    );
    expect(turns(film)).toEqual([]);
    expect(film.views.map(([, view]) => view?.pose.angles.map((angle) => angle + 0))).toEqual([
      [0, 180, 0],
      [0, 0, 0],
    ]);
  });

  it("misses nothing that was gone in another one, or came with a frame", () => {
    const baseline = { type: "spawnbaseline", entity: 9, modelindex: 2, frame: 0, colormap: 0 };
    const there = { ...baseline, skin: 0, origin: [200, 0, 100], angles: [0, 0, 0] };
    const shot = still(0, 9, { look: { kind: "angles", angles: [0, 0, 0] } });
    const seen = { type: "updateentity", entity: 9, nolerp: false };
    const level = (...all: readonly (readonly object[])[]) => [[LEVEL, VIEW, there], ...all];
    const unsent = (...blocks: readonly (readonly object[])[]) =>
      recammed(demOf(...blocks), shot).edit.notes.filter(({ kind }) => kind === "unsent").length;
    const [one, two, three] = [10, 10.5, 11].map((time) => frame(time));
    const [late] = [frame(11, seen)];
    expect(unsent(...level(one!, two!, late!))).toBe(1);
    expect(unsent(...level(one!, two!, three!), ...level(one!))).toBe(0);
    expect(unsent([LEVEL, VIEW], [...one!, there], two!, late!)).toBe(0);
  });

  it("says once of what it looks at that it is gone, until the end", () => {
    const at = (time: number, ...more: object[]) => frame(time, ...more);
    const seven = { type: "updateentity", entity: 7, modelindex: 2, nolerp: false };
    const look = { kind: "target", target: { kind: "entity", number: 7 } } as const;
    const recorded = (...all: readonly (readonly object[])[]) =>
      demOf([LEVEL, VIEW], ...SIGNONS, ...all);
    const lost = (...all: readonly (readonly object[])[]) =>
      recammed(recorded(...all), still(0, 9, { look })).edit.notes;
    expect(lost(at(10, seven), at(10.5), at(11), at(12))).toMatchObject([
      { kind: "lost", from: 0.5, seconds: 1.5, isUnseen: false },
    ]);
    expect(lost(at(10, seven), at(10.5), at(11, seven), at(12, seven))).toMatchObject([
      { kind: "lost", from: 0.5, seconds: 0.5 },
    ]);
    // Beside what has not been in sight yet no camera can be.
    const place = { kind: "follow", target: look.target, offset: [0, 0, 0], turns: false } as const;
    const late = recorded(at(10), at(10.5, seven), at(11, seven));
    const { edit, notes } = recammed(late, still(0, 9, { place }));
    expect(edit.notes).toMatchObject([{ kind: "lost", from: 0, seconds: 0.5, isUnseen: true }]);
    expect(notes[0]).toMatch(/entity 7 is not in sight .* for 0\.5 s: the recording's own view/);
  });
});

it("what is missed the longest is listed first, up to eight", () => {
  const shot = still(0, 1);
  const gap = (number: number, seconds: number) => ({ number, model: "m", from: 1, seconds });
  const text = (...all: readonly number[]) =>
    cameraNoteText({ kind: "unsent", shot, gaps: all.map((seconds, i) => gap(i, seconds)) })
      .replace(/^.*recording: /, "")
      .replaceAll(/ m from 00:00:01,000 on for/g, "");
  expect(text(1, 3, 2)).toBe("1 3.0 s, 2 2.0 s, 0 1.0 s");
  expect(text(8, 7, 6, 5, 4, 3, 2, 1)).toMatch(/6 2\.0 s, 7 1\.0 s$/);
  expect(text(1, 2, 3, 4, 5, 6, 7, 8, 9)).toMatch(/^8 9\.0 s, .*, 1 2\.0 s, and 1 more$/);
});
