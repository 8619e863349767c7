import { parser } from "mqtt-packet";

/*
 * What our messages of MQTT are to `mqtt-packet`, by the names that it has. Nothing here reads or writes bytes.
 */

type Members = Readonly<Record<string, any>>;

/** The names of properties by their numbers (MQTT 5.0 §2.2.2.2). */
const PROPERTIES: Readonly<Record<number, string>> = {
  0x01: "payloadFormatIndicator",
  0x02: "messageExpiryInterval",
  0x03: "contentType",
  0x08: "responseTopic",
  0x09: "correlationData",
  0x0b: "subscriptionIdentifier",
  0x11: "sessionExpiryInterval",
  0x12: "assignedClientIdentifier",
  0x13: "serverKeepAlive",
  0x15: "authenticationMethod",
  0x16: "authenticationData",
  0x17: "requestProblemInformation",
  0x18: "willDelayInterval",
  0x19: "requestResponseInformation",
  0x1a: "responseInformation",
  0x1c: "serverReference",
  0x1f: "reasonString",
  0x21: "receiveMaximum",
  0x22: "topicAliasMaximum",
  0x23: "topicAlias",
  0x24: "maximumQoS",
  0x25: "retainAvailable",
  0x26: "userProperties",
  0x27: "maximumPacketSize",
  0x28: "wildcardSubscriptionAvailable",
  0x29: "subscriptionIdentifiersAvailable",
  0x2a: "sharedSubscriptionAvailable",
};

const FLAGS = new Set([0x01, 0x17, 0x19, 0x25, 0x28, 0x29, 0x2a]);
const USER = 0x26;

function propertyValue(property: Members): unknown {
  const value = property["number"] ?? property["text"] ?? property["data"];
  return FLAGS.has(property["id"]) ? value !== 0 : value;
}

/** Properties by name: what is there several times is a list. None where there are none. */
function propertiesOf(properties: Members | undefined): { properties?: Members } {
  const all: readonly Members[] = properties?.["all"] ?? [];
  const named: Record<string, any> = {};
  for (const property of all) {
    const name = PROPERTIES[property["id"]]!;
    if (property["id"] === USER) {
      named[name] ??= Object.create(null);
      addTo(named[name], property["name"], property["text"]);
    } else addTo(named, name, propertyValue(property));
  }
  return Object.keys(named).length === 0 ? {} : { properties: named };
}

function addTo(named: Record<string, any>, name: string, value: unknown): void {
  if (!Object.hasOwn(named, name)) named[name] = value;
  else if (Array.isArray(named[name])) named[name].push(value);
  else named[name] = [named[name], value];
}

/** A message as `mqtt-packet` tells it, without what it knows of the fixed header. Bytes are `Uint8Array`s. */
export function toLibrary(message: Members, version: string): Members {
  const isNew = version === "5";
  const own = propertiesOf(message["properties"]);
  const reason = (code: number | undefined) => (isNew ? { reasonCode: code ?? 0 } : {});
  switch (message["type"]) {
    case "connect":
      return { cmd: "connect", ...connectOf(message), ...own };
    case "connack":
      return {
        cmd: "connack",
        sessionPresent: message["session_present"],
        [isNew ? "reasonCode" : "returnCode"]: message["reason"],
        ...own,
      };
    case "publish": {
      const { topic, payload, packet_id } = message;
      return {
        cmd: "publish",
        topic,
        payload,
        ...(packet_id === undefined ? {} : { messageId: packet_id }),
        ...own,
      };
    }
    case "puback":
    case "pubrec":
    case "pubrel":
    case "pubcomp":
      return {
        cmd: message["type"],
        messageId: message["packet_id"],
        ...reason(message["reason"]),
        ...own,
      };
    case "subscribe":
      return {
        cmd: "subscribe",
        messageId: message["packet_id"],
        subscriptions: message["subscriptions"].map((one: Members) => ({
          topic: one["topic"],
          qos: one["qos"],
          ...(isNew
            ? {
                nl: one["no_local"] === 1,
                rap: one["retain_as_published"] === 1,
                rh: one["retain_handling"],
              }
            : {}),
        })),
        ...own,
      };
    case "suback":
      return {
        cmd: "suback",
        messageId: message["packet_id"],
        granted: [...message["reasons"]],
        ...own,
      };
    case "unsubscribe":
      return {
        cmd: "unsubscribe",
        messageId: message["packet_id"],
        unsubscriptions: message["topics"].map((one: Members) => one["topic"]),
        ...own,
      };
    case "unsuback":
      return {
        cmd: "unsuback",
        messageId: message["packet_id"],
        ...(isNew ? { granted: [...message["reasons"]] } : {}),
        ...own,
      };
    case "disconnect":
    case "auth":
      return { cmd: message["type"], ...reason(message["reason"]), ...own };
    default:
      return { cmd: message["type"] };
  }
}

function connectOf(message: Members): Members {
  const level: number = message["protocol_level"];
  const isThere = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value });
  const will =
    message["will_topic"] === undefined
      ? {}
      : {
          will: {
            retain: message["will_retain"],
            qos: message["will_qos"],
            topic: message["will_topic"],
            payload: message["will_payload"],
            ...propertiesOf(message["will_properties"]),
          },
        };
  return {
    protocolId: message["protocol_name"],
    protocolVersion: level & 0x7f,
    ...(level >= 0x80 ? { bridgeMode: true } : {}),
    clean: message["clean"],
    keepalive: message["keepalive"],
    clientId: message["client"],
    ...will,
    ...isThere("username", message["username"]),
    ...isThere("password", message["password"]),
  };
}

/** What `mqtt-packet` reads; undefined where it refuses the bytes. */
export function readByLibrary(bytes: Uint8Array, version: string): Members | undefined {
  const protocolVersion = version === "5" ? 5 : version === "3.1.1" ? 4 : 3;
  const reading = parser({ protocolVersion } as never);
  let found: Members | undefined;
  let refused = false;
  reading.on("packet", (packet) => (found ??= packet as unknown as Members));
  reading.on("error", () => (refused = true));
  try {
    reading.parse(Buffer.from(bytes));
  } catch {
    return undefined;
  }
  return refused ? undefined : found;
}

/** What of a packet that the library reads the fixed header tells. */
const HEADER = ["length", "dup", "retain", "qos"];

/** A packet that the library read, without what only its fixed header tells, to be held against ours. */
export function bodyOf(packet: object): unknown {
  const own = Object.entries(packet).filter(([name]) => !HEADER.includes(name));
  return comparable(Object.fromEntries(own));
}

/** What both tell alike: bytes as hex, and what the fixed header says apart. */
export function comparable(value: unknown): unknown {
  if (value instanceof Uint8Array) return { hex: Buffer.from(value).toString("hex") };
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  return Object.fromEntries(entries.map(([name, one]) => [name, comparable(one)]).toSorted());
}
