/**
 * Everything behind the sign-in: shell, pages and the query library arrive together, after it. The
 * export is picked here: the bundler drops a namespace that is passed on
 * (docs/decisions/first-screen.md).
 */
export const loadSignedInArea = async () => (await import('./SignedInArea')).SignedInArea;

/** Prefetches it while the sign-in call is pending. */
export const prefetchSignedInArea = () => void loadSignedInArea();
