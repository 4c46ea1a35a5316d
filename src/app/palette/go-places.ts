import type { PortalNavigationItem } from '../navigation-context';

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
