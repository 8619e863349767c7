import type { AnyContainer } from "../../../recording/formats/formats.ts";
import { table as netquake } from "../../../generated/netquake.ts";
import { table as quake2 } from "../../../generated/quake2.ts";
import { table as quake2Mvd } from "../../../generated/quake2_mvd.ts";
import { table as quakeworld } from "../../../generated/quakeworld.ts";
import type { Follower } from "../follower.ts";
import { ALL, type Wanted } from "../wanted.ts";
import { MultiViewFollower } from "../quakeworld/multi-view.ts";
import { NetquakeFollower } from "../netquake/netquake.ts";
import { Quake2Follower } from "../quake2/quake2.ts";
import { Quake2MultiViewFollower } from "../quake2/quake2-multi-view.ts";
import { QuakeworldFollower } from "../quakeworld/quakeworld.ts";

/** Who understands a protocol's messages, by the protocol's name. */
const FOLLOWERS: Readonly<Record<string, (container: AnyContainer, wanted: Wanted) => Follower>> = {
  [netquake.name]: (container, wanted) => new NetquakeFollower(container, wanted),
  [quakeworld.name]: (container, wanted) =>
    (container.table.carries[0]!.flavor ?? 0) === 0
      ? new QuakeworldFollower(container, wanted)
      : new MultiViewFollower(container, wanted),
  [quake2.name]: (_, wanted) => new Quake2Follower(wanted),
  [quake2Mvd.name]: (container, wanted) => new Quake2MultiViewFollower(container, wanted),
};

/** Whether worlds are made of a container's recordings: something understands its protocol. */
export function isFollowed({ table }: AnyContainer): boolean {
  return Object.hasOwn(FOLLOWERS, table.carries[0]!.protocol);
}

/** What follows recordings of a container, where there is something that understands its protocol. */
export function followerOf(container: AnyContainer, wanted = ALL): Follower | undefined {
  if (!isFollowed(container)) return undefined;
  return FOLLOWERS[container.table.carries[0]!.protocol]!(container, wanted);
}
