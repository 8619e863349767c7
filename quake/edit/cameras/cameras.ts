import { dem } from "../../../generated/dem.ts";
import { dm2 } from "../../../generated/dm2.ts";
import type { AnyContainer } from "../../../recording/index.ts";
import { EditError } from "../edit.ts";
import type { Family } from "../family/index.ts";
import type { Camera } from "./camera.ts";
import { NetquakeCamera } from "./netquake-camera.ts";
import { qwd } from "../../../generated/qwd.ts";
import { Quake2Camera } from "./quake2-camera.ts";
import { QuakeworldCamera } from "./quakeworld-camera.ts";
import type { Survey } from "../added/survey.ts";

/** What puts the view of a container's recordings elsewhere. Throws EditError where nothing does. */
export function cameraOf(container: AnyContainer, family: Family, survey: Survey): Camera {
  const { name } = container.table;
  if (name === dem.table.name) return new NetquakeCamera(container, family, survey);
  if (name === dm2.table.name) return new Quake2Camera(container, family, survey);
  if (name === qwd.table.name) return new QuakeworldCamera(container, family, survey);
  throw new EditError(`${name}: ${WHY}`);
}

const WHY =
  "who plays such a recording chooses whom to look through, and no message puts the view elsewhere: make one player's recording of it with convert --player";
