import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createMemoryArea } from '../../src/platform/key-value-area';
import { createConsoleStorage } from '../../src/platform/storage';

const root = join(import.meta.dirname, '../..');
const script = readFileSync(join(root, 'public/first-paint.js'), 'utf8');

/** What the page's `color-scheme` is before anything else of it has run. */
function firstScheme(localStorage: unknown): string {
  const meta = { content: 'light dark' };
  const document = {
    querySelector: (selector: string) => (selector === 'meta[name="color-scheme"]' ? meta : null),
  };
  runInNewContext(script, { document, localStorage });
  return meta.content;
}

it('the first paint shows the theme that the portal stores', () => {
  const area = createMemoryArea();
  const storage = createConsoleStorage(area(), createMemoryArea()());
  const stored = area().open();
  expect(firstScheme(stored)).toBe('light dark');
  for (const theme of ['light', 'dark'] as const) {
    storage.theme.set(theme);
    expect(firstScheme(stored)).toBe(theme);
  }
  storage.theme.set('system');
  expect(firstScheme(stored)).toBe('light dark');
});

it.each([
  ['rubbish', { getItem: () => 'purple' }],
  ['storage that throws', { getItem: () => JSON.parse('{') }],
  ['no storage', undefined],
])('%s leaves the scheme to the system', (_name, storage) => {
  expect(firstScheme(storage)).toBe('light dark');
});

it('it runs before the first paint: in the head, neither deferred nor inline', () => {
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<script src="/first-paint.js"></script>');
  expect(head.indexOf('name="color-scheme"')).toBeLessThan(head.indexOf('first-paint.js'));
});
