import { matchRoutes } from 'react-router';
import type { AreaRoute, LoadedPage } from './area';
import { areas } from './areas';

const routes: readonly AreaRoute[] = areas.flatMap((area) => area.routes);

function matchAt(pathname: string) {
  const matches = matchRoutes([...routes], pathname);
  return matches?.[matches.length - 1];
}

/** The route that an address belongs to; undefined for none. */
export function routeAt(pathname: string): AreaRoute | undefined {
  return matchAt(pathname)?.route;
}

/**
 * What stays the same as long as one page is open: its path, without what a partner's module adds to it.
 * Null for an address that has no page of its own.
 */
export function placeAt(pathname: string): string | null {
  const match = matchAt(pathname);
  return match && 'page' in match.route ? match.pathnameBase : null;
}

/** Fetches the code of the page at an address, which is likely to be opened next (workday §8). */
export async function prefetchPage(pathname: string): Promise<LoadedPage | null> {
  const route = routeAt(pathname);
  if (route && 'page' in route) return (await route.page.prefetch?.()) ?? null;
  return route && route.redirectTo !== pathname ? prefetchPage(route.redirectTo) : null;
}
