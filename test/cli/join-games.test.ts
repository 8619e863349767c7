import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { joinCommand } from "../../cli/net/join.ts";
import { recordCommand } from "../../cli/net/record.ts";
import { formatNamed } from "../../formats/index.ts";
import { addressText, udp } from "../../quake/net/index.ts";
import { readRecording } from "../../recording/index.ts";
import { isWhole, sharedFile, whyNotWhole } from "../support/corpus.ts";
import { SCRIPTED_QUAKEWORLD, scriptedQuake2 } from "../support/scripted-games.ts";
import { ScriptedServer } from "../support/scripted-server.ts";

/** Runs a command that ends, and gives what it prints. */
async function printed(run: () => Promise<unknown>): Promise<string> {
  const said: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((text) => (said.push(String(text)), true)),
  );
  try {
    await run();
  } finally {
    for (const stream of streams) stream.mockRestore();
  }
  return said.join("");
}

const CASES = [
  { game: "quakeworld", name: "quakeworld-mvdsv", script: SCRIPTED_QUAKEWORLD, format: "qwd" },
  { game: "quake2", name: "quake2-yquake2", script: scriptedQuake2(34), format: "dm2" },
];
const LEVELS = {
  quakeworld: 'level lqdm4_a6 "Psychofuge"',
  quake2: 'level anchor1 "Anchor Arena"',
};

describe.each(CASES)("--game $game", ({ game, name, script, format }) => {
  const file = sharedFile(`captures/${name}.pcap`);
  // Fifteen blocks come within a second, unless the machine is busy.
  const options = ["--game", game, "--name", "Ranger", "--duration", "2"];

  it.runIf(file.isThere)(`join tells what happens there${file.why}`, async () => {
    const server = await ScriptedServer.open(udp, file.path, script);
    const args = [...options, addressText(server.address)];
    const text = await printed(() => joinCommand().parseAsync(args, { from: "user" }));
    expect(text).toContain(LEVELS[game as keyof typeof LEVELS]);
    expect(text).toContain("the game runs\n");
    expect(text).toContain("entered the game\n");
    expect(text).toContain("left the server");
    await server.close();
  });

  it.runIf(file.isThere && isWhole)(
    `record --join writes what the game plays${file.why}${whyNotWhole}`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "demospec-"));
      const server = await ScriptedServer.open(udp, file.path, script);
      const to = ["--join", "-o", join(folder, "match")];
      const args = [...to, ...options, addressText(server.address)];
      const text = await printed(() => recordCommand().parseAsync(args, { from: "user" }));
      expect(text).toContain("1 recording, ");
      const bytes = readFileSync(join(folder, `match-1.${format}`));
      const parts = [...readRecording(formatNamed(format)!, bytes)];
      const blocks = parts.flatMap((part) => (part.kind === "block" ? [part] : []));
      expect(blocks.filter(({ undecoded }) => undecoded !== undefined)).toEqual([]);
      expect(blocks.length).toBeGreaterThan(15);
      await server.close();
      rmSync(folder, { recursive: true });
    },
  );
});

describe("an option that means nothing in a game", () => {
  it.each([
    ["--game", "hexen2"],
    ["--map", "dm6.bsp"],
    ["--game", "quakeworld", "--protocol", "34"],
    ["--game", "quake2", "--color", "4,12"],
    ["--game", "quake2", "--protocol", "33"],
    ["--password", "secret"],
  ])("is refused: %s %s", async (...args) => {
    const call = joinCommand().parseAsync([...args.filter(Boolean), "127.0.0.1"], { from: "user" });
    await expect(call).rejects.toMatchObject({ name: "CliError", exitCode: 2 });
  });

  it("is refused without --join", async () => {
    const call = recordCommand().parseAsync(["--game", "quake2", "--protocol", "34", "127.0.0.1"], {
      from: "user",
    });
    await expect(call).rejects.toMatchObject({ name: "CliError", exitCode: 2 });
  });
});
