import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** A program that is called as engines are, and writes pictures as they do. */
export const FAKE_ENGINE = join(import.meta.dirname, "fake-engine.mjs");

export const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0;

/** Said in the name of what is left out. */
export const whyNoFfmpeg = hasFfmpeg ? "" : " (left out: there is no ffmpeg)";
