/** What pages do by themselves: search, and bytes that are shown with what they are. Without it all can be read. */
export const SCRIPT = `"use strict";
(() => {
  const root = document.body.dataset.root;
  const input = document.getElementById("search");
  const list = document.getElementById("found");
  const status = document.getElementById("found-count");
  let chosen = -1;

  const close = () => {
    list.hidden = true;
    chosen = -1;
    status.textContent = "";
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const choose = (next) => {
    const options = [...list.children];
    if (options.length === 0) return;
    chosen = (next + options.length) % options.length;
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === chosen)));
    options[chosen].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", options[chosen].id);
  };

  const show = () => {
    const words = input.value.trim();
    if (words === "") return close();
    const results = searchPages(words).slice(0, 12);
    list.replaceChildren(...results.map((result, at) => {
      const item = document.createElement("li");
      item.id = "found-" + at;
      item.role = "option";
      item.setAttribute("aria-selected", "false");
      const kind = document.createElement("span");
      kind.textContent = result.kind;
      item.append(result.title + " ", kind);
      item.addEventListener("mousedown", () => { location.href = root + result.path; });
      item.dataset.to = root + result.path;
      return item;
    }));
    if (results.length === 0) {
      const item = document.createElement("li");
      item.id = "found-0";
      item.role = "option";
      item.setAttribute("aria-disabled", "true");
      item.textContent = "Nothing found";
      list.append(item);
    }
    list.hidden = false;
    chosen = -1;
    input.setAttribute("aria-expanded", "true");
    input.removeAttribute("aria-activedescendant");
    status.textContent = results.length === 0 ? "Nothing found" : results.length + " found";
  };

  input.addEventListener("input", show);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") choose(chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter") {
      const to = list.children[Math.max(0, chosen)]?.dataset.to;
      if (!list.hidden && to !== undefined) location.href = to;
    } else return;
    event.preventDefault();
  });

  // Whoever speaks to his machine presses a key alone by saying it: it can be turned off (WCAG 2.1.4).
  const slash = document.getElementById("slash");
  const remember = () => {
    input.placeholder = slash.checked ? "Search  /" : "Search  Ctrl K";
    input.setAttribute("aria-keyshortcuts", (slash.checked ? "/ " : "") + "Control+K Meta+K");
  };
  try {
    slash.checked = localStorage.getItem("slash") !== "off";
  } catch {
    // Nothing is kept where the browser keeps nothing.
  }
  remember();
  slash.closest("p").hidden = false;
  slash.addEventListener("change", () => {
    remember();
    try {
      localStorage.setItem("slash", slash.checked ? "on" : "off");
    } catch {
      // It holds for this page.
    }
  });

  document.addEventListener("keydown", (event) => {
    const held = event.ctrlKey || event.metaKey;
    const isK = event.key === "k" && held && !event.altKey && !event.shiftKey;
    // Shift: some keyboards have it above a digit.
    const isSlash = event.key === "/" && !held && !event.altKey && slash.checked && !event.isComposing;
    const types = event.target.closest?.("input:not([type=checkbox]), textarea, select, [contenteditable]");
    if (!isK && (!isSlash || types)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });

  // On a narrow page the contents are folded.
  const contents = document.querySelector(".menu details");
  if (matchMedia("(max-width: 60rem)").matches) contents.open = false;

  for (const example of document.querySelectorAll(".example")) {
    const bytes = [...example.querySelectorAll(".hex [data-at]")];
    const rows = [...example.querySelectorAll("tr[data-from]")];
    const mark = (from, to) => {
      for (const byte of bytes) byte.classList.toggle("marked", from <= +byte.dataset.at && +byte.dataset.at <= to);
      for (const row of rows) row.classList.toggle("marked", +row.dataset.from === from && +row.dataset.to === to);
    };
    for (const row of rows) row.addEventListener("mouseenter", () => mark(+row.dataset.from, +row.dataset.to));
    for (const byte of bytes) byte.addEventListener("mouseenter", () => {
      const at = +byte.dataset.at;
      const own = rows.filter((row) => +row.dataset.from <= at && at <= +row.dataset.to)
        .sort((a, b) => (a.dataset.to - a.dataset.from) - (b.dataset.to - b.dataset.from))[0];
      if (own) mark(+own.dataset.from, +own.dataset.to);
    });
    example.addEventListener("mouseleave", () => mark(0, -1));
    let line = -1;
    example.querySelector(".scroll")?.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      line = Math.max(0, Math.min(rows.length - 1, line + step));
      mark(+rows[line].dataset.from, +rows[line].dataset.to);
      rows[line].scrollIntoView({ block: "nearest" });
    });
  }
})();
`;
