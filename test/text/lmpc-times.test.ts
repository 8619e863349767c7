import { describe, expect, it } from "vitest";
import { formatTime, parseTime, shortTime } from "../../text/statement/syntax/decimals.ts";

describe("a negative time", () => {
  it.each([
    [-0, "-0.00000000s"],
    [-59.5, "-59.50000000s"],
    [-65.5, "-1:-5.50000000m"],
    [-120, "-2:0.00000000m"],
    [-3600, "-1:00:0.00000000h"],
    [-3660.25, "-1:-1:-0.25000000h"],
    [-11723.958984375, "-3:-15:-23.95898438h"],
  ])("of %f seconds has a sign at each part", (seconds, text) => {
    expect(formatTime(seconds)).toBe(text);
    expect(shortTime(seconds)).toBe(text);
    expect(parseTime(text)).toBe(seconds);
  });

  it("may have one sign before all, and no others", () => {
    expect(parseTime("-3:15:23.5h")).toBe(-11723.5);
    expect(parseTime("-3:00:-23.5h")).toBe(-10823.5);
    for (const wrong of ["3:-15:23.5h", "-3:-15:23.5h", "-3:15:-23.5h", "0:-1.0m", "--1.0s"])
      expect(parseTime(wrong)).toBeUndefined();
  });
});
