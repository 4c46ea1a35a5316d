import { matchRoutes } from 'react-router';
import type { AreaRoute } from './area';
import { areas } from './areas';

const routes: readonly AreaRoute[] = areas.flatMap((area) => area.routes);

/** The route that an address belongs to; undefined for none. */
export function routeAt(pathname: string): AreaRoute | undefined {
  const matches = matchRoutes([...routes], pathname);
  return matches?.[matches.length - 1]?.route;
}

/** Fetches the code of the page at an address, which is likely to be opened next (workday §8). */
export function prefetchPage(pathname: string): void {
  const route = routeAt(pathname);
  if (route && 'page' in route) route.page.prefetch?.();
  else if (route && route.redirectTo !== pathname) prefetchPage(route.redirectTo);
}
