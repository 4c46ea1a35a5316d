import { Route, Routes } from 'react-router';
import { openAccess } from '../domain/shell/navigation';
import type { CurrentUser } from '../domain/users/user';
import type { AreaRoute } from './area';
import { areas } from './areas';
import { ForbiddenPage } from './errors/ForbiddenPage';
import { Redirect } from './Redirect';

/** The pages of all areas. */
export function AreaRoutes({ user }: { user: CurrentUser }) {
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
