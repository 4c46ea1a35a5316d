import type { ReactNode } from 'react';
import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router';
import { PageSkeleton } from '../components/shell/PageSkeleton';
import { openAccess } from '../domain/shell/navigation';
import type { CurrentUser, CustomerType } from '../domain/users/user';
import type { ListSelection } from '../hooks/reads/kept-selections';
import { KeptSelectionsContext } from '../hooks/reads/kept-selections';
import { shellFrameMessages, shellMessages } from '../messages/generated/en/shell';
import { useMessages } from '../messages/messages';
import type { AreaRoute } from './area';
import { areas } from './areas';
import { ForbiddenPage } from './errors/pages';
import { ListPlaceHost } from './ListPlaceHost';
import { PageBoundary } from './PageBoundary';
import { placeAt, routeAt } from './page-routes';
import { Redirect } from './Redirect';

/** Rows that were selected on a page are selected again when Back leads to it. */
function SelectionsHost({ children }: { children: ReactNode }) {
  const { key: entry } = useLocation();
  const [kept] = useState(() => new Map<string, ListSelection>());
  const selections = useMemo(() => ({ entry, kept }), [entry, kept]);
  return (
    <KeptSelectionsContext.Provider value={selections}>{children}</KeptSelectionsContext.Provider>
  );
}

/** Immediate feedback for a press: the title and the outline of the next page (workday §8). */
function PagePending({ level }: { level: CustomerType }) {
  const t = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const route = routeAt(useLocation().pathname);
  const { title, shape } = (route && 'page' in route && route.outline) || {};
  return <PageSkeleton title={title?.(t, frame, level)} shape={shape} />;
}

/** The pages of all areas. */
function AreaRoutes({ user }: { user: CurrentUser }) {
  return (
    <Routes>
      {areas.flatMap(({ routes }) =>
        routes.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={<AreaPage route={route} user={user} />}
          />
        )),
      )}
    </Routes>
  );
}

function AreaPage({ route, user }: { route: AreaRoute; user: CurrentUser }) {
  if ('redirectTo' in route) return <Redirect to={route.redirectTo} />;
  const access = openAccess(route, user);
  if (!access.allowed) return <ForbiddenPage access={access} />;
  return <route.page user={user} />;
}

/**
 * The page of the current address. A press first shows the title and the outline of the next page;
 * the page itself renders afterwards, interruptibly (workday §8).
 */
export function PageInTurn({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const place = placeAt(pathname);
  const answered = useDeferredValue(place);
  // No outline on Back: it would lose the scroll position.
  const isAnswer = place !== answered && place !== null && arrival !== 'POP';
  useLayoutEffect(() => {
    // The title is at the top.
    if (isAnswer) window.scrollTo(0, 0);
  }, [isAnswer]);
  return (
    <PageBoundary
      resetKey={pathname}
      onGoBack={() => void navigate(-1)}
      onReload={() => void navigate(0)}
    >
      <Suspense fallback={<PagePending level={user.customerType} />}>
        <SelectionsHost>
          <ListPlaceHost>
            {isAnswer ? <PagePending level={user.customerType} /> : <AreaRoutes user={user} />}
          </ListPlaceHost>
        </SelectionsHost>
      </Suspense>
    </PageBoundary>
  );
}
