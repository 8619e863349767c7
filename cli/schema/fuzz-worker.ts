import { addReader } from "../../fuzz/recordings.ts";
import { capturePieces } from "./capture-pieces.ts";

addReader(capturePieces);

export { default } from "../../fuzz/worker.ts";
