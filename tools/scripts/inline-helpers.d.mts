import type { Plugin } from 'vite';

/** A copy of the bundler's helpers under the names of an import; nothing when one is not found. */
export declare function copyOf(helpers: string, names: string): string | undefined;
/** For Vite, which builds the portal. */
export declare function inlineHelpers(): Plugin;
