import type { LocatorLike, Searchable, WantedRole } from './page-like';

/** Finds by role and name. A text is the whole name. */
export type Find<Found> = (
  role: WantedRole,
  name?: string | RegExp,
  where?: Searchable,
) => Found & LocatorLike;

/** How all page objects look for things on a page: what comes back is the page's own locator. */
export function findIn<Found>(page: Searchable): Find<Found> {
  return (role, name, where = page) =>
    where.getByRole(role, name === undefined ? {} : { name, exact: true }) as Found & LocatorLike;
}
