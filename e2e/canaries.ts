import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { tells } from './secrets';

/** A place that a script, another user of the machine or another site can read, and its text. */
type Found = readonly [place: string, text: string];

/** Reads everything in a page that outlives its forms. Runs inside the page. */
async function readPage(): Promise<Found[]> {
  const found: Found[] = [];
  const note = (place: string, value: unknown) => {
    if (value !== undefined && value !== null && value !== '') found.push([place, String(value)]);
  };
  const json = (value: unknown) => {
    try {
      return JSON.stringify(value) ?? '';
    } catch {
      return String(value);
    }
  };

  note('local storage', json({ ...localStorage }));
  note('session storage', json({ ...sessionStorage }));
  note('history.state', json(history.state));
  note('address', location.href);
  note('referrer', document.referrer);
  note('window.name', window.name);
  note('cookie', document.cookie);

  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open(name ?? '');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    });
    for (const store of db?.objectStoreNames ?? []) {
      const request = db?.transaction(store).objectStore(store).getAll();
      const rows = await new Promise((resolve) => {
        if (request) request.onsuccess = () => resolve(request.result);
      });
      note('IndexedDB', json(rows));
    }
    db?.close();
  }

  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      note('Cache storage', `${request.url} ${(await kept?.text()) ?? ''}`);
    }
  }

  /** What a user types into a form that they can see is where it belongs. */
  const isBeingTyped = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement &&
    element.form !== null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.type === 'password' || /-password|one-time-code/.test(element.autocomplete));

  const readTree = (root: Document | ShadowRoot) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Element)) {
        if (node.parentElement?.tagName !== 'STYLE') note('document', node.nodeValue);
        continue;
      }
      const isField = isBeingTyped(node);
      for (const { name, value } of node.attributes) {
        if (!(isField && name === 'value')) note('document', value);
      }
      if (!isField && 'value' in node) note('document', node.value);
      if (node.shadowRoot) readTree(node.shadowRoot);
    }
  };
  readTree(document);

  // What hangs on `window` itself: its own values, a few steps deep, but neither the document nor
  // what the browser put there as accessors.
  const seen = new Set<object>();
  let layer: object[] = [window];
  for (let depth = 0; depth < 5; depth += 1) {
    const next: object[] = [];
    for (const object of layer) {
      if (seen.size > 20_000 || seen.has(object)) continue;
      seen.add(object);
      for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
        if (typeof value === 'string') note('global variable', `${name} ${value}`);
        if (typeof value !== 'object' || value === null) continue;
        if (value instanceof Node || value === window || value instanceof Storage) continue;
        if (value instanceof Map) next.push([...value]);
        else if (value instanceof Set) next.push([...value]);
        else next.push(value);
      }
    }
    layer = next;
  }
  return found;
}

/** Every address that Back and Forward know. */
async function readHistory(page: Page): Promise<Found[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url, title }) => ['history', `${url} ${title}`]);
}

/** The keys of SECURITY.md's tables; what comes after `…` is different for each user. */
const KEYS = [
  ...readFileSync(join(import.meta.dirname, '..', 'SECURITY.md'), 'utf8').matchAll(
    /^\| `(plinth\.[^`]+)` \|/gm,
  ),
].map(([, key = '']) => key);

const isListed = (key: string) =>
  KEYS.some((one) => one === key || (one.endsWith('…') && key.startsWith(one.slice(0, -1))));

/** Other allowed storage keys: nothing else of a page may be stored. */
const unlistedKeys = (found: readonly Found[]) =>
  found.flatMap(([place, text]) =>
    place === 'local storage' || place === 'session storage'
      ? Object.keys(JSON.parse(text))
          .filter((key) => !isListed(key))
          .map((key) => `${place}: ${key} is not in SECURITY.md`)
      : [],
  );

/** Collects what pages of a context say and ask for while a test runs. */
export interface Canaries {
  /**
   * Where any of the secrets can be read now, each place once, and what is stored that SECURITY.md
   * does not list.
   */
  find(secrets: readonly string[]): Promise<readonly string[]>;
}

export function watchContext(context: BrowserContext, origin: string): Canaries {
  const heard: Found[] = [];
  context.on('console', (message) => heard.push(['console', message.text()]));
  context.on('weberror', (error) => {
    heard.push(['uncaught error', `${error.error().message} ${error.error().stack ?? ''}`]);
  });
  context.on('request', (request) => {
    heard.push(['referrer', request.headers().referer ?? '']);
    // The API is who these are for; a mailed link is followed once, by the document itself.
    const isOurs = request.url().startsWith(`${origin}/app/`);
    if (!isOurs && !request.isNavigationRequest()) heard.push(['request', request.url()]);
  });

  async function read(page: Page): Promise<Found[]> {
    // The sandbox's desk stands for other sites: a mailbox, a provider.
    const isPortal = page.url().startsWith(origin) && !page.url().startsWith(`${origin}/app/`);
    if (page.isClosed() || !isPortal) return [];
    try {
      return [...(await page.evaluate(readPage)), ...(await readHistory(page))];
    } catch (error) {
      if (page.isClosed() || !/navigat|context was destroyed/i.test(String(error))) throw error;
      await page.waitForLoadState('load');
      return [...(await page.evaluate(readPage)), ...(await readHistory(page))];
    }
  }

  return {
    async find(secrets) {
      const readings = await Promise.all(context.pages().map(read));
      const cookies = (await context.cookies())
        .filter(({ httpOnly }) => !httpOnly)
        .map(({ name, value }): Found => ['cookie', `${name}=${value}`]);
      const all = [...heard, ...cookies, ...readings.flat()];
      const places = all.filter(([, text]) => tells(text, secrets)).map(([place]) => place);
      return [...new Set([...places, ...unlistedKeys(readings.flat())])].sort();
    },
  };
}
