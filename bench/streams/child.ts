import { type AloneOrder, measureAlone } from "./streams.ts";

/* One contestant with one stream, measured in a process of its own. */

process.once("message", (order) => {
  void measureAlone(unpacked(order as AloneOrder)).then((times) => {
    process.send!(times);
    process.disconnect();
  });
});

/** What comes from another process is all in one buffer, and packets are each in one of their own. */
function unpacked({ name, stream }: AloneOrder): AloneOrder {
  return { name, stream: { ...stream, packets: stream.packets.map((packet) => packet.slice()) } };
}
