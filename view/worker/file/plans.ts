import {
  edgesOf,
  fileInPak,
  Grid,
  isPak,
  type LevelMap,
  MapBuilder,
} from "../../../quake/map/index.ts";
import { IndexBuilder, type RecordingIndex } from "../../../quake/seek/index.ts";
import { streamStates } from "../../../quake/world/index.ts";
import type { AnyContainer } from "../../../recording/index.ts";
import type { Heat, MapData, PlanData, Thing } from "../../map-api.ts";
import type { Pieces } from "./pieces.ts";
import { Texts } from "./texts.ts";

/** Bytes that are read at once: others have their turn in between. */
const PIECE = 1 << 20;
/** From a keyframe on less is read. */
const STEP = 1 << 16;

/** What a recording shows from above, and the index by which any moment of it is found. */
export class Plans {
  readonly #container: AnyContainer;
  readonly #version: string | undefined;
  readonly #file: Pieces;
  #made:
    | { readonly state: string; readonly data: MapData; readonly index: RecordingIndex }
    | undefined;

  /** @param version the protocol's, instead of finding it */
  constructor(container: AnyContainer, file: Pieces, version?: string) {
    this.#container = container;
    this.#version = version;
    this.#file = file;
  }

  /**
   * The plans of all levels: the whole file is read for them, once for each generation, and each size.
   *
   * @param isStale whether nobody waits for a generation any more; throws then
   */
  async map(generation: number, isStale: (generation: number) => boolean): Promise<MapData> {
    const { size } = this.#file;
    const state = `${generation} ${size}`;
    if (this.#made?.state === state) return this.#made.data;
    const maps = new MapBuilder();
    const builder = new IndexBuilder(this.#container, {
      version: this.#version,
      shown: (shown) => maps.see(shown),
    });
    const texts = new Texts(this.#container, this.#version);
    for (let at = 0; at < size; at += PIECE) {
      const bytes = await this.#file.read(at, Math.min(size, at + PIECE));
      builder.push(bytes);
      texts.push(bytes);
      if (isStale(generation)) throw new Error("the file changed while its plan was drawn");
    }
    const index = builder.end();
    const { seconds, events } = index.data;
    const data = { seconds, events, cues: texts.end(), levels: maps.levels.map(planOf) };
    this.#made = { state, data, index };
    return data;
  }

  /** What is to be seen at a time beside players. Nothing while there is no plan. */
  async things(seconds: number): Promise<Thing[]> {
    if (this.#made === undefined) return [];
    const keyframe = this.#made.index.keyframe(seconds);
    const chunks = this.#from(keyframe?.point.offset ?? 0);
    const worlds = streamStates(this.#container, chunks, {
      version: this.#version,
      from: seconds,
      keyframe,
    });
    for await (const { entities, players, level } of worlds) {
      const people = new Set([...players.values()].map(({ origin }) => origin.join(" ")));
      const all = [...entities.values()].filter(({ origin }) => !people.has(origin.join(" ")));
      return all
        .filter(
          ({ model }) => model !== undefined && model !== level.models[1] && !model.startsWith("*"),
        )
        .map(({ origin: [x, y], model }) => ({ x, y, model: model! }));
    }
    return [];
  }

  async *#from(offset: number): AsyncGenerator<Uint8Array, void> {
    const { size } = this.#file;
    for (let at = offset; at < size; at += STEP)
      yield await this.#file.read(at, Math.min(size, at + STEP));
  }
}

function planOf({ tracks, players, things, ...plan }: LevelMap): PlanData {
  return {
    ...plan,
    tracks: tracks.map(({ data }) => data),
    players: heatOf(players),
    things: heatOf(things),
  };
}

function heatOf(grid: Grid): Heat {
  return { size: grid.size, most: grid.most, cells: [...grid.cells()] };
}

/** The walls of a map from above, four numbers each: of a BSP, or of the one in a PAK. Throws DecodeError for any other file. */
export async function wallsIn(file: Blob, map: string): Promise<Float32Array | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const own = isPak(bytes) ? fileInPak(bytes, `maps/${map}.bsp`) : bytes;
  if (own === undefined) return undefined;
  return Float32Array.from(edgesOf(own).flatMap(([from, to]) => [from[0], from[1], to[0], to[1]]));
}
