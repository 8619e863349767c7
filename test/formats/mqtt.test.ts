import fc from "fast-check";
import { generate } from "mqtt-packet";
import { afterAll, describe, expect, test } from "vitest";
import { mqttPackets } from "./mqtt-packets.ts";
import { anyOf } from "../../fuzz/values/any-of.ts";
import {
  bodyOf,
  comparable,
  readByLibrary,
  toLibrary,
} from "../../examples/formats/oracles/mqtt.ts";
import {
  codecsOf,
  damagedBytes,
  decoded,
  encoded,
  exampleCode,
  expectExact,
  inVersion,
  RUNS,
} from "./example-formats.ts";
import { contains } from "../../runtime/table/versions.ts";
import { whole } from "../support/whole.ts";

/*
 * MQTT beside `mqtt-packet`, both ways: packets that it writes are read as it reads them and come back; packets that are
 * written here it reads as they were meant.
 */

const emitted = await exampleCode();
afterAll(() => emitted.remove());
const codecs = await codecsOf(emitted, "mqtt");
const SEED = 1;
const VERSIONS = [
  ["3.1", 3],
  ["3.1.1", 4],
  ["5", 5],
] as const;

describe.each(VERSIONS)("MQTT %s", (version, protocolVersion) => {
  const codec = inVersion(codecs, version);

  whole("packets that mqtt-packet writes are read as it reads them, and come back", () => {
    fc.assert(
      fc.property(mqttPackets(protocolVersion), (packet) => {
        const wire = new Uint8Array(generate(packet, { protocolVersion } as never));
        const message = decoded(codec, wire);
        expect(Buffer.from(encoded(codec, message)).equals(wire)).toBe(true);
        const known = readByLibrary(wire, version)!;
        expect(comparable(toLibrary(message, version))).toEqual(bodyOf(known));
        if (message.type === "publish") {
          const { qos, dup, retain } = message as never as Record<string, unknown>;
          expect([qos, dup, retain]).toEqual([known["qos"], known["dup"], known["retain"]]);
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  const types = codec.table.messages
    .filter(({ layouts }) => layouts.some((range) => contains(range, codec.to)))
    .map(({ name }) => name);

  test("packets that are written here mqtt-packet reads as they are meant, or refuses", () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(...types.map((type) => anyOf(codec, type))), (message) => {
        const wire = encoded(codec, message);
        const known = readByLibrary(wire, version);
        if (known === undefined || !isLegal(message)) return;
        accepted++;
        expect(comparable(toLibrary(decoded(codec, wire), version))).toEqual(bodyOf(known));
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(accepted).toBeGreaterThan(RUNS / 20);
  });

  whole("damaged packets give an exact error, or come back", () => {
    const wires = mqttPackets(protocolVersion).map(
      (packet) => new Uint8Array(generate(packet, { protocolVersion } as never)),
    );
    const damaged = damagedBytes(wires).filter(({ length }) => length > 0);
    expectExact(codec, damaged, SEED);
  });
});

/** Whether the library can tell what is meant: text that is UTF-8, and properties that it keeps all of. */
function isLegal(message: object): boolean {
  if (JSON.stringify(message).includes("\\udc")) return false;
  const { properties, will_properties } = message as never as Record<string, Properties>;
  return [properties, will_properties].every((each) => isKept(each?.all ?? []));
}

type Property = Readonly<Record<string, unknown>>;
type Properties = { readonly all: readonly Property[] } | undefined;

/** Whether `mqtt-packet` keeps all: the second of a kind takes the place of a first that is empty, 0 or false. */
function isKept(all: readonly Property[]): boolean {
  const isEmpty = new Map<string, boolean>();
  return all.every((property) => {
    const { id, name, number, text, data } = property;
    const kind = JSON.stringify([id, name]);
    const isLost = isEmpty.get(kind) === true;
    if (!isEmpty.has(kind)) isEmpty.set(kind, number === 0 || (text ?? data) === "");
    return !isLost;
  });
}
