import { afterEach, expect, test, vi } from "vitest";
import { untilStopped } from "../../cli/terminal/until-stopped.ts";

afterEach(() => vi.restoreAllMocks());

test("Ctrl-C ends the work, however often it is passed on at once; a second one ends the process", async () => {
  const killed = vi.spyOn(process, "kill").mockReturnValue(true);
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  const before = process.listenerCount("SIGINT");
  const ended = await untilStopped(async (signal) => {
    process.emit("SIGINT", "SIGINT");
    expect(signal.aborted).toBe(true);
    // npx passes on what the terminal gave to its child, too.
    process.emit("SIGINT", "SIGINT");
    expect(killed).not.toHaveBeenCalled();
    clock.mockReturnValue(3000);
    process.emit("SIGINT", "SIGINT");
    expect(killed).toHaveBeenCalledWith(process.pid, "SIGINT");
    return "ended";
  });
  expect(ended).toBe("ended");
  expect(process.listenerCount("SIGINT")).toBe(before);
});
