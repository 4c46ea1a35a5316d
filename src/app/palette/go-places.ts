import { STATEMENTS_READ } from '../../domain/billing/statements-list';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { type Viewer, viewerAccess } from '../../domain/users/permission-access';
import type { PortalNavigationItem } from '../navigation-context';
import { paths } from '../paths';
import { renewalsPath } from '../subscriptions/paths';

/** A page that keys lead to. */
export interface GoPlace {
  readonly keys: string;
  readonly label: string;
  readonly href: string;
}

/** The second key of "g …", by the id of the entry in the navigation. */
const LETTERS: Readonly<Record<string, string>> = {
  dashboard: 'h',
  users: 'u',
  roles: 'r',
  customers: 'c',
  subscriptions: 's',
  orders: 'o',
  marketplace: 'm',
  modules: 'x',
  activity: 'a',
  statements: 'b',
  renewals: 'n',
};

/** Pages with keys but without a navigation entry, and the permission that each requires. */
const FURTHER = [
  { id: 'statements', href: paths.statements, need: STATEMENTS_READ },
  { id: 'renewals', href: renewalsPath('all'), need: SUBSCRIPTIONS_READ },
] as const;

/** The id of a page that has keys, and no entry in the navigation. */
export type FurtherPlace = (typeof FURTHER)[number]['id'];

/** The keys that lead to an entry of the navigation; undefined for none. */
export function goKeys(id: string): string | undefined {
  const letter = LETTERS[id];
  return letter && `g ${letter}`;
}

/** The pages of the navigation that keys lead to. */
export function goPlaces(navigation: readonly PortalNavigationItem[]): readonly GoPlace[] {
  return navigation
    .flatMap((item) => [item, ...(item.items ?? [])])
    .flatMap(({ id, label, href }) => {
      const keys = goKeys(id);
      return keys ? [{ keys, label, href }] : [];
    });
}

/** The same for pages without an entry, as far as the viewer may see them. */
export function furtherPlaces(
  viewer: Viewer,
  labelOf: (id: FurtherPlace) => string,
): readonly GoPlace[] {
  return FURTHER.filter(({ need }) => viewerAccess(viewer, need).allowed).map(({ id, href }) => ({
    keys: `g ${LETTERS[id]}`,
    label: labelOf(id),
    href,
  }));
}
