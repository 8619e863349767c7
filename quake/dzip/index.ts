/** What Dzip makes of recordings in its archives, and back. */
export { packableTrack, packRecording } from "./pack.ts";
export { unpackRecording } from "./unpack.ts";
