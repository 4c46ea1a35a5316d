/** Everything behind the sign-in: shell, pages and the query library arrive together, after it. */
export const loadSignedInArea = () => import('./SignedInArea');

/** Fetches it while the call that opens it is on its way. */
export const prefetchSignedInArea = () => void loadSignedInArea();
