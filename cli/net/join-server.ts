import { addressText, type Ended } from "../../quake/net/index.ts";
import { CliError } from "../errors/cli-error.ts";
import { type AnyClient, gameOf, type NetGame, type PlayerOptions } from "./games.ts";
import { writeJsonLines } from "./join-json.ts";
import { JoinText } from "./join-text.ts";
import { shown } from "../terminal/outside.ts";
import { asCliError, patiently, placeOf } from "./net-errors.ts";
import { count } from "../terminal/text.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { note, put, say } from "../terminal/say.ts";

/** Options of `demospec join`. */
export interface JoinOptions extends PlayerOptions {
  readonly duration?: number;
  readonly command?: readonly string[];
  readonly json?: boolean;
}

/** This many packets that are not understood are mentioned one by one. */
const MOST_PROBLEMS = 5;
/** This many bytes wait for a reader of stdout who does not read: then there is no use in going on. */
const MOST_UNREAD = 1 << 26;

/** Joins a server until it is left. Throws CliError where that was not meant. */
export async function joinServer(host: string, options: JoinOptions): Promise<void> {
  const game = gameOf(options);
  const place = placeOf(host, game.port);
  const ended = await untilStopped(async (signal) => {
    try {
      const joining = { signal, unanswered: patiently(note) };
      const client = await game.connect(place, options, joining);
      return await watch(client, game, options);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw asCliError(error);
    }
  });
  if (ended?.error !== undefined) throw new CliError(shown(ended.message));
}

/** Tells what happens, until the connection is over. */
async function watch(client: AnyClient, game: NetGame, options: JoinOptions): Promise<Ended> {
  const text = options.json
    ? undefined
    : new JoinText(
        client,
        (line) => {
          say(line);
          leaveUnread(client);
        },
        game.style.container,
      );
  if (options.json) {
    writeJsonLines(client, game.style, (bytes) => {
      put(bytes);
      leaveUnread(client);
    });
  }
  note(`connected to ${addressText(client.server)}`);
  reportProblems(client);
  client.once("active", () => {
    for (const command of options.command ?? []) client.command(command);
  });
  const timer = options.duration && setTimeout(() => client.disconnect(), options.duration * 1000);
  const ended = await client.ended;
  clearTimeout(timer);
  text?.end();
  // An error is reported by whoever prints errors.
  if (ended.error === undefined) note(shown(ended.message));
  return ended;
}

/** Leaves where nobody reads what is reported. */
function leaveUnread(client: AnyClient): void {
  if (process.stdout.writableLength > MOST_UNREAD) void client.disconnect();
}

function reportProblems(client: AnyClient): void {
  let problems = 0;
  client.on("problem", (problem) => {
    if (problems++ < MOST_PROBLEMS) note(`not understood: ${problem.message}`);
  });
  client.on("disconnect", () => {
    const { statistics } = client;
    if (problems > MOST_PROBLEMS) note(`${count(problems, "packet")} were not understood in all`);
    if (statistics.missed > 0) note(`${count(statistics.missed, "packet")} were lost on the way`);
  });
}
