import { type EmotionCache, jsx } from '@emotion/react';
import emotionStyled from '@emotion/styled/base';
import { collectStyles, type InsertHtml, jsxOnServer, styledOnServer } from './emotion-on-server';

const isServer = typeof document === 'undefined';

/** emotion's `styled`; a server has another place for the style elements. */
export const styledBase = (isServer ? styledOnServer : emotionStyled) as typeof emotionStyled;

/** emotion's `jsx`, for an element with a styles prop. */
export const jsxBase = isServer ? jsxOnServer : jsx;

/** On a server, passes the style elements of these caches to a framework that inserts HTML. */
export function offerStyles(caches: readonly EmotionCache[], insertHtml?: InsertHtml): void {
  if (isServer && insertHtml) collectStyles(caches, insertHtml);
}
