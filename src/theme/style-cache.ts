import createCache, { type EmotionCache } from '@emotion/cache';
import { readPage } from '../domain/read-page';
import { LAYER, OURS, THEIRS } from './layer';
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

const kept = new WeakMap<Node, Record<string, EmotionCache>>();

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

/** Keeps a cache of another making for what stands in a place, as `ThemeProvider` asks for it. */
export function keepStyleCache(place: Node, cache: EmotionCache): void {
  kept.set(place, { [STYLE_KEY + undefined]: cache });
}

/**
 * Writes our rules as they are: browsers nest by themselves, much faster than a script takes rules
 * apart. Only keyframes and `@page` have to stand alone. What a host adds goes through emotion's own compiler, and
 * so does all on a server, which keeps what it has compiled.
 *
 * @param layer - `false` writes what is in our layer, and that only, for this provider: outside of the
 *   layer, inside its own element (another provider of the page may be layered), and no stronger than
 *   a class
 */
export function nesting(cache: EmotionCache, layer = true): EmotionCache {
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    const styles = layer
      ? serialized.styles
      : serialized.styles
          .replaceAll(`@layer ${LAYER}{`, `*:where([data-${UNLAYERED_KEY}]) &{`)
          // The compiler puts a host's declarations before all that is nested; they are to win.
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
