import { answerAlone, unpacked } from "../alone.ts";
import { type AloneOrder, measureAlone } from "./streams.ts";

/* One contestant with one stream, measured in a process of its own. */

answerAlone(({ name, stream }: AloneOrder) =>
  measureAlone({ name, stream: { ...stream, packets: unpacked(stream.packets) } }),
);
