/**
 * Everything behind the sign-in: shell, pages and the query library arrive together, after it. The export is taken
 * here: the bundler loses a namespace that is handed on (docs/decisions/first-screen.md).
 */
export const loadSignedInArea = async () => (await import('./SignedInArea')).SignedInArea;

/** Fetches it while the call that opens it is on its way. */
export const prefetchSignedInArea = () => void loadSignedInArea();
