import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

/** A page in jsdom by `require` alone, as a CommonJS project loads it. */
const commonJs = `
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('<div id="root"></div>', { url: 'https://partner.test', pretendToBeVisual: true });
globalThis.window = window;
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) globalThis[name] = window[name];
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { act, createElement: h } = require('react');
const { createRoot } = require('react-dom/client');
const { RolesScreen } = require('@plinth/console/components');
const { useRolesScreen } = require('@plinth/console/hooks');
const { createTestConsole } = require('@plinth/console/testing');

const Roles = () => h(RolesScreen, useRolesScreen());
const root = createRoot(document.getElementById('root'));
(async () => {
  const { wrapper, settle, calls, cleanup } = createTestConsole({ as: 'ada@plinth.example' });
  await act(() => root.render(h(wrapper, null, h(Roles))));
  await settle();
  console.log(document.querySelectorAll('article').length, calls.map(({ name }) => name).join(' '));
  await act(() => root.unmount());
  cleanup();
  window.close();
})();
`;

it('runs a page on the sandbox by `require`, without a runner', () => {
  const shop = inject('shops')['19.3.1'];
  const file = join(shop, 'testing.cjs');
  writeFileSync(file, commonJs);
  const said = execFileSync(process.execPath, [file], { cwd: shop, encoding: 'utf8' });
  expect(said).toMatch(/^8 .*\blistRoles\b/);
});
