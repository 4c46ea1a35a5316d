/** What one test may do with a mutant before it is taken for one that never ends. */
export interface Limits {
  /** How often it may enter a function or go round a loop. */
  readonly passes: number;
  /** How much more memory may be in use than when it began, in bytes. */
  readonly bytes: number;
}

export const LIMITS: Limits = { passes: 5_000_000, bytes: 1.5 * 1024 ** 3 };

/** The memory is looked at once in so many passes: each look takes microseconds. */
const EVERY = 64;

/** Ends a test that does not terminate, or exhausts the memory. */
export interface Patience {
  /** Another test begins. */
  readonly begin: () => void;
  /** A function is entered, or a loop goes round. Throws once a limit is passed. */
  readonly pass: () => void;
  /** Whether a limit was passed since the last `begin`: what was thrown may have been caught. */
  readonly isOver: () => boolean;
}

function memoryInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** @param inUse - the memory in use, in bytes */
export function createPatience(limits: Limits = LIMITS, inUse = memoryInUse): Patience {
  let passes = 0;
  let before = inUse();
  let isOver = false;
  return {
    begin() {
      passes = 0;
      before = inUse();
      isOver = false;
    },
    pass() {
      passes += 1;
      isOver ||= passes > limits.passes;
      if (!isOver && passes % EVERY === 0) isOver = inUse() - before > limits.bytes;
      if (isOver) throw new Error('It never ends, or eats all memory');
    },
    isOver: () => isOver,
  };
}
