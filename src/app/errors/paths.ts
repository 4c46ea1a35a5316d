/** Addresses of the error pages (specification §2.3). */
export const errorsPaths = { notFound: '/error/404', systemError: '/error/500' } as const;
