/** Back, Forward and closing the page. Only a portal needs it, not a single screen. */
export interface PageSteps {
  /**
   * Subscribes to Back and Forward until the returned function is called. The first listener wins:
   * call it before the router subscribes, or `hold` has no effect.
   */
  watchSteps(): () => void;
  /**
   * Holds the page until the returned function is called. The browser asks before it closes or
   * reloads the page. Back and Forward stay on the page and call `onLeave` instead, with the
   * function that continues the step. Steps between entries without a router's number are not held.
   */
  hold(onLeave: OnLeave): () => void;
}

/** Called when the user is about to leave; the argument continues. */
type OnLeave = (goOn: () => void) => void;

/** The number of a history entry, as written by react-router; null for other entries. */
function entryNumber(state: unknown): number | null {
  const number = (state as { idx?: unknown } | null)?.idx;
  return typeof number === 'number' ? number : null;
}

/** A held page: its position in the history, and its handler. */
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
    // The router must not see the event, since the page did not change.
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
