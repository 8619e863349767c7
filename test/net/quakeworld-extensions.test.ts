import { describe, expect, it } from "vitest";
import {
  extensionsCommand,
  extensionsLines,
  takenOf,
} from "../../quake/net/quakeworld/extensions.ts";

describe("FTE's extensions", () => {
  it("are taken as far as schemas describe them", () => {
    // ../shared/dialects/quake-quakeworld.md, appendix B: what recorded servers and clients agreed on; 0x1000, models
    // above 255, is not described.
    expect(takenOf(0x2148f008)).toEqual({ fte: 0x2148e008 });
    expect(takenOf(0x20487008)).toEqual({ fte: 0x20486008 });
    // And what no schema describes, beside them.
    expect(takenOf(0x6148f08f)).toEqual({ fte: 0x2148e008 });
  });

  it("are not taken where some of those are missing that belong together", () => {
    // What MVDSV 0.35 offers in ../shared/captures/real-quakeworld-ezquake-mvdsv.pcap.
    expect(takenOf(557903936)).toEqual({ fte: 0 });
    expect(takenOf(0)).toEqual({ fte: 0 });
  });

  it("are named to servers that ask, as ezQuake does", () => {
    expect(extensionsCommand({ fte: 0 })).toBe("pext");
    expect(extensionsLines({ fte: 0 })).toBe("");
    const [command, lines] = [extensionsCommand, extensionsLines].map((say) =>
      say({ fte: 0x20486008 }),
    );
    expect(command).toBe("pext 0x58455446 0x20486008 0x32455446 0x0 0x3144564d 0x0");
    expect(lines).toBe("0x58455446 0x20486008\n");
  });
});
