import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { type Viewer, viewerAccess } from '../../domain/users/permission-access';
import type { PortalNavigationItem } from '../navigation-context';
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

/** The same for the renewals, which have no entry, if the viewer may see them. */
export function renewalsPlace(viewer: Viewer, label: string): readonly GoPlace[] {
  const isOpen = viewerAccess(viewer, SUBSCRIPTIONS_READ).allowed;
  return isOpen ? [{ keys: `g ${LETTERS.renewals}`, label, href: renewalsPath('all') }] : [];
}
