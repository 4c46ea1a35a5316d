/** The address of the page and the ways to leave it that no router covers. */
export interface PageLocation {
  /** Host and port, as some calls want it (specification §7.1). '' on a server. */
  readonly host: string;
  /** Loads an address as a new page. */
  assign(url: string): void;
  /** Loads an address as a new page in place of this one: Back does not return here. */
  replace(url: string): void;
}

/** The browser's address. */
export const browserLocation: PageLocation = {
  get host() {
    return typeof window === 'undefined' ? '' : window.location.host;
  },
  assign: (url) => window.location.assign(url),
  replace: (url) => window.location.replace(url),
};

/** An address that only remembers where it was sent. */
export interface MemoryLocation extends PageLocation {
  readonly visited: readonly string[];
}

/** For tests and stories. */
export function createMemoryLocation(host = 'console.test'): MemoryLocation {
  let visited: readonly string[] = [];
  const visit = (url: string) => {
    visited = [...visited, url];
  };
  return {
    host,
    assign: visit,
    replace: visit,
    get visited() {
      return visited;
    },
  };
}
