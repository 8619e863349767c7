import { contains } from "../../runtime/table/versions.ts";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSite } from "../../cli/docs/write-site.ts";
import { EXAMPLE } from "../../generator/language/reference.ts";
import { createContext, runInContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { exampleMarkup } from "../../site/example.ts";
import { synthetic } from "../../site/synthetic.ts";
import { enumPath, formatPath, messagePath, relative, structPath } from "../../site/links.ts";
import type { MessageTable } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { Page, SiteInput } from "../../site/model.ts";
import { html } from "../../site/html.ts";
import { searchScript } from "../../site/search.ts";
import { brokenLinks } from "./links.ts";
import { listingsIn } from "./listings.ts";
import { ourBuiltSite } from "./our-site.ts";
import { whole } from "../support/whole.ts";

/** What the page's script asks. */
type SearchPages = (words: string) => readonly { readonly path: string }[];

/** A column without a text, and a text that says a thing twice. */
function faultsIn(path: string, rows: readonly (readonly string[])[]): string[] {
  const empty = rows[0]!.flatMap((_, at) =>
    rows.every((cells) => cells[at] === "") ? [`${path}: column ${at}`] : [],
  );
  const twice = rows
    .flat()
    .filter((text) => new Set(text.split("; ")).size < text.split("; ").length)
    .map((text) => `${path}: ${text}`);
  return [...empty, ...twice];
}

let input: SiteInput;
let pages: Page[];
let site: ReadonlyMap<string, string>;
beforeAll(async () => {
  ({ input, pages, site } = await ourBuiltSite());
});

describe("the site", () => {
  test("knows each dialect by its name, and what it comes from", () => {
    const own = input.dialects.get("netquake")!;
    expect(own).toContainEqual({
      version: "666",
      from: "1.09",
      title: "FitzQuake",
      ref: "ERRATA 119-123",
    });
    const versions = input.protocols.find(({ name }) => name === "netquake")!.versions;
    expect(own.map(({ version }) => version).toSorted()).toEqual(
      versions.filter((one) => !/^[01]\.\d+$/.test(one)).toSorted(),
    );
  });

  test("has a page for each message and struct of each protocol, and each container", () => {
    const wanted = [...input.protocols, ...input.containers].flatMap((table) => [
      formatPath(table),
      ...table.messages.map(({ name }) => messagePath(table, name)),
      ...table.structs.map(({ name }) => structPath(table, name)),
      ...(table.enums.length > 0 ? [`formats/${table.name}/enums.html`] : []),
    ]);
    expect(wanted.filter((path) => !site.has(path))).toEqual([]);
  });

  test("shows each layout in the versions and dialects that have it", () => {
    const wrong = [...input.protocols, ...input.containers].flatMap((table: Table) =>
      [...table.messages, ...table.structs].flatMap((owner: MessageTable) => {
        const path = table.messages.includes(owner)
          ? messagePath(table, owner.name)
          : structPath(table, owner.name);
        const page = site.get(path)!;
        const dialects = input.dialects.get(table.name) ?? [];
        return owner.layouts.flatMap((range) =>
          dialects
            .filter(({ version }) => contains(range, table.versions.indexOf(version)))
            .filter(({ version }) => !page.includes(`<li class="badge dialect">${version} `))
            .map(({ version }) => `${path} without ${version}`),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  whole("has no broken link, and no anchor twice", () => {
    expect(brokenLinks(site)).toEqual([]);
  });

  test("of which a link is broken is found", () => {
    const broken = new Map([
      ["index.html", '<a id="yes"></a><b id="twice"></b><b id="twice"></b>'],
      [
        "a.html",
        '<a href="b.html">b</a><a href="index.html#no">c</a><a href="index.html#yes">d</a>',
      ],
    ]);
    expect(brokenLinks(broken)).toEqual([
      "index.html: twice twice",
      "a.html: index.html#no",
      "a.html: b.html",
    ]);
  });

  test("finds what is called so first, then what has a member of that name", () => {
    const window = createContext({}) as { window: object; searchPages: SearchPages };
    window.window = window;
    runInContext(`${input.minisearch}\n${searchScript(pages)}`, window);
    const found = (words: string) => window.searchPages(words).map(({ path }) => path);
    const formats = ["netquake", "quake2", "quake2_mvd", "quakeworld"];
    const sounds = formats.map((format) => `formats/${format}/message-sound.html`);
    expect(found("sound").slice(0, 4).toSorted()).toEqual(sounds);
    expect(found("soundnum").slice(0, 4).toSorted()).toEqual(sounds);
    expect(found("Entity")[0]).toBe("formats/quake2_mvd/struct-entity.html");
    expect(found("temp_entity")[0]).toMatch(/message-temp_entity/);
    expect(
      found("TE_EXPLOSION")
        .slice(0, 3)
        .every((path) => path.endsWith("/enums.html")),
    ).toBe(true);
    expect(found("FitzQuake").slice(0, 2).toSorted()).toEqual([
      "formats/netquake/index.html",
      "formats/netquake_client/index.html",
    ]);
    expect(found("Reader")[0]).toBe("api/demospec-wire.html");
    expect(found("fuzzing")[0]).toBe("guide/fuzzing.html");
    expect(found("no such word")).not.toContain("formats/netquake/message-sound.html");
  });

  whole("has no column that is empty, and says nothing of a line twice", () => {
    const wrong = [...site].flatMap(([path, text]) =>
      path.endsWith(".html") ? listingsIn(text).flatMap((rows) => faultsIn(path, rows)) : [],
    );
    expect(wrong).toEqual([]);
    const row = (text: string) => `<tr><th>a</th><td></td><td>${text}</td></tr>`;
    const broken = `<table class="listing"><tbody>${row("bit; b follows; b follows")}${row("c")}</tbody></table>`;
    expect(faultsIn("x", listingsIn(broken)[0]!)).toEqual([
      "x: column 1",
      "x: bit; b follows; b follows",
    ]);
  });
});

describe("a message's page", () => {
  const table = () => input.protocols.find(({ name }) => name === "netquake")!;
  const page = (name: string) => site.get(messagePath(table(), name))!;

  test("draws its bytes, and says of the picture what is in it", () => {
    expect(page("sound")).toMatch(/<svg[^>]*aria-label="[^"]*flags, u8; volume, u8/);
    expect(page("updateentity")).toMatch(/0x80 – 0xff/);
    // Arrays that take turns are drawn so.
    expect(page("spawnbaseline")).toMatch(
      /aria-label="[^"]*origin\[0\], coord; angles\[0\], angle; origin\[1\]/,
    );
  });

  test("says what changed when, in versions and in dialects", () => {
    const history = page("clientdata").split("What changed when")[1]!;
    expect(history).toMatch(/1\.07[^]*FitzQuake/);
    // Another type is reported once.
    expect(page("spawnstatic").split("999+12")[1]).not.toMatch(/meaning/);
    const quakeworld = input.protocols.find(({ name }) => name === "quakeworld")!;
    expect(site.get(messagePath(quakeworld, "playerinfo"))).toMatch(/28-mvd<\/span> *from 28/);
  });

  test("says where a message with a place is, and draws no id, which is not there", () => {
    const pak = input.protocols.find(({ name }) => name === "pak")!;
    const file = site.get(messagePath(pak, "file"))!;
    expect(file).toContain("<code>of: directory.entries, at: offset, size: size</code>");
    expect(file).toMatch(/aria-label="[^"]*: data, /);
    expect(file).not.toMatch(/aria-label="[^"]*id, 0x03/);
  });

  test("links to the enums and structs of its fields", () => {
    expect(page("updatestat")).toContain(
      `href="${relative(messagePath(table(), "updatestat"), enumPath(table(), "stat"))}"`,
    );
  });

  test("has an example from a recording, with each of its bytes, or says that it was generated", () => {
    const quake2 = input.protocols.find(({ name }) => name === "quake2")!;
    const example = site.get(messagePath(quake2, "serverdata"))!.split("An example")[1]!;
    expect(example).toMatch(/yq2_client.dm2/);
    const shown = [...example.matchAll(/data-at="(\d+)"/g)].length;
    expect(shown).toBe(input.examples.get("quake2 serverdata")!.bytes.length);
    const damage = table().messages.find(({ name }) => name === "damage")!;
    expect(exampleMarkup(table(), synthetic(table(), damage)!)!.markup).toMatch(/were generated/);
  });
});

describe("markup", () => {
  test("has no text that is taken for markup", () => {
    expect(html`<a title="${'"<&'}">${"<b>"}${["&", html`<i>`]}</a>`.markup).toBe(
      '<a title="&quot;&lt;&amp;">&lt;b&gt;&amp;<i></a>',
    );
  });

  test.each([
    ["index.html", "formats/a/index.html", "formats/a/index.html"],
    ["formats/a/b.html", "index.html", "../../index.html"],
    ["formats/a/b.html", "formats/a/c.html#d", "c.html#d"],
    ["formats/a/b.html", "formats/e/c.html", "../e/c.html"],
    ["a.html", "a.html#b", "#b"],
  ])("links from %s to %s", (from, to, wanted) => {
    expect(relative(from, to)).toBe(wanted);
  });
});

describe("demospec docs", () => {
  test("writes the pages of one's own schemas, with examples of its own", async () => {
    const folder = await mkdtemp(join(tmpdir(), "demospec-docs-"));
    await writeFile(join(folder, "tones.yaml"), EXAMPLE.schema);
    const output = join(folder, "pages");
    const { pages, made } = await writeSite(folder, {
      output,
      title: "<Tones>",
      intro: "**All** of them.",
    });
    expect({ pages, made }).toEqual({ pages: 3, made: 1 });
    const home = await readFile(join(output, "index.html"), "utf8");
    expect(home).toMatch(/&lt;Tones&gt;[^]*<strong>All<\/strong>/);
    expect(await readFile(join(output, "formats/tones/message-sound.html"), "utf8")).toMatch(
      /were generated/,
    );
    await rm(folder, { recursive: true });
  });
});
