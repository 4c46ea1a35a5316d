import createCache, { type EmotionCache } from '@emotion/cache';
import { sheetOf } from './shadow-start';
import { keepStyleCache, nesting } from './style-cache';
import { STYLE_KEY } from './style-key';

interface Shared {
  readonly cache: EmotionCache;
  readonly sheet: CSSStyleSheet;
}

const shared = new WeakMap<Document, Shared>();

function create(host: Element): Shared {
  const sheet = sheetOf(host, '');
  const cache = nesting(createCache({ key: STYLE_KEY, speedy: true, stylisPlugins: [] }));
  cache.sheet.insert = (rule) => void sheet.insertRule(rule, sheet.cssRules.length);
  return { cache, sheet };
}

/**
 * Shares one constructed sheet between all shadow roots of a document: it needs no nonce under any
 * policy, and a rule that one element needs is available to all.
 */
export function shareStyles(shadow: ShadowRoot): void {
  const { ownerDocument, host } = shadow;
  const { cache, sheet } = shared.get(ownerDocument) ?? create(host);
  shared.set(ownerDocument, { cache, sheet });
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  keepStyleCache(shadow, cache);
}
