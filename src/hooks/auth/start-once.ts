/**
 * Lets several users share one run: it begins with the first and ends with the last. An end that is
 * followed by a start at once, as React's StrictMode plays it, is none: nothing is sent twice.
 * @param run Begins, and returns the function that ends.
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
