import { fewest, type Trial } from "./trial.ts";

/** Makes bytes smaller while they show what is looked for: by these pieces, of which the first one stays. */
export async function reducePieces(
  [first = new Uint8Array(), ...pieces]: readonly Uint8Array[],
  trial: Trial,
): Promise<void> {
  await fewest(
    pieces,
    (kept) => trial.shows(Buffer.concat([first, ...kept])),
    () => trial.isOver,
  );
}

/** Makes bytes smaller of which nothing else is known: byte by byte, and with bytes that are 0. */
export async function reduceBytes(trial: Trial): Promise<void> {
  const isOver = () => trial.isOver;
  await fewest([...trial.best], (kept) => trial.shows(Uint8Array.from(kept)), isOver);
  for (let at = 0; at < trial.best.length && !isOver(); at++) {
    if (trial.best[at] === 0) continue;
    const zeroed = Uint8Array.from(trial.best);
    zeroed[at] = 0;
    await trial.shows(zeroed);
  }
}
