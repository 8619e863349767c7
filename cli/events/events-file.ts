import { EVENT_TYPES, streamEvents } from "../../quake/events/index.ts";
import { CliError } from "../errors/cli-error.ts";
import type { ReadingOptions } from "../files/input.ts";
import { UnprovedInput } from "../files/unproved.ts";
import { openRecording } from "../files/recording.ts";
import { jsonText } from "../terminal/outside.ts";
import { sayLines } from "../terminal/say.ts";
import { eventText } from "./event-text.ts";

/** This many lines are written at once. */
const AT_ONCE = 256;

/** Options of `demospec events`. */
export interface EventsOptions extends ReadingOptions {
  readonly json?: boolean;
  /** Types of events; all without. */
  readonly type?: readonly string[];
}

/** Prints what happens in a recording. Throws CliError where it cannot be read or is not one, or for a type that there is not. */
export async function printEvents(file: string, options: EventsOptions): Promise<void> {
  const { type: types, json = false, protocolVersion: version, reading } = options;
  const known: readonly string[] = EVENT_TYPES;
  const other = types?.find((type) => !known.includes(type));
  if (other !== undefined)
    throw new CliError(`there is no event "${other}": there are ${known.join(", ")}`, 2);
  const input = await openRecording(file, options);
  const unproved = new UnprovedInput(input);
  const live = input.live !== undefined;
  const events = streamEvents(input.container, unproved.chunks(), { version, reading, live });
  let lines: string[] = [];
  let isEmpty = true;
  for await (const event of events) {
    isEmpty = false;
    if (types !== undefined && !types.includes(event.type)) continue;
    lines.push(json ? jsonText(event) : eventText(event));
    if (!live && lines.length < AT_ONCE) continue;
    await sayLines(lines);
    lines = [];
  }
  await sayLines(lines);
  if (isEmpty) await unproved.expectRecording(options);
}
