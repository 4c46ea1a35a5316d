import { type Area, lazyPage } from '../area';
import { modulesPaths } from './paths';

/** Pages of a partner's own. Their navigation depends on the portal: `useModulesEntry`. */
export const modulesArea: Area = {
  routes: [
    {
      path: modulesPaths.modules,
      page: lazyPage(async () => (await import('./pages')).ModulesPage),
    },
    {
      path: `${modulesPaths.module}/*`,
      page: lazyPage(async () => (await import('./pages')).ModulePage),
    },
  ],
};
