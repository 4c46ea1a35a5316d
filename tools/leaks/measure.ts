import type { CDPSession, Page } from 'playwright';
import type { PageCounters } from './page-counters';

/** What a page holds after everything that could be collected was. */
export interface Held extends PageCounters {
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  /** Kilobytes of the JavaScript heap. */
  readonly heap: number;
}

/**
 * Allowed growth of each over a run of any length, for what a page caches once. The heap is reported
 * but not checked: it includes the browser's compiled code and call records, which grow ever more
 * slowly, without a limit.
 */
export const ALLOWED: { readonly [Name in keyof Held]: number } = {
  nodes: 60,
  listeners: 20,
  documents: 0,
  timers: 2,
  intervals: 0,
  channels: 0,
  workers: 0,
  sockets: 0,
  heap: Number.POSITIVE_INFINITY,
};

export const MEASURES = Object.keys(ALLOWED) as readonly (keyof Held)[];

const SETTLED_AFTER = 3;
const ATTEMPTS_MAX = 12;

async function look(page: Page, cdp: CDPSession): Promise<Held> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const counters = await page.evaluate(() => window.leakCounters());
  return {
    nodes,
    listeners: jsEventListeners,
    documents,
    ...counters,
    heap: Math.round(usedSize / 1024),
  };
}

/** Collects garbage until nothing more goes: finalisers and idle work take a few turns. */
export async function measure(page: Page, cdp: CDPSession): Promise<Held> {
  let best = await look(page, cdp);
  let still = 0;
  for (let attempt = 0; attempt < ATTEMPTS_MAX && still < SETTLED_AFTER; attempt += 1) {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
    );
    const next = await look(page, cdp);
    const isLess = next.nodes < best.nodes || next.listeners < best.listeners;
    still = isLess || next.timers < best.timers ? 0 : still + 1;
    best = next;
  }
  return best;
}
