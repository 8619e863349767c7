/** A time as JoeQuake prints it: `5:31.65906`, `31.65906`. */
export function exactTime(seconds: number): string {
  const ticks = Math.round(seconds * 1e5);
  const minutes = Math.floor(ticks / 60e5);
  const rest = ((ticks % 60e5) / 1e5).toFixed(5);
  return minutes > 0 ? `${minutes}:${rest.padStart(8, "0")}` : rest;
}
