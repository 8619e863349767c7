import { addReader } from "../../fuzz/recordings.ts";
import { capturePieces } from "../../quake/capture/pieces.ts";

addReader(capturePieces);

export { default } from "../../fuzz/worker.ts";
