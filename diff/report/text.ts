import {
  type Change,
  type DiffReport,
  SEVERITIES,
  type Severity,
  type Witness,
} from "../changes/change.ts";

/** What severities are called. */
const CALLED: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  wire: ["wire break", "wire breaks"],
  value: ["value break", "value breaks"],
  rename: ["rename", "renames"],
  documentation: ["change of documentation", "changes of documentation"],
};

/** A report as people read it, message by message. It has no line feed at its end. */
export function diffText(report: DiffReport, isExcepted: (change: Change) => boolean): string {
  const { before, after, changes, tried } = report;
  const groups = grouped(changes).map(([title, own]) =>
    [
      title,
      ...own.flatMap((change, i) =>
        changeLines(report, change, isExcepted(change), own[i - 1]?.witness?.bytes),
      ),
    ].join("\n"),
  );
  return [`${before} → ${after}`, ...groups, summaryText(changes, tried)].join("\n\n");
}

/** `2 wire breaks, 1 rename` */
export function summaryText(changes: readonly Change[], tried: number): string {
  if (changes.length === 0) return "same tables";
  const counts = SEVERITIES.flatMap((severity) => {
    const count = changes.filter((change) => change.severity === severity).length;
    return count === 0 ? [] : [`${count} ${CALLED[severity][count === 1 ? 0 : 1]}`];
  });
  const inputs = tried === 0 ? "" : `; ${tried.toLocaleString("en-GB")} inputs tried`;
  return `${counts.join(", ")}${inputs}`;
}

/** Changes of one message, struct or enum in one protocol, with what they are of. */
export function grouped(changes: readonly Change[]): [title: string, changes: Change[]][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const { protocol, owner, ownerKind } = change;
    const kind = ownerKind === "message" ? "" : ` (${ownerKind})`;
    const title = ownerKind === "protocol" ? protocol : `${protocol} ${owner}${kind}`;
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [change]);
    else group.push(change);
  }
  return [...groups];
}

function changeLines(
  { before, after, tried }: DiffReport,
  change: Change,
  isExcepted: boolean,
  above: string | undefined,
): string[] {
  const { severity, versions, place } = change;
  const where = [versions === "" ? [] : [`in ${versions}`], place ?? []].flat().join(", ");
  const head = `  ${severity.padEnd(13)} ${sentence(change)}${where === "" ? "" : `  (${where})`}`;
  const lines = witnessLines(change, [before, after], tried, above);
  return [isExcepted ? `${head}, excepted` : head, ...lines];
}

/** A change in a line: `items: presence: where flags.9 is set → always there`. */
export function sentence({ field, kind, what, before, after }: Change): string {
  const name = field === "" ? "" : `${field}: `;
  if (what === "doc") return `${name}other words`;
  if (kind === "changed") return `${name}${what}: ${before ?? "none"} → ${after ?? "none"}`;
  if (kind === "renamed") return `${name}renamed: ${before} → ${after}`;
  if (kind === "moved") return `${name}moved ${after}`;
  return `${name}${what} ${kind}: ${after ?? before ?? ""}`.replace(/: $/, "");
}

/** The bytes that show a change, and what each side makes of them. */
function witnessLines(
  { severity, witness }: Change,
  sides: readonly [string, string],
  tried: number,
  above: string | undefined,
): string[] {
  if (severity !== "wire" && severity !== "value") return [];
  if (witness === undefined)
    return tried === 0 ? [] : [`    none found in ${tried.toLocaleString("en-GB")} inputs`];
  const [a, b] = sidesOf(witness, sides);
  return [
    `    ${witness.bytes === above ? "the same bytes" : witness.bytes}`,
    `      ${a}: ${oneLine(witness.before)}`,
    `      ${b}: ${oneLine(witness.after)}`,
  ];
}

/** What the sides are called beside bytes: by their versions, where these are not the same. */
export function sidesOf(
  { versions }: Witness,
  [before, after]: readonly [string, string],
): readonly [string, string] {
  return versions[0] === versions[1]
    ? [`${before}, ${versions[0]}`, `${after}, ${versions[1]}`]
    : versions;
}

function oneLine(text: string): string {
  return text.replaceAll("\n", " ");
}
