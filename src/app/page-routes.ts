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
 * Identifies the open page: its path, without what a partner's module appends. Null for an address
 * without a page of its own.
 */
export function placeAt(pathname: string): string | null {
  const match = matchAt(pathname);
  return match && 'page' in match.route ? match.pathnameBase : null;
}

/** Prefetches the code of the page at an address (workday §8). */
export async function prefetchPage(pathname: string): Promise<LoadedPage | null> {
  const route = routeAt(pathname);
  if (route && 'page' in route) return (await route.page.prefetch?.()) ?? null;
  return route && route.redirectTo !== pathname ? prefetchPage(route.redirectTo) : null;
}
