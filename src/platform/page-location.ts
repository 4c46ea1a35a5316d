/** The page's address, and navigation to other addresses. */
export interface PageLocation {
  /** Host and port, as some calls need it (specification §7.1). '' on a server. */
  readonly host: string;
  /** Origin of this site, such as `https://portal.example`. @default '' */
  readonly origin?: string | undefined;
  /** Path and query of the page. @default '' */
  readonly path?: string | undefined;
  /** Navigates to an address with a page load. */
  assign(url: string): void;
  /** Replaces the page by an address: Back does not return here. */
  replace(url: string): void;
  /**
   * Opens an address of this origin in a new tab without access to this one (`noopener`), so that
   * it starts without this tab's session storage. The browser does not report whether it opened:
   * the new tab has to announce itself.
   */
  openTab(url: string): void;
}

/** The browser's address. */
export const browserLocation: PageLocation = {
  // Undefined on a server.
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
  // A link, because `window.open` with `noopener` opens a window instead of a tab in some browsers,
  // and pop-up blockers are most likely to allow links.
  openTab: (url) => {
    const link = document.createElement('a');
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.click();
  },
};

/** An address that records navigations. */
export interface MemoryLocation extends PageLocation {
  /** The addresses navigated to, the last one at the end. */
  readonly visited: readonly string[];
  /** The addresses opened in new tabs. */
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
