/**
 * The host's script as a file: `embed/frame.js` of a portal, and `@plinth/console/frame.js`. Fills
 * each `<div data-plinth-frame="roles">`, and dispatches its events on it.
 */
import { readPage } from '../../domain/read-page';
import {
  createPlinthFrame,
  type FrameTheme,
  type PlinthFrame,
  type PlinthFrameEvents,
} from './create-plinth-frame';

const EVENTS: readonly (keyof PlinthFrameEvents)[] = [
  'ready',
  'size',
  'title',
  'navigate',
  'signed-in',
  'signed-out',
  'event',
  'error',
];
const ATTRIBUTES = ['data-theme', 'data-language'];

type Filled = HTMLElement & { plinthFrame?: PlinthFrame };

// The portal that served the script; a copy elsewhere has `data-src`. Guarded against an image
// named `currentScript`.
const script = readPage(document, 'currentScript');
const from = script instanceof HTMLScriptElement ? script.src : '';

function fill(place: Filled): void {
  if (place.plinthFrame) return;
  const { plinthFrame: screen = '', src, theme, language, title, ...rest } = place.dataset;
  const params: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(rest)) {
    if (name.startsWith('param')) params[name.slice(5).toLowerCase()] = value;
  }
  const frame = createPlinthFrame({
    src: src ?? new URL('..', from).href,
    screen,
    container: place,
    theme: theme as FrameTheme | undefined,
    language,
    params,
    ...(title !== undefined && { title }),
  });
  place.plinthFrame = frame;
  for (const name of EVENTS) {
    frame.on(name, (detail) => place.dispatchEvent(new CustomEvent(`plinth-${name}`, { detail })));
  }
  new MutationObserver(() => {
    const { theme: scheme = 'system', language: tag } = place.dataset;
    frame.setTheme(scheme as FrameTheme);
    if (tag) frame.setLanguage(tag);
  }).observe(place, { attributeFilter: ATTRIBUTES });
}

function fillAll(): void {
  for (const place of readPage(document, 'querySelectorAll')('[data-plinth-frame]')) {
    try {
      fill(place as Filled);
    } catch (error) {
      // A wrong address in one place does not affect the others.
      reportError(error);
    }
  }
}

Object.assign(window, { createPlinthFrame });
if (readPage(document, 'readyState') === 'loading') {
  readPage(document, 'addEventListener')('DOMContentLoaded', fillAll);
} else fillAll();
