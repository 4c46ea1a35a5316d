import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

/** Sources whose templates of several lines are CSS and nothing else. */
export declare const STYLED_SOURCES: RegExp;
/** Takes the comments and line breaks out of the CSS of a source; as many lines remain. */
export declare function squeezeCss(source: string): string;
/** For esbuild, which tsup bundles with. */
export declare const squeezeCssPlugin: EsbuildPlugin;
/** For Vite, which builds the portal. */
export declare function squeezeCssInPortal(): VitePlugin;
