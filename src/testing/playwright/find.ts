import type { LocatorLike, Searchable, WantedRole } from './page-like';

/** Finds by role and name. A string must match the whole name. */
export type Find<Found> = (
  role: WantedRole,
  name?: string | RegExp,
  where?: Searchable,
) => Found & LocatorLike;

/** The finder of all page objects; it returns the page's own locators. */
export function findIn<Found>(page: Searchable): Find<Found> {
  return (role, name, where = page) =>
    where.getByRole(role, name === undefined ? {} : { name, exact: true }) as Found & LocatorLike;
}
