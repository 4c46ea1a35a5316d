import type { Area } from '../area';
import { NotFoundPage, SystemErrorPage } from './pages';
import { errorsPaths } from './paths';

/** Bundled with the signed-in area: an error page must not need a connection. */
export const errorsArea: Area = {
  routes: [
    { path: errorsPaths.notFound, page: NotFoundPage },
    { path: errorsPaths.systemError, page: SystemErrorPage },
    { path: '*', redirectTo: errorsPaths.notFound },
  ],
};
