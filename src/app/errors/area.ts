import type { Area } from '../area';
import { NotFoundPage, SystemErrorPage } from './pages';
import { errorsPaths } from './paths';

/** They come with the signed-in area: no connection may be needed to say that something failed. */
export const errorsArea: Area = {
  routes: [
    { path: errorsPaths.notFound, page: NotFoundPage },
    { path: errorsPaths.systemError, page: SystemErrorPage },
    { path: '*', redirectTo: errorsPaths.notFound },
  ],
};
