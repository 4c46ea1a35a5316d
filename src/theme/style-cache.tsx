import createCache, { type EmotionCache } from '@emotion/cache';
import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';
import { LAYER, STYLE_KEY, type StyleRules } from './style-rules';

/** Where the library's style elements go, and the nonce that a strict policy asks of them. */
export interface StyleCacheOptions {
  nonce?: string | undefined;
  /** @default document.head */
  container?: Node | undefined;
  /** Whether the rules go into the cascade layer. @default true */
  layer?: boolean | undefined;
}

/** Key of the rules outside of the layer, and name of the data attribute that they hang on. */
const UNLAYERED_KEY = 'plinth-unlayered';

const isServer = typeof document === 'undefined';
const kept = /* @__PURE__ */ new WeakMap<Node, Record<string, EmotionCache>>();

/**
 * The emotion cache of the library. In a browser there is one for each container, key and nonce, so
 * that providers that come and go leave no style elements behind; on a server each request has its own.
 * `speedy` writes rules through CSSOM, which is also the way that keeps the nonce.
 */
export function styleCache({
  nonce,
  container,
  layer = true,
}: StyleCacheOptions = {}): EmotionCache {
  const key = layer ? STYLE_KEY : UNLAYERED_KEY;
  // Browsers that know light-dark() need no prefixes, and the rules stay half as long without.
  const options = {
    key,
    speedy: true,
    stylisPlugins: [],
    ...(nonce && { nonce }),
  };
  if (isServer) return createCache(options);
  const place = container ?? document.head;
  const caches = kept.get(place) ?? {};
  kept.set(place, caches);
  const name = key + nonce;
  caches[name] ??= createCache({ ...options, container: place });
  return caches[name];
}

/**
 * Without a provider: one cache for the page. It is made when this module loads and not at the
 * first render, because it moves what a server has written out of the way of hydration.
 */
const StyleCacheContext = /* @__PURE__ */ createContext<EmotionCache | null>(
  isServer ? null : /* @__PURE__ */ styleCache(),
);

/** Provides a cache to everything inside. */
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
      data-emotion={`${cache.key} ${rules.name}`}
      nonce={cache.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own static CSS, server only
      dangerouslySetInnerHTML={{ __html: write(cache, rules) }}
    />
  );
}

function write(cache: EmotionCache, { name, styles, isTheme }: StyleRules): string {
  // Inside its own provider only, where another one may be layered, and no stronger than a class.
  const text =
    isTheme || cache.key === STYLE_KEY
      ? styles
      : styles.replace(`@layer ${LAYER}`, `:where([data-${cache.key}])`);
  // No selector around it: the layer is the outermost, and stylis leaves no empty rule behind.
  return cache.insert('', { name, styles: text }, cache.sheet, true) ?? '';
}
