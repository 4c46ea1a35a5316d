/**
 * Shares one run among several callers: it starts with the first and ends with the last. An end
 * directly followed by a start, as in React's StrictMode, is ignored, so that nothing is sent
 * twice.
 * @param run Starts, and returns the function that ends.
 */
export function startOnce(run: () => () => void): () => () => void {
  let users = 0;
  let stop: (() => void) | null = null;
  return () => {
    users += 1;
    stop ??= run();
    return () => {
      users -= 1;
      queueMicrotask(() => {
        if (users > 0) return;
        stop?.();
        stop = null;
      });
    };
  };
}
