import type { Page } from 'playwright';

/** What a page can keep beside nodes and listeners. */
export interface PageCounters {
  readonly timers: number;
  readonly intervals: number;
  readonly channels: number;
  readonly workers: number;
  readonly sockets: number;
}

declare global {
  interface Window {
    /** Asked for by the command; nothing of the portal knows it. */
    leakCounters: () => PageCounters;
  }
}

/** Runs in the page before any of its scripts: counts what was begun and has not ended. */
function count(): void {
  const timers = new Set<unknown>();
  const intervals = new Set<unknown>();
  const { setTimeout: later, setInterval: often } = window;
  const { clearTimeout: forget, clearInterval: stop } = window;
  window.setTimeout = ((run: TimerHandler, wait?: number, ...rest: unknown[]) => {
    const id = later(
      (...args: unknown[]) => {
        timers.delete(id);
        if (typeof run === 'function') run(...args);
      },
      wait,
      ...rest,
    );
    timers.add(id);
    return id;
  }) as typeof setTimeout;
  window.setInterval = ((...args: Parameters<typeof often>) => {
    const id = often(...args);
    intervals.add(id);
    return id;
  }) as typeof setInterval;
  // One list of numbers for both: either function ends either.
  const clear = (end: (id?: number) => void) =>
    ((id?: number) => {
      timers.delete(id);
      intervals.delete(id);
      end(id);
    }) as typeof forget;
  window.clearTimeout = clear(forget);
  window.clearInterval = clear(stop);

  /** Counts the objects of a class until a method of theirs ends them. */
  const open = <Kind extends 'BroadcastChannel' | 'Worker' | 'WebSocket'>(
    name: Kind,
    method: string,
  ) => {
    const living = new Set<object>();
    const Original = window[name] as unknown as new (...args: unknown[]) => EventTarget;
    const Counted = class extends Original {
      constructor(...args: unknown[]) {
        super(...args);
        living.add(this);
        this.addEventListener('close', () => living.delete(this));
      }
    };
    const end = Reflect.get(Original.prototype, method) as (...args: unknown[]) => unknown;
    Reflect.set(Counted.prototype, method, function (this: EventTarget, ...args: unknown[]) {
      living.delete(this);
      return end.apply(this, args);
    });
    Reflect.set(window, name, Counted);
    return living;
  };
  const channels = open('BroadcastChannel', 'close');
  const workers = open('Worker', 'terminate');
  const sockets = open('WebSocket', 'close');
  window.leakCounters = () => ({
    timers: timers.size,
    intervals: intervals.size,
    channels: channels.size,
    workers: workers.size,
    sockets: sockets.size,
  });
}

/** Makes a page count from its next document on. */
export async function countIn(page: Page): Promise<void> {
  // The compiler wraps functions that have a name; a page has no such helper.
  await page.addInitScript('globalThis.__name = (what) => what;');
  await page.addInitScript(count);
}
