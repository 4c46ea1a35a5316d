import { afterAll, beforeEach, vi } from 'vitest';
import { cdp, page, server } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

/*
 * All files share one document, so that modules are loaded once. This runs anew for each of them,
 * and puts back at its end what the next one would find changed.
 */
const { documentElement, body, title } = document;
const address = location.href;
const childrenOfBody = new Set(body.children);
const attributes = [documentElement, body].map(
  (element) => [element, [...element.attributes].map(({ name, value }) => [name, value])] as const,
);

beforeEach(async () => {
  await cleanup();
  // The pointer stays where the last test left it, and would lie on what the next one renders.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});

afterAll(async () => {
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const child of [...body.children]) if (!childrenOfBody.has(child)) child.remove();
  for (const [element, before] of attributes) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of before) element.setAttribute(name ?? '', value ?? '');
  }
  document.title = title;
  history.replaceState(null, '', address);
  const { width, height } = server.config.browser.viewport;
  await page.viewport(width, height);
});
