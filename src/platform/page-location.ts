/** The address of the page and the ways to leave it that no router covers. */
export interface PageLocation {
  /** Host and port, as some calls want it (specification §7.1). '' on a server. */
  readonly host: string;
  /** Loads an address as a new page. */
  assign(url: string): void;
  /** Loads an address as a new page in place of this one: Back does not return here. */
  replace(url: string): void;
  /**
   * Opens an address of this origin in a tab of its own that knows nothing of this one (`noopener`),
   * so that it starts without this tab's session storage. Nobody can tell whether a browser has let
   * it: a tab that is there has to say so itself.
   */
  openTab(url: string): void;
  /**
   * Begins to listen to Back and Forward, until the answered function is called. Whoever listens
   * first decides: call it before a router does, or `hold` cannot hold them.
   */
  watchSteps(): () => void;
  /**
   * Holds on to the page, until the answered function is called: the browser asks before it closes or
   * reloads the page, and Back and Forward stay where they are and ask `onLeave` instead, which is
   * given what goes on after all. Steps among entries that no router has numbered are not held.
   */
  hold(onLeave: OnLeave): () => void;
}

type OnLeave = (goOn: () => void) => void;

/** The number of a history entry, as react-router writes it; null for entries of others. */
function entryNumber(state: unknown): number | null {
  const number = (state as { idx?: unknown } | null)?.idx;
  return typeof number === 'number' ? number : null;
}

/** The page that is held: its place in the history, and who is asked. */
interface Hold {
  readonly here: number;
  readonly onLeave: OnLeave;
}

function createBrowserLocation(): PageLocation {
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
    get host() {
      return typeof window === 'undefined' ? '' : window.location.host;
    },
    assign: (url) => window.location.assign(url),
    replace: (url) => window.location.replace(url),
    // A link, because `window.open` with `noopener` opens a window rather than a tab in some browsers,
    // and because a link is what pop-up blockers trust most.
    openTab: (url) => {
      const link = document.createElement('a');
      link.href = url;
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
      link.click();
    },
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

/** The browser's address. */
export const browserLocation: PageLocation = /* @__PURE__ */ createBrowserLocation();

/** An address that only remembers where it was sent. */
export interface MemoryLocation extends PageLocation {
  readonly visited: readonly string[];
  /** Whether the page is held. */
  readonly isHeld: boolean;
  /** The addresses of the tabs that were opened. */
  readonly openedTabs: readonly string[];
}

/** For tests and stories. */
export function createMemoryLocation(host = 'console.test'): MemoryLocation {
  let visited: readonly string[] = [];
  const holds = new Set<object>();
  let openedTabs: readonly string[] = [];
  const visit = (url: string) => {
    visited = [...visited, url];
  };
  return {
    host,
    assign: visit,
    replace: visit,
    openTab(url) {
      openedTabs = [...openedTabs, url];
    },
    watchSteps: () => () => {},
    hold: (onLeave) => {
      const own = { onLeave };
      holds.add(own);
      return () => {
        holds.delete(own);
      };
    },
    get visited() {
      return visited;
    },
    get isHeld() {
      return holds.size > 0;
    },
    get openedTabs() {
      return openedTabs;
    },
  };
}
