import { expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { Survey } from "../../quake/edit/added/survey.ts";
import { Recam } from "../../quake/edit/cameras/recam.ts";
import { Frames } from "../../quake/edit/film/frames.ts";
import { GhostReader } from "../../quake/edit/ghosts/ghost.ts";
import { Ghosts } from "../../quake/edit/ghosts/ghosts.ts";
import { timesOf } from "../../quake/edit/merge/times.ts";
import { Extraction } from "../../quake/edit/subtitles/extract.ts";
import { Subtitles } from "../../quake/edit/subtitles/subtitle.ts";
import type { Part } from "../../recording/index.ts";

/* A file of another format has a header that says so: no edit does anything with it. */

const SHOT = {
  from: 0,
  to: 1,
  place: { kind: "still", point: [0, 0, 0] },
  look: { kind: "along" },
} as const;
const survey = () => new Survey(dem);

const TAKING: Readonly<Record<string, () => (part: Part) => unknown>> = {
  cameras: () => {
    const edit = new Recam(dem, { shots: [SHOT] }, survey(), new Map());
    return (part) => [...edit.take(part)];
  },
  ghosts: () => {
    const edit = new Ghosts(dem, [], survey(), {});
    return (part) => [...edit.take(part)];
  },
  "a ghost's run": () => {
    const reader = new GhostReader(dem);
    return (part) => reader.take(part);
  },
  "a merge": () => (part) => timesOf(dem, [part]),
  "a film": () => {
    const edit = new Frames(dem, { every: 1 });
    return (part) => [...edit.take(part)];
  },
  subtitles: () => {
    const edit = new Subtitles(dem, []);
    return (part) => [...edit.take(part)];
  },
  "subtitles that are read": () => {
    const edit = new Extraction(dem);
    return (part) => [...edit.take(part)];
  },
};

const header = { kind: "header", bytes: new Uint8Array(0), reading: undefined } as unknown as Part;
const foreign = { ...header, foreign: { title: "another game" } } as unknown as Part;

it.each(Object.entries(TAKING))("%s of another format is refused", (_, begin) => {
  expect(() => begin()(header)).not.toThrow();
  expect(() => begin()(foreign)).toThrow(
    "this is another format, which is not described: another game",
  );
});
