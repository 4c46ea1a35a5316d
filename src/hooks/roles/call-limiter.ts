/** Limits concurrent calls; the others are queued. */
export interface CallLimiter {
  /**
   * Runs a call when a slot is free. A queued call whose signal is aborted is never sent and
   * rejects with the signal's reason.
   */
  run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** A limiter that runs calls in the order of their requests. */
export function createCallLimiter(callsAtATime: number): CallLimiter {
  const queue: (() => void)[] = [];
  let running = 0;

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', onAbort);
        running += 1;
        resolve();
      };
      const onAbort = () => {
        const place = queue.indexOf(start);
        if (place >= 0) queue.splice(place, 1);
        reject(signal.reason);
      };
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      if (running < callsAtATime) {
        start();
        return;
      }
      queue.push(start);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  return {
    async run(call, signal) {
      await turn(signal);
      try {
        return await call();
      } finally {
        running -= 1;
        queue.shift()?.();
      }
    },
  };
}
