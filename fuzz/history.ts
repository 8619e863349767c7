import fc from "fast-check";
import type { Property } from "./properties/property.ts";
import type { Subject } from "./values/subjects.ts";

/*
 * Codecs remember shapes, plans and printers of what they met: an input may fail only after others. So each task begins
 * with a codec that remembers nothing, and a counterexample names the inputs that it needs before it.
 */

/** The subject with a codec of which nothing is remembered yet: all that is remembered is kept by codec. */
export function fresh<S extends Subject>(subject: S): S {
  return { ...subject, codec: { ...subject.codec } };
}

/** Why a property does not hold for an input after others, from a fresh codec on; undefined where all hold. */
export function faultAfter(
  property: Property<Subject>,
  subject: Subject,
  before: readonly unknown[],
  input: unknown,
): unknown {
  const own = fresh(subject);
  try {
    for (const one of [...before, input]) property.check(own, one);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The fewest of the inputs, in their order, with which it still fails, as far as leaving out stretches finds them. */
export function fewest<T>(inputs: readonly T[], fails: (some: readonly T[]) => boolean): T[] {
  let left = [...inputs];
  for (let size = left.length; size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at < left.length;) {
      const rest = left.toSpliced(at, size);
      if (fails(rest)) left = rest;
      else at += size;
    }
  return left;
}

/** An arbitrary that remembers how to shrink what it made. */
class Remembering extends fc.Arbitrary<unknown> {
  readonly #inner: fc.Arbitrary<unknown>;
  made: fc.Value<unknown>[] = [];

  constructor(inner: fc.Arbitrary<unknown>) {
    super();
    this.#inner = inner;
  }

  generate(random: fc.Random, bias: number | undefined): fc.Value<unknown> {
    const value = this.#inner.generate(random, bias);
    this.made.push(value);
    return value;
  }

  canShrinkWithoutContext(value: unknown): value is unknown {
    return this.#inner.canShrinkWithoutContext(value);
  }

  shrink(value: unknown, context: unknown): fc.Stream<fc.Value<unknown>> {
    return this.#inner.shrink(value, context);
  }
}

/** The inputs of a task, one after the other, up to the first failure and while that one shrinks. */
export class History {
  readonly inputs: Remembering;
  readonly #property: Property<Subject>;
  readonly #subject: Subject;
  readonly #shared: Subject;
  /** Once one failed: what it needs before it. */
  #before: fc.Value<unknown>[] | undefined;

  constructor(property: Property<Subject>, subject: Subject, inputs: fc.Arbitrary<unknown>) {
    this.#property = property;
    this.#subject = subject;
    this.#shared = fresh(subject);
    this.inputs = new Remembering(inputs);
  }

  /** Throws what the property does. */
  check(input: unknown, reached: Set<string>): void {
    if (this.#before !== undefined) {
      const error = this.#fault(this.#before, input);
      if (error !== undefined) throw error;
      return;
    }
    try {
      this.#property.check(this.#shared, input, reached);
    } catch (error) {
      const earlier = this.inputs.made.slice(0, -1);
      this.#before = fewest(earlier, (some) => this.#fault(some, input) !== undefined);
      throw error;
    }
  }

  /** What a failing input needs before it, shrunk. */
  before(input: unknown): unknown[] {
    const left = fewest(this.#before ?? [], (some) => this.#fault(some, input) !== undefined);
    for (let i = 0; i < left.length; i++) this.#shrink(left, i, input);
    return left.map(({ value_ }) => value_);
  }

  #shrink(left: fc.Value<unknown>[], i: number, input: unknown): void {
    const smaller = (): fc.Value<unknown> | undefined => {
      const { value_, context } = left[i]!;
      for (const one of this.inputs.shrink(value_, context))
        if (this.#fault(left.with(i, one), input) !== undefined) return one;
      return undefined;
    };
    for (let one = smaller(); one !== undefined; one = smaller()) left[i] = one;
  }

  #fault(before: readonly fc.Value<unknown>[], input: unknown): unknown {
    const inputs = before.map(({ value_ }) => value_);
    return faultAfter(this.#property, this.#subject, inputs, input);
  }
}
