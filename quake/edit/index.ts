export { cut, type Range, type Span } from "./cut.ts";
export {
  type Edit,
  edited,
  type EditedBlock,
  type EditedPart,
  EditError,
  streamEdited,
} from "./edit.ts";
export { FixMulti, fixMulti } from "./fix-multi.ts";
export { Join, joined } from "./join.ts";
export { levelName, type LevelPart, Split } from "./split.ts";
export { Strip, strip, type StripChoice } from "./strip.ts";
