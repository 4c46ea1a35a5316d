import createCache, { type EmotionCache } from '@emotion/cache';
import { readPage } from '../domain/read-page';
import { LAYER, OURS, THEIRS } from './layer';
import { STYLE_KEY } from './style-key';

/** Container of the style elements, and their nonce under a strict policy. */
export interface StyleCacheOptions {
  nonce?: string | undefined;
  /** @default document.head */
  container?: Node | undefined;
  /** Whether the rules are in the cascade layer. @default true */
  layer?: boolean | undefined;
}

/** Key of unlayered rules, and name of the data attribute that scopes them. */
const UNLAYERED_KEY = 'plinth-unlayered';

/**
 * Browsers that support light-dark() need no prefixes, which would double the rules. One shared
 * list, because a server caches compiled rules by it across requests.
 */
const NO_PLUGINS: [] = [];

const kept = new WeakMap<Node, Record<string, EmotionCache>>();

/**
 * The library's emotion cache. In a browser there is one for each container, key and nonce, so that
 * unmounted providers leave no style elements behind; on a server each request has its own.
 * `speedy` uses CSSOM, which also works with the nonce.
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
    return nesting(cache, layer);
  };
  if (typeof document === 'undefined') return create();
  const place = container ?? readPage(document, 'head');
  const caches = kept.get(place) ?? {};
  kept.set(place, caches);
  const name = key + nonce;
  caches[name] ??= create(place);
  return caches[name];
}

/** Registers another cache for a place, which `ThemeProvider` then uses. */
export function keepStyleCache(place: Node, cache: EmotionCache): void {
  kept.set(place, { [STYLE_KEY + undefined]: cache });
}

/**
 * Writes our rules uncompiled: native nesting is much faster than emotion's compiler. Only
 * keyframes and `@page` are hoisted. Styles of the host still use the compiler, and so does
 * everything on a server, which caches the result.
 *
 * @param layer - `false` writes the contents of our layer for this provider only: unlayered, scoped
 * to its
 * element (another provider of the page may be layered), with the specificity of a class
 */
export function nesting(cache: EmotionCache, layer = true): EmotionCache {
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    const styles = layer
      ? serialized.styles
      : serialized.styles
          .replaceAll(`@layer ${LAYER}{`, `*:where([data-${UNLAYERED_KEY}]) &{`)
          // The compiler would move a host's declarations before all nested rules; they must come
          // last.
          .replace(THEIRS, '&{$&}');
    if (typeof document === 'undefined' || !OURS.test(styles)) {
      return insert(selector, { ...serialized, styles }, ...rest);
    }
    cache.inserted[serialized.name] = true;
    const alone = styles.match(/@keyframes.+?\}\s*\}|@page.+?\}/gs) ?? [];
    for (const rule of [`${selector}{${styles}}`, ...alone]) cache.sheet.insert(rule);
  };
  return cache;
}
