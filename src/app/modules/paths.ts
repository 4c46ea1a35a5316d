/** Addresses of a partner's own pages (specification §2.2). */
export const modulesPaths = {
  modules: '/apps/modules',
  module: '/apps/modules/:moduleId',
} as const;

/** The first page of a module. */
export function modulePath(id: string): string {
  return modulesPaths.module.replace(':moduleId', () => id);
}
