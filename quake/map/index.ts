export { quake2MapChecksum, quakeworldMapChecksum } from "./map-checksum.ts";
export { type Edge, edgesOf, isMap } from "./bsp.ts";
export { type Cell, Grid } from "./grid.ts";
export { type Bounds, type LevelMap, levelMaps, MapBuilder } from "./level-map.ts";
export { SolidMap } from "./solid-map.ts";
export { fileInPak, isPak, pakEntries, type PakFile, pakFiles } from "./pak.ts";
export { Visibility } from "./visibility.ts";
export { type MapPoint, Track, type TrackData } from "./track.ts";
