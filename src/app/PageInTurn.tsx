import { Suspense, useDeferredValue, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { CurrentUser } from '../domain/users/user';
import { AreaRoutes } from './AreaRoutes';
import { ListPlaceHost } from './ListPlaceHost';
import { PageBoundary } from './PageBoundary';
import { PagePending } from './PagePending';
import { placeAt } from './page-routes';
import { SelectionsHost } from './SelectionsHost';

/**
 * The page of the address. A press is answered first, by the title and the outline of the page that
 * comes; the page itself is rendered after that, in pieces, however large it is (workday §8).
 */
export function PageInTurn({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const place = placeAt(pathname);
  const answered = useDeferredValue(place);
  // Back finds the page as it was left: an outline in between would lose how far it was scrolled.
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
      <Suspense fallback={<PagePending />}>
        <SelectionsHost>
          <ListPlaceHost>{isAnswer ? <PagePending /> : <AreaRoutes user={user} />}</ListPlaceHost>
        </SelectionsHost>
      </Suspense>
    </PageBoundary>
  );
}
