import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readCapture } from "../../quake/capture/index.ts";
import { formatOfFile } from "../../formats/index.ts";
import { readRecording } from "../../recording/index.ts";
import { Holdings } from "../../view/worker/file/holdings.ts";
import { pakOf, zipOf } from "../support/archives.ts";
import { ethernet, ipv4, pcapOf } from "../support/pcap-files.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const CAPTURE = readFileSync(join(FIXTURES, "quakespasm_session_p15.pcap"));
const RECORDING = readFileSync(join(FIXTURES, "yq2_client.dm2"));

const blobOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

describe("a file that is opened in the page", () => {
  const files = [
    { name: "demos/one.dm2", bytes: RECORDING },
    { name: "readme.txt", bytes: Buffer.from("nothing") },
    { name: "two.DM2.gz", bytes: gzipSync(RECORDING) },
    { name: "pak0.pak", bytes: pakOf([{ name: "demo1.dm2", bytes: RECORDING }]) },
  ];

  it.each([
    ["ZIP archive", zipOf(files)],
    ["PAK archive", pakOf(files)],
    ["ZIP archive", gzipSync(zipOf(files))],
  ])("shows what is in a %s, and takes it out", async (title, archive) => {
    const holdings = new Holdings();
    const { holding } = await holdings.look(blobOf(archive));
    expect(holding).toEqual({
      title,
      members: [files[0]!, files[2]!, files[3]!].map(({ name, bytes }) => ({
        name,
        size: bytes.length,
      })),
      others: ["readme.txt"],
    });
    expect(await bytesOf(await holdings.takeOut(0))).toEqual(RECORDING);
    const packed = await holdings.look(await holdings.takeOut(1));
    expect(packed.holding).toBeUndefined();
    expect(await bytesOf(packed.plain)).toEqual(RECORDING);
    await expect(holdings.takeOut(2)).rejects.toThrow(/another file/);
    await holdings.look(blobOf(archive));
    const inner = await holdings.look(await holdings.takeOut(2));
    expect(inner.holding!.members[0]!.name).toBe("demo1.dm2");
    expect(await bytesOf(await holdings.takeOut(0))).toEqual(RECORDING);
  });

  it("is a recording, and stays as it is", async () => {
    const blob = blobOf(RECORDING);
    expect(await new Holdings().look(blob)).toEqual({ plain: blob, ignored: 0 });
  });

  it("is unpacked member by member, and what follows the last one is ignored, as gzip does", async () => {
    const [one, two] = [RECORDING.subarray(0, 1000), RECORDING.subarray(1000)];
    const packed = [gzipSync(one), gzipSync(two), Buffer.from("\0\0xyz")];
    const { plain, ignored } = await new Holdings().look(blobOf(Buffer.concat(packed)));
    expect([await bytesOf(plain), ignored]).toEqual([RECORDING, 3]);
  });

  it("is a capture: each session is what its client would have recorded", async () => {
    const holdings = new Holdings();
    const { holding } = await holdings.look(blobOf(CAPTURE));
    const [{ name } = { name: "" }] = holding!.members;
    expect(holding).toMatchObject({ title: "capture" });
    expect(name).toMatch(/^session \d+, .* to .*\.dem$/);
    const bytes = new Uint8Array(await (await holdings.takeOut(0)).arrayBuffer());
    const heard = [...readRecording(formatOfFile(name), bytes)].flatMap((part) =>
      part.kind === "block" ? [part] : [],
    );
    expect(heard.map(({ error }) => error)).toEqual(heard.map(() => undefined));
    const said = [...readCapture(new Uint8Array(CAPTURE))].flatMap((part) =>
      part.kind === "packet" && part.side === "server"
        ? part.runs.filter(({ protocol }) => protocol === "netquake")
        : [],
    );
    expect(said.length).toBeGreaterThan(30);
    expect(heard.flatMap(({ messages }) => messages)).toEqual(
      said.flatMap(({ messages }) => messages),
    );
  });

  it("is a capture: of who only asks what is played there is no recording", async () => {
    const frame = (from: number, to: number, bytes: Buffer) => ({
      bytes: ethernet(ipv4({ from, to }, bytes)),
    });
    const asked = [
      frame(7000, 27500, Buffer.from("\xff\xff\xff\xffstatus\n", "latin1")),
      frame(27500, 7000, Buffer.from("\xff\xff\xff\xffn\\map\\dm3\n\0", "latin1")),
    ];
    const look = async (frames: typeof asked) =>
      (await new Holdings().look(blobOf(pcapOf(frames)))).holding!.members;
    expect(await look(asked)).toEqual([]);
    // After a header of sequence and acknowledgement, a print to all.
    const game = Buffer.from([1, 0, 0, 0, 1, 0, 0, 0, 8, 2, ...Buffer.from("hi\n\0")]);
    const [session, ...others] = await look([...asked, frame(27500, 7000, game)]);
    expect(others).toEqual([]);
    expect(session!.name).toMatch(/\.qwd$/);
  });

  it("lists what other programs packed, as it may be asked for", async () => {
    const archive = zipOf([{ name: "a.qwz", bytes: Buffer.from("8001fe93a1", "hex") }]);
    const { holding } = await new Holdings().look(blobOf(archive));
    expect(holding!.members.map(({ name }) => name)).toEqual(["a.qwz"]);
  });

  it("says what is wrong with it", async () => {
    const zip = zipOf([{ name: "one.dm2", bytes: RECORDING }]);
    const damaged = zip.slice();
    damaged[60]! ^= 0x55;
    const holdings = new Holdings();
    await holdings.look(blobOf(damaged));
    await expect(holdings.takeOut(0)).rejects.toThrow(/one\.dm2 is damaged/);
    await expect(holdings.look(blobOf(zip.subarray(0, 100)))).rejects.toThrow(/damaged/);
    await expect(holdings.look(blobOf(gzipSync(RECORDING).subarray(0, 500)))).rejects.toThrow(
      /compression of the file is damaged, or it ends inside/,
    );
    await expect(holdings.look(blobOf(pakOf(files).subarray(0, 200)))).rejects.toThrow(
      /directory: \d+ bytes should be at byte/,
    );
  });
});
