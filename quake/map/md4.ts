/**
 * The four words of a message's MD4 digest (RFC 1320). Node has no MD4 where OpenSSL leaves its old algorithms out, and
 * it protects nothing here: maps are compared by it.
 */
export function md4(message: Uint8Array): Uint32Array {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new Uint8Array(64 * blocks);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, 8n * BigInt(message.length), true);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < blocks; block++) {
    const before = state.slice();
    for (const round of ROUNDS) mix(state, view, 64 * block, round);
    for (let i = 0; i < 4; i++) state[i]! += before[i]!;
  }
  return state;
}

/** One of three passes over a block. */
interface Round {
  readonly combine: (x: number, y: number, z: number) => number;
  readonly constant: number;
  /** The words of the block, in the order in which they are mixed in. */
  readonly order: readonly number[];
  readonly shifts: readonly [number, number, number, number];
}

const ROUNDS: readonly Round[] = [
  {
    combine: (x, y, z) => (x & y) | (~x & z),
    constant: 0,
    order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    shifts: [3, 7, 11, 19],
  },
  {
    combine: (x, y, z) => (x & y) | (x & z) | (y & z),
    constant: 0x5a827999,
    order: [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15],
    shifts: [3, 5, 9, 13],
  },
  {
    combine: (x, y, z) => x ^ y ^ z,
    constant: 0x6ed9eba1,
    order: [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15],
    shifts: [3, 9, 11, 15],
  },
];

function mix(state: Uint32Array, view: DataView, start: number, round: Round): void {
  const { combine, constant, order, shifts } = round;
  for (const [step, word] of order.entries()) {
    // The words of the state take turns: a, d, c, b.
    const at = (4 - (step % 4)) % 4;
    const [x, y, z] = [1, 2, 3].map((next) => state[(at + next) % 4]!);
    const sum =
      state[at]! + combine(x!, y!, z!) + view.getUint32(start + 4 * word, true) + constant;
    const shift = shifts[step % 4]!;
    state[at] = (sum << shift) | ((sum >>> 0) >>> (32 - shift));
  }
}
