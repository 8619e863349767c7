// A bot that turns towards the nearest player and walks:
//
//     npx tsx examples/bot.ts HOST[:PORT] [NAME]
//
// It sees no walls. Where it does not get on, it jumps and turns aside.
import { pathToFileURL } from "node:url";
import { type Client, connect, type Move, parseServerAddress } from "demospec/net";
import type { Player, Vector, World } from "demospec/world";

/** Running, in units a second. */
const SPEED = 400;
/** Who moved less than this many units in a second is stuck. */
const STUCK = 20;
/** So near, in units, there is no need to walk on. */
const NEAR = 80;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

function distance([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return Math.hypot(ax - bx, ay - by, az - bz);
}

/** The player who is nearest to a point, but for the one in a slot. */
function nearest(world: World, from: Vector, slot: number): Player | undefined {
  return [...world.players.values()]
    .filter((player) => player.slot !== slot)
    .toSorted((a, b) => distance(a.origin, from) - distance(b.origin, from))[0];
}

/** Pitch and yaw towards a point, in degrees. Pitch is positive downwards. */
function towards([ax, ay, az]: Vector, [bx, by, bz]: Vector): [pitch: number, yaw: number] {
  const pitch = degrees(Math.atan2(az - bz, Math.hypot(bx - ax, by - ay)));
  return [pitch, degrees(Math.atan2(by - ay, bx - ax))];
}

/** Where the bot was a while ago. */
interface Step {
  readonly time: number;
  readonly origin: Vector;
}

/** What a bot does, world by world. */
export class Bot {
  #step: Step | undefined;
  /** Degrees aside of where it wants to go. */
  #aside = 0;

  /** What to do now: nothing where the bot does not see itself. */
  decide(world: World): Move | undefined {
    const { slot, origin, angles } = world.view;
    if (slot === undefined || origin === undefined) return undefined;
    // The dead come back when they press the button.
    if (Number(world.view.stats["health"] ?? 1) <= 0) return { forward: 0, attack: true };
    const other = nearest(world, origin, slot);
    const isThere = other !== undefined && distance(origin, other.origin) <= NEAR;
    const isStuck = this.#isStuck(world.time, origin) && !isThere;
    if (isStuck) this.#aside = this.#aside > 0 ? -60 : 60;
    if (other === undefined) {
      const yaw = (angles?.[1] ?? 0) + (isStuck ? 90 : 1);
      return { angles: [0, yaw, 0], forward: SPEED, attack: false, jump: isStuck };
    }
    const [pitch, yaw] = towards(origin, other.origin);
    const forward = isThere ? 0 : SPEED;
    const [onward, sideward] = [Math.cos, Math.sin].map((f) => f((this.#aside * Math.PI) / 180));
    return {
      angles: [pitch, yaw, 0],
      forward: forward * onward!,
      side: forward * sideward!,
      attack: false,
      jump: isStuck,
    };
  }

  /** Asked once a second: did the bot get on? */
  #isStuck(time: number, origin: Vector): boolean {
    const step = this.#step;
    if (step !== undefined && time >= step.time && time < step.time + 1) return false;
    this.#step = { time, origin };
    const isStuck = step !== undefined && distance(step.origin, origin) < STUCK;
    if (!isStuck) this.#aside = 0;
    return isStuck;
  }
}

/** Plays until the connection ends. Throws what the loop over worlds throws. */
export async function play(client: Client, bot = new Bot()): Promise<void> {
  try {
    for await (const world of client.worlds()) client.move(bot.decide(world) ?? {});
  } finally {
    await client.disconnect();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [host = "127.0.0.1", name = "bot"] = process.argv.slice(2);
  const leave = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => leave.abort());
  await play(await connect(parseServerAddress(host), { name, signal: leave.signal }));
}
