import { type EmotionCache, type SerializedStyles, withEmotionCache } from '@emotion/react';
import { type Interpolation, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import * as React from 'react';
import { createElement, type ElementType, Fragment, type ReactNode } from 'react';
import { STYLE_KEY } from './style-key';

/** A framework's way to put HTML into the head while it streams: `useServerInsertedHTML` of Next.js. */
export type InsertHtml = (render: () => ReactNode) => void;

interface Rules {
  readonly names: string;
  readonly css: string;
}

/** Rules that wait for the framework to ask for them. */
const waiting = new WeakMap<EmotionCache, Rules[]>();

/**
 * Next.js hydrates while the code still comes: emotion, once it is there, would move style elements
 * from under React. There React itself takes them to the head, out of what is hydrated. Elsewhere
 * they stay behind the host's sheets, where a layer of ours is named after those of the host.
 */
function isHoisted({ nonce }: EmotionCache): boolean {
  // React writes no nonce on what it hoists.
  return !nonce && 'use' in React && typeof process === 'object' && !!process.env.NEXT_RUNTIME;
}

function styleElement(cache: EmotionCache, { names, css }: Rules): ReactNode {
  const place = isHoisted(cache)
    ? { href: `${cache.key}-${names.replaceAll(' ', '-')}`, precedence: STYLE_KEY }
    : { 'data-emotion': `${cache.key} ${names}`, nonce: cache.nonce };
  return createElement('style', { ...place, dangerouslySetInnerHTML: { __html: css } });
}

/** The style element of rules that the page does not have yet. */
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

/** Props of an element that is styled. */
export interface Styleable {
  /** Classes of whoever renders it. */
  className?: string;
}

/** An element with its styles before it: as many children as in a browser, which counts for ids. */
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

/** `styled` of emotion, for a component. */
export const styledOnServer =
  (tag: ElementType) =>
  (...styles: readonly unknown[]) =>
    withEmotionCache((props: Styleable, cache, ref) => render(tag, props, styles, cache, ref));

/** Props of an element whose styles are a prop. */
export interface Themed extends Styleable {
  tag: ElementType;
  css: SerializedStyles;
}

const Themed = withEmotionCache(({ tag, css, ...props }: Themed, cache, ref) =>
  render(tag, props, [css], cache, ref),
);

/** `jsx` of emotion, for an element with styles. */
export function jsxOnServer(tag: ElementType, props: Omit<Themed, 'tag'>): ReactNode {
  return createElement(Themed, { ...props, tag });
}

/** Leaves the style elements of these caches to the framework. */
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
