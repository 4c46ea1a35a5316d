/** Each frame is a Storybook of its own, and a story that plays wants the focus for itself. */
const AT_A_TIME = 1;
/** A frame that takes longer than this, in milliseconds, no longer holds up the others. */
const PATIENCE_MS = 20_000;

const waiting: (() => void)[] = [];
let loading = 0;

function next(): void {
  while (loading < AT_A_TIME) {
    const start = waiting.shift();
    if (!start) return;
    start();
  }
}

/**
 * Waits for a turn to load and calls `onTurn` with it. Answers with the function to call when the
 * frame stands, or is no longer wanted.
 */
export function takeTurn(onTurn: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  function start(): void {
    state = 'loading';
    loading += 1;
    timer = setTimeout(end, PATIENCE_MS);
    onTurn();
  }
  function end(): void {
    if (state === 'loading') loading -= 1;
    if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
    state = 'done';
    clearTimeout(timer);
    next();
  }
  waiting.push(start);
  next();
  return end;
}
