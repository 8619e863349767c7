import type { KeyReport } from "./run.ts";

/*
 * JoeQuake sends the player's movement keys with each frame, as the value of a console variable that recordings keep:
 * `net_messagetimeout 300mk10010`. After "mk" there is a digit a key: forward, back, left, right, jump
 * (trunk/sv_main.c SV_SendClientDatagram, trunk/net_main.c OnChange_net_messagetimeout). A key's state is that of id's
 * kbutton_t: bit 0 down, bits 1 and 2 pressed and released since the last frame.
 */
const KEYS = /^net_messagetimeout \S{0,20}mk([0-7]{5})\n?$/;
const DOWN = 1;
const NAMES = ["forward", "back", "left", "right", "jump"] as const;

type Counts = { -readonly [K in keyof KeyReport]: KeyReport[K] };

/** Counts the frames in which movement keys are down. */
export class Keys {
  readonly #counts: Counts = { frames: 0, forward: 0, back: 0, left: 0, right: 0, jump: 0 };

  /** Takes a console command. */
  see(command: string): void {
    const [, digits] = KEYS.exec(command) ?? [];
    if (digits === undefined) return;
    this.#counts.frames++;
    for (const [i, name] of NAMES.entries())
      if ((Number(digits[i]) & DOWN) !== 0) this.#counts[name]++;
  }

  /** Nothing where no command had keys. */
  get report(): KeyReport | undefined {
    return this.#counts.frames === 0 ? undefined : { ...this.#counts };
  }
}
