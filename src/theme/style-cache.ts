import createCache, { type EmotionCache } from '@emotion/cache';
import { LAYER } from './layer';
import { STYLE_KEY } from './style-key';

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

/**
 * Browsers that know light-dark() need no prefixes, and the rules stay half as long without. One
 * list: a server keeps what it has compiled by it, for all requests.
 */
const NO_PLUGINS: [] = [];

const kept = /* @__PURE__ */ new WeakMap<Node, Record<string, EmotionCache>>();

/**
 * emotion's cache for the library. In a browser there is one for each container, key and nonce, so
 * that providers that come and go leave no style elements behind; on a server each request has its own.
 * `speedy` writes rules through CSSOM, which is also the way that keeps the nonce.
 */
export function styleCache({
  nonce,
  container,
  layer = true,
}: StyleCacheOptions = {}): EmotionCache {
  const key = layer ? STYLE_KEY : UNLAYERED_KEY;
  const create = (place?: Node) => {
    const cache = createCache({
      key,
      speedy: true,
      stylisPlugins: NO_PLUGINS,
      ...(nonce && { nonce }),
      ...(place && { container: place }),
    });
    return layer ? cache : unlayered(cache);
  };
  if (typeof document === 'undefined') return create();
  const place = container ?? document.head;
  const caches = kept.get(place) ?? {};
  kept.set(place, caches);
  const name = key + nonce;
  caches[name] ??= create(place);
  return caches[name];
}

/** Keeps a cache of another making for what stands in a place, as `ThemeProvider` asks for it. */
export function keepStyleCache(place: Node, cache: EmotionCache): void {
  kept.set(place, { [STYLE_KEY + undefined]: cache });
}

/**
 * Writes what is in our layer, and that only, for this provider: outside of the layer, inside its
 * own element (another provider of the page may be layered), and no stronger than a class.
 */
function unlayered(cache: EmotionCache): EmotionCache {
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const styles = serialized.styles.replaceAll(
      `@layer ${LAYER}{`,
      `*:where([data-${UNLAYERED_KEY}]) &{`,
    );
    return insert(selector, { ...serialized, styles }, sheet, shouldCache);
  };
  return cache;
}
