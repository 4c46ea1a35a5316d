import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { describeRendering, run } from '../package/rendering';

const shop = inject('shops')['18.3.1'];

it('has the command for a language of one’s own', () => {
  run('npx', ['plinth-messages', 'new', 'pt', 'my-language'], shop);
  expect(run('npx', ['plinth-messages', 'check', 'my-language'], shop)).toContain(
    'Nothing is missing',
  );
});

it('installs nothing that only the portal needs', () => {
  const isInstalled = (name: string) => existsSync(join(shop, 'node_modules', name));
  expect(isInstalled('react-aria')).toBe(true);
  for (const name of ['@tanstack', 'react-router', 'msw', 'hono', '@microsoft']) {
    expect(isInstalled(name), name).toBe(false);
  }
  expect(isInstalled('@plinth/console/dist/session-timer.worker.js')).toBe(true);
});

describeRendering('18.3.1');
