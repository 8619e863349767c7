import { answerAlone, unpacked } from "../alone.ts";
import { measurePassing, type PassingOrder } from "./passing.ts";

/* One way to pass over messages, measured in a process of its own. */

answerAlone(({ pass, stream }: PassingOrder) =>
  measurePassing({ pass, stream: { ...stream, packets: unpacked(stream.packets) } }),
);
