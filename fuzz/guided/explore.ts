import fc from "fast-check";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
import { fresh } from "../history.ts";
import { bytesOfAny, messageBytes, rowBytes } from "../properties/inputs.ts";
import { beat } from "../pulse.ts";
import { type Random, randomFrom } from "../random.ts";
import { findSubject, type SubjectName, withoutStacks } from "../task.ts";
import type { Target } from "../values/target.ts";
import { IN_A_ROW, type MessageSubject, type Subject } from "../values/subjects.ts";
import type { Entry } from "./corpus.ts";
import { afterOthers, causeOf, type Finding, shrunk } from "./finding.ts";
import { type Look, lookAt } from "./look.ts";
import { below, BYTES_MUTATIONS, oneOf } from "./mutate-bytes.ts";
import { LEAF_MUTATIONS } from "./mutate-leaves.ts";
import { VALUE_MUTATIONS } from "./mutate-values.ts";
import { type Depth, faultOf, trialsOf } from "./trials.ts";

/** A stretch of inputs for one subject. What is tried depends on all of it, and on nothing else. */
export interface GuidedTask {
  readonly aim: SubjectName;
  readonly seed: number;
  readonly runs: number;
  /** Each way through the message's switches has a few inputs, and only the quick properties are tried. */
  readonly isSweep: boolean;
  /** Inputs to change: some of the corpus. */
  readonly entries: readonly Uint8Array[];
  /** Inputs of the same target in other versions, and of other messages. */
  readonly foreign: readonly Uint8Array[];
  /** Inputs that were kept before, by whomever: they are looked at as they are. */
  readonly kept: readonly Uint8Array[];
  /** What the corpus shows. */
  readonly known: readonly string[];
  /** Causes of which there is a counterexample. */
  readonly causes: readonly string[];
}

export interface GuidedResult {
  readonly runs: number;
  /** Inputs that show something which was not known, in the order in which they were found. */
  readonly fresh: readonly Entry[];
  readonly findings: readonly Finding[];
}

/** Longer inputs are cut: what is new is so in short ones. */
const LONGEST = 4096;
/** One of that many inputs is tried with all properties, without showing anything new. */
const ALL_OF = 4;

/** Inputs for each way in a sweep, and for all of them where they are few. */
const SWEPT = 3;
const SWEPT_IN_ALL = 12;

/** Runs a task. Throws Error when it names what is not among the targets. */
export function explore(targets: readonly Target[], task: GuidedTask): GuidedResult {
  const subject = findSubject(targets, task.aim);
  if (subject === undefined) throw new Error(`there is no ${Object.values(task.aim).join(" ")}`);
  return withoutStacks(() => new Explorer(subject, task).run());
}

class Explorer {
  readonly #subject: Subject;
  readonly #task: GuidedTask;
  readonly #random: Random;
  readonly #pool: Uint8Array[];
  readonly #known: Set<string>;
  readonly #causes: Set<string>;
  readonly #fresh: Entry[] = [];
  readonly #findings: Finding[] = [];
  #before: Uint8Array = new Uint8Array(0);
  /** Remembers what it met in this task, and in no other one. */
  readonly #shared: Subject;
  /** By property, the inputs that held: one that fails may need them before it. */
  readonly #held = new Map<string, unknown[]>();

  constructor(subject: Subject, task: GuidedTask) {
    this.#subject = subject;
    this.#shared = fresh(subject);
    this.#task = task;
    this.#random = randomFrom(task.seed);
    this.#pool = [...task.entries];
    this.#known = new Set(task.known);
    this.#causes = new Set(task.causes);
  }

  run(): GuidedResult {
    const { kept, runs, isSweep } = this.#task;
    if (isSweep) return this.#sweep();
    for (const bytes of kept) this.#try(bytes);
    const made = this.#made();
    for (let i = 0; i < runs; i++) {
      // The less there is to change, the more is made from nothing.
      const isMade = this.#pool.length === 0 || this.#random() < 4 / (8 + this.#pool.length);
      this.#try(isMade ? made() : this.#changed());
    }
    return { runs: runs + kept.length, fresh: this.#fresh, findings: this.#findings };
  }

  /** What it finds is all that comes of it: nothing is kept, so that what is new in it still is new to what is tried fully. */
  #sweep(): GuidedResult {
    const { runs, seed } = this.#task;
    const s = this.#subject as MessageSubject;
    const all = s.ways();
    const numRuns = Math.max(SWEPT, Math.ceil(SWEPT_IN_ALL / all.length));
    const ways = all.map((way, i) => fc.sample(bytesOfAny(s, way), { seed: seed + i, numRuns }));
    // One of each way, then another: where there are fewer runs than that, most ways have one.
    const rounds = Array.from({ length: numRuns }, (_, i) => ways.map((inputs) => inputs[i]!));
    const inputs = rounds.flat().slice(0, runs);
    for (const bytes of inputs) {
      beat(bytes);
      this.#check(bytes, lookAt(s, bytes), "quick");
      this.#before = bytes;
    }
    return { runs: inputs.length, fresh: [], findings: this.#findings };
  }

  /** Inputs as fuzzing without a guide has them. */
  #made(): () => Uint8Array {
    const s = this.#subject;
    const any = s.message === IN_A_ROW ? rowBytes(s) : messageBytes(s as MessageSubject);
    const source: Uint8Array[] = [];
    const numRuns = Math.min(16, this.#task.runs);
    let next = 0;
    return () => {
      if (next === source.length) {
        source.push(...fc.sample(any, { seed: this.#task.seed + next, numRuns }));
      }
      return source[next++]!;
    };
  }

  #try(whole: Uint8Array): void {
    const bytes = whole.length > LONGEST ? whole.slice(0, LONGEST) : whole;
    beat(bytes);
    const look = lookAt(this.#subject, bytes);
    const isNew = [...look.features].some((feature) => !this.#known.has(feature));
    if (isNew) this.#keep(bytes, look);
    const isDeep = isNew || below(ALL_OF, this.#random) === 0;
    this.#check(bytes, look, isDeep ? "all" : "quick");
    this.#before = bytes;
  }

  #keep(bytes: Uint8Array, look: Look): void {
    // What follows a message shows nothing.
    const own = look.value === undefined ? bytes : bytes.slice(0, look.end);
    const features = [
      ...(own.length === bytes.length ? look : lookAt(this.#subject, own)).features,
    ];
    for (const feature of look.features) this.#known.add(feature);
    this.#pool.push(own);
    this.#fresh.push({ bytes: own, features });
  }

  #check(bytes: Uint8Array, look: Look, depth: Depth): void {
    const s = this.#subject;
    for (const trial of trialsOf(s, bytes, this.#before, look, depth)) {
      const { name } = trial.property;
      const held = this.#held.get(name) ?? [];
      this.#held.set(name, held);
      const error = faultOf(this.#shared, trial);
      if (error === undefined) {
        held.push(trial.input);
        continue;
      }
      const cause = causeOf(s, trial, error);
      if (this.#causes.has(cause)) continue;
      this.#causes.add(cause);
      const { aim, seed } = this.#task;
      const named = { ...aim, property: name };
      this.#findings.push(
        shrunk(s, named, seed, bytes, this.#before, cause) ??
          afterOthers(s, named, seed, bytes, trial, held, error, cause),
      );
    }
  }

  // ---- changes

  #changed(): Uint8Array {
    let bytes = oneOf(this.#pool, this.#random);
    const times = 1 + below(3, this.#random);
    for (let i = 0; i < times; i++) bytes = this.#changedOnce(bytes);
    return bytes;
  }

  #changedOnce(bytes: Uint8Array): Uint8Array {
    const random = this.#random;
    const kind = random();
    if (kind < 0.4) return oneOf(BYTES_MUTATIONS, random)(bytes, random, this.#other());
    const { leaves, value } = lookAt(this.#subject, bytes);
    const real = leaves.filter((leaf) => leaf.bitLength > 0);
    if (kind < 0.8 && real.length > 0) return oneOf(LEAF_MUTATIONS, random)(bytes, real, random);
    const other = lookAt(this.#subject, this.#other()).value;
    if (value === undefined || other === undefined) return bytes;
    return this.#written(oneOf(VALUE_MUTATIONS, random)(value, other, random)) ?? bytes;
  }

  /** Another input: of this subject, or of another version or message of its target. */
  #other(): Uint8Array {
    const { foreign } = this.#task;
    if (foreign.length > 0 && this.#random() < 0.3) return oneOf(foreign, this.#random);
    return oneOf(this.#pool, this.#random);
  }

  #written(message: NonNullable<Look["value"]>): Uint8Array | undefined {
    const { target, version } = this.#subject;
    try {
      return interpretEncode(target.table, version, message);
    } catch {
      // What nobody can write is no input.
      return undefined;
    }
  }
}
