import { answerAlone, unpacked } from "../alone.ts";
import { measureStream, type StreamOrder } from "./streams.ts";

/* Contestants with one stream, measured in a process of their own. */

answerAlone(({ stream, ...order }: StreamOrder) =>
  measureStream({ ...order, stream: { ...stream, packets: unpacked(stream.packets) } }),
);
