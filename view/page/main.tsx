import { type JSX, render } from "preact";
import { useRef } from "preact/hooks";
import type { Opening } from "../api.ts";
import { openFile } from "./store/actions.ts";
import { acceptDrops } from "./drop.ts";
import { Choose } from "./holding.tsx";
import { Hex } from "./hex/hex.tsx";
import { Inspector } from "./panels/inspector.tsx";
import { focusTree, listenToKeys } from "./keys.tsx";
import { plural } from "./store/numbers.ts";
import { addSchemas } from "./panels/schemas.ts";
import { Splitter } from "./controls/splitter.tsx";
import {
  loading,
  note,
  only,
  panel,
  PANELS,
  type Panel,
  problem,
  progress,
  refused,
  show,
  summary,
} from "./store/state.ts";
import { TABS } from "./tabs.tsx";
import { TopBar } from "./topbar.tsx";
import { Tree } from "./tree/tree.tsx";
import "./styles.css";

function Page(): JSX.Element {
  return (
    <div class="page" data-only={only.value}>
      <TopBar />
      {summary.value === undefined ? <Welcome /> : <Work />}
      <Choose />
      <Problem />
      <Foot />
    </div>
  );
}

function Welcome(): JSX.Element {
  return (
    <main class="welcome">
      <h2>Drop a recording here</h2>
      <p>
        .dem, .qwd, .mvd, .dm2 and .mvd2, also compressed with gzip, in a .zip, .pk3 or .pak, or a
        capture of a game (.pcap). Its bytes, what they mean, and the line of the schema that says
        so; every value can be changed, and the schema, too.
      </p>
      <p class="dim">Files are read in this browser, and never leave it.</p>
    </main>
  );
}

function Work(): JSX.Element {
  return (
    <main class="work">
      <section class="pane tree-pane" aria-label="Tree">
        <Tree />
        <Inspector />
      </section>
      <Splitter name="tree" />
      <section class="pane hex-pane" aria-label="Bytes">
        <Hex />
      </section>
      <Splitter name="side" />
      <section class="pane side-pane" aria-label="Panels">
        <Tabs />
      </section>
    </main>
  );
}

function Tabs(): JSX.Element {
  const made = useRef(new Set<Panel>());
  made.current.add(panel.value);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = TABS[nextTab(event.key)!];
    if (next === undefined) return;
    event.preventDefault();
    show(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label="Panels" onKeyDown={onKeyDown}>
        {TABS.map(({ id, title }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={panel.value === id}
            aria-controls={`panel-${id}`}
            tabIndex={panel.value === id ? 0 : -1}
            onClick={() => show(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {TABS.map(({ id, panel: Own }) => (
        <div
          key={id}
          id={`panel-${id}`}
          class="panel"
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={panel.value !== id}
        >
          {made.current.has(id) ? <Own /> : ""}
        </div>
      ))}
    </>
  );
}

function nextTab(key: string): number | undefined {
  const at = TABS.findIndex(({ id }) => id === panel.value);
  const count = TABS.length;
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function Problem(): JSX.Element | null {
  if (problem.value === undefined) return null;
  return (
    <p class="problem" role="alert">
      <span>{problem.value.split("\n", 1)[0]}</span>
      {refused.value === undefined ? (
        ""
      ) : (
        <button
          type="button"
          onClick={() => void openFile({ ...refused.value!, anyway: true }).then(focusTree)}
        >
          Open all the same
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          problem.value = undefined;
          refused.value = undefined;
          focusTree();
        }}
      >
        Close
      </button>
    </p>
  );
}

const TITLES: Readonly<Record<Panel, string>> = {
  tree: "Tree",
  hex: "Bytes",
  ...(Object.fromEntries(TABS.map(({ id, title }) => [id, title])) as Record<
    Exclude<Panel, "tree" | "hex">,
    string
  >),
};

function Foot(): JSX.Element {
  const now = progress.value;
  return (
    <footer class="foot">
      {summary.value === undefined ? (
        ""
      ) : (
        <nav class="phone" aria-label="Views">
          {PANELS.map((id) => (
            <button
              key={id}
              type="button"
              aria-current={only.value === id ? "page" : undefined}
              onClick={() => show(id)}
            >
              {TITLES[id]}
            </button>
          ))}
        </nav>
      )}
      <span class="said" role="status">
        {loading.value === undefined ? note.value : `${loading.value.name} is being opened…`}
      </span>
      {now === undefined || now.wrong === 0 ? (
        ""
      ) : (
        <button type="button" class="link error" onClick={() => show("found")}>
          {plural(now.wrong, "block")} not understood
        </button>
      )}
      <Reached />
    </footer>
  );
}

/** How far a file is read that is being opened; then how far the open one is known. */
function Reached(): JSX.Element | null {
  if (loading.value !== undefined) {
    const { name, bytes, size } = loading.value;
    return <progress aria-label={`How far ${name} is read`} max={size} value={bytes} />;
  }
  const now = progress.value;
  if (now === undefined || now.done) return null;
  return <progress aria-label="How far the file is known" max={now.size} value={now.bytes} />;
}

render(<Page />, document.getElementById("page")!);
acceptDrops(document.body);
listenToKeys(document.body);

/** What a server names, where the page is from one. */
interface Served {
  readonly files: readonly (Pick<Opening, "name" | "size" | "format" | "version" | "live"> & {
    readonly url: string;
  })[];
  readonly schemas: readonly (readonly [name: string, text: string])[];
}

async function openServed(): Promise<void> {
  const answer = await fetch("served.json").catch(() => undefined);
  if (answer?.ok !== true) return;
  const { files, schemas } = (await answer.json()) as Served;
  const [file] = files;
  if (schemas.length > 0) await addSchemas(schemas);
  if (file !== undefined)
    await openFile({ ...file, url: new URL(file.url, document.baseURI).href });
}

// A page from a folder has no server to ask.
if (location.protocol.startsWith("http")) void openServed();
