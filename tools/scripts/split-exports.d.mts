import type { Plugin } from 'vite';

/** The exported values of a module with their texts, and its imports, if it holds nothing else. */
export declare function partsOf(
  source: string,
): { parts: Map<string, string>; imports: string } | undefined;
/** For Vite, which builds the portal. */
export declare function splitExports(): Plugin;
