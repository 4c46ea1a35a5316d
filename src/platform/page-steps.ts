/** Back and Forward, and the closing of the page. A portal needs it, a single screen does not. */
export interface PageSteps {
  /**
   * Starts to listen to Back and Forward, until the returned function is called. The first listener
   * decides: call it before a router does, or `hold` has no effect.
   */
  watchSteps(): () => void;
  /**
   * Holds the page until the returned function is called. The browser asks before it closes or
   * reloads the page. Back and Forward stay on the page and call `onLeave` instead, with the
   * function that continues the step. Steps between entries that no router has numbered are not
   * held.
   */
  hold(onLeave: OnLeave): () => void;
}

/** Told that the reader wants to leave. */
type OnLeave = (goOn: () => void) => void;

/** The number of a history entry, as react-router writes it; null for entries of others. */
function entryNumber(state: unknown): number | null {
  const number = (state as { idx?: unknown } | null)?.idx;
  return typeof number === 'number' ? number : null;
}

/** The page that is held: its place in the history, and the handler to ask. */
interface Hold {
  readonly here: number;
  readonly onLeave: OnLeave;
}

function createBrowserSteps(): PageSteps {
  let held: Hold | null = null;
  let isReturning = false;

  function onStep(event: PopStateEvent): void {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = entryNumber(event.state);
    if (!held || there === null || there === held.here) return;
    // The router does not hear of it: for the router the page never moved.
    event.stopImmediatePropagation();
    const { here, onLeave } = held;
    isReturning = true;
    window.history.go(here - there);
    onLeave(() => {
      held = null;
      window.history.go(there - here);
    });
  }

  return {
    watchSteps: () => {
      if (typeof window === 'undefined') return () => {};
      window.addEventListener('popstate', onStep);
      return () => window.removeEventListener('popstate', onStep);
    },
    hold: (onLeave) => {
      const here = typeof window === 'undefined' ? null : entryNumber(window.history.state);
      const own = here === null ? null : { here, onLeave };
      if (own) held = own;
      const ask = (event: Event) => event.preventDefault();
      globalThis.addEventListener?.('beforeunload', ask);
      return () => {
        globalThis.removeEventListener?.('beforeunload', ask);
        if (held === own) held = null;
      };
    },
  };
}

/** The browser's own. */
export const browserSteps: PageSteps = createBrowserSteps();

/** For tests and stories, which have no history to step through. */
export const memorySteps: PageSteps = { watchSteps: () => () => {}, hold: () => () => {} };
