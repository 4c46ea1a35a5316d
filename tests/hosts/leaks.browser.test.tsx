import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IsolatedThemeProvider } from '../../src/theme/IsolatedThemeProvider';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { PIECES } from './pieces';

/** How often a piece comes and goes, in each way. A shadow root takes longer to come. */
const ROUNDS = [
  ['layered', 500],
  ['isolated', 100],
] as const;

const live = { listeners: 0, intervals: 0, observers: 0 };
const undo: (() => void)[] = [];

/** Puts another function in the place of one, until the end. */
function replace<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  make: (original: Owner[Name]) => Owner[Name],
): void {
  const original = owner[name];
  owner[name] = make(original);
  undo.push(() => {
    owner[name] = original;
  });
}

/** Only what outlives an element can be left behind: listeners of window and document. */
function countListeners(target: Window | Document): void {
  const known = new Map<unknown, Set<string>>();
  const nameOf = (type: string, options: unknown) => {
    const isObject = typeof options === 'object' && options !== null;
    return `${type} ${isObject ? 'capture' in options && options.capture === true : options === true}`;
  };
  const count =
    (change: (names: Set<string>, name: string) => void) =>
    (original: (...args: never[]) => unknown) =>
    (...args: [type: string, listener: unknown, options?: unknown]) => {
      const [type, listener, options] = args;
      const names = known.get(listener) ?? new Set();
      const before = names.size;
      change(names, nameOf(type, options));
      known.set(listener, names);
      live.listeners += names.size - before;
      return original.apply(target, args as unknown as never[]);
    };
  replace(target, 'addEventListener', count((names, name) => names.add(name)) as never);
  replace(target, 'removeEventListener', count((names, name) => names.delete(name)) as never);
}

function countObservers(
  name: 'ResizeObserver' | 'IntersectionObserver' | 'MutationObserver',
): void {
  const watching = new Set<object>();
  const { prototype } = window[name] as { prototype: ResizeObserver };
  const count = (change: (observer: object) => void) => (original: (...args: never[]) => unknown) =>
    function (this: object, ...args: never[]) {
      const before = watching.size;
      change(this);
      live.observers += watching.size - before;
      return original.apply(this, args);
    };
  replace(prototype, 'observe', count((one) => watching.add(one)) as never);
  replace(prototype, 'disconnect', count((one) => watching.delete(one)) as never);
}

beforeAll(() => {
  countListeners(window);
  countListeners(document);
  countObservers('ResizeObserver');
  countObservers('IntersectionObserver');
  countObservers('MutationObserver');
  const running = new Set<unknown>();
  replace(
    window,
    'setInterval',
    (set) =>
      ((...args: Parameters<typeof set>) => {
        const id = set(...args);
        running.add(id);
        live.intervals = running.size;
        return id;
      }) as typeof set,
  );
  replace(window, 'clearInterval', (clear) => (id) => {
    running.delete(id);
    live.intervals = running.size;
    clear(id);
  });
});

afterAll(() => {
  for (const one of undo) one();
});

/** Everything that a page would keep after a piece has gone. */
function kept() {
  const rules = [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
  return {
    ...live,
    styles: document.querySelectorAll('style').length,
    rules,
    elements: document.querySelectorAll('body *').length,
  };
}

describe.each(ROUNDS)('everything, %s', (mode, rounds) => {
  it('leaves nothing behind when it has come and gone often', async () => {
    const Provider = mode === 'isolated' ? IsolatedThemeProvider : ThemeProvider;
    const round = () => {
      const container = document.createElement('div');
      document.body.append(container);
      const root = createRoot(container);
      flushSync(() => root.render(<Provider>{PIECES.overlays}</Provider>));
      flushSync(() => root.unmount());
      container.remove();
    };
    for (let first = 0; first < 5; first += 1) round();
    await new Promise(requestAnimationFrame);
    const before = kept();
    for (let count = 0; count < rounds; count += 1) round();
    await new Promise(requestAnimationFrame);
    expect(kept()).toEqual(before);
  }, 240_000);
});
