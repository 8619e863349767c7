import { dem } from "../../../generated/dem.ts";
import { dm2 } from "../../../generated/dm2.ts";
import type { AnyContainer } from "../../../recording/index.ts";
import { EditError } from "../edit.ts";
import type { Family } from "../family/index.ts";
import type { Camera } from "./camera.ts";
import { NetquakeCamera } from "./netquake-camera.ts";
import { Quake2Camera } from "./quake2-camera.ts";
import type { Survey } from "../added/survey.ts";

export { USUAL_FOV } from "./netquake-camera.ts";

/** What puts the view of a container's recordings elsewhere. Throws EditError where nothing does. */
export function cameraOf(container: AnyContainer, family: Family, survey: Survey): Camera {
  const { name } = container.table;
  if (name === dem.table.name) return new NetquakeCamera(container, family, survey);
  if (name === dm2.table.name) return new Quake2Camera(container, family, survey);
  throw new EditError(`${name}: ${WHY}`);
}

const WHY =
  "clients of such recordings look through the player who recorded, and no message puts their view at anything else: a camera can be put into .dem";
