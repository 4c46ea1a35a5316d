/** A stream of numbers from 0 up to 1 that is the same for the same seed. */
export type Random = () => number;

/** Mulberry32: small, quick, and good enough to vary answers. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 up to `below`. */
export function whole(random: Random, below: number): number {
  return Math.floor(random() * below);
}

/** One of them. */
export function oneOf<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[whole(random, values.length)] ?? values[0];
}
