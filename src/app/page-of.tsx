import { type FC, useContext, useMemo } from 'react';
import {
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router';
import type { ListQuery, ListRules } from '../domain/list-query';
import { addressWith, queryIn } from '../domain/lists/list-address';
import { viewerAccess } from '../domain/users/permission-access';
import { useViewer } from '../hooks/auth/useViewer';
import type { AnyRow, RowPlace, ScreenRow } from '../screens/row';
import type { LoadedPage } from './area';
import { useConfig } from './ConfigContext';
import { ListPlaceHost } from './ListPlaceHost';
import { ScreenPage } from './PageTitle';

/**
 * The state of a list, kept in the address: it survives a reload and Back, and the link can be
 * shared.
 *
 * @param rules - what the list can be sorted and filtered by; keep it stable
 */
export function useListAddress(rules: ListRules): {
  readonly query: ListQuery;
  readonly onQueryChange: (query: ListQuery) => void;
} {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const hasLeft = useHasLeft();
  const query = useMemo(() => queryIn(params, rules), [params, rules]);
  return {
    query,
    onQueryChange: (next) => {
      if (hasLeft()) return;
      setParams((now) => addressWith(now, next, rules), {
        replace: true,
        state,
        preventScrollReset: true,
      });
    },
  };
}

/**
 * Returns a function that reports whether a navigation to another page is still loading. The
 * address is already that page's: a search typed just before must not overwrite it.
 */
function useHasLeft(): () => boolean {
  const { navigator } = useContext(NavigationContext);
  const { pathname } = useLocation();
  return () => {
    const { location } = navigator as { location?: Location };
    return location !== undefined && location.pathname !== pathname;
  };
}

/** The place of a page: its address and its path parameters. */
export interface PagePlace extends RowPlace {
  /** The path parameters: `id` of `/apps/orders/:id`. */
  readonly named: Readonly<Record<string, string>>;
}

function usePagePlace(): PagePlace {
  const viewer = useViewer();
  const named = useParams() as PagePlace['named'];
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  return useMemo(
    () => ({ named, params, viewer, state, go: setParams }),
    [named, params, viewer, state, setParams],
  );
}

const rulesOf = (
  list: AnyRow['list'] = {},
  place: Pick<RowPlace, 'params' | 'viewer'>,
): ListRules => (typeof list === 'function' ? list(place) : list);

/** What a row takes from the address of its page: path parameters, list state and the rest. */
export function useAddressOptions<
  Options extends object,
  Screen extends Shown,
  Shown extends object,
>(row: ScreenRow<Options, Screen, Shown>): Partial<Options> {
  const place = usePagePlace();
  const { hubUrl } = useConfig();
  const rules = useMemo(() => rulesOf(row.list, place), [row, place]);
  const held = useListAddress(rules);
  const own = useMemo(() => row.place?.(place), [row, place]);
  return {
    ...place.named,
    ...(row.list && held),
    ...(row.isLive && { url: hubUrl }),
    ...own,
  } as Partial<Options>;
}

/** The first query of a page, if the viewer may read it. */
export function firstReadOf({ need, list, firstRead }: AnyRow): LoadedPage['firstRead'] {
  if (!firstRead) return undefined;
  return (ahead) => {
    if (need && !viewerAccess(ahead.viewer, need).allowed) return null;
    return firstRead({ ...ahead, query: queryIn(ahead.params, rulesOf(list, ahead)) });
  };
}

const useNothing = () => ({});

/**
 * The page of a row. The portal adds options of its hook, such as `onDone`, and props of its
 * component, such as `activity`.
 */
export function pageOf<Options extends object, Screen extends Shown, Shown extends object>(
  row: ScreenRow<Options, Screen, Shown>,
  useOptions: (place: PagePlace) => NoInfer<Partial<Options>> = useNothing,
  useShown: (screen: Screen, place: PagePlace) => NoInfer<Partial<Shown>> = useNothing,
): FC & Pick<LoadedPage, 'firstRead'> {
  function Content() {
    const place = usePagePlace();
    const options = { ...useAddressOptions(row), ...useOptions(place) } as Options;
    const screen = row.useScreen(options);
    return <ScreenPage {...{ row, screen, options }} shown={useShown(screen, place)} />;
  }
  function RowPage() {
    // A new key for another record: its page starts fresh.
    const content = <Content key={Object.values(useParams()).join('/')} />;
    return row.kept ? <ListPlaceHost kept={row.kept}>{content}</ListPlaceHost> : content;
  }
  return Object.assign(RowPage, { firstRead: firstReadOf(row) });
}
