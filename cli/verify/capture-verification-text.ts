import type { CaptureVerification } from "./capture-verification.ts";
import { count } from "../terminal/text.ts";
import { verificationText } from "./verification-text.ts";

/** A capture's verification as a person reads it: as a recording's, and what captures have besides. */
export function captureVerificationText(v: CaptureVerification): string {
  const notARecording =
    v.isRecording === false ? "nothing of a game is understood in it" : undefined;
  const lines = [verificationText(v, notARecording)];
  for (const [reason, times] of Object.entries(v.leftOut))
    lines.push(`  ${count(times, "packet")} left out: ${reason}`);
  for (const [delivery, times] of Object.entries(v.dropped))
    lines.push(`  ${count(times, "packet")} that a receiver drops: ${delivery}`);
  if (v.missing > 0)
    lines.push(`  ${count(v.missing, "number")} passed over: not sent, or not captured`);
  return lines.join("\n");
}
