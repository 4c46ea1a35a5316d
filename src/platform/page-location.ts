/** The address of the page and the ways to leave it for another one. */
export interface PageLocation {
  /** Host and port, as some calls want it (specification §7.1). '' on a server. */
  readonly host: string;
  /** What addresses of this site begin with, such as `https://portal.example`. @default '' */
  readonly origin?: string | undefined;
  /** Path and query of the page. @default '' */
  readonly path?: string | undefined;
  /** Loads an address as a new page. */
  assign(url: string): void;
  /** Loads an address as a new page in place of this one: Back does not return here. */
  replace(url: string): void;
  /**
   * Opens an address of this origin in a tab of its own that knows nothing of this one
   * (`noopener`), so that it starts without this tab's session storage. The browser does not report
   * whether it opened: the new tab has to announce itself.
   */
  openTab(url: string): void;
}

/** The browser's address. */
export const browserLocation: PageLocation = {
  // A server has none.
  get host() {
    return globalThis.location?.host ?? '';
  },
  get origin() {
    return globalThis.location?.origin ?? '';
  },
  get path() {
    return globalThis.location ? `${location.pathname}${location.search}` : '';
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
};

/** An address that only remembers where it was sent. */
export interface MemoryLocation extends PageLocation {
  /** The addresses that the page has left for, the last at the end. */
  readonly visited: readonly string[];
  /** The addresses of the tabs that were opened. */
  readonly openedTabs: readonly string[];
}

/** For tests and stories. */
export function createMemoryLocation(host = 'console.test'): MemoryLocation {
  let visited: readonly string[] = [];
  let openedTabs: readonly string[] = [];
  const visit = (url: string) => {
    visited = [...visited, url];
  };
  return {
    host,
    origin: `https://${host}`,
    assign: visit,
    replace: visit,
    openTab(url) {
      openedTabs = [...openedTabs, url];
    },
    get visited() {
      return visited;
    },
    get openedTabs() {
      return openedTabs;
    },
  };
}
