import { NAME, TRUE } from "./scalars.ts";
import { of, scalar } from "./shape.ts";
import type { MapShape } from "./shape.ts";

const PORTS = scalar(
  "ports",
  "a port, or two as `26000..26009`, both included",
  /^\d{1,5}(\.\.\d{1,5})?$/,
);

const BLOCK_MEMBER = of("member", NAME);

const SENDER = scalar("sender", "`server` or `client`", /^(server|client)$/);

const REGISTER_KEYS = {
  udp: { doc: "Ports of its servers over UDP.", shape: { kind: "list", of: PORTS, some: true } },
  tcp: { doc: "Ports of its servers over TCP.", shape: { kind: "list", of: PORTS, some: true } },
  sender: {
    doc: "Whose packets these are, where those of the other side are laid out otherwise: `server`, those that come from such a port, or `client`, those that go there.",
    shape: SENDER,
  },
  heuristic: {
    doc: "Packets of other ports are tried, too: those are taken of which all bytes are understood.",
    shape: TRUE,
  },
} as const satisfies MapShape["keys"];

const REGISTER_DOC =
  "Where it is met on a network, for what looks at packets: `generate --target wireshark`.";

export const REGISTER: MapShape = {
  kind: "map",
  name: "register",
  doc: REGISTER_DOC,
  keys: REGISTER_KEYS,
};

const PARTS: MapShape = {
  kind: "map",
  name: "parts",
  doc: "How parts of something longer than a packet follow each other, those of each side by themselves.",
  keys: {
    of: { doc: "The member of type bytes that is a part.", shape: BLOCK_MEMBER, required: true },
    when: { doc: "The flag that says that it is one.", shape: BLOCK_MEMBER, required: true },
    last: { doc: "The flag of the last part.", shape: BLOCK_MEMBER, required: true },
    number: {
      doc: "The number of a part: one more than that of the part before it.",
      shape: BLOCK_MEMBER,
      required: true,
    },
  },
};

export const PACKET_REGISTER: MapShape = {
  kind: "map",
  name: "register of packets",
  doc: REGISTER_DOC,
  keys: {
    ...REGISTER_KEYS,
    carries: {
      doc: "The messages in bytes of the block, by who sent them, where the block does not say so itself.",
      shape: {
        kind: "list",
        of: {
          kind: "map",
          name: "carried messages",
          doc: "The messages in a member.",
          keys: {
            in: { doc: "The member, of type bytes.", shape: BLOCK_MEMBER, required: true },
            of: {
              doc: "The protocol that they are of.",
              shape: of("protocol", NAME),
              required: true,
            },
            sender: { doc: "Who sent them; anybody without.", shape: SENDER },
          },
        },
        some: true,
      },
    },
    parts: { doc: PARTS.doc, shape: PARTS },
  },
};
