import {
  type BranchCoverage,
  type CoverageReport,
  type LayoutCoverage,
  type PartCoverage,
  percentOf,
  percentText,
  type Share,
  type TableCoverage,
} from "./report.ts";

/** What such a page says of who made it. */
export const COVERAGE_MARK = '<meta name="generator" content="demospec coverage">';

/** A report as one page that needs nothing else: no script, no other file. */
export function coverageHtml(report: CoverageReport): string {
  const { files, messages, undecodedBytes, tables } = report;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${COVERAGE_MARK}
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Coverage: ${percentText(report)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Coverage: ${shareHtml(report)}</h1>
<p>${number(messages)} messages of ${files.map((file) => `<code>${escaped(file)}</code>`).join(", ")}; ${number(undecodedBytes)} bytes were not understood.</p>
${tables.map(tableHtml).join("\n")}
</body>
</html>
`;
}

const STYLE = `
body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; color: #222; background: #fff }
table { border-collapse: collapse; width: 100%; margin: .3em 0 }
td, th { padding: .1em .6em; text-align: left; vertical-align: top }
th { font-weight: 600 }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
.never { background: #fde8e6 }
.at { color: #666; font: 13px ui-monospace, monospace; text-align: right }
summary { cursor: pointer; display: flex; gap: .8em; align-items: center; padding: .15em 0 }
summary b { flex: 1; font-weight: 500 }
details details { margin-left: 1.2em }
h2 { margin-top: 2em }
meter { width: 10em }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #181818 }
  .never { background: #4a2522 }
  .at { color: #999 }
}
`;

function tableHtml(table: TableCoverage): string {
  const versions = table.versions.map(
    ({ versions, messages }) =>
      `<tr${messages === 0 ? ' class="never"' : ""}><td>${escaped(versions)}</td><td class="n">${timesText(messages)}</td></tr>`,
  );
  return `<section>
<h2>${escaped(table.title)}: ${shareHtml(table)}</h2>
<details><summary><b>versions of ${escaped(table.name)}</b></summary>
<table><tr><th>versions</th><th class="n">messages</th></tr>
${versions.join("\n")}
</table></details>
${table.parts.map(partHtml).join("\n")}
</section>`;
}

function partHtml(part: PartCoverage): string {
  const { name, kind, times, place, layouts } = part;
  const never = times === 0 ? ' class="never"' : "";
  return `<details${never}><summary><b>${escaped(name)}${kind === "message" ? "" : ` (${kind})`}</b>
<span class="at">${escaped(place ?? "")}</span><span class="n">${timesText(times)}</span>${shareHtml(part)}</summary>
${layouts.map(layoutHtml).join("\n")}
</details>`;
}

function layoutHtml(layout: LayoutCoverage): string {
  const { versions, times, branches } = layout;
  const never = times === 0 ? ' class="never"' : "";
  const open = times > 0 && layout.reached < layout.total ? " open" : "";
  return `<details${never}${open}><summary><b>${escaped(versions)}</b><span class="n">${timesText(times)}</span>${shareHtml(layout)}</summary>
<table>
${branches.map(branchHtml).join("\n")}
</table></details>`;
}

function branchHtml({ branch, times, place }: BranchCoverage): string {
  const never = times === 0 ? ' class="never"' : "";
  return `<tr${never}><td>${escaped(branch)}</td><td class="at">${escaped(place ?? "")}</td><td class="n">${timesText(times)}</td></tr>`;
}

function shareHtml(share: Share): string {
  const { reached, total } = share;
  return `<span class="n">${number(reached)} of ${number(total)}, ${percentText(share)}</span> <meter min="0" max="100" value="${percentOf(share).toFixed(1)}"></meter>`;
}

function timesText(times: number): string {
  return times === 0 ? "never" : number(times);
}

const NUMBER = new Intl.NumberFormat("en-GB");

function number(value: number): string {
  return NUMBER.format(value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text from outside, as names of files and of schemas: no markup comes of it. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
