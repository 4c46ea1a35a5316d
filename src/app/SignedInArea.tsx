import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { LinksProvider } from '../components/ui/LinksProvider';
import { type NavigationViewer, visibleNavigation } from '../domain/shell/navigation';
import type { CurrentUser } from '../domain/users/user';
import { RealtimeStateProvider } from '../hooks/connectivity/RealtimeStateProvider';
import { createQueryClient } from '../hooks/console/createQueryClient';
import { QueryCacheProvider } from '../hooks/console/QueryCacheProvider';
import { shellFrameMessages, shellMessages } from '../messages/generated/en/shell';
import { useMessages } from '../messages/messages';
import { loadAlertsLayer } from './alerts/load-alerts-layer';
import type { FrameTranslate, ShellTranslate } from './area';
import { areas } from './areas';
import { useConfig } from './ConfigContext';
import { ImpersonateProvider } from './impersonation/ImpersonateProvider';
import { ImpersonationArea } from './impersonation/ImpersonationArea';
import { useModulesEntry } from './modules/useModulesEntry';
import { PortalNavigationContext, type PortalNavigationItem } from './navigation-context';
import { LiveHost } from './notifications/LiveHost';
import { PageInTurn } from './PageInTurn';
import { PrefetchArea } from './PrefetchArea';
import { PaletteArea } from './palette/PaletteArea';
import { portalLinks } from './portal-links';
import { PermissionHelpArea } from './roles/PermissionHelpArea';
import { ViewAsArea } from './roles/ViewAsArea';
import { ShellPage } from './shell/ShellPage';
import { InviteProvider } from './users/InviteProvider';
import { OwnWays } from './users/OwnWays';

const subEntries = areas.flatMap((area) => area.subEntries ?? []);

/** The table of specification §6, as the areas declare it. */
export const navigationItems = areas.flatMap(({ entry }) =>
  entry ? [{ ...entry, items: subEntries.filter(({ under }) => under === entry.id) }] : [],
);

/** The side navigation as a viewer sees it, in the words of their language. */
export function navigationFor(
  viewer: NavigationViewer,
  t: ShellTranslate,
  frame: FrameTranslate,
): readonly PortalNavigationItem[] {
  return visibleNavigation(navigationItems, viewer).map((item) => ({
    id: item.id,
    alsoCurrentAt: pagesWithoutEntry(item.id),
    href: item.url,
    label: item.label(t, frame, viewer.customerType),
    icon: item.icon,
    items: item.items?.map((sub) => ({
      id: sub.id,
      href: sub.url,
      label: sub.label?.(t, frame, viewer.customerType) ?? '',
      icon: sub.icon,
      alsoCurrentAt: sub.alsoCurrentAt,
    })),
  }));
}

/** Addresses of an entry's pages that the menu does not show; its entry is the current one there. */
function pagesWithoutEntry(id: string): readonly string[] {
  return subEntries.filter(({ under, visible }) => under === id && !visible).map(({ url }) => url);
}

/** The query with which each page was left, the last one at the end. */
const ListsLeftContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Remembers the filters, view and page of each list when it is left, for the links back. */
export function ListsLeftHost({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [left] = useState(() => new Map<string, string>());
  useLayoutEffect(() => {
    left.delete(pathname);
    left.set(pathname, search);
  }, [left, pathname, search]);
  return <ListsLeftContext.Provider value={left}>{children}</ListsLeftContext.Provider>;
}

/**
 * Returns the link back from a record to its list, with the filters it was left with. Of several
 * lists of the same records, it is the one visited last. Read when the link renders.
 */
export function useWaysBack(): (list: string, ...others: readonly string[]) => string {
  const left = useContext(ListsLeftContext);
  return useCallback(
    (list, ...others) => {
      const seen = [...left.keys()].findLast((path) => path === list || others.includes(path));
      return seen === undefined ? list : seen + (left.get(seen) ?? '');
    },
    [left],
  );
}

/** Returns the addresses visited before this one, without their queries, latest first. */
export function useVisited(): () => readonly string[] {
  const left = useContext(ListsLeftContext);
  return useCallback(() => [...left.keys()].reverse().slice(1), [left]);
}

/** Puts together what the side navigation shows: the areas, then the partner's modules. */
function NavigationHost({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const t = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const modules = useModulesEntry(user);
  const items = useMemo(() => {
    const own = navigationFor(user, t, frame);
    return modules ? [...own, modules] : own;
  }, [user, t, frame, modules]);
  return (
    <PortalNavigationContext.Provider value={items}>{children}</PortalNavigationContext.Provider>
  );
}

/** Provides the pages with the addresses of pages and records. */
function LinksHost({ user, children }: { user: CurrentUser; children: ReactNode }) {
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

/** The authenticated application area (specification §2.2). */
export function SignedInArea({ user }: { user: CurrentUser }) {
  return (
    <ImpersonationArea>
      <ViewAsArea user={user}>
        {(viewer) => (
          <OwnWays>
            <SignedInPages user={viewer} />
          </OwnWays>
        )}
      </ViewAsArea>
    </ImpersonationArea>
  );
}

function SignedInPages({ user }: { user: CurrentUser }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    loadAlertsLayer().catch(() => {});
  }, []);
  return (
    <QueryCacheProvider queryClient={queryClient}>
      <RealtimeStateProvider>
        <LiveHost />
        <ListsLeftHost>
          <LinksHost user={user}>
            <PermissionHelpArea user={user}>
              <ImpersonateProvider>
                <InviteProvider>
                  <NavigationHost user={user}>
                    <PaletteArea viewer={user}>
                      <PrefetchArea>
                        <ShellPage user={user}>
                          <PageInTurn user={user} />
                        </ShellPage>
                      </PrefetchArea>
                    </PaletteArea>
                  </NavigationHost>
                </InviteProvider>
              </ImpersonateProvider>
            </PermissionHelpArea>
          </LinksHost>
        </ListsLeftHost>
      </RealtimeStateProvider>
    </QueryCacheProvider>
  );
}
