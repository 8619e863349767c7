/** How pages look: light and dark, narrow and wide, on paper. All colours of text have a contrast of 4.5 and more. */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: #fcfbf8; --panel: #f3f1ea; --ink: #22201c; --soft: #5d5850; --line: #d8d3c6;
  --link: #1d4f91; --mark: #fff0b8; --focus: #b3470b;
  --id: #e9e4f7; --mask: #fdecc8; --field: #e0efe6; --length: #e8e6df; --open: #dfeaf6; --edge: #6b655a;
  --version-ink: #1c5a3a; --version: #e0efe6; --dialect-ink: #6c3b00; --dialect: #fdecc8;
  --role-ink: #3f2f7f; --role: #e9e4f7; --warn-ink: #8a1c10; --warn: #fbe3df;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171614; --panel: #211f1c; --ink: #e9e5dc; --soft: #b0a99c; --line: #3b3832;
    --link: #8ab8f5; --mark: #57470f; --focus: #ffb36b;
    --id: #332b52; --mask: #4a3810; --field: #1d3b2b; --length: #35322c; --open: #1e3550; --edge: #a39b8c;
    --version-ink: #a8dfbf; --version: #1d3b2b; --dialect-ink: #f6cf8c; --dialect: #4a3810;
    --role-ink: #cdc0fa; --role: #332b52; --warn-ink: #ffb4a8; --warn: #551c14;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
code, pre, .hex { font-family: ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, monospace; font-size: 0.92em; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
.skip { position: absolute; left: -99rem; background: var(--paper); padding: 0.5rem 1rem; z-index: 3; }
.skip:focus { left: 0.5rem; top: 0.5rem; }
header { position: sticky; top: 0; z-index: 2; display: flex; gap: 1rem; align-items: center; padding: 0.6rem 1.25rem; background: var(--panel); border-bottom: 1px solid var(--line); }
header .home { font-weight: 700; color: var(--ink); text-decoration: none; }
search { position: relative; margin-left: auto; display: flex; gap: 0.5rem; align-items: center; flex: 0 1 26rem; }
search label, #found-count { position: absolute; left: -99rem; }
search input { width: 100%; font: inherit; padding: 0.35rem 0.75rem; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: 6px; }
search input::placeholder { color: var(--soft); opacity: 1; }
#found { position: absolute; top: calc(100% + 0.4rem); right: 0; width: min(34rem, 92vw); max-height: 70vh; overflow: auto; margin: 0; padding: 0.3rem; list-style: none; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; box-shadow: 0 8px 24px #0004; }
#found[hidden] { display: none; }
#found li { padding: 0.35rem 0.6rem; border-radius: 5px; cursor: pointer; }
#found li span { color: var(--soft); font-size: 0.85em; }
#found li[aria-selected="true"], #found li:hover { background: var(--panel); outline: 2px solid var(--focus); outline-offset: -2px; }
.columns-of-page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
.menu { padding: 1.25rem 1rem 3rem 1.25rem; border-right: 1px solid var(--line); font-size: 0.93rem; }
.menu details { position: sticky; top: 4.5rem; max-height: calc(100vh - 5rem); overflow: auto; }
.menu summary { display: none; }
.menu h2 { margin: 1rem 0 0.3rem; font-size: 0.8rem; text-transform: uppercase; letter-spacing: 0.06em; color: var(--soft); }
.menu ul { list-style: none; margin: 0; padding: 0; }
.menu a { display: block; padding: 0.15rem 0.5rem; color: var(--ink); text-decoration: none; border-radius: 5px; }
.menu a:hover { background: var(--panel); }
.menu a[aria-current] { background: var(--panel); font-weight: 600; box-shadow: inset 3px 0 var(--focus); }
.menu .keys { margin: 1.2rem 0 0; color: var(--soft); }
kbd { padding: 0 0.4em; border: 1px solid var(--edge); border-radius: 4px; font: inherit; }
main { padding: 1.25rem 2.5rem 5rem; min-width: 0; outline: none; }
main > p, main > section > p, main li, main dd { max-width: 46rem; }
.crumbs { font-size: 0.9rem; color: var(--soft); }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0.4rem 0 0.8rem; }
h1 small, h2 small { font-weight: 400; font-size: 0.6em; color: var(--soft); }
h2 { font-size: 1.3rem; margin: 2.2rem 0 0.7rem; line-height: 1.3; }
h3 { font-size: 1.05rem; margin: 1.4rem 0 0.4rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
summary h2 { display: inline; font-size: 1.1rem; }
details.layout { border-top: 1px solid var(--line); margin-top: 1.2rem; padding-top: 0.6rem; }
.lead { font-size: 1.15rem; }
.warning { color: var(--warn-ink); }
.badges { display: flex; flex-wrap: wrap; gap: 0.35rem; list-style: none; padding: 0; margin: 0.4rem 0; }
.badge { display: inline-block; padding: 0.08rem 0.55rem; border-radius: 99px; font-size: 0.85rem; background: var(--length); color: var(--ink); }
.badge.version { background: var(--version); color: var(--version-ink); }
.badge.dialect { background: var(--dialect); color: var(--dialect-ink); }
.badge.role { background: var(--role); color: var(--role-ink); }
.badge.warning { background: var(--warn); color: var(--warn-ink); }
.scroll { overflow-x: auto; margin: 0.8rem 0; }
table { border-collapse: collapse; min-width: 100%; font-size: 0.95rem; }
caption { text-align: left; color: var(--soft); font-size: 0.88rem; padding-bottom: 0.3rem; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.9rem 0.4rem 0.3rem; border-bottom: 1px solid var(--line); }
thead th { font-size: 0.82rem; color: var(--soft); font-weight: 600; }
tbody th { font-weight: 500; white-space: nowrap; }
td ul, .facts { margin: 0; padding: 0; list-style: none; }
.facet, .sort { color: var(--soft); font-size: 0.9em; }
.place { white-space: nowrap; color: var(--soft); font-variant-numeric: tabular-nums; }
.arms { border-left: 3px solid var(--line); padding-left: 1rem; margin: 1rem 0; }
.history dt { margin-top: 0.8rem; }
.history dd { margin: 0.1rem 0 0 1.2rem; }
.history ul { margin: 0.2rem 0; padding-left: 1.1rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0.9rem; list-style: none; padding: 0; }
.card { border: 1px solid var(--line); border-radius: 10px; padding: 0.8rem 1rem; background: var(--panel); }
.card h3 { margin: 0; font-size: 1.05rem; }
.card p { margin: 0.25rem 0 0; color: var(--soft); font-size: 0.9rem; }
.columns { columns: 15rem; list-style: none; padding: 0; }
.columns li { padding: 0.12rem 0; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 0.8rem 1rem; overflow-x: auto; line-height: 1.5; }
:not(pre) > code { background: var(--panel); padding: 0.05em 0.3em; border-radius: 4px; }
th code, summary code, h1 code, h2 code { background: none; padding: 0; }
.hex .offset { color: var(--soft); }
.hex .marked, tr.marked { background: var(--mark); }
@media (max-width: 40rem) {
  .listing thead { position: absolute; left: -99rem; }
  .listing tr { display: flex; flex-wrap: wrap; gap: 0.1rem 0.9rem; padding: 0.45rem 0; border-bottom: 1px solid var(--line); }
  .listing th, .listing td { min-width: 0; max-width: 100%; padding: 0; border: 0; white-space: normal; overflow-wrap: anywhere; }
  .listing td:empty { display: none; }
}
.depth-1 { padding-left: 1.2rem; } .depth-2 { padding-left: 2.2rem; } .depth-3 { padding-left: 3.2rem; }
.depth-4 { padding-left: 4.2rem; } .depth-5 { padding-left: 5.2rem; } .depth-6 { padding-left: 6.2rem; }
.wire { margin: 1rem 0; overflow-x: auto; padding-bottom: 0.4rem; }
.wire svg { display: block; max-width: none; }
.wire rect, .wire path { stroke: var(--edge); stroke-width: 1; }
.wire .id rect, .wire .id path { fill: var(--id); } .wire .mask rect { fill: var(--mask); }
.wire .field rect { fill: var(--field); } .wire .length rect, .wire .length > path { fill: var(--length); }
.wire .open path { fill: var(--open); }
.wire .optional rect, .wire .optional > path { stroke-dasharray: 5 4; }
.wire g > .cut { fill: none; stroke-width: 0.7; stroke-dasharray: none; }
.bits { columns: 9rem; }
.wire text { fill: var(--ink); text-anchor: middle; font: 12px ui-monospace, "DejaVu Sans Mono", monospace; }
.wire .type { fill: var(--soft); font-size: 11px; }
.wire .bit { font-size: 10px; }
.wire figcaption { color: var(--soft); font-size: 0.88rem; }
@media (max-width: 60rem) {
  .columns-of-page { display: block; }
  .menu { border-right: 0; border-bottom: 1px solid var(--line); padding: 0.6rem 1rem; }
  .menu details { position: static; max-height: none; }
  .menu summary { display: list-item; font-weight: 600; }
  main { padding: 1rem 1rem 4rem; }
  h1 { font-size: 1.5rem; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { header, .menu { display: none; } .columns-of-page { display: block; } }
`;
