import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { LinksProvider } from '../components/ui/LinksProvider';
import type { CurrentUser } from '../domain/users/user';
import { useConfig } from './ConfigContext';
import { useWaysBack } from './ListsLeft';
import { portalLinks } from './portal-links';

/** Tells the pages where pages and records are. */
export function LinksHost({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { links: pages } = useConfig();
  const wayBack = useWaysBack();
  const { pathname, search } = useLocation();
  const place = useRef('');
  place.current = pathname + search;
  const links = useMemo(
    () => portalLinks(user, { pages, here: () => place.current, wayBack }),
    [user, pages, wayBack],
  );
  return <LinksProvider links={links}>{children}</LinksProvider>;
}
