import { describe, expectTypeOf, it } from "vitest";
import type {
  Handlers,
  Message,
  Sound,
  TempEntity,
  Updateentity,
} from "../../generated/netquake.ts";
import type { DemBlock } from "../../generated/dem.ts";
import { dem } from "../../generated/dem.ts";
import { readRecording } from "../../recording/index.ts";

// The compiler proves these: `npm run types` checks this file.

/** Compiles only while every type of message is handled. */
function exhaustive(message: Message): string {
  switch (message.type) {
    case "updateentity":
    case "clientdata":
    case "sound":
    case "temp_entity":
      return message.type;
    default: {
      const rest: Exclude<
        Message["type"],
        "updateentity" | "clientdata" | "sound" | "temp_entity"
      > = message.type;
      return rest;
    }
  }
}

describe("the types", () => {
  it("tell messages apart", () => {
    expectTypeOf<Extract<Message, { type: "sound" }>>().toEqualTypeOf<Sound>();
    expectTypeOf(exhaustive).returns.toBeString();
  });

  it("tell the variants of a message apart", () => {
    expectTypeOf<Extract<TempEntity, { entitytype: 12 }>["colorstart"]>().toBeNumber();
    expectTypeOf<Extract<TempEntity, { entitytype: 12 }>>().not.toHaveProperty("endpos");
  });

  it("have what may be absent as optional", () => {
    expectTypeOf<Updateentity["frame"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Updateentity["entity"]>().toBeNumber();
  });

  it("give a handler what it is for, to look at", () => {
    type Seen = Parameters<NonNullable<Handlers["updateentity"]>>[0];
    expectTypeOf<Seen>().toExtend<Readonly<Updateentity>>();
    expectTypeOf<ReturnType<Seen["copy"]>>().toEqualTypeOf<Updateentity>();
    type Heard = Parameters<NonNullable<Handlers["sound"]>>[0];
    expectTypeOf<Heard>().toEqualTypeOf<Readonly<Sound>>();
  });

  it("carry the container's block and messages through a recording", () => {
    const part = readRecording(dem, new Uint8Array(0)).next();
    if (part.done !== true && part.value.kind === "block") {
      expectTypeOf(part.value.block).toEqualTypeOf<DemBlock>();
      expectTypeOf(part.value.messages).toEqualTypeOf<Message[]>();
    }
  });
});
