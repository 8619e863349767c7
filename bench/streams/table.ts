import { UPDATES } from "./stream.ts";
import { count, type Table, verdict } from "../table.ts";
import {
  type ContestantResult,
  STREAM_TARGETS,
  type StreamResult,
  type StreamTask,
  type TaskResult,
} from "./streams.ts";

/** For people: all contestants with a stream. */
export function streamTable(result: StreamResult): Table {
  const { contestants, isDamaged } = result;
  const tasks: readonly StreamTask[] = isDamaged ? ["decode"] : ["decode", "encode"];
  return {
    header: ["", "together", "least to most", "alone", "least to most", "ns", "target"],
    sections: tasks.map((task) => ({
      title: `${result.name}, ${task}: ${count(result.messages)} ${result.title}, ${count(result.bytes)} bytes`,
      rows: contestants.map((each) => row(each, task, hasTarget(result))),
    })),
    notes: [...cannots(contestants), ...meanings(contestants)],
  };
}

/** Targets are for updates: texts and errors are the runtime's. */
function hasTarget({ name }: StreamResult): boolean {
  return UPDATES.some((one) => one === name);
}

function row(each: ContestantResult, task: StreamTask, isAsked: boolean): string[] {
  const measured = each[task];
  if (measured === null) return [label(each), "cannot", "", "", "", "", ""];
  const { together, alone } = measured;
  return [
    label(each),
    together.ratio.toFixed(2),
    range(together.range),
    alone?.ratio.toFixed(2) ?? "",
    alone ? range(alone.range) : "",
    (alone ?? together).ns.toFixed(1),
    each.isOurs && isAsked ? target(measured, STREAM_TARGETS[task]) : "",
  ];
}

function target({ together, alone }: TaskResult, limit: number): string {
  const verdicts = [together, ...(alone ? [alone] : [])].map(({ ratio }) => verdict(ratio, limit));
  return `≤ ${limit.toFixed(2)} ${verdicts.join(", ")}`;
}

function label({ name, version }: ContestantResult): string {
  return version === null ? name : `${name} ${version}`;
}

function range([from, to]: readonly [number, number]): string {
  return `${from.toFixed(2)}–${to.toFixed(2)}`;
}

/** What they cannot say, those that cannot say the same in one line. */
function cannots(contestants: readonly ContestantResult[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, cannot } of contestants)
    if (cannot !== null) names.set(cannot, [...(names.get(cannot) ?? []), name]);
  return [...names].map(([cannot, who]) => `${who.join(", ")} cannot ${cannot}`);
}

function meanings(contestants: readonly ContestantResult[]): string[] {
  return contestants.flatMap(({ name, detected }) =>
    detected !== null && detected[0] < detected[1]
      ? [`${name} tells of ${detected[0]} of the ${detected[1]} damaged packets`]
      : [],
  );
}

/** For the README: who takes part, and the ratios of all streams, of rounds in which all take turns. */
export function overview(results: readonly StreamResult[]): Table {
  const columns = results.flatMap((result) => {
    const tasks: readonly StreamTask[] = result.isDamaged ? ["decode"] : ["decode", "encode"];
    return tasks.map((task) => ({ result, task }));
  });
  const first = results[0]!.contestants;
  const cell = (name: string, result: StreamResult, task: StreamTask): string => {
    const measured = result.contestants.find((each) => each.name === name)?.[task];
    return measured ? digits(measured.together.ratio) : "cannot";
  };
  return {
    header: ["", ...columns.map(({ result, task }) => `${result.name}, ${task}`)],
    sections: [
      {
        title: "Ratios of time to the hand-written codec",
        rows: first
          .filter(({ name }) => !name.includes(", without"))
          .map((each) => [
            label(each),
            ...columns.map(({ result, task }) => cell(each.name, result, task)),
          ]),
      },
    ],
  };
}

function digits(ratio: number): string {
  return ratio.toFixed(ratio < 10 ? 2 : ratio < 100 ? 1 : 0);
}
