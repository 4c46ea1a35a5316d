import { type EmotionCache, type SerializedStyles, withEmotionCache } from '@emotion/react';
import { type Interpolation, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import * as React from 'react';
import { createElement, type ElementType, Fragment, type ReactNode } from 'react';
import { STYLE_KEY } from './style-key';

/**
 * A framework's function for adding HTML to the head while streaming: `useServerInsertedHTML` of
 * Next.js.
 */
export type InsertHtml = (render: () => ReactNode) => void;

interface Rules {
  readonly names: string;
  readonly css: string;
}

/** Rules that wait for the framework to collect them. */
const waiting = new WeakMap<EmotionCache, Rules[]>();

/**
 * Next.js hydrates while code is still loading: emotion would then move style elements that React
 * is hydrating. There, React hoists them to the head, outside of the hydrated tree. Elsewhere they
 * stay after the host's sheets, so that our layer is declared after the host's layers.
 */
function isHoisted({ nonce }: EmotionCache): boolean {
  // React omits the nonce from hoisted elements.
  return !nonce && 'use' in React && typeof process === 'object' && !!process.env.NEXT_RUNTIME;
}

function styleElement(cache: EmotionCache, { names, css }: Rules): ReactNode {
  const place = isHoisted(cache)
    ? { href: `${cache.key}-${names.replaceAll(' ', '-')}`, precedence: STYLE_KEY }
    : { 'data-emotion': `${cache.key} ${names}`, nonce: cache.nonce };
  return createElement('style', { ...place, dangerouslySetInnerHTML: { __html: css } });
}

/** The style element for rules that the page does not have yet. */
function stylesOf(cache: EmotionCache, serialized: SerializedStyles): ReactNode {
  const css = insertStyles(cache, serialized, false);
  if (!css) return null;
  const names: string[] = [];
  for (let part: SerializedStyles | undefined = serialized; part; part = part.next) {
    names.push(part.name);
  }
  const rules = { names: names.join(' '), css };
  const kept = waiting.get(cache);
  if (!kept) return styleElement(cache, rules);
  kept.push(rules);
  return null;
}

/** Props of a styled element. */
export interface Styleable {
  /** Additional classes. */
  className?: string;
}

/**
 * An element preceded by its styles: the same number of children as in a browser, which matters for
 * ids.
 */
function render(
  tag: ElementType,
  { className: own, ...props }: Styleable,
  styles: readonly unknown[],
  cache: EmotionCache,
  ref: unknown,
): ReactNode {
  const around: string[] = [];
  const before = own === undefined ? '' : getRegisteredStyles(cache.registered, around, own);
  const all = [...styles, ...around] as Interpolation<unknown>[];
  const serialized = serializeStyles(all, cache.registered, props);
  const className = `${before}${cache.key}-${serialized.name}`;
  const element = createElement(tag, { className, ...props, ...(ref ? { ref } : {}) });
  return createElement(Fragment, null, stylesOf(cache, serialized), element);
}

/** emotion's `styled`, for a component. */
export const styledOnServer =
  (tag: ElementType) =>
  (...styles: readonly unknown[]) =>
    withEmotionCache((props: Styleable, cache, ref) => render(tag, props, styles, cache, ref));

/** Props of an element with a styles prop. */
export interface Themed extends Styleable {
  tag: ElementType;
  css: SerializedStyles;
}

const Themed = withEmotionCache(({ tag, css, ...props }: Themed, cache, ref) =>
  render(tag, props, [css], cache, ref),
);

/** emotion's `jsx`, for an element with styles. */
export function jsxOnServer(tag: ElementType, props: Omit<Themed, 'tag'>): ReactNode {
  return createElement(Themed, { ...props, tag });
}

/** Passes the style elements of these caches to the framework. */
export function collectStyles(caches: readonly EmotionCache[], insertHtml: InsertHtml): void {
  for (const cache of caches) if (!waiting.has(cache)) waiting.set(cache, []);
  insertHtml(() =>
    caches.map((cache, index) => {
      const rules = waiting.get(cache)?.splice(0) ?? [];
      if (rules.length === 0) return null;
      const names = rules.map((each) => each.names).join(' ');
      const css = rules.map((each) => each.css).join('');
      const given = { key: index, nonce: cache.nonce, 'data-emotion': `${cache.key} ${names}` };
      return createElement('style', { ...given, dangerouslySetInnerHTML: { __html: css } });
    }),
  );
}
