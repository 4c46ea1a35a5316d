/** The timer of before any test has put another in its place. */
const { setTimeout: later } = globalThis;

/** What waits behind this turn of the event loop has run when it resolves. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, 0);
  });
}
