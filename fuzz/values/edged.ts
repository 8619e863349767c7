import fc from "fast-check";

/** One number in that many is an edge. */
const SELDOM = 3;

/** Any number of a range, some edges more often than chance has it; an edge is shrunk as any other number. */
class Edged extends fc.Arbitrary<number> {
  readonly #any: fc.Arbitrary<number>;
  readonly #edges: readonly number[];

  constructor(any: fc.Arbitrary<number>, edges: readonly number[]) {
    super();
    this.#any = any;
    this.#edges = edges;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<number> {
    if (random.nextInt(0, SELDOM - 1) > 0) return this.#any.generate(random, bias);
    const index = random.nextInt(0, this.#edges.length - 1);
    return new fc.Value(this.#edges[index]!, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is number {
    return this.#any.canShrinkWithoutContext(value);
  }

  override shrink(value: number, context: unknown): fc.Stream<fc.Value<number>> {
    return this.#any.shrink(value, context);
  }
}

/** Any integer of that many bits; its ends, and where the signs of narrower ones change, more often than chance has it. */
export function integer(bits: number, signed: boolean): fc.Arbitrary<number> {
  const [min, max] = signed ? [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1] : [0, 2 ** bits - 1];
  return new Edged(fc.integer({ min, max }), edgesIn(bits, min, max));
}

function edgesIn(bits: number, min: number, max: number): number[] {
  const widths = [8, 16, 32, bits].flatMap((n) => [2 ** (n - 1), 2 ** n]);
  const edges = [0, ...widths].flatMap((edge) => [edge - 1, edge, -edge, -edge - 1]);
  return [...new Set(edges)].filter((edge) => min <= edge && edge <= max);
}
