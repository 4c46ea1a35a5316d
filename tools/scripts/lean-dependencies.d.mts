import type { Plugin } from 'vite';

/** Packages that do nothing on being loaded, without saying so. */
export declare const WITHOUT_SIDE_EFFECTS: RegExp;
/** For Vite, which builds the portal. */
export declare function leanDependencies(): Plugin;
