import createCache, { type EmotionCache } from '@emotion/cache';
import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';
import { STYLE_KEY, type StyleRules } from './style-rules';

/** Where the library's style elements go, and the nonce that a strict policy asks of them. */
export interface StyleCacheOptions {
  nonce?: string | undefined;
  /** @default document.head */
  container?: Node | undefined;
}

const isServer = typeof document === 'undefined';
const kept = /* @__PURE__ */ new WeakMap<Node, Map<string | undefined, EmotionCache>>();

/**
 * The emotion cache of the library. In a browser there is one for each container and nonce, so that
 * providers that come and go leave no style elements behind; on a server each request has its own.
 * `speedy` writes rules through CSSOM, which is also the way that keeps the nonce.
 */
export function styleCache({ nonce, container }: StyleCacheOptions = {}): EmotionCache {
  // Browsers that know light-dark() need no prefixes, and the rules stay half as long without.
  const options = {
    key: STYLE_KEY,
    speedy: true,
    stylisPlugins: [],
    ...(nonce === undefined ? {} : { nonce }),
  };
  if (isServer) return createCache(options);
  const place = container ?? document.head;
  const caches = kept.get(place) ?? new Map<string | undefined, EmotionCache>();
  const cache = caches.get(nonce) ?? createCache({ ...options, container: place });
  kept.set(place, caches.set(nonce, cache));
  return cache;
}

/**
 * Without a provider: one cache for the page. It is made when this module loads and not at the
 * first render, because it moves what a server has written out of the way of hydration.
 */
const StyleCacheContext = /* @__PURE__ */ createContext<EmotionCache | null>(
  isServer ? null : /* @__PURE__ */ styleCache(),
);

/** Gives a cache to everything inside. */
export const StyleCacheProvider = StyleCacheContext.Provider;

/**
 * Writes rules once, before the browser paints what uses them. On a server it returns the style
 * element that goes beside what is rendered; in a browser nothing.
 */
export function useStyleRules(rules: StyleRules): ReactNode {
  const provided = useContext(StyleCacheContext);
  const cache = provided ?? styleCache();
  useInsertionEffect(() => {
    if (cache.inserted[rules.name] === undefined) write(cache, rules);
  }, [cache, rules]);
  if (!isServer || cache.inserted[rules.name] !== undefined) return null;
  return (
    <style
      data-emotion={`${STYLE_KEY} ${rules.name}`}
      nonce={cache.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own static CSS, server only
      dangerouslySetInnerHTML={{ __html: write(cache, rules) }}
    />
  );
}

function write(cache: EmotionCache, { name, styles }: StyleRules): string {
  // No selector around it: the layer is the outermost, and stylis leaves no empty rule behind.
  return cache.insert('', { name, styles }, cache.sheet, true) ?? '';
}
