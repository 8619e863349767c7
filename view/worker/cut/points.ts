import { pointsOf, withPoint, withPointAdded } from "../../../scripts/points.ts";
import type { CutApi } from "../../edit-api.ts";

export const movePoint: CutApi["movePoint"] = async ({ name, text: before }, number, to) => {
  const text = withPoint(name, before, number, to);
  return { text, points: pointsOf(name, text) };
};

export const addPoint: CutApi["addPoint"] = async ({ name, text }, at, point) =>
  withPointAdded(name, text, at, point);
